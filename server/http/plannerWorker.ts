import type { FastifyInstance } from 'fastify';
import { PLANNER_PATH } from '../schemas/stays/stayRows.ts';

/** The worker's scope is its folder. */
const WORKER_PATH = '/plan/service-worker.js';

/** The worker may fetch from this site only. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/**
 * Serves the service worker that makes the stay planner work offline. `build` identifies the built
 * files: a new value makes browsers install the new worker, which deletes the old cache.
 */
export function servePlannerWorker(app: FastifyInstance, build: string): void {
  const script = plannerWorker(build);
  app.get(WORKER_PATH, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': WORKER_POLICY })
      .send(script),
  );
}

/**
 * The service worker's script. It fetches the planner's page network-first and caches it with its
 * resources (scripts, styles, fonts, flags). It ignores all other requests, including those after a
 * client-side navigation to another page.
 */
export function plannerWorker(build: string): string {
  return `const CACHE = 'plan-${build}';
const PAGE = '${PLANNER_PATH}';
const FILES = /\\/(?:assets|flags)\\/[\\w./-]+\\.\\w+/g;

async function keep(response) {
  const cache = await caches.open(CACHE);
  const html = await response.clone().text();
  const files = new Set(html.match(FILES));
  await Promise.all([...files].map(async (file) => (await cache.match(file)) || cache.add(file)));
  await cache.put(PAGE, response);
}

async function install() {
  const response = await fetch(PAGE, { credentials: 'same-origin' });
  if (!response.ok) throw new Error('The page could not be loaded');
  await keep(response);
  await self.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('plan-') && name !== CACHE).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

function kept(path) {
  return caches.match(path, { cacheName: CACHE, ignoreVary: true });
}

async function page(event) {
  let response;
  try {
    response = await fetch(event.request);
  } catch (error) {
    const offline = await kept(PAGE);
    if (offline) return offline;
    throw error;
  }
  if (response.ok && !new URL(event.request.url).search) {
    event.waitUntil(keep(response.clone()).catch(() => undefined));
  }
  return response;
}

async function file(request, path) {
  return (await kept(path)) || fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname === PAGE) event.respondWith(page(event));
  } else if (pathname.startsWith('/assets/') || pathname.startsWith('/flags/')) {
    event.respondWith(file(request, pathname));
  }
});
`;
}
