import type { AnyRouter } from '@tanstack/react-router';
import { offlinePages } from '#core/site/pageLists.ts';
import { addressOf } from '#core/site/pages.ts';
import { localAddress } from '#messages/language.ts';
import type { TrpcUtils } from '#src/lib/trpc.ts';
import { enteredParts, isOwnAddress } from './ownAddress.ts';
import { storePage } from './storedPages.ts';

/**
 * Its scope is its folder: each language has its own. That of English, the whole site, also answers for
 * languages that the visitor has not read yet.
 */
const WORKER = '/service-worker.js';

/**
 * Registers the service worker, and has it store the visitor's own pages as they are visited. Not
 * called on pages of the panel.
 */
export async function keepPages(router: AnyRouter): Promise<void> {
  // The visitor has just deleted everything: the next page is the first one stored again.
  if (new URLSearchParams(location.search).has('forgotten')) return;
  const entered = enteredParts();
  try {
    for (const worker of new Set([localAddress(WORKER), WORKER])) {
      await navigator.serviceWorker.register(worker);
    }
  } catch {
    // Offline, or workers are blocked: the site works anyway.
    return;
  }
  const keep = () => {
    const { pathname, searchStr } = router.state.location;
    if (!isOfflinePage(pathname) || !navigator.onLine) return;
    const own = ownParts(router.options.context.trpc);
    if (isOwnAddress(searchStr, { own, entered }))
      void storePage(localAddress(pathname + searchStr));
  };
  keep();
  router.subscribe('onResolved', keep);
}

/** Whether a path is of an offline page, or below one. */
export function isOfflinePage(path: string): boolean {
  return offlinePages.some((page) => `${path}/`.startsWith(`${addressOf[page]}/`));
}

/** The passports and documents that the visitor stated. */
function ownParts(trpc: TrpcUtils): string[] {
  const visitor = trpc.visitor.country.getData();
  if (!visitor) return [];
  const passports = visitor.guessed ? [] : visitor.passports.map(({ code }) => code);
  return [...passports, ...visitor.holds];
}
