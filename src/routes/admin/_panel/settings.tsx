import { createFileRoute } from '@tanstack/react-router';
import {
  refetchOnOpen,
  useDataSinceOpening,
} from '../../../features/admin/forms/dataSinceOpening.ts';
import { Loaded } from '../../../features/admin/Loaded.tsx';
import { MailSection } from '../../../features/admin/outbox/MailSection.tsx';
import { PageHeading } from '../../../features/admin/PageHeading.tsx';
import { failedToLoad } from '../../../features/admin/reports.ts';
import { BackupNotice } from '../../../features/admin/settings/BackupNotice.tsx';
import { EmbeddingForm } from '../../../features/admin/settings/EmbeddingForm.tsx';
import { SiteContactForm } from '../../../features/admin/settings/SiteContactForm.tsx';
import { StalenessForm } from '../../../features/admin/settings/StalenessForm.tsx';
import { adminPageHead } from '../../../lib/pageHead.ts';
import { trpc } from '../../../lib/trpc.ts';

export const Route = createFileRoute('/admin/_panel/settings')({
  head: ({ match }) => adminPageHead('Settings', match),
  component: Settings,
});

function Settings() {
  const settings = useDataSinceOpening(
    trpc.settings.contactToEdit.useQuery(undefined, {
      ...refetchOnOpen,
      meta: { failure: failedToLoad.contact },
    }),
  );
  const ages = useDataSinceOpening(
    trpc.settings.staleness.useQuery(undefined, {
      ...refetchOnOpen,
      meta: { failure: failedToLoad.staleness },
    }),
  );
  const embedding = useDataSinceOpening(
    trpc.settings.embedding.useQuery(undefined, {
      ...refetchOnOpen,
      meta: { failure: failedToLoad.embedding },
    }),
  );
  const { user } = Route.useRouteContext();
  return (
    <>
      <PageHeading title="Settings" />
      <Loaded query={settings} failure={failedToLoad.contact}>
        {({ version, ...fields }) => <SiteContactForm stored={{ version, fields }} />}
      </Loaded>
      <Loaded query={ages} failure={failedToLoad.staleness}>
        {({ version, ...fields }) => <StalenessForm stored={{ version, fields }} />}
      </Loaded>
      <Loaded query={embedding} failure={failedToLoad.embedding}>
        {({ version, ...fields }) => <EmbeddingForm stored={{ version, fields }} />}
      </Loaded>
      <BackupNotice />
      <MailSection email={user.email} />
    </>
  );
}
