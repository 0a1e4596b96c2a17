import { createFileRoute, Outlet, redirect, useMatches } from '@tanstack/react-router';
import { LOCATION_MAX } from '#core/site/sitePath.ts';
import { PanelFrame } from '#src/panel/frame/PanelFrame.tsx';
import { AdministratorsOnly } from '#src/panel/session/AdministratorsOnly.tsx';
import { useMayOpen, useSignedIn } from '#src/panel/session/signedIn.ts';
import { useLoadedPages } from '#src/panel/useLoadedPages.ts';
import { Spinner } from '#src/ui/Spinner.tsx';

/**
 * How long the session is assumed valid during navigation within the panel, in ms. It is read again
 * without waiting: typing into a search changes the address, and the next page says itself that it
 * can't be loaded. The server checks every request itself.
 */
const SESSION_FRESH_MS = 60_000;

/** Requires a session, and redirects to sign in, or to set up two-factor, first. */
export const Route = createFileRoute('/admin/_panel')({
  beforeLoad: async ({ cause, context, location }) => {
    const { me } = context.trpc.session;
    const known = cause === 'enter' ? undefined : me.getData();
    if (known) void me.prefetch(undefined, { staleTime: SESSION_FRESH_MS });
    const user = known ?? (await me.fetch());
    if (!user) throw redirect({ to: '/admin/login', search: redirectSearch(location.href) });
    if (user.needsTwoFactor) throw redirect({ to: '/admin/two-factor' });
    return { user };
  },
  pendingComponent: Spinner,
  component: Panel,
});

/** An address that is too long for a redirect is dropped. */
function redirectSearch(href: string): { redirect?: string } {
  const isShort = `/admin/login?redirect=${encodeURIComponent(href)}`.length <= LOCATION_MAX;
  return isShort ? { redirect: href } : {};
}

function Panel() {
  const user = useSignedIn();
  const mayOpen = useMayOpen();
  useLoadedPages();
  // The displayed page's path: the location is already the next one while another page is loading.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  return (
    <PanelFrame user={user}>{mayOpen(pathname) ? <Outlet /> : <AdministratorsOnly />}</PanelFrame>
  );
}
