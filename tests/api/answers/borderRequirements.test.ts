import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { borderChecklist } from '#core/border/checklist.ts';
import { entryConditionFields } from '#core/inputs/records/entryCondition.ts';
import { officialLinkFields } from '#core/inputs/records/officialLink.ts';
import { conditionsOfCompilation } from '#db/packs/borderRequirements.ts';
import { parseDestinationPack } from '#db/packs/destinationPack.ts';
import { readDestinationPacks } from '#db/packs/destinationPacks.ts';
import { listEntryConditions } from '#db/queries/countryFacts.ts';
import { entryConditionTable } from '#db/queries/records/entryConditions.ts';
import { officialLinkTable } from '#db/queries/records/officialLinks.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { filledDatabase } from '../database/filledDatabase.ts';

const { db, one } = filledDatabase();
const packs = readDestinationPacks();

const EU_SITE = /^https:\/\/[^/]*\.europa\.eu\//;

describe('what the compilation says about borders', () => {
  test('is stored fact by fact', async () => {
    /** The facts in the packs, those of common European law for each of 29 states. */
    const count = (name: 'conditions' | 'links') =>
      packs
        .flatMap(({ destination, pages, [name]: facts }) =>
          facts.map(({ page = -1 }) => [destination, pages[page]?.[1] ?? '']),
        )
        .reduce(
          (sum, [destination = '', address = '']) =>
            sum + (destination === 'DE' && EU_SITE.test(address) ? 29 : 1),
          0,
        );
    const ofCompilation = "where source_id = 'travelrequirements'";
    expect(await one(`select count(*) from entry_conditions ${ofCompilation}`)).toBe(
      count('conditions'),
    );
    expect(await one(`select count(*) from application_portals ${ofCompilation}`)).toBe(
      count('links'),
    );
  });

  test('has a page or a government, and a day, for each fact', async () => {
    for (const table of ['entry_conditions', 'application_portals']) {
      expect(
        await one(`select count(*) from ${table} where source_id = 'travelrequirements'
          and (source_title = '' or length(source_date) <> 10)`),
      ).toBe(0);
    }
  });

  test('is valid in the forms of the panel', async () => {
    const conditions = await db()
      .selectFrom('entry_conditions')
      .select(entryConditionTable.fields.names)
      .execute();
    for (const row of conditions) {
      const result = entryConditionFields.safeParse(entryConditionTable.fields.fromRow(row));
      expect([row, result.error?.issues]).toEqual([row, undefined]);
    }
    const links = await db()
      .selectFrom('application_portals')
      .select(officialLinkTable.fields.names)
      .execute();
    for (const row of links) {
      const result = officialLinkFields.safeParse(officialLinkTable.fields.fromRow(row));
      expect([row, result.error?.issues]).toEqual([row, undefined]);
    }
  });

  test('holds for the kinds of stay of its kind, or for those that its line names', async () => {
    const { rows } = await sql<{ kind: string; concerns: string; purposes: string }>`
      select distinct kind, concerns, purposes from entry_conditions`.execute(db());
    const everyStay = '["tourist","transit","working"]';
    const ofVisits = rows.filter(({ purposes }) => purposes !== everyStay);
    expect(new Set(ofVisits.map(({ purposes }) => purposes))).toEqual(new Set(['["tourist"]']));
    const kindsOf = (some: typeof rows) => [
      ...new Set(some.filter(({ concerns }) => concerns === 'all').map(({ kind }) => kind)),
    ];
    expect(kindsOf(ofVisits).sort()).toEqual(['funds', 'insurance', 'levy', 'onward_ticket']);
    const ofAll = rows.filter(({ purposes }) => purposes === everyStay);
    expect(ofAll.filter(({ concerns }) => concerns !== 'all')).toEqual([]);
    expect(kindsOf(ofAll).sort()).toEqual([
      ...['blank_pages', 'minors', 'passport_age', 'passport_validity', 'registration'],
      'vaccination',
    ]);

    const pack = packs.find(({ destination }) => destination === 'GB');
    if (!pack) throw new Error('GB has no pack');
    const named = { kind: 'funds', by: 'Government', checked: '2026-10-03' } as const;
    const text = JSON.stringify({
      ...pack,
      conditions: [{ ...named, purposes: ['tourist', 'working'] }],
    });
    const [stated] = conditionsOfCompilation([parseDestinationPack(text, 'GB.json')]);
    expect(stated).toMatchObject({ destination: 'GB', purposes: ['tourist', 'working'] });
  });

  test('is left out only for a reason, each fact once', () => {
    const left = packs.flatMap(({ destination, leftOut }) =>
      leftOut.flatMap(({ why, facts }) => facts.map((fact) => [why, `${destination} ${fact}`])),
    );
    expect(left.filter(([why]) => !why)).toEqual([]);
    expect(new Set(left.map(([, fact]) => fact)).size).toBe(left.length);
    expect(left).toContainEqual(['no official page states it', 'AM onwardTicket']);
  });

  test('states European law for all Schengen states, the rest for one', async () => {
    const fees = `scheme = 'visa' and price_amount = '90' and price_currency = 'EUR'
      and destination in (select country_code from zone_members where zone_id = 'schengen')`;
    expect(
      await one(`select count(distinct destination) from application_portals where ${fees}`),
    ).toBe(29);
    const addresses = await sql<{ destination: string }>`
      select distinct destination from application_portals
      where address like '%auswaertiges-amt%' and source_id = 'travelrequirements'`.execute(db());
    expect(addresses.rows).toEqual([{ destination: 'DE' }]);
    expect(
      await one(
        "select count(*) from entry_conditions where kind = 'blank_pages' and destination = 'FR'",
      ),
    ).toBe(0);
  });

  test('links no address that led to a private company', async () => {
    expect(
      await one("select count(*) from application_portals where address like '%evisa.gov.tr%'"),
    ).toBe(0);
  });
});

