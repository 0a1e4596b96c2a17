import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appRouter } from '#server/trpc/appRouter.ts';
import { apiRequests, requireAllPaths } from '../../../scripts/dev/goldenMaster/api.ts';
import { requireAllScripts } from '../../../scripts/dev/goldenMaster/commands.ts';
import { differencesOf, inShortLines } from '../../../scripts/dev/goldenMaster/differences.ts';
import {
  headerLines,
  normalise,
  textsWithPort,
} from '../../../scripts/dev/goldenMaster/normalise.ts';
import { addresses, requireAllKinds } from '../../../scripts/dev/goldenMaster/pages.ts';
import { panelAddresses } from '../../../scripts/dev/goldenMaster/panel.ts';
import { queries, refusedMutations } from '../../../scripts/dev/goldenMaster/queries.ts';
import { fileName, startRecording } from '../../../scripts/dev/goldenMaster/recording.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** A recording with these files, by name. */
function recordingOf(files: Record<string, string>): string {
  const folder = temporaryFolder();
  const { add } = startRecording(folder, () => []);
  for (const [name, content] of Object.entries(files)) add(name, content);
  return folder;
}

test('every query has inputs, and every refused mutation exists', () => {
  const procedures = appRouter._def.procedures as unknown as Record<
    string,
    { _def: { type: string } }
  >;
  const ofType = (wanted: string) =>
    Object.keys(procedures).filter((path) => procedures[path]?._def.type === wanted);
  expect(Object.keys(queries).sort()).toEqual(ofType('query').sort());
  expect(refusedMutations.filter((path) => !ofType('mutation').includes(path))).toEqual([]);
});

test('every page of the site and the panel is recorded', () => {
  const recorded = [...addresses, ...panelAddresses(() => 1)].map((address) =>
    address.replace(/\?.*/, ''),
  );
  const routes = [...read('src/routeTree.gen.ts').matchAll(/fullPath: '([^']*)'/g)].map(
    ([, path = '']) => path,
  );
  const missing = [...new Set(routes)].filter((route) => {
    const pattern = route.replace(/\/$/, '').replaceAll(/\$\w*/g, '[^/]+');
    return !recorded.some((path) => new RegExp(`^${pattern}/?$`).test(path));
  });
  expect(routes).toContain('/visa-info/$topic');
  expect(missing).toEqual([]);
});

test('a path of the API, a script or a kind of page that is not recorded stops it', () => {
  const paths = Object.keys(apiRequests).map((path) => [`/api/v1${path}`, {}]);
  const documented = (more: object) =>
    JSON.stringify({ paths: { ...Object.fromEntries(paths), ...more } });
  requireAllPaths(documented({}));
  expect(() => requireAllPaths(documented({ '/api/v1/weather': {} }))).toThrow('/weather');

  requireAllScripts(read('package.json'));
  expect(() => requireAllScripts('{"scripts": {"weather": "node w.ts"}}')).toThrow('weather');

  requireAllKinds('<loc>https://landfall.example/trip</loc>');
  expect(() => requireAllKinds('<loc>https://landfall.example/weather/JP</loc>')).toThrow(
    '/weather/JP',
  );
  expect(() => requireAllKinds('')).toThrow('no sitemap');
});

test('a recorded process draws the same each time, and has the clock of its recording', () => {
  const program = `
    import { randomBytes, randomInt, randomUUID } from 'node:crypto';
    import { Server } from 'node:http';
    import { Worker } from 'node:worker_threads';
    const drawn = [];
    const draw = () =>
      drawn.push([new Date().toISOString(), randomUUID(), randomInt(1000), Math.random(),
        randomBytes(4).toString('hex'), crypto.getRandomValues(new Uint8Array(3)).join(' ')]);
    draw();
    for (const method of ['GET', 'POST', 'GET']) new Server(draw).emit('request', { method, url: '/' });
    const thread = \`import { randomUUID } from 'node:crypto';
      import { parentPort } from 'node:worker_threads';
      parentPort.postMessage([new Date().toISOString(), randomUUID()]);\`;
    new Worker(new URL('data:text/javascript,' + encodeURIComponent(thread)))
      .on('message', (said) => console.log(JSON.stringify([...drawn, said])));`;
  const drawnWith = (seed: string) => {
    const env = { FIXED_NOW: '2026-11-20T12:00:00.000Z', FIXED_SEED: seed };
    const preload = join(root, 'scripts', 'dev', 'goldenMaster', 'fixedProcess.mjs');
    const flags = [`--import=${preload}`, '--input-type=module', '-e', program];
    return execFileSync(process.execPath, flags, { encoding: 'utf8', env });
  };
  const first = drawnWith('a');
  expect(drawnWith('a')).toBe(first);
  expect(drawnWith('b')).not.toBe(first);
  const draws: string[][] = JSON.parse(first);
  expect(new Set(draws.map(([, uuid]) => uuid)).size).toBe(5);
  // A request that writes takes a second, for threads as well.
  const times = draws.map(([time]) => time?.slice(17, 19));
  expect(times).toEqual(['00', '00', '01', '01', '01']);
});

