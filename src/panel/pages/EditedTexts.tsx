import type { SitePage } from '#core/site/sitePageNames.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useDataSinceOpening, useRefetchOnOpen } from '../forms/versions/dataSinceOpening.ts';
import { Loaded } from '../Loaded.tsx';
import { FooterForm } from './FooterForm.tsx';
import { PageForm } from './PageForm.tsx';

/** The form of a page. */
export function EditedPage({ page }: { page: SitePage }) {
  const stored = useDataSinceOpening(trpc.sitePage.toEdit.useQuery({ page }, useRefetchOnOpen()));
  return <Loaded query={stored}>{(opened) => <PageForm page={page} stored={opened} />}</Loaded>;
}

/** The form of the footer's texts. */
export function EditedFooter() {
  const stored = useDataSinceOpening(
    trpc.sitePage.footerToEdit.useQuery(undefined, useRefetchOnOpen()),
  );
  return (
    <Loaded query={stored}>
      {({ version, ...fields }) => <FooterForm stored={{ version, fields }} />}
    </Loaded>
  );
}
