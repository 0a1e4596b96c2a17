import { describe, expect, test } from 'vitest';
import { applyImport, prepareImport } from '#server/rules/editions/importEdition.ts';
import { recordChanges } from '../../fixtures/answerChanges.ts';
import { addSource } from '../../fixtures/entryRules.ts';
import { editionOf } from '../../fixtures/madeUpEdition.ts';
import { startTestSite, type TestSite } from '../../support/site/testApp.ts';
import { expectDocumented } from './openApi.ts';

const changes = '/api/v1/changes';

async function idsAt({ app }: TestSite, url: string): Promise<number[]> {
  const response = await app.inject(url);
  expectDocumented(response);
  return response.json().changes.map(({ id }: { id: number }) => id);
}

describe('/api/v1/changes', () => {
  test('has the answers before and after, with cause, source and licence', async () => {
    const site = await startTestSite();
    const edition = await addSource(site.db, { id: 'index', edition: '2026-02-17' });
    await recordChanges(site.db, [
      { cause: 'import', edition_id: edition, source_title: 'Title of index' },
      {
        access_before: null,
        stay_number_before: null,
        stay_unit_before: null,
        access_after: 'eta',
        stay_number_after: 6,
        stay_unit_after: 'months',
        purpose: 'working',
      },
    ]);
    const response = await site.app.inject(changes);
    expectDocumented(response);
    const [edit, imported] = response.json().changes;
    expect(edit).toMatchObject({
      cause: 'edit',
      purpose: 'working',
      source: { title: 'Ministry', edition: null, licence: '', attribution: 'Ministry' },
      before: { access: null, days: null, stay: null },
      after: { access: 'eta', days: null, stay: { number: 6, unit: 'months' } },
    });
    expect(imported).toEqual({
      id: 1,
      changedAt: '2026-02-20T10:00:00.000Z',
      cause: 'import',
      source: {
        title: 'Title of index',
        address: 'https://index.example/',
        edition,
        licence: 'MIT',
        attribution: 'Title of index, Publisher of index (MIT)',
      },
      passport: 'BR',
      destination: 'JP',
      purpose: 'tourist',
      before: { access: 'visa_free', days: 90, stay: { number: 90, unit: 'days' } },
      after: { access: 'visa_required', days: null, stay: null },
      programmesOnly: false,
    });
    expect(response.json().next).toBeNull();
  });

  test('is an empty list without changes', async () => {
    const { app } = await startTestSite();
    const response = await app.inject(changes);
    expect(response.json()).toEqual({ changes: [], next: null });
  });

  test('can be filtered by passport, destination and time', async () => {
    const site = await startTestSite();
    await recordChanges(site.db, [
      { changed_at: '2026-02-18T00:00:00.000Z' },
      { changed_at: '2026-02-19T23:59:59.999Z', passport: 'CL' },
      { changed_at: '2026-02-20T00:00:00.000Z', destination: 'FR' },
      // The clock was set back meanwhile.
      { changed_at: '2026-02-18T12:00:00.000Z', passport: 'CL', destination: 'FR' },
    ]);
    expect(await idsAt(site, changes)).toEqual([4, 3, 2, 1]);
    expect(await idsAt(site, `${changes}?passport=br`)).toEqual([3, 1]);
    expect(await idsAt(site, `${changes}?destination=FR`)).toEqual([4, 3]);
    expect(await idsAt(site, `${changes}?passport=CL&destination=FR`)).toEqual([4]);
    expect(await idsAt(site, `${changes}?since=2026-02-20`)).toEqual([3]);
    expect(await idsAt(site, `${changes}?since=2026-02-18T12:00:00Z`)).toEqual([4, 3, 2]);
    expect(await idsAt(site, `${changes}?since=2026-02-20T00:59:59%2B01:00`)).toEqual([3, 2]);
    expect(await idsAt(site, `${changes}?since=2027-01-01`)).toEqual([]);
    expect(await idsAt(site, `${changes}?passport=&since=&cursor=&destination=`)).toHaveLength(4);
  });

  test('has pages of 100, whose `next` keeps the filters', async () => {
    const site = await startTestSite({ env: { PUBLIC_URL: 'https://visa.example.com' } });
    const passports = Array.from({ length: 350 }, (_, index) => (index % 3 === 0 ? 'CL' : 'BR'));
    await recordChanges(
      site.db,
      passports.map((passport) => ({ passport })),
    );
    const seen: number[] = [];
    let url: string | null = `${changes}?passport=BR&since=2026-02-20`;
    let pages = 0;
    while (url) {
      const response = await site.app.inject({ url, headers: { host: 'visa.example.com' } });
      expectDocumented(response);
      const body: { changes: { id: number; passport: string }[]; next: string | null } =
        response.json();
      expect(body.changes.length).toBeLessThanOrEqual(100);
      expect(body.changes.every(({ passport }) => passport === 'BR')).toBe(true);
      seen.push(...body.changes.map(({ id }) => id));
      if (body.next) expect(body.next).toMatch(/^https:\/\/visa\.example\.com\/api\/v1\/changes\?/);
      url = body.next?.replace('https://visa.example.com', '') ?? null;
      pages += 1;
    }
    expect(pages).toBe(3);
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
    expect(new Set(seen).size).toBe(passports.filter((code) => code === 'BR').length);
  });

  test('a full last page has no next', async () => {
    const site = await startTestSite();
    await recordChanges(site.db, Array(100).fill({}));
    expect((await site.app.inject(changes)).json().next).toBeNull();
  });
});

