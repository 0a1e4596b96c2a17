import { createFileRoute, redirect } from '@tanstack/react-router';
import { siteNameIn } from '#src/lib/siteName.ts';
import { SetUpForm } from '#src/panel/session/SetUpForm.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';

export const Route = createFileRoute('/admin/setup')({
  // Browsers fill in passwords before hydration, which would empty the fields.
  ssr: 'data-only',
  pendingComponent: Spinner,
  validateSearch: (search: Record<string, unknown>) => ({ token: String(search.token ?? '') }),
  // The link of an administrator who is there already.
  beforeLoad: async ({ context }) => {
    if (!(await context.trpc.session.needsSetUp.fetch())) throw redirect({ to: '/admin/login' });
  },
  head: ({ match }) => ({ meta: [{ title: `First administrator · ${siteNameIn(match)}` }] }),
  component: SetUp,
});

function SetUp() {
  const { token } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <main className="mx-auto flex max-w-md flex-col gap-6 px-4 py-16">
      <h1 className="text-3xl font-bold">First administrator</h1>
      <p>Choose the email address and password you will sign in with.</p>
      <div className="card p-6">
        <SetUpForm
          token={token}
          onSignedIn={() => navigate({ to: '/admin/destinations', replace: true })}
        />
      </div>
    </main>
  );
}
