import { createFileRoute } from '@tanstack/react-router';
import { siteName } from '../../../../server/schemas/constants.ts';
import { PageHeading } from '../../../features/admin/PageHeading.tsx';
import { RulesNav } from '../../../features/admin/rules/RulesNav.tsx';

export const Route = createFileRoute('/admin/_panel/rules/editions')({
  head: () => ({ meta: [{ title: `Editions · Admin Panel · ${siteName}` }] }),
  component: Editions,
});

function Editions() {
  return (
    <>
      <PageHeading title="Editions" />
      <RulesNav />
    </>
  );
}
