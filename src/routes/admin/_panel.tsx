import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { LOCATION_MAX } from '../../../server/schemas/sitePath.ts';
import { PanelFrame } from '../../components/admin/PanelFrame.tsx';
import { Spinner } from '../../components/Spinner.tsx';

/** Lets signed-in administrators through, and sends everyone else to sign in first. */
export const Route = createFileRoute('/admin/_panel')({
  beforeLoad: async ({ context, location }) => {
    const user = await context.trpc.session.me.fetch();
    if (!user) throw redirect({ to: '/admin/login', search: placeToRemember(location.href) });
    return { user };
  },
  pendingComponent: Spinner,
  component: Panel,
});

/** A place with a longer address than a redirect may name is forgotten. */
function placeToRemember(href: string): { redirect?: string } {
  const isShort = `/admin/login?redirect=${encodeURIComponent(href)}`.length <= LOCATION_MAX;
  return isShort ? { redirect: href } : {};
}

function Panel() {
  const { user } = Route.useRouteContext();
  return (
    <PanelFrame email={user.email}>
      <Outlet />
    </PanelFrame>
  );
}
