import { getRouteApi } from '@tanstack/react-router';
import { trpc } from '../../../lib/trpc.ts';
import { isAdminOnly } from '../panelPages.ts';

const panel = getRouteApi('/admin/_panel');

/** Who is signed in: another one than at first, when somebody signed in over a form. */
export function useSignedIn() {
  const { user } = panel.useRouteContext();
  const me = trpc.session.me.useQuery(undefined, { initialData: user, enabled: false });
  return me.data ?? user;
}

/** Whether a page of the panel is for who is signed in. */
export function useMayOpen(): (path: string) => boolean {
  const { role } = useSignedIn();
  return (path) => role === 'administrator' || !isAdminOnly(path);
}
