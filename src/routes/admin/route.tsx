import { createFileRoute, Outlet, ScriptOnce } from '@tanstack/react-router';
import { fontPreload } from '#src/lib/fontPreload.ts';
import { useReports } from '#src/panel/frame/useReports.ts';
import { recordKeysScript } from '#src/panel/keys/keysBeforeHydration.ts';
import { askedWithNextInput, optionalPart, saidInDialog } from '#src/panel/optionalPart.tsx';
import { useSignInAgain } from '#src/panel/session/useSignInAgain.ts';
import { SessionEnd } from '#src/panel/sessionEnd.ts';
import { useHashInView } from '#src/panel/useHashInView.ts';
import { useHashFocus } from '#src/ui/useHashFocus.ts';

// With the form library, which most pages of the panel don't need.
const SignInDialog = optionalPart(
  () => import('#src/panel/session/SignInDialog.tsx'),
  'SignInDialog',
  {
    failed: (retry, { onClose }) => saidInDialog(retry, { onClose: () => onClose(null) }),
  },
);

// No page needs toasts before it is hydrated.
const Toasts = optionalPart(() => import('#src/panel/toasts/Toasts.tsx'), 'Toasts', {
  failed: askedWithNextInput,
});

/** How long the site's name is cached within the panel, in ms. */
const SITE_FRESH_MS = 60_000;

/** Returns nothing: the data is in the query cache. */
const noData = () => undefined;

/** All paths below /admin. */
export const Route = createFileRoute('/admin')({
  // Titles include the site's name; the panel works without it.
  loader: ({ context: { trpc } }) =>
    trpc.settings.site.fetch(undefined, { staleTime: SITE_FRESH_MS }).then(noData, noData),
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }], links: fontPreload() }),
  component: AdminArea,
});

function AdminArea() {
  const { sessionEnded, prompt, resolvePrompt } = useSignInAgain();
  useReports(sessionEnded);
  useHashFocus();
  useHashInView();
  return (
    <SessionEnd value={sessionEnded}>
      {import.meta.env.SSR && <ScriptOnce>{recordKeysScript}</ScriptOnce>}
      <noscript>The admin panel needs JavaScript.</noscript>
      <Outlet />
      {prompt && <SignInDialog email={prompt.before?.email} onClose={resolvePrompt} />}
      <Toasts />
    </SessionEnd>
  );
}
