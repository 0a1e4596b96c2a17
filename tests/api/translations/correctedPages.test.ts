import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { changeContent } from '#db/queries/contentVersion.ts';
import { insertRows } from '#db/queries/insertRows.ts';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { everyCorrection } from '../../fixtures/corrections.ts';
import { startTestSite, type TestSite } from '../../support/site/testApp.ts';

// Uses the built pages: `npm test` builds before it tests.
const pages = await builtPages();

/** The most that the corrections of all its messages may add to a page, in bytes as it is sent. */
const MOST_ADDED = 4000;

async function start() {
  const site = await startTestSite({ pages, samples: true });
  const get = async (url: string) =>
    (await site.app.inject({ url, headers: { host: 'localhost:3000' } })).body;
  return { site, get };
}

const insertCorrections = insertRows('translations', [
  'language',
  'subject',
  'english',
  'text',
  'created_at',
  'updated_at',
]);

/** As if the team had corrected every German message. */
function correctAll({ db }: TestSite) {
  return changeContent(db, undefined, async (trx) => {
    await insertCorrections(trx, everyCorrection('de'));
    return true;
  });
}

/** The corrections that a page has for its scripts, and the namespaces that it names beside. */
function correctionsIn(page: string) {
  const found =
    /<script type="application\/json" id="corrections"(?: data-others="([^"]*)")?>(.*?)<\/script>/;
  const [, others = '', json = '{}'] = found.exec(page) ?? [];
  return { others: others.split(' '), own: Object.keys(JSON.parse(json)) };
}

test('a page has the corrections of the messages that its scripts have, and names the rest', async () => {
  const { site, get } = await start();
  const before = await get('/de/');
  await correctAll(site);
  const page = await get('/de/');
  const added = brotliCompressSync(page).length - brotliCompressSync(before).length;
  expect(added).toBeGreaterThan(0);
  expect(added).toBeLessThan(MOST_ADDED);
  const { own, others } = correctionsIn(page);
  expect(own).toEqual(expect.arrayContaining(['shell', 'home', 'newsletter']));
  expect(others).toEqual(expect.arrayContaining(['planner', 'trip', 'border']));
  expect(own.filter((namespace) => others.includes(namespace))).toEqual([]);
  // No script has the messages of data and feeds.
  for (const namespace of ['shipped', 'feeds']) {
    expect([...own, ...others]).not.toContain(namespace);
  }
  expect(correctionsIn(await get('/de/trip')).own).toEqual(
    expect.arrayContaining(['trip', 'border']),
  );
  expect(correctionsIn(await get('/trip')).own).toEqual([]);
});

test('the rest is one request, cached until a correction changes', async () => {
  const { site } = await start();
  await correctAll(site);
  const input = encodeURIComponent(JSON.stringify({ namespaces: ['planner', 'trip'] }));
  const of = (prefix: string) =>
    site.app.inject(`${prefix}/trpc/translation.corrected?input=${input}`);
  const { headers, body } = await of('/de');
  expect(Object.keys(JSON.parse(body).result.data)).toEqual(
    expect.arrayContaining(['planner', 'trip']),
  );
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(JSON.parse((await of('')).body).result.data).toEqual({});
});
