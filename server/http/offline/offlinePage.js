/*
 * The script of the page that the service worker shows instead of one that is not on the device: opens
 * that page once the network is back.
 */

/** How often the network is tried, in ms: not every browser says that it is back. */
const TRIED_EVERY_MS = 5000;

/** True while the visitor is on the way to another page, which a reload of this one would cancel. */
let isLeft = false;

async function openAgain() {
  try {
    const { ok, status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if ((ok || status < 500) && !isLeft) location.reload();
  } catch {
    // Still no network.
  }
}

addEventListener('beforeunload', () => {
  isLeft = true;
});
// iOS has no `beforeunload`.
addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
  isLeft ||= !(ctrlKey || metaKey || shiftKey) && target.closest('a') !== null;
});
addEventListener('pageshow', () => {
  isLeft = false;
});
addEventListener('online', openAgain);
setInterval(openAgain, TRIED_EVERY_MS);
