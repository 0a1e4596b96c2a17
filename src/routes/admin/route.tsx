import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Toaster } from 'sonner';
import { SessionEnd, useSignInAgain } from '#src/panel/session/sessionEnd.ts';
import { toastLook, toastTop } from '#src/panel/toasts/toastLook.ts';
import { useReports } from '#src/panel/toasts/useReports.ts';
import { useWaitingToasts } from '#src/panel/toasts/useWaitingToasts.ts';
import { useHashInView } from '#src/panel/useHashInView.ts';
import { useHashFocus } from '#src/ui/useHashFocus.ts';

// With the form library, which most pages of the panel don't need.
const SignInDialog = lazy(() =>
  import('#src/panel/session/SignInDialog.tsx').then((module) => ({
    default: module.SignInDialog,
  })),
);

/** Duration of a toast, in ms. */
const TOAST_MS = 5000;
const VISA_REQUIREMENT_TOAST_MS = 3000;

/** How long the site's name is cached within the panel, in ms. */
const SITE_FRESH_MS = 60_000;

/** Returns nothing: the data is in the query cache. */
const noData = () => undefined;

/** All paths below /admin. */
export const Route = createFileRoute('/admin')({
  // Titles include the site's name; the panel works without it.
  loader: ({ context: { trpc } }) =>
    trpc.settings.site.fetch(undefined, { staleTime: SITE_FRESH_MS }).then(noData, noData),
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: AdminArea,
});

function AdminArea() {
  const { sessionEnded, prompt, resolvePrompt } = useSignInAgain();
  useReports(sessionEnded);
  useWaitingToasts();
  useHashFocus();
  useHashInView();
  const onVisaRequirements = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId.includes('visa-requirements')),
  });
  return (
    <SessionEnd value={sessionEnded}>
      <noscript>The admin panel needs JavaScript.</noscript>
      <Outlet />
      <Suspense>
        {prompt && <SignInDialog email={prompt.before?.email} onClose={resolvePrompt} />}
      </Suspense>
      <Toaster
        position="top-right"
        offset={{ top: toastTop }}
        mobileOffset={{ top: toastTop }}
        theme="system"
        richColors
        style={toastLook}
        toastOptions={{
          classNames: {
            actionButton:
              'pointer-coarse:min-h-11 pointer-coarse:min-w-14 pointer-coarse:justify-center',
          },
        }}
        closeButton
        duration={onVisaRequirements ? VISA_REQUIREMENT_TOAST_MS : TOAST_MS}
      />
    </SessionEnd>
  );
}
