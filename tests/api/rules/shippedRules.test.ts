import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import type { Db } from '#db/db.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { readOfficialPack, readPackedEdition } from '#db/packs/packs.ts';
import { sourcesToInstall } from '#db/packs/sourcesToInstall.ts';
import { moveContentVersion } from '#db/queries/contentVersion.ts';
import { seedAll, seedNewDatabase } from '#db/seed/seed.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { listSuperseded } from '#server/rules/decisions/kinds/superseded.ts';
import { installShippedRules, missingSourcesInLines } from '#server/rules/editions/shippedRules.ts';
import { SHIPPED_RULES } from '../../fixtures/shippedRules.ts';
import { startServer } from '../../support/servers/serverProcess.ts';
import { type Filling, newSite, preparedSite } from '../../support/site/preparedDatabases.ts';
import { runScript } from '../../support/site/runScript.ts';
import { refuseWrites } from '../database/refusedWrites.ts';

async function newDatabase(filling: Filling = 'empty'): Promise<OpenDatabase> {
  const { address } = await preparedSite(filling);
  return openDatabase(address);
}

/** The first column of the first row. */
async function one(db: Db, query: string): Promise<unknown> {
  const { rows } = await sql.raw<Record<string, unknown>>(query).execute(db);
  return Object.values(rows[0] ?? {})[0];
}

const rulesOf = (source: string) =>
  `select count(*) from entry_rules where source_id = '${source}'`;

describe('a first start', () => {
  test('answers for every passport and country, all switched on', async () => {
    const server = await startServer(await newSite());
    onTestFinished(async () => {
      await server.stop();
    });
    const countries = await (await fetch(`${server.url}/trpc/country.names`)).json();
    const codes = Object.keys(countries.result.data.names);
    expect(codes).toEqual(expect.arrayContaining(readPackedEdition().codes.split(' ')));
    for (const code of 'US GB CA AU JP SG DE FR IT ES NZ TH AE BR MX ZA EG IN CN RU'.split(' ')) {
      expect(codes).toContain(code);
    }
    const input = encodeURIComponent(
      JSON.stringify({ passport: 'ML', destination: 'TV', purpose: 'tourist' }),
    );
    const asked = await fetch(`${server.url}/trpc/entryRule.answer?input=${input}`);
    expect((await asked.json()).result.data).toMatchObject({
      access: 'visa_on_arrival',
      stay: { number: 30, unit: 'days' },
      source: { title: 'Entry Requirements Dataset', date: '2026-10-07' },
    });
    const credits = await (await fetch(`${server.url}/credits`)).text();
    expect(credits).toContain('imorte/passport-index-data, passportindex.org');
  });

  test('without samples has no rules, zones or schemes, but all countries', async () => {
    const site = await newSite();
    const server = await startServer({ ...site, env: { ...site.env, SAMPLE_DATA: 'off' } });
    await server.stop();
    const bare = openDatabase(site.address);
    onTestFinished(() => bare.destroy());
    for (const table of ['rule_sources', 'rule_editions', 'entry_rules', 'zones', 'ways_to_work']) {
      expect(await one(bare, `select count(*) from ${table}`), table).toBe(0);
    }
    expect(await one(bare, 'select count(*) from countries where enabled = 1')).toBe(199);
  });

  test('of a filled site adds no rules', async () => {
    const old = await newDatabase();
    onTestFinished(() => old.destroy());
    await seedAll(old, { rules: false });
    expect(await seedNewDatabase(old, { samples: true })).toMatchObject({ rules: 0 });
    expect(await seedAll(old)).toMatchObject({ rules: 0 });
    expect(await one(old, 'select count(*) from rule_sources')).toBe(0);
    expect(await sourcesToInstall(old)).toHaveLength(38);
  });

  test('leaves every index as migrated', async () => {
    const seeded = await newDatabase();
    onTestFinished(() => seeded.destroy());
    const indexes = async () => {
      const listed = {
        sqlite: `select name, sql from sqlite_schema where type = 'index' order by name`,
        postgres: `select indexname, indexdef from pg_indexes
          where schemaname = 'public' order by indexname`,
      };
      return (await sql.raw(listed[inject('engine')]).execute(seeded)).rows;
    };
    const before = await indexes();
    expect(before.length).toBeGreaterThan(50);
    await seedNewDatabase(seeded, { samples: true });
    expect(await indexes()).toEqual(before);
    if (inject('engine') === 'postgres') return;
    const { rows } = await sql.raw('pragma integrity_check').execute(seeded);
    expect(rows).toEqual([{ integrity_check: 'ok' }]);
  });

  test('changes the content version, and leaves no rule when aborted', async () => {
    const killed = await newDatabase();
    onTestFinished(() => killed.destroy());
    const goOn = await refuseWrites(killed, 'insert', 'ways_to_work');
    await expect(seedAll(killed)).rejects.toThrow('ended');
    expect(await one(killed, 'select count(*) from entry_rules')).toBe(0);
    await goOn();
    const before = Number(await one(killed, 'select version from content_version'));
    expect(await seedNewDatabase(killed, { samples: true })).toMatchObject({
      rules: SHIPPED_RULES,
    });
    expect(Number(await one(killed, 'select version from content_version'))).toBeGreaterThan(
      before,
    );
  });
});

