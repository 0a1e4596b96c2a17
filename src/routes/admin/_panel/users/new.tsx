import { createFileRoute } from '@tanstack/react-router';
import { BackToList } from '#src/features/admin/BackLink.tsx';
import { PageHeading } from '#src/features/admin/PageHeading.tsx';
import { InviteForm } from '#src/features/admin/users/InviteForm.tsx';
import { adminPageHead } from '#src/lib/pageHead.ts';

export const Route = createFileRoute('/admin/_panel/users/new')({
  head: ({ match }) => adminPageHead('Invite user', match),
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