describe('/changes.atom', () => {
  const entriesOf = (xml: string) =>
    [...xml.matchAll(/<entry>(.*?)<\/entry>/gs)].map(([entry]) => ({
      title: /<!\[CDATA\[(.*?)\]\]>/s.exec(entry)?.[1],
      id: /<id>(.*?)<\/id>/.exec(entry)?.[1],
      link: /href="(.*?)"/.exec(entry)?.[1],
      content: /<content type="html"><!\[CDATA\[(.*?)\]\]>/s.exec(entry)?.[1],
    }));

  async function feedOf({ app }: TestSite): Promise<string> {
    const { statusCode, headers, body } = await app.inject('/changes.atom');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    return body;
  }

  test('has one entry for each import and destination, and one for each edit', async () => {
    const site = await startTestSite();
    const edition = await addSource(site.db, { id: 'index', edition: '2026-02-17' });
    const imported = { cause: 'import', edition_id: edition, source_title: 'Index' } as const;
    await recordChanges(site.db, [
      imported,
      { ...imported, destination: 'FR' },
      { ...imported, passport: 'CL' },
      { ...imported, passport: 'PE', access_after: 'no_admission' },
      { changed_at: '2026-02-21T09:00:00.000Z', passport: 'CL' },
      { changed_at: '2026-02-21T09:00:00.000Z', passport: 'PE', purpose: 'transit' },
    ]);
    const xml = await feedOf(site);
    expect(xml).toContain('<updated>2026-02-21T09:00:00.000Z</updated>');
    const entries = entriesOf(xml);
    expect(entries.map(({ title }) => title)).toEqual([
      'Chile → Japan: Visa required',
      'Peru → Japan (transit): Visa required',
      'Japan: 3 answers changed',
      'Brazil → France: Visa required',
    ]);
    expect(entries[2]?.content).toBe(
      '<p>Imported: Index</p><ul><li>Visa free, 90 days → Visa required: Brazil, Chile</li>' +
        '<li>Visa free, 90 days → Entry refused: Peru</li></ul>',
    );
    expect(new Set(entries.map(({ id }) => id)).size).toBe(4);
    expect(entries[2]?.link).toBe('http://localhost/changes?destination=JP');
  });

  test('the name of a source is escaped', async () => {
    const site = await startTestSite();
    await recordChanges(site.db, [{ source_title: ']]><script>alert(1)</script>&\u0001\ud800' }]);
    const xml = await feedOf(site);
    expect(entriesOf(xml)).toHaveLength(1);
    expect(xml).not.toContain('<script>');
    expect(xml).toContain(']]&gt;&lt;script&gt;');
    expect(xml).not.toContain('\u0001');
  });

  test('is empty at first, and has a maximum length', async () => {
    const site = await startTestSite();
    expect(entriesOf(await feedOf(site))).toEqual([]);
    await recordChanges(site.db, Array(250).fill({}));
    expect(entriesOf(await feedOf(site))).toHaveLength(200);
  });

  test('has one entry for an import that changed thousands of answers', async () => {
    const site = await startTestSite();
    const imported = { cause: 'import', source_title: 'Index' } as const;
    await recordChanges(site.db, Array(2001).fill(imported));
    await recordChanges(site.db, [{ changed_at: '2026-02-21T09:00:00.000Z' }]);
    const entries = entriesOf(await feedOf(site));
    expect(entries.map(({ title }) => title)).toEqual([
      'Brazil → Japan: Visa required',
      '2,001 answers changed',
    ]);
    expect(entries[1]).toMatchObject({
      link: 'http://localhost/changes',
      content: '<p>Imported: Index</p>',
    });
  });

  test('is cached until a change, and readable from any origin', async () => {
    const site = await startTestSite();
    const { headers } = await site.app.inject('/changes.atom');
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const again = { url: '/changes.atom', headers: { 'if-none-match': String(headers.etag) } };
    expect((await site.app.inject(again)).statusCode).toBe(304);
    await recordChanges(site.db, [{}]);
    expect((await site.app.inject(again)).statusCode).toBe(200);
  });

  test('is also served under the API’s address', async () => {
    const { app } = await startTestSite();
    const { statusCode, headers } = await app.inject('/api/v1/changes.atom');
    expect([statusCode, headers.location]).toEqual([308, '/changes.atom']);
  });

  test('refuses parameters', async () => {
    const { app } = await startTestSite();
    expect((await app.inject('/changes.atom?destination=JP')).statusCode).toBe(400);
  });
});

