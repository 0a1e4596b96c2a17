import { createFileRoute } from '@tanstack/react-router';
import { BackToList } from '../../../../features/admin/BackLink.tsx';
import { PageHeading } from '../../../../features/admin/PageHeading.tsx';
import { InviteForm } from '../../../../features/admin/users/InviteForm.tsx';
import { adminPageHead } from '../../../../lib/pageHead.ts';

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
