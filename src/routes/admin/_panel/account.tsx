import { createFileRoute } from '@tanstack/react-router';
import { AccountForm } from '#src/features/admin/account/AccountForm.tsx';
import { PasswordForm } from '#src/features/admin/account/PasswordForm.tsx';
import { SessionList } from '#src/features/admin/account/SessionList.tsx';
import { TwoFactorSection } from '#src/features/admin/account/TwoFactorSection.tsx';
import { Loaded } from '#src/features/admin/Loaded.tsx';
import { PageHeading } from '#src/features/admin/PageHeading.tsx';
import { roleNames } from '#src/features/admin/users/userLabels.ts';
import { adminPageHead } from '#src/lib/pageHead.ts';
import { trpc } from '#src/lib/trpc.ts';

export const Route = createFileRoute('/admin/_panel/account')({
  head: ({ match }) => adminPageHead('Your account', match),
  component: Account,
});

function Account() {
  const account = trpc.account.read.useQuery();
  return (
    <>
      <PageHeading title="Your account" detail={account.data && roleNames[account.data.role]} />
      <Loaded query={account}>
        {(own) => (
          <>
            <AccountForm account={own} />
            <PasswordForm />
            <TwoFactorSection account={own} />
            <SessionList lifetimeDays={own.sessionLifetimeDays} />
          </>
        )}
      </Loaded>
    </>
  );
}
