import { createFileRoute } from '@tanstack/react-router';
import { AccountForm } from '../../../features/admin/account/AccountForm.tsx';
import { PasswordForm } from '../../../features/admin/account/PasswordForm.tsx';
import { SessionList } from '../../../features/admin/account/SessionList.tsx';
import { TwoFactorSection } from '../../../features/admin/account/TwoFactorSection.tsx';
import { Loaded } from '../../../features/admin/Loaded.tsx';
import { PageHeading } from '../../../features/admin/PageHeading.tsx';
import { roleNames } from '../../../features/admin/users/userLabels.ts';
import { adminPageHead } from '../../../lib/pageHead.ts';
import { trpc } from '../../../lib/trpc.ts';

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
