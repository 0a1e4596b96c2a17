import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { languages } from '#core/languages/languages.ts';
import { startPages } from '#core/site/pageLists.ts';
import { addressOf } from '#core/site/pages.ts';
import offlineMessages from '#messages/en/offline.gen.ts';
import { languageNow, localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { runInLanguage } from '../../languages/requestLanguage.ts';

const t = translator(offlineMessages);

/** The worker's scope is its folder: all pages of its language, for English the whole site. */
const WORKER_PATH = '/service-worker.js';

/** The worker of earlier versions, for the stay planner alone. */
const FORMER_PATH = '/plan/service-worker.js';

/** The script of the page that is shown instead of one that is not on the device. */
const OFFLINE_PATH = '/offline.js';

/** The worker may fetch from this site only. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

const workerScript = readScript('serviceWorker.js');
const offlineScript = readScript('offlinePage.js');

function readScript(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8');
}

/** Replaces the former worker: removes itself and its cache. */
const formerWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  const names = (await caches.keys()).filter((name) => name.startsWith('plan-'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`;

/**
 * Serves the service worker that makes visited pages work offline. `build` identifies the built
 * files: a new value makes browsers install the new worker, which deletes the old cache.
 */
export function serveServiceWorker(app: FastifyInstance, build: string): void {
  const serve = (path: string, script: () => string) => {
    const config = { responseCache: { kind: 'file', key: () => path } } as const;
    app.get(path, { config }, (_request, reply) => sendScript(reply, script()));
  };
  serve(WORKER_PATH, () => serviceWorker(build));
  serve(OFFLINE_PATH, () => offlineScript);
  serve(FORMER_PATH, () => formerWorker);
}

function sendScript(reply: FastifyReply, script: string): FastifyReply {
  return reply
    .type('text/javascript; charset=utf-8')
    .headers({ 'cache-control': 'no-cache', 'content-security-policy': WORKER_POLICY })
    .send(script);
}

/** The worker's script, for this build, in the present language. */
export function serviceWorker(build: string): string {
  const constants = {
    BUILD: build,
    WORDS: words(),
    ROOT: localAddress(''),
    START_PAGES: startPages.map((page) => localAddress(addressOf[page])),
    FILES_OF_ALL: ['/mark.svg', OFFLINE_PATH],
  };
  return Object.entries(constants)
    .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`)
    .concat(workerScript)
    .join('');
}

/**
 * The words of the present language; of all languages after English, whose worker also answers for
 * those in which the visitor has none.
 */
function words() {
  const present = languageNow();
  return languages
    .filter(({ code }) => present === 'en' || code === present)
    .map(({ code, direction }) =>
      runInLanguage(code, () => ({
        code,
        direction,
        title: t('title'),
        notHere: t('notHere'),
        here: t('here'),
        tryAgain: t('tryAgain'),
      })),
    );
}
