import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { SettingsSections } from '#src/panel/settings/SettingsSections.tsx';

export const Route = createFileRoute('/admin/_panel/settings')({
  head: ({ match }) => panelPageHead('Settings', match),
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
