import { getRouteApi } from '@tanstack/react-router';
import { trpc } from '#src/lib/trpc.ts';
import { isAdminOnly } from '../panelPages.ts';

const panel = getRouteApi('/admin/_panel');

/** The signed-in user, who may change when another signs in over a form. */
export function useSignedIn() {
  const { user } = panel.useRouteContext();
  const me = trpc.session.me.useQuery(undefined, { initialData: user, enabled: false });
  return me.data ?? user;
}

/** Whether the signed-in user may open a page of the panel. */
export function useMayOpen(): (path: string) => boolean {
  const { role } = useSignedIn();
  return (path) => role === 'administrator' || !isAdminOnly(path);
}
