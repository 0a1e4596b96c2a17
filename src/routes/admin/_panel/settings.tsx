import { createFileRoute } from '@tanstack/react-router';
import { BackupNotice } from '../../../components/admin/BackupNotice.tsx';
import { ContactForm } from '../../../components/admin/ContactForm.tsx';
import { ContactMessages } from '../../../components/admin/ContactMessages.tsx';
import { Loaded } from '../../../components/admin/Loaded.tsx';
import { failedToLoad } from '../../../components/admin/messages.ts';
import { NewsletterSubscribers } from '../../../components/admin/NewsletterSubscribers.tsx';
import { useAnswerSinceOpening, whenFormOpens } from '../../../components/admin/openedForm.ts';
import { PageHeading } from '../../../components/admin/PageHeading.tsx';
import { pageNumberIn } from '../../../searchParams.ts';
import { siteName } from '../../../siteName.ts';
import { trpc } from '../../../trpc.ts';

/** Which pages of the two lists are shown, counted from 1. */
type ShownPages = { messages?: number | undefined; subscribers?: number | undefined };

export const Route = createFileRoute('/admin/_panel/settings')({
  validateSearch: (search: Record<string, unknown>): ShownPages => ({
    messages: pageNumberIn(search.messages),
    subscribers: pageNumberIn(search.subscribers),
  }),
  head: () => ({ meta: [{ title: `Settings · Admin Panel · ${siteName}` }] }),
  component: Settings,
});

function Settings() {
  const settings = useAnswerSinceOpening(
    trpc.settings.contactToEdit.useQuery(undefined, {
      ...whenFormOpens,
      meta: { failure: failedToLoad.contact },
    }),
  );
  const { messages = 1, subscribers = 1 } = Route.useSearch();
  return (
    <>
      <PageHeading title="Settings" />
      <Loaded query={settings} failure={failedToLoad.contact}>
        {({ version, ...fields }) => <ContactForm stored={{ version, fields }} />}
      </Loaded>
      <BackupNotice />
      <ContactMessages page={messages} />
      <NewsletterSubscribers page={subscribers} />
    </>
  );
}
