import { createFileRoute } from '@tanstack/react-router';
import { panelPageHead } from '#src/lib/pageHead.ts';
import { trpc } from '#src/lib/trpc.ts';
import { AccountForm } from '#src/panel/account/AccountForm.tsx';
import { PasswordForm } from '#src/panel/account/PasswordForm.tsx';
import { SessionList } from '#src/panel/account/SessionList.tsx';
import { TwoFactorSection } from '#src/panel/account/TwoFactorSection.tsx';
import { Loaded } from '#src/panel/Loaded.tsx';
import { PageHeading } from '#src/panel/PageHeading.tsx';
import { roleNames } from '#src/panel/users/userLabels.ts';

export const Route = createFileRoute('/admin/_panel/account')({
  head: ({ match }) => panelPageHead('Your account', match),
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
