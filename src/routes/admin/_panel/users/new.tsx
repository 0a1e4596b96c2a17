import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { BackToList } from '#src/panel/lists/BackLink.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { InviteForm } from '#src/panel/users/InviteForm.tsx';

export const Route = createFileRoute('/admin/_panel/users/new')({
  head: ({ match }) => panelPageHead('Invite user', match),
  component: InviteUser,
});

function InviteUser() {
  return (
    <>
      <PageHeading title="Invite user" back={<BackToList to="/admin/users" />} />
      <InviteForm />
    </>
  );
}
