import { createFileRoute, redirect } from '@tanstack/react-router';
import { siteNameIn } from '#src/lib/siteName.ts';
import { TwoFactorSetUp } from '#src/panel/account/TwoFactorSetUp.tsx';
import { SignOutButton } from '#src/panel/session/SignOutButton.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';

/** For users who must set up two-factor first. */
export const Route = createFileRoute('/admin/two-factor')({
  // Browsers fill in passwords before hydration, which would empty the fields.
  ssr: 'data-only',
  pendingComponent: Spinner,
  beforeLoad: async ({ context }) => {
    const user = await context.trpc.session.me.fetch(undefined, { staleTime: 0 });
    if (!user?.needsTwoFactor)
      throw redirect({ to: user ? '/admin/destinations' : '/admin/login' });
  },
  head: ({ match }) => ({ meta: [{ title: `Two-Factor Sign-In · ${siteNameIn(match)}` }] }),
  component: TwoFactor,
});

function TwoFactor() {
  const navigate = Route.useNavigate();
  return (
    <main className="mx-auto flex max-w-md flex-col gap-6 px-4 py-16">
      <h1 className="text-3xl font-bold">Two-Factor Sign-In</h1>
      <p>
        Everybody on this team signs in with a password and a code from an authenticator app. Set it
        up to go on.
      </p>
      <div className="card p-6">
        <TwoFactorSetUp
          onDone={() => void navigate({ to: '/admin/destinations', replace: true })}
        />
      </div>
      <div className="self-start">
        <SignOutButton />
      </div>
    </main>
  );
}
