/*
 * The site's service worker. `BUILD`, `WORDS`, by language, `ROOT`, the prefix of its pages (`/de`),
 * `START_PAGES` and `FILES_OF_ALL` are set before it: see serviceWorkerRoutes.ts.
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
/** The addresses of files in a page. */
const FILES = /\/(?:assets|flags)\/[\w./-]+\.\w+/g;

/** Pages that are never stored or answered from here. */
const UNTOUCHED =
  /^\/(?:admin|preview|trpc|api|embed|mail|share|images|plan\/service-worker)(?:[/.?]|$)/i;

function isFile(pathname) {
  return FILES_OF_ALL.includes(pathname) || /^\/(?:assets|flags)\//.test(pathname);
}

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
  } else if (isFile(pathname)) {
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
  await (await caches.open(CACHE)).addAll(FILES_OF_ALL);
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
    return stored ? withDate(stored) : offlinePage(cache, request.url);
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
  // Opened before the page is fetched: if the visitor deletes everything meanwhile, the page goes with
  // the deleted cache, and not into a new one.
  const cache = await caches.open(CACHE);
  const response = await pageToStore(url.href);
  if (!isPage(response)) throw new Error('The page could not be loaded');
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
  return requests.map(({ url }) => pathOf(url)).filter((path) => !isFile(path));
}

/** A stored page that says when it was stored: see StoredPageNotice. */
async function withDate(stored) {
  const html = await stored.text();
  const storedAt = stored.headers.get('x-stored-at') ?? '';
  const dated = html.replace(/<html\b/, `<html data-stored-at="${storedAt}"`);
  return new Response(dated, { headers: stored.headers });
}

/**
 * Shown instead of a page that is not on this device, in that page's language and with the styles of
 * My travel. Its script opens the page once the network is back.
 */
async function offlinePage(cache, url) {
  const { code, direction, ...texts } = wordsOf(url);
  const words = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, escaped(text)]),
  );
  const styled = await cache.match(START_PAGES.at(-1), { ignoreVary: true });
  const styledHtml = (await styled?.text()) ?? '';
  const site = /<meta property="og:site_name" content="([^"]*)"/.exec(styledHtml)?.[1] ?? '';
  const html = `<!doctype html><html lang="${code}" dir="${direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}${site && ` · ${site}`}</title><meta name="color-scheme" content="light dark">
${stylesIn(styledHtml)}<script defer src="/offline.js"></script></head>
<body><header data-solid="true" class="site-header"><div class="container-site flex min-h-16 items-center py-1">
<a href="${ROOT}/" class="inline-flex min-h-11 items-center gap-2.5 text-xl font-bold">
<img src="/mark.svg" alt="" width="32" height="32" class="shrink-0"><bdi>${site}</bdi></a></div></header>
<main class="container-site flex flex-col items-start gap-4 py-12"><h1 class="text-4xl font-bold">${words.title}</h1>
<p class="text-lg text-ink-soft">${words.notHere}</p><a href="" class="button">${words.tryAgain}</a>
<h2 class="mt-6 text-xl font-semibold">${words.here}</h2>
<ul class="flex flex-col">${(await linksToStored(cache)).join('')}</ul></main></body></html>`;
  const policy = styled?.headers.get('content-security-policy') ?? "default-src 'self'";
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `${policy.replace(/; form-action [^;]*/, '')}; form-action 'none'`,
    },
  });
}

/** The words of an address's language; of this worker's, where it has no others. */
function wordsOf(url) {
  const [, first] = new URL(url).pathname.split('/');
  return WORDS.find(({ code }) => code === first) ?? WORDS[0];
}

/** The styles, fonts and icons of a page, and the scripts in its head, which set light or dark. */
function stylesIn(html) {
  const [head = ''] = /<head>.*?<\/head>/s.exec(html) ?? [];
  const kept = /<link [^>]*\b(?:rel="(?:stylesheet|icon)"|as="font")[^>]*>|<script>.*?<\/script>/gs;
  return head.match(kept)?.join('') ?? '';
}

/** The pages on this device, the latest first. */
async function linksToStored(cache) {
  const links = [];
  for (const path of (await storedPaths(cache)).reverse()) {
    const html = (await (await cache.match(path, { ignoreVary: true }))?.text()) ?? '';
    const address = escaped(path);
    const [, spoken = ''] = /<html (lang="[\w-]+" dir="\w+")/.exec(html) ?? [];
    // It is escaped already.
    const title = /<title>([^<]*)/.exec(html)?.[1] ?? address;
    links.push(
      `<li><a href="${address}" ${spoken} class="link inline-flex min-h-11 items-center">${title}</a></li>`,
    );
  }
  return links;
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