test('recordings are without hashes and the places of modules, and nothing else is lost', () => {
  const page = (files: string[], hash: string) =>
    [
      "content-security-policy: script-src 'self' 'sha256-HASH='; img-src 'self'",
      ...files.map((file) => `<link rel="modulepreload" href="/assets/${file}"/>`),
      `<script>const BUILD = "${hash}";load(["/assets/${files[0]}"])</script>`,
      '<p>No visa</p>',
    ]
      .join('')
      .replace('HASH', hash);
  const before = normalise(page(['trip-a1.js', 'map-b2.js'], 'abc'));
  expect(normalise(page(['ja-64c36bf8/other-c3.js'], 'xyz'))).toBe(before);
  expect(before).toBe(
    "content-security-policy: script-src 'self' 'sha256-*'; img-src 'self'" +
      '<link rel="modulepreload" href="/assets/*.js"/>' +
      '<script>const BUILD = "*";load(["/assets/*.js"])</script><p>No visa</p>',
  );
  expect(normalise('$argon2id$v=19$m=1,t=2$c2FsdA$aGFzaA')).toBe('$argon2id$*');
  expect(normalise('/tmp/x/data on port":4321, rule 4321', textsWithPort(4321))).toBe(
    '/tmp/x/data on port":(port), rule 4321',
  );
});

test('headers of the connection are left out, and tags are masked', () => {
  const headers = new Headers({
    date: 'Fri, 27 Nov 2026 01:00:00 GMT',
    etag: 'W/"abc"',
    'content-type': 'text/html',
  });
  headers.append('set-cookie', 'a=1');
  headers.append('set-cookie', 'b=2');
  expect(headerLines(headers)).toEqual([
    'content-type: text/html',
    'etag: W/*',
    'set-cookie: a=1',
    'set-cookie: b=2',
  ]);
});

test('file names are readable, and a name is recorded once', () => {
  expect(fileName('pages: en: /visa-info/JP?from=IN')).toBe(
    join('pages', 'en', 'visa-info_JP?from=IN'),
  );
  expect(fileName('pages: ja: /')).toBe(join('pages', 'ja', '_'));
  const { add } = startRecording(temporaryFolder(), () => []);
  add('api: x', '1');
  expect(() => add('api: x', '2')).toThrow('api: x is recorded twice');
});

test('differences are named by file, with the first different lines', () => {
  const rows = (changed: number) =>
    Array.from({ length: 30 }, (_, i) => `{"id":${i},"days":${i < changed ? 0 : 90}}`).join('\n');
  const before = recordingOf({
    'pages: en: /': '<main><h1>Where next?</h1><p>Choose.</p></main>',
    'api: same': '1',
    'api: gone': '1',
    'rows: rules': rows(0),
  });
  const after = recordingOf({
    'pages: en: /': '<main><h1>Where to?</h1><p>Choose.</p></main>',
    'api: same': '1',
    'api: new': '1',
    'rows: rules': rows(5),
  });
  expect(differencesOf(before, before, 3)).toEqual([]);
  expect(differencesOf(before, after, 3)).toEqual([
    { file: join('api', 'gone'), lines: ['- (is gone)'], left: 0 },
    { file: join('api', 'new'), lines: ['+ (is new)'], left: 0 },
    {
      file: join('pages', 'en', '_'),
      lines: ['-<h1>Where next?</h1>', '+<h1>Where to?</h1>'],
      left: 0,
    },
    {
      file: join('rows', 'rules'),
      lines: ['-"days":90}', '+"days":0}', '-"days":90}'],
      left: 7,
    },
  ]);
});

test('texts that differ only at the ends of lines are different, and no recording is an error', () => {
  const [one, other] = ['a\n', 'a'].map((text) => recordingOf({ 'api: x': text }));
  expect(differencesOf(one ?? '', other ?? '', 3)).toMatchObject([{ file: join('api', 'x') }]);
  expect(inShortLines('<a>1</a><b>')).toBe('<a>1</a>\n<b>\n');
  const missing = join(temporaryFolder(), 'none');
  expect(() => differencesOf(one ?? '', missing, 3)).toThrow(missing);
  mkdirSync(missing);
  writeFileSync(join(missing, 'x'), '1');
  expect(differencesOf(missing, missing, 3)).toEqual([]);
});
