import { onlineManager } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { localAddress } from '#messages/language.ts';
import { failedScript, isServed } from '#src/lib/failedScript.ts';
import type { TrpcUtils } from '#src/lib/trpc.ts';

/**
 * The current page stays, with its input, until the next one can be loaded. Queries wait for the
 * network by themselves, see `createAppRouter`; this module waits for scripts.
 */

/** The last page whose scripts failed to load, and its state. */
type LostPage = {
  href: string;
  state:
    | 'waiting for the server'
    | 'trying again'
    /** The server answers, so its files have been replaced: only a full page load helps. */
    | 'replaced';
  /** The script that failed last, if the browser names it. */
  script?: string | undefined;
};

let lost: LostPage | undefined;

const listeners = new Set<() => void>();

export function subscribeToLostPage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The address of the page that requires a full load. */
export function replacedPage(): string | undefined {
  return lost?.state === 'replaced' ? lost.href : undefined;
}

function setLost(page: LostPage) {
  lost = page;
  for (const listener of listeners) listener();
}

/** Restarts a navigation whose scripts failed to load, as `whenLoadable` decides. */
export function watchScripts(router: AnyRouter): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const { isLoading, location, resolvedLocation } = router.state;
    // The link was only hovered, the script is optional, or this is the first page.
    if (!isLoading || !resolvedLocation || resolvedLocation.href === location.href) return;
    const { href } = location;
    const before = lost?.href === href ? lost.state : undefined;
    // Several scripts of one page may fail.
    if (before === 'waiting for the server' || before === 'replaced') return;
    const script = failedScript(payload);
    setLost({ href, state: before ? 'replaced' : 'waiting for the server', script });
    void router.load();
  });
}

/** Loads the scripts of the first page's routes; returns whether all could be loaded. */
export async function areScriptsLoaded(router: AnyRouter): Promise<boolean> {
  let isLoaded = true;
  // Routes pass the failure on only when they are rendered.
  const fail = () => {
    isLoaded = false;
  };
  window.addEventListener('vite:preloadError', fail, { once: true });
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
  await Promise.all(routes.map((route) => router.loadRouteChunk(route)));
  return isLoaded;
}

/**
 * Loads this document again once the network is back, unless that loses input, or cancels the visitor's way
 * to another page.
 */
export function reloadOnceOnline(): void {
  let isLeft = false;
  const note = ({ type }: Event) => {
    isLeft = type !== 'pageshow';
  };
  // iOS has no `beforeunload`.
  for (const type of ['beforeunload', 'pagehide', 'pageshow']) window.addEventListener(type, note);
  window.addEventListener('online', () => !isLeft && !isTypedIn() && location.reload());
}

/**
 * Resolves once the scripts of the page at `href` can be loaded; without a network, a page that is on
 * this device is loaded as a whole. `isNew` is whether it may need
 * some, `preload` whether its link was only hovered. If newer files have replaced them it never
 * resolves: the whole page is loaded then, at once unless the current page has input.
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
  if (!preload && isNew && !onlineManager.isOnline() && (await isOnDevice(href))) {
    location.reload();
    return new Promise(() => {});
  }
  const page = lost?.href === href && !preload ? lost : undefined;
  if (page?.state === 'replaced') {
    // The browser refuses to load a script again in this page that the server has.
    if (!isTypedIn() || (page.script && (await isServed(page.script)))) location.reload();
    return new Promise(() => {});
  }
  if (page?.state !== 'waiting for the server' && (!isNew || onlineManager.isOnline())) return;
  // Waits while the network or the server is unavailable. Any other response will do.
  await trpc.settings.site.fetch(undefined, { staleTime: 0 }).catch(() => undefined);
  if (page) setLost({ href, state: 'trying again' });
}

/** Whether a page can be opened without a network, and without losing input. */
async function isOnDevice(href: string): Promise<boolean> {
  if (isTypedIn() || !('caches' in window)) return false;
  return (await caches.match(localAddress(href), { ignoreVary: true })) !== undefined;
}

/** Whether a field of the current page has input, according to CSS, or the focus. */
export function isTypedIn(): boolean {
  return document.querySelector(`main :is(${typedIn})`) !== null;
}

const typedIn = ':user-valid, :user-invalid, input:focus, textarea:focus';
