import { createFileRoute } from '@tanstack/react-router';
import {
  refetchOnOpen,
  useDataSinceOpening,
} from '../../../features/admin/forms/dataSinceOpening.ts';
import { Loaded } from '../../../features/admin/Loaded.tsx';
import { PageHeading } from '../../../features/admin/PageHeading.tsx';
import { failedToLoad } from '../../../features/admin/reports.ts';
import { BackupNotice } from '../../../features/admin/settings/BackupNotice.tsx';
import { ContactMessages } from '../../../features/admin/settings/ContactMessages.tsx';
import { EmbeddingForm } from '../../../features/admin/settings/EmbeddingForm.tsx';
import { NewsletterSubscribers } from '../../../features/admin/settings/NewsletterSubscribers.tsx';
import { SecurityForm } from '../../../features/admin/settings/SecurityForm.tsx';
import { SiteContactForm } from '../../../features/admin/settings/SiteContactForm.tsx';
import { StalenessForm } from '../../../features/admin/settings/StalenessForm.tsx';
import { adminPageHead } from '../../../lib/pageHead.ts';
import { pageNumberIn } from '../../../lib/searchParams.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Which pages of the two lists are shown, counted from 1. */
type ShownPages = { messages?: number | undefined; subscribers?: number | undefined };

export const Route = createFileRoute('/admin/_panel/settings')({
  validateSearch: (search: Record<string, unknown>): ShownPages => ({
    messages: pageNumberIn(search.messages),
    subscribers: pageNumberIn(search.subscribers),
  }),
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
  const security = useDataSinceOpening(
    trpc.settings.security.useQuery(undefined, {
      ...refetchOnOpen,
      meta: { failure: failedToLoad.security },
    }),
  );
  const { messages = 1, subscribers = 1 } = Route.useSearch();
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
      <Loaded query={security} failure={failedToLoad.security}>
        {({ version, ...fields }) => <SecurityForm stored={{ version, fields }} />}
      </Loaded>
      <BackupNotice />
      <ContactMessages page={messages} />
      <NewsletterSubscribers page={subscribers} />
    </>
  );
}
