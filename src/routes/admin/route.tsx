import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { Toaster } from 'sonner';
import { toastTop } from '../../components/admin/toastPlace.ts';
import { useReports } from '../../components/admin/useReports.ts';
import { Spinner } from '../../components/Spinner.tsx';
import { useHashFocus } from '../../components/useHashFocus.ts';

/** How long a toast stays, in milliseconds. */
const TOAST_MS = 5000;
const VISA_REQUIREMENT_TOAST_MS = 3000;

/** Everything below /admin. Its pages are drawn in the browser only; guards run on the server too. */
export const Route = createFileRoute('/admin')({
  ssr: 'data-only',
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  pendingComponent: Loading,
  component: AdminArea,
});

function AdminArea() {
  useReports();
  useHashFocus();
  const onVisaRequirements = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId.includes('visa-requirements')),
  });
  return (
    <>
      <Outlet />
      <Toaster
        position="top-right"
        offset={{ top: toastTop }}
        mobileOffset={{ top: toastTop }}
        theme="system"
        richColors
        closeButton
        duration={onVisaRequirements ? VISA_REQUIREMENT_TOAST_MS : TOAST_MS}
      />
    </>
  );
}

function Loading() {
  return (
    <>
      <Spinner />
      <noscript>The admin panel needs JavaScript.</noscript>
    </>
  );
}
