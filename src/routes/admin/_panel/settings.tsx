import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '../../../features/admin/PageHeading.tsx';
import { ContactMessages } from '../../../features/admin/settings/ContactMessages.tsx';
import { NewsletterSubscribers } from '../../../features/admin/settings/NewsletterSubscribers.tsx';
import { SettingsSections } from '../../../features/admin/settings/SettingsSections.tsx';
import { adminPageHead } from '../../../lib/pageHead.ts';
import { pageNumberIn } from '../../../lib/searchParams.ts';

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
  const { messages = 1, subscribers = 1 } = Route.useSearch();
  return (
    <>
      <PageHeading title="Settings" />
      <SettingsSections />
      <ContactMessages page={messages} />
      <NewsletterSubscribers page={subscribers} />
    </>
  );
}
