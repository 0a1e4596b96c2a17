// Ways to work of a released site after its upgrade, on both engines: visas for remote workers with their
// ids, link checks and translations, and what policies stated.
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import type { Db } from '#db/db.ts';
import { readNomadVisas } from '#db/packs/packs.ts';
import { readWorkPacks } from '#db/packs/policies/workPacks.ts';
import { listOutsideAddresses } from '#db/queries/linkChecks.ts';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { startTestSite } from '../../support/site/testApp.ts';
import { releasedDumps } from './releasedDatabases.ts';
import { siteOfDump } from './siteOfDump.ts';

/** Those in which policies on working state the ways to work. */
const released = releasedDumps(inject('engine')).filter((dump) => dump > '0030' && dump < '0033');

const { schemes } = readNomadVisas();
const packs = readWorkPacks();
const checkedAt = '2026-11-20T00:00:00.000Z';

/** Stores all visas for remote workers, a check of each address, and all policies, as the release did. */
async function storeAll(db: Db) {
  await sql`delete from nomad_schemes`.execute(db);
  for (const [at, scheme] of schemes.entries()) {
    await sql`insert into nomad_schemes
      (id, country_code, status, title, address, verified_on, facts, source_id)
      values (${at + 1}, ${scheme.code}, ${scheme.status}, ${scheme.title}, ${scheme.address},
        ${scheme.verifiedOn}, ${JSON.stringify(scheme.facts)}, 'globenomad')`.execute(db);
    await sql`insert into link_checks (address, kind, checked_at)
      values (${scheme.address}, 'official', ${checkedAt}) on conflict (address)
      do update set checked_at = ${checkedAt}`.execute(db);
  }
  const { rows } = await sql<{ id: string }>`
    select distinct source_id as id from stay_policies where purpose = 'working'`.execute(db);
  await sql`delete from stay_policies where purpose = 'working'`.execute(db);
  for (const pack of packs) {
    await sql`insert into stay_policies (source_id, purpose, country_code, policy)
      values (${rows[0]?.id}, 'working', ${pack.country},
        ${JSON.stringify({ ...pack, grants: [] })})`.execute(db);
  }
}

function mainOf(html: string): string {
  return /<main.*<\/main>/s.exec(html)?.[0] ?? '';
}

test.each(released)('in a database of %s remain as they were shown', async (dump) => {
  const { api, db, page, browser } = await siteOfDump(dump, storeAll);
  const fresh = await startTestSite({ rules: true, pages: await builtPages() });
  const all = await api.countryFacts.remoteWorkVisas.query();
  expect(all).toHaveLength(schemes.length);
  expect(all).toEqual(await fresh.browser().api.countryFacts.remoteWorkVisas.query());
  for (const url of ['/nomads', '/nomads?compare=4,7', '/nomads?page=2', '/nomads?income=2000']) {
    const { body } = await fresh.app.inject({ url, headers: { host: 'localhost:3000' } });
    expect(mainOf(await page(url)), url).toBe(mainOf(body));
    expect(mainOf(body), url).toContain('Remote');
  }
  const checked = await db
    .selectFrom('link_checks')
    .select('address')
    .where('checked_at', '=', checkedAt)
    .execute();
  const outside = new Set((await listOutsideAddresses(db, 100_000)).map(({ address }) => address));
  for (const { address } of schemes) {
    expect(checked.map((check) => check.address)).toContain(address);
    expect(outside).toContain(address);
  }
  const counts = await sql<{ programmes: number; ways: number; visas: number }>`select
    (select count(*) from work_programmes) as programmes,
    (select count(*) from ways_to_work where kind <> 'digital_nomad') as ways,
    (select count(*) from ways_to_work where kind = 'digital_nomad') as visas`.execute(db);
  expect(counts.rows[0]).toEqual({
    programmes: packs.flatMap(({ programmes }) => programmes).length,
    ways: packs.flatMap(({ routes }) => routes).length,
    visas: schemes.length,
  });
  const question = { passports: ['DE'], destination: 'JP', purpose: 'working' as const };
  const { answer } = await browser().api.page.answer.query(question);
  const there = await fresh.browser().api.page.answer.query(question);
  expect(answer.work?.programmes).toHaveLength(1);
  expect(answer.work?.programmes.map(({ source: _edition, ...programme }) => programme)).toEqual(
    there.answer.work?.programmes.map(({ source: _edition, ...programme }) => programme),
  );
  expect(answer.work?.routes).toEqual(there.answer.work?.routes);
});

test.each(released)('in %s records that are added later get ids of their own', async (dump) => {
  const { db } = await siteOfDump(dump, storeAll);
  const { id } = await db
    .insertInto('ways_to_work')
    .values({
      destination: 'JP',
      kind: 'work_visa',
      quality: 'named',
      created_at: checkedAt,
      updated_at: checkedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toBeGreaterThan(schemes.length + packs.flatMap(({ routes }) => routes).length);
});