describe('who needs neither a visa nor an ETA', () => {
  /** The pages of ESTA, eTA and ETA in what is shipped. */
  const ofScheme =
    /etakenya|electronic-travel-auth|nzeta|\/eta\/|visa-waiver-program\.html|section-217|vfsevisa/;

  test('is asked nothing that the page of an ETA asks of its applicants, for all pairs', async () => {
    const conditions = await listEntryConditions(db());
    const { rows: pairs } = await sql<{ passport: string; destination: string }>`
      select distinct passport, destination from entry_rules where access = 'visa_free'
      and purpose = 'tourist'
      and destination in (select destination from entry_rules where access = 'eta')
      order by 1, 2`.execute(db());
    const asked: string[] = [];
    let exempt = 0;
    for (const { passport, destination } of pairs) {
      const pair = { passport, destination, on: undefined };
      const answer = await findAnswer(db(), { ...pair, purpose: 'tourist' });
      if (answer.access !== 'visa_free' || answer.headlineCondition || answer.disagreement)
        continue;
      exempt += 1;
      const { lines } = borderChecklist({
        answer,
        visit: answer,
        conditions: conditions.filter((one) => one.destination === destination),
        officialLinks: [],
        on: undefined,
        leave: undefined,
        before: [],
      });
      asked.push(
        ...lines
          .filter(({ source }) => ofScheme.test(source?.address ?? ''))
          .map(({ subject }) => `${passport}>${destination} ${subject}`),
      );
    }
    expect(asked).toEqual([]);
    expect(exempt).toBeGreaterThan(300);
    const ofPages = conditions.filter(({ source }) => ofScheme.test(source.address ?? ''));
    expect([...new Set(ofPages.map(({ destination }) => destination))].sort()).toEqual(
      expect.arrayContaining(['CA', 'KE', 'NZ', 'SR', 'US']),
    );
  });
});

describe('coverage', () => {
  test('at least 180 destinations say how long a passport must be valid', async () => {
    const count = await one(
      "select count(distinct destination) from entry_conditions where kind = 'passport_validity'",
    );
    expect(Number(count)).toBeGreaterThanOrEqual(180);
  });

  test('at least 130 destinations name a fee', async () => {
    const count = await one(`select count(distinct destination) from application_portals
      where price_amount is not null and in_operation = 1 and scheme <> 'arrival_card'`);
    expect(Number(count)).toBeGreaterThanOrEqual(130);
  });
});