describe('installing on a running site', () => {
  test('adds missing rules once, and keeps a newer edition', async () => {
    const site = await newDatabase('countries');
    onTestFinished(() => site.destroy());
    const all = { sources: 38, rules: SHIPPED_RULES, skipped: 16 };
    expect(await installShippedRules(site, { by: 'ana@example.com' })).toEqual(all);
    const none = { sources: 0, rules: 0, skipped: 0 };
    expect(await installShippedRules(site, { by: 'ana@example.com' })).toEqual(none);

    await sql`update rule_editions set file_hash = 'other', date = '2026-06-01'
      where source_id = 'passport-index'`.execute(site);
    await sql`delete from rule_sources where id = 'irpr'`.execute(site);
    expect(await one(site, rulesOf('irpr'))).toBe(0);
    expect(await installShippedRules(site, { by: 'ana@example.com' })).toMatchObject({
      sources: 1,
      rules: 53,
    });
  });

  test('replaces an edition of its source, and keeps edited rules', async () => {
    const site = await newDatabase('firstStart');
    onTestFinished(() => site.destroy());
    await sql`update rule_editions set file_hash = 'older' where source_id = 'sbc-2016-399'`.execute(
      site,
    );
    await sql`update entry_conditions set months = 4, version = 2
      where destination = 'FR' and kind = 'passport_validity'`.execute(site);
    expect(await installShippedRules(site, { by: 'ana@example.com' })).toMatchObject({
      sources: 1,
    });
    const ofFrance = `select string_agg(kind || ' ' || months, ', ') from
      (select * from entry_conditions where destination = 'FR' and kind like 'passport%' order by kind) as listed`;
    expect(await one(site, ofFrance)).toBe('passport_age 120, passport_validity 4');
    expect(await one(site, "select count(*) from zone_members where zone_id = 'schengen'")).toBe(
      29,
    );
    expect(
      await one(site, "select count(*) from rule_editions where source_id = 'sbc-2016-399'"),
    ).toBe(2);
  });

  test('adds what borders ask for to a site with the same rules, and keeps editors’ conditions', async () => {
    const site = await newDatabase('firstStart');
    onTestFinished(() => site.destroy());
    // As in an earlier version, which shipped the rules alone.
    await sql`update rule_editions set file_hash = 'of the version before'
      where source_id = 'travelrequirements'`.execute(site);
    const ofCompilation = "where source_id = 'travelrequirements'";
    const facts = `select (select count(*) from entry_conditions ${ofCompilation}) + (select count(*)
      from application_portals ${ofCompilation})`;
    const shipped = Number(await one(site, facts));
    await sql`delete from application_portals where source_id = 'travelrequirements'`.execute(site);
    await sql`delete from entry_conditions where source_id = 'travelrequirements'
      and not (destination = 'TH' and kind = 'onward_ticket')`.execute(site);
    await sql`update entry_conditions set source_id = null, version = 2, note = 'Ours'
      where destination = 'TH' and kind = 'onward_ticket'`.execute(site);
    expect(await installShippedRules(site, { by: 'ana@example.com' })).toMatchObject({
      sources: 1,
    });
    expect(Number(await one(site, facts))).toBe(shipped - 1);
    const ofThailand = `select string_agg(note, ', ') from entry_conditions
      where destination = 'TH' and kind = 'onward_ticket'`;
    expect(await one(site, ofThailand)).toBe('Ours');
  });

  test('replaces changed statements of a source', async () => {
    const site = await newDatabase('firstStart');
    onTestFinished(() => site.destroy());
    expect(await sourcesToInstall(site)).toHaveLength(0);
    expect(await missingSourcesInLines(site)).toEqual([]);
    // As in the previous version, from the same published files.
    const published = (pack: 'united-kingdom' | 'freedom-of-movement') =>
      readOfficialPack(pack).sha256;
    await sql`update rule_editions set file_hash = ${published('freedom-of-movement')}
      where source_id = 'cta'`.execute(site);
    await sql`update zone_members set entry_only = 0`.execute(site);
    await sql`update rule_editions set file_hash = ${published('united-kingdom')}
      where source_id = 'smart-answers'`.execute(site);
    await sql`update rule_sources set address = 'https://github.com/alphagov/smart-answers'
      where id = 'smart-answers'`.execute(site);

    expect((await sourcesToInstall(site)).map(({ id }) => id).sort()).toEqual([
      'cta',
      'smart-answers',
    ]);
    // The log of the upgraded site's start.
    const [summary, ...titles] = await missingSourcesInLines(site);
    expect(summary).toMatch(
      /^This version has 2 sources .* npm run rules -- import adds \d+ rules$/,
    );
    expect(titles).toHaveLength(2);
    expect(await missingSourcesInLines(await newDatabase('empty'))).toEqual([]);
    await installShippedRules(site, { by: 'ana@example.com' });
    const { rows } = await sql`select 1 from zone_members where entry_only = 1`.execute(site);
    expect(rows.length).toBeGreaterThan(0);
    expect(await one(site, "select address from rule_sources where id = 'smart-answers'")).toBe(
      'https://www.gov.uk/check-uk-visa',
    );
  });

  test('records answers changed by a newer source, and lists them for review by destination', async () => {
    const site = await newDatabase('firstStart');
    onTestFinished(() => site.destroy());
    await sql`delete from rule_sources where id = 'travelrequirements'`.execute(site);
    await site.transaction().execute(moveContentVersion);
    expect(await one(site, 'select count(*) from answer_changes')).toBe(0);
    await installShippedRules(site, { by: 'ana@example.com' });

    const changed = `select count(*) from answer_changes
      where destination = 'TH' and purpose = 'tourist' and access_before = 'visa_free'
        and access_after = 'visa_free' and stay_number_before = 60 and stay_number_after = 30`;
    const count = await one(site, changed);
    expect(count).toBeGreaterThan(50);
    expect(await one(site, 'select count(distinct cause) from answer_changes')).toBe(1);
    const shorter = (await listSuperseded(site)).find(
      ({ destination, before, after }) =>
        destination === 'TH' && before.stay?.number === 60 && after.stay?.number === 30,
    );
    expect(shorter?.passports).toHaveLength(Number(count));
  });

  test('by command shows what is missing, adds it, and then has nothing to add', async () => {
    const site = await newSite();
    const rules = (...args: string[]) => runScript('rules.ts', ['import', ...args], site);
    expect(await rules('--dry-run')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^passport-index: Passport Index, 2026-02-17, 39,402 rules\n/),
    });
    expect(await rules()).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        new RegExp(
          `\nAdded 38 sources with ${SHIPPED_RULES.toLocaleString('en')} rules\n` +
            'It brings \\d+ groups of changed answers to review \\(harder entry: \\d+, .*easier: \\d+, .*\\)\n(.*\n)?' +
            'See Review in the panel: /admin/rules/review\n',
        ),
      ),
    });
    expect(await rules('--json')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/"sources": \[\]/),
    });
    expect(await rules('--date', '2026')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Name the file that --date'),
    });
  });

  test('an incomplete edition is imported again', async () => {
    const site = await newDatabase('countries');
    onTestFinished(() => site.destroy());
    const goOn = await refuseWrites(site, 'update of current_edition_id', 'rule_sources');
    await expect(installShippedRules(site, { by: 'ana@example.com' })).rejects.toThrow('ended');
    expect(await one(site, rulesOf('passport-index'))).toBe(39_402);
    expect(
      await findAnswer(site, { passport: 'ML', destination: 'TV', purpose: 'tourist' }),
    ).toMatchObject({
      access: null,
    });
    await goOn();
    await installShippedRules(site, { by: 'ana@example.com' });
    expect(await one(site, rulesOf('passport-index'))).toBe(39_402);
    expect(await one(site, "select count(*) from rule_editions where state = 'staged'")).toBe(0);
  });
});
