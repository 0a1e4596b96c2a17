import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { LOCATION_MAX } from '../../../server/schemas/sitePath.ts';
import { PanelFrame } from '../../features/admin/PanelFrame.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Spinner } from '../../ui/Spinner.tsx';

/**
 * How long the session is assumed valid during navigation within the panel, in milliseconds: a
 * letter typed into a search, which changes the address, needn't wait for the server. The server
 * checks every request by itself.
 */
const SESSION_FRESH_MS = 60_000;

/** Lets signed-in administrators through, and sends everyone else to sign in first. */
export const Route = createFileRoute('/admin/_panel')({
  beforeLoad: async ({ cause, context, location }) => {
    const known = cause === 'stay' ? { staleTime: SESSION_FRESH_MS } : {};
    const user = await context.trpc.session.me.fetch(undefined, known);
    if (!user) throw redirect({ to: '/admin/login', search: redirectSearch(location.href) });
    return { user };
  },
  pendingComponent: Spinner,
  component: Panel,
});

/** An address longer than a redirect may carry is dropped. */
function redirectSearch(href: string): { redirect?: string } {
  const isShort = `/admin/login?redirect=${encodeURIComponent(href)}`.length <= LOCATION_MAX;
  return isShort ? { redirect: href } : {};
}

function Panel() {
  const { user } = Route.useRouteContext();
  // Another administrator may have signed in over a form.
  const me = trpc.session.me.useQuery(undefined, { initialData: user, enabled: false });
  return (
    <PanelFrame email={me.data?.email ?? user.email}>
      <Outlet />
    </PanelFrame>
  );
}
