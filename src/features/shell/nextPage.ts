import { onlineManager } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { TrpcUtils } from '../../lib/trpc.ts';

/**
 * The page that is shown stays, with what was typed in it, until the next one can be loaded. Queries wait
 * for the network by themselves, see `createAppRouter`; this waits for what scripts need.
 */

/** The page whose scripts could not be loaded last, and what became of it. */
type LostPage = {
  href: string;
  state:
    | 'waiting for the server'
    | 'trying again'
    /** The server answers, so its files are others by now: only a load of the whole page helps. */
    | 'replaced';
};

let lost: LostPage | undefined;

const listeners = new Set<() => void>();

export function subscribeToLostPage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The address of the page that only a full load can show now. */
export function replacedPage(): string | undefined {
  return lost?.state === 'replaced' ? lost.href : undefined;
}

function setLost(page: LostPage) {
  lost = page;
  for (const listener of listeners) listener();
}

/** Starts a navigation again whose scripts could not be loaded: `whenLoadable` decides how it goes on. */
export function watchScripts(router: AnyRouter): void {
  window.addEventListener('vite:preloadError', () => {
    const { isLoading, location, resolvedLocation } = router.state;
    // A link was pointed at, a page can do without the script, or none was shown before.
    if (!isLoading || !resolvedLocation || resolvedLocation.href === location.href) return;
    const { href } = location;
    const before = lost?.href === href ? lost.state : undefined;
    // Of one page several scripts may fail.
    if (before === 'waiting for the server' || before === 'replaced') return;
    setLost({ href, state: before ? 'replaced' : 'waiting for the server' });
    void router.load();
  });
}

/**
 * Resolves once the scripts of the page at `href` can be loaded. `isNew` says that it may need some,
 * `preload` that its link is only pointed at. Where newer files have replaced them it never does: the whole
 * page is loaded then, at once unless something was typed on the page that is shown.
 */
export async function whenLoadable({
  href,
  isNew,
  preload,
  trpc,
}: {
  href: string;
  isNew: boolean;
  preload: boolean;
  trpc: TrpcUtils;
}): Promise<void> {
  const page = lost?.href === href && !preload ? lost : undefined;
  if (page?.state === 'replaced') {
    if (!isTypedIn()) location.reload();
    return new Promise(() => {});
  }
  if (page?.state !== 'waiting for the server' && (!isNew || onlineManager.isOnline())) return;
  // Waits as long as the network or the server is away. Any other answer will do.
  await trpc.settings.site.fetch(undefined, { staleTime: 0 }).catch(() => undefined);
  if (page) setLost({ href, state: 'trying again' });
}

/** Whether something was typed or chosen on the page that is shown, as CSS tells it, or may be just now. */
function isTypedIn(): boolean {
  return document.querySelector(`main :is(${typedIn})`) !== null;
}

const typedIn = ':user-valid, :user-invalid, input:focus, textarea:focus';