describe('real imports', () => {
  const codes = ['BR', 'CL', 'FR', 'JP', 'US'];
  const bytes = (days: number) => new TextEncoder().encode(JSON.stringify(editionOf(codes, days)));

  async function importEdition({ db }: TestSite, days: number, date: string): Promise<void> {
    const prepared = await prepareImport(db, bytes(days), { date, partial: false });
    await applyImport(db, prepared, { by: 'Ana' });
  }

  test('are no change at first, then one entry per destination', async () => {
    const site = await startTestSite();
    await importEdition(site, 30, '2026-02-17');
    expect((await site.app.inject(changes)).json()).toEqual({ changes: [], next: null });
    const before = (await site.app.inject('/api/v1/answers/BR/JP')).json();
    expect(before).toMatchObject({ access: 'visa_free', days: 30, source: { date: '2026-02-17' } });

    await importEdition(site, 60, '2026-03-17');
    const after = (await site.app.inject('/api/v1/answers/BR/JP')).json();
    expect(after).toMatchObject({ days: 60, source: { date: '2026-03-17' } });
    const response = await site.app.inject(`${changes}?passport=BR&destination=JP`);
    expectDocumented(response);
    const [change, ...others] = response.json().changes;
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      cause: 'import',
      source: { edition: after.source.edition, licence: after.source.licence },
      before: { access: 'visa_free', days: 30 },
      after: { access: 'visa_free', days: 60 },
    });
    const { body } = await site.app.inject('/changes.atom');
    expect(body.match(/<entry>/g)).toHaveLength(codes.length);
    expect(body.match(/4 answers changed/g)).toHaveLength(codes.length);
  });
});
