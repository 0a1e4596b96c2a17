/*
 * The site's service worker. `BUILD`, `WORDS`, `LANGUAGE`, `ROOT`, the prefix of its pages (`/de`), and
 * `START_PAGES` are set before it: see serviceWorkerRoutes.ts.
 *
 * Pages are fetched from the network; the copy on this device is for when there is none. The worker
 * stores nothing on its own but the start pages: pages ask it to store them, once they
 * know that their address is the visitor's own (src/site/offline/ownAddress.ts).
 */

const PREFIX = 'site-';
const CACHE = PREFIX + BUILD;
/** Pages on this device at most; the oldest are removed. */
const PAGES_MAX = 50;
/** Pages that a new build takes over from the one before. */
const TAKEN_OVER_MAX = 10;
const FILES = /\/(?:assets|flags)\/[\w./-]+\.\w+/g;

/** Pages that are never stored or answered from here. */
const UNTOUCHED =
  /^\/(?:admin|preview|trpc|api|embed|mail|share|images|plan\/service-worker)(?:[/.?]|$)/i;

function isUntouched(pathname) {
  return UNTOUCHED.test(pathname.slice(ROOT.length));
}

/** The latest page of the network, so that storing it needs no second request. */
let arrived;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  const { store } = event.data ?? {};
  if (store) event.waitUntil(storeAndReport(store, event.ports[0]));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!isUntouched(pathname)) event.respondWith(page(event));
  } else if (pathname.startsWith('/assets/') || pathname.startsWith('/flags/')) {
    event.respondWith(file(request));
  }
});

/** Tells the page that asked whether its page is on this device now. */
async function storeAndReport(path, port) {
  const isStored = await storePage(path).then(
    () => true,
    () => false,
  );
  port?.postMessage(isStored);
}

async function install() {
  for (const path of START_PAGES) await storePage(path);
  for (const path of await latestPages()) await storePage(path).catch(() => undefined);
  await self.skipWaiting();
}

/** The pages stored last by the build before, without the start pages. */
async function latestPages() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  const paths = [];
  for (const name of names) paths.push(...(await storedPaths(await caches.open(name))));
  return paths.filter((path) => !START_PAGES.includes(path)).slice(-TAKEN_OVER_MAX);
}

async function activate() {
  const names = await caches.keys();
  const isOld = (name) => name !== CACHE && (name.startsWith(PREFIX) || name.startsWith('plan-'));
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
  // The page is requested while the worker starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** A page from the network, or from this device without one. */
async function page({ request, preloadResponse }) {
  try {
    const response = (await preloadResponse) ?? (await fetch(request));
    arrived = isPage(response) ? { url: request.url, response: response.clone() } : undefined;
    return response;
  } catch {
    const cache = await caches.open(CACHE);
    const stored = await cache.match(pathOf(request.url), { ignoreVary: true });
    return stored ? withDate(stored) : offlinePage(cache);
  }
}

async function file(request) {
  const cache = await caches.open(CACHE);
  const stored = await cache.match(new URL(request.url).pathname, { ignoreVary: true });
  return stored ?? fetch(request);
}

/** Stores a page of this site with its scripts, styles, fonts and flags. */
async function storePage(path) {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin || isUntouched(url.pathname)) return;
  const response = await pageToStore(url.href);
  if (!isPage(response)) throw new Error('The page could not be loaded');
  const cache = await caches.open(CACHE);
  const html = await response.text();
  const files = [...new Set(html.match(FILES))];
  await Promise.all(
    files.map(async (name) => (await cache.match(name, { ignoreVary: true })) || cache.add(name)),
  );
  const headers = new Headers(response.headers);
  headers.set('x-stored-at', new Date().toISOString());
  // Its body is no longer compressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const key = pathOf(url.href);
  // Removed first: pages are in the order in which they were stored.
  await cache.delete(key, { ignoreVary: true });
  await cache.put(key, new Response(html, { headers }));
  await removeOldest(cache);
}

async function pageToStore(href) {
  const latest = arrived;
  if (latest?.url !== href) return fetch(href, { credentials: 'same-origin' });
  arrived = undefined;
  return latest.response;
}

async function removeOldest(cache) {
  const paths = (await storedPaths(cache)).filter((path) => !START_PAGES.includes(path));
  const oldest = paths.slice(0, Math.max(0, paths.length + START_PAGES.length - PAGES_MAX));
  for (const path of oldest) await cache.delete(path, { ignoreVary: true });
}

/** The paths and queries of stored pages, oldest first. */
async function storedPaths(cache) {
  const requests = await cache.keys();
  return requests
    .map(({ url }) => pathOf(url))
    .filter((path) => !/^\/(?:assets|flags)\//.test(path));
}

/** A stored page that says when it was stored: see StoredPageNotice. */
async function withDate(stored) {
  const html = await stored.text();
  const storedAt = stored.headers.get('x-stored-at') ?? '';
  const dated = html.replace(/<html\b/, `<html data-stored-at="${storedAt}"`);
  return new Response(dated, { headers: stored.headers });
}

/** Shown instead of a page that is not on this device. */
async function offlinePage(cache) {
  const paths = await storedPaths(cache);
  const links = [];
  for (const path of paths.reverse()) {
    const stored = await cache.match(path, { ignoreVary: true });
    // It is escaped already.
    const title = /<title>([^<]*)/.exec((await stored?.text()) ?? '')?.[1] ?? escaped(path);
    links.push(`<li><a href="${escaped(path)}">${title}</a></li>`);
  }
  const words = Object.fromEntries(
    Object.entries(WORDS).map(([name, text]) => [name, escaped(text)]),
  );
  const html = `<!doctype html><html lang="${LANGUAGE.code}" dir="${LANGUAGE.direction}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title>
<meta name="color-scheme" content="light dark">
<style>body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.125rem/1.6 system-ui,sans-serif}li a,p a{display:inline-block;padding:.6rem 0}</style>
<main><h1>${words.title}</h1><p>${words.notHere}</p><p><a href="">${words.tryAgain}</a></p>
<h2>${words.here}</h2><ul>${links.join('')}</ul></main></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'",
    },
  });
}

/** A text as HTML. */
function escaped(text) {
  const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character]);
}

/** Redirected and failed pages, and files, are not stored. */
function isPage(response) {
  const type = response.headers.get('content-type') ?? '';
  return response.ok && !response.redirected && type.startsWith('text/html');
}

function pathOf(address) {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
