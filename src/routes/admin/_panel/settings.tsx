import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '../../../features/admin/PageHeading.tsx';
import { SettingsSections } from '../../../features/admin/settings/SettingsSections.tsx';
import { adminPageHead } from '../../../lib/pageHead.ts';

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
