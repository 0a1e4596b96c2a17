import { trpc } from '../../../lib/trpc.ts';
import { refetchOnOpen, useDataSinceOpening } from '../forms/dataSinceOpening.ts';
import { Loaded } from '../Loaded.tsx';
import { failedToLoad } from '../reports.ts';
import { SiteContactForm } from './SiteContactForm.tsx';

/** The contact block, office hours and social links, to be edited. */
export function ContactSection() {
  const failure = failedToLoad.contact;
  const stored = useDataSinceOpening(
    trpc.settings.contactToEdit.useQuery(undefined, { ...refetchOnOpen, meta: { failure } }),
  );
  return (
    <Loaded query={stored} failure={failure}>
      {({ version, ...fields }) => <SiteContactForm stored={{ version, fields }} />}
    </Loaded>
  );
}
