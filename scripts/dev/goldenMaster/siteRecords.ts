import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import * as api from './api.ts';
import { headerLines } from './normalise.ts';
import * as pages from './pages.ts';
import { panelAddresses } from './panel.ts';
import { type Find, inputsOf, queries, refusedMutations } from './queries.ts';
import { type Ask, administrator, type RecordedSite } from './recordedSite.ts';
import { described, type Recording } from './recording.ts';

/** Asks, and records the response as `name`. Returns it. */
async function say(
  { ask }: RecordedSite,
  recording: Recording,
  name: string,
  asked: Ask,
): Promise<{ text: string; headers: Headers }> {
  const { status, headers, ...response } = await readResponse(await ask(asked));
  const { text, body } = response;
  const isText = /text|json|xml/.test(headers.get('content-type') ?? 'text');
  const lines = [`${status}`, ...headerLines(headers), '', isText ? text : described(body)];
  recording.add(name, lines.join('\n'));
  return { text, headers };
}

async function readResponse(response: Response) {
  const body = new Uint8Array(await response.arrayBuffer());
  const { status, headers } = response;
  return { status, headers, body, text: Buffer.from(body).toString() };
}

/** The cookie of a new session. */
async function signIn({ ask }: RecordedSite): Promise<{ cookie: string }> {
  const body = JSON.stringify(administrator);
  const response = await ask({ path: '/trpc/session.signIn', method: 'POST', body });
  const cookie = response.headers.getSetCookie().map((set) => set.replace(/;.*/, ''));
  return { cookie: cookie.join('; ') };
}

/** The panel's pages and files, for an administrator. */
export async function recordPanel(site: RecordedSite, recording: Recording) {
  const headers = await signIn(site);
  for (const path of withDatabase(site.dataDir, panelAddresses)) {
    await say(site, recording, `panel: ${path}`, { path, headers });
  }
  await say(site, recording, 'panel: signed out', { path: '/admin/rules' });
}

/** Every query of tRPC, as an administrator, with inputs and without a right one. */
export async function recordQueries(site: RecordedSite, recording: Recording) {
  const headers = await signIn(site);
  const call = (procedure: string, input: unknown) => {
    const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
    return { path: `/trpc/${procedure}${query}`, headers };
  };
  for (const [procedure, all] of Object.entries(queries)) {
    const inputs = withDatabase(site.dataDir, (find) => inputsOf(all, find));
    for (const input of [...inputs, { surprise: true }]) {
      const name = `queries: ${procedure} ${JSON.stringify(input) ?? ''}`;
      await say(site, recording, name, call(procedure, input));
    }
  }
  const path = '/trpc/faq.list,settings.site,country.names?batch=1';
  await say(site, recording, 'queries: batch', { path });
  for (const procedure of refusedMutations) {
    const asked = { ...call(procedure, undefined), method: 'POST' as const, body: '{}' };
    await say(site, recording, `refused: ${procedure}`, asked);
  }
}

/** The JSON API, and files for programs. */
export async function recordApi(site: RecordedSite, recording: Recording) {
  const sitemap = await say(site, recording, 'files: /sitemap.xml', { path: '/sitemap.xml' });
  pages.requireAllKinds(sitemap.text);
  const openApi = await say(site, recording, 'api: openapi', { path: '/api/v1/openapi.json' });
  api.requireAllPaths(openApi.text);
  for (const [path, requests] of Object.entries(api.apiRequests)) {
    for (const [number, request] of requests.entries()) {
      if (path === '/stays') {
        const asked = { path: api.apiAddress(path, ''), method: 'POST' as const, body: request };
        await say(site, recording, `api: stays ${number + 1}`, asked);
      } else {
        const address = api.apiAddress(path, request);
        await say(site, recording, `api: ${address}`, { path: address });
      }
    }
  }
  const path = '/api/v1/answers/IN/JP';
  const { headers } = await say(site, recording, 'api: head', { path, method: 'HEAD' });
  const etag = headers.get('etag') ?? '';
  await say(site, recording, 'api: unchanged', { path, headers: { 'if-none-match': etag } });
  await say(site, recording, 'api: refused', { path, method: 'DELETE' });
  await say(site, recording, 'api: preflight', { path, method: 'OPTIONS' });
  await say(site, recording, 'api: nowhere', { path: '/api/v1/nowhere' });
  for (const path of api.files) await say(site, recording, `files: ${path}`, { path });
  for (const language of pages.languages.slice(1)) {
    for (const file of api.translatedFiles) {
      const path = pages.inLanguage(language, file);
      await say(site, recording, `files: ${path}`, { path });
    }
  }
}

/** Pages without their scripts, and the rules of the styles that they name. */
export async function recordPages(site: RecordedSite, recording: Recording, previewToken: string) {
  const styles = new Set<string>();
  const show = async (name: string, asked: Ask) => {
    const { text } = await say(site, recording, `pages: ${name}`, asked);
    for (const [style] of text.matchAll(/\/assets\/[\w.$~@%+/-]+\.css/g)) styles.add(style);
  };
  for (const language of pages.languages) {
    for (const address of pages.addresses) {
      await show(`${language}: ${address}`, { path: pages.inLanguage(language, address) });
    }
  }
  for (const language of pages.otherLanguages) {
    for (const address of pages.inAllLanguages) {
      await show(`${language}: ${address}`, { path: pages.inLanguage(language, address) });
    }
  }
  for (const [visitor, headers] of Object.entries(pages.visitors)) {
    for (const path of pages.personal) await show(`${visitor}: ${path}`, { path, headers });
  }
  for (const path of [`/preview/${previewToken}`, `/posters/generated/${previewToken}.svg`]) {
    await show(`preview: ${path}`, { path });
  }
  const rules = new Set<string>();
  for (const path of styles) {
    const css = (await readResponse(await site.ask({ path }))).text;
    for (const rule of css.split(/(?<=\})/)) rules.add(rule);
  }
  recording.add('pages: styles', [...rules].sort().join('\n'));
}

/** Forms as they are sent without scripts. */
export async function recordForms(site: RecordedSite, recording: Recording) {
  for (const { name, path, fields } of pages.forms) {
    for (const language of pages.languages) {
      const body = new URLSearchParams(fields);
      await say(site, recording, `forms: ${language}: ${path} ${name}`, {
        path: pages.inLanguage(language, path),
        method: 'POST',
        body,
      });
    }
  }
}

/** Runs `read` with look-ups in the database of a running site. */
function withDatabase<Result>(dataDir: string, read: (find: Find) => Result): Result {
  const database = new Sqlite(join(dataDir, 'landfall.sqlite'), { readonly: true });
  try {
    return read((statement) => {
      const found = database.prepare<[], string | number | null>(statement).pluck().get();
      if (found === undefined || found === null) throw new Error(`Nothing is there: ${statement}`);
      return found;
    });
  } finally {
    database.close();
  }
}
