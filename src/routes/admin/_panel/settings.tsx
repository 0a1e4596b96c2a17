import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '#src/features/admin/PageHeading.tsx';
import { SettingsSections } from '#src/features/admin/settings/SettingsSections.tsx';
import { adminPageHead } from '#src/lib/pageHead.ts';

export const Route = createFileRoute('/admin/_panel/settings')({
  head: ({ match }) => adminPageHead('Settings', match),
  component: Settings,
});

function Settings() {
  return (
    <>
      <PageHeading title="Settings" />
      <SettingsSections />
    </>
  );
}
