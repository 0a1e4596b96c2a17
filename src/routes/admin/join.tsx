import { createFileRoute } from '@tanstack/react-router';
import { siteNameIn } from '#src/lib/siteName.ts';
import { serverMessage, trpc } from '#src/lib/trpc.ts';
import { JoinForm } from '#src/panel/session/JoinForm.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';

/** The target of invitations and of links to reset a password. */
export const Route = createFileRoute('/admin/join')({
  // Browsers fill in passwords before hydration, which would empty the fields.
  ssr: 'data-only',
  pendingComponent: Spinner,
  validateSearch: (search: Record<string, unknown>) => ({ token: String(search.token ?? '') }),
  head: ({ match }) => ({
    meta: [
      { title: `Choose a password · ${siteNameIn(match)}` },
      // The address is a secret that other sites must not learn.
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: Join,
});

function Join() {
  const siteName = siteNameIn({ context: Route.useRouteContext() });
  const { token } = Route.useSearch();
  const navigate = Route.useNavigate();
  const link = trpc.session.accountLink.useQuery({ token }, { retry: false });
  return (
    <main className="mx-auto flex max-w-md flex-col gap-6 px-4 py-16">
      <h1 className="text-3xl font-bold">
        {link.data?.purpose === 'invitation' ? `Welcome to ${siteName}` : 'Choose a password'}
      </h1>
      {link.isPending && <Spinner />}
      {link.isError && (
        <div role="alert" className="card p-6 font-semibold">
          {serverMessage(link.error) ?? 'The server could not be reached. Load this page again.'}
        </div>
      )}
      {link.data && (
        <div className="card p-6">
          <JoinForm
            token={token}
            link={link.data}
            onSignedIn={() => navigate({ to: '/admin/dashboard', replace: true })}
            onCodeNeeded={() => navigate({ to: '/admin/login', replace: true })}
          />
        </div>
      )}
      <a href="/" className="link self-start">
        Back to {siteName}
      </a>
    </main>
  );
}
