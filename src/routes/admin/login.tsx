import { createFileRoute, redirect, useLocation } from '@tanstack/react-router';
import { sitePath } from '#core/site/sitePath.ts';
import { siteNameIn } from '#src/lib/siteName.ts';
import { SignInForm } from '#src/panel/session/SignInForm.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';

export const Route = createFileRoute('/admin/login')({
  // Browsers fill in passwords before hydration, which would empty the fields.
  ssr: 'data-only',
  pendingComponent: Spinner,
  validateSearch: (search: Record<string, unknown>): { redirect?: string } =>
    typeof search.redirect === 'string' ? { redirect: search.redirect } : {},
  beforeLoad: async ({ context, search, location }) => {
    if (await context.trpc.session.me.fetch()) {
      throw redirect({ href: destinationOf(search, location.hash) });
    }
  },
  head: ({ match }) => ({ meta: [{ title: `Admin Login · ${siteNameIn(match)}` }] }),
  component: Login,
});

function Login() {
  const search = Route.useSearch();
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = Route.useNavigate();
  return (
    <main className="mx-auto flex max-w-md flex-col gap-6 px-4 py-16">
      <h1 className="text-3xl font-bold">Admin Login</h1>
      <div className="card p-6">
        <SignInForm
          onSignedIn={() => navigate({ href: destinationOf(search, hash), replace: true })}
        />
      </div>
      <a href="/" className="link self-start">
        Back to {siteNameIn({ context: Route.useRouteContext() })}
      </a>
    </main>
  );
}

/**
 * The redirect after signing in: never to another site. The server doesn't see the hash of the page
 * that it redirects to sign in, which browsers keep.
 */
function destinationOf({ redirect: wanted = '' }: { redirect?: string }, hash: string): string {
  const target = sitePath(wanted) ?? '/admin/destinations';
  return hash && !target.includes('#') ? `${target}#${hash}` : target;
}
