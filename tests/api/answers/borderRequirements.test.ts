import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { borderChecklist } from '#core/border/checklist.ts';
import { furtherKinds } from '#core/border/conditionKinds.ts';
import { isFurther } from '#core/border/furtherWords.ts';
import { addDays } from '#core/dates.ts';
import { entryConditionFields } from '#core/inputs/records/entryCondition.ts';
import { officialLinkFields } from '#core/inputs/records/officialLink.ts';
import type { VisaType } from '#core/vocabulary.ts';
import { conditionsOfCompilation } from '#db/packs/borderRequirements.ts';
import { parseDestinationPack } from '#db/packs/destinationPack.ts';
import { readDestinationPacks } from '#db/packs/destinationPacks.ts';
import { listEntryConditions } from '#db/queries/countryFacts.ts';
import { entryConditionTable } from '#db/queries/records/entryConditions.ts';
import { officialLinkTable } from '#db/queries/records/officialLinks.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { readAnswerPage } from '#server/answers/pages/answerPage.ts';
import { toShortAnswer } from '#server/answers/table/buildAnswerTable.ts';
import { currentTable } from '#server/answers/table/currentTable.ts';
import { findChecklist } from '#server/answers/tools/findChecklist.ts';
import { judgeTrip } from '#server/answers/tools/trip.ts';
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
    const { rows: stated } = await sql<{ kind: string; concerns: string; purposes: string }>`
      select distinct kind, concerns, purposes from entry_conditions`.execute(db());
    const naming = packs.flatMap(({ conditions }) => conditions.filter(({ purposes }) => purposes));
    const rows = stated.filter(
      ({ kind, concerns }) =>
        !naming.some((line) => line.kind === kind && (line.concerns ?? 'all') === concerns),
    );
    const everyStay = '["tourist","transit","working"]';
    const ofVisits = rows.filter(({ purposes }) => purposes !== everyStay);
    expect(new Set(ofVisits.map(({ purposes }) => purposes))).toEqual(new Set(['["tourist"]']));
    const kindsOf = (some: typeof rows) => [
      ...new Set(some.filter(({ concerns }) => concerns === 'all').map(({ kind }) => kind)),
    ];
    expect(kindsOf(ofVisits).sort()).toEqual(['funds', 'insurance', 'levy', 'onward_ticket']);
    const ofAll = rows.filter(({ purposes }) => purposes === everyStay);
    expect(ofAll.filter(({ concerns }) => concerns !== 'all')).toEqual([]);
    const listed = ['blank_pages', 'minors', 'passport_age', 'passport_validity', 'registration'];
    expect(new Set(kindsOf(ofAll))).toEqual(
      new Set([...listed, 'vaccination', ...Object.keys(furtherKinds)]),
    );

    const pack = packs.find(({ destination }) => destination === 'GB');
    if (!pack) throw new Error('GB has no pack');
    const named = { kind: 'funds', by: 'Government', checked: '2026-10-03' } as const;
    const text = JSON.stringify({
      ...pack,
      conditions: [{ ...named, purposes: ['tourist', 'working'] }],
    });
    const [condition] = conditionsOfCompilation([parseDestinationPack(text, 'GB.json')]);
    expect(condition).toMatchObject({ destination: 'GB', purposes: ['tourist', 'working'] });
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

describe('who enters by a right', () => {
  const gulf = ['AE', 'BH', 'KW', 'OM', 'QA', 'SA'];
  const duties = ['onward_ticket', 'funds', 'insurance', 'levy', 'blank_pages'];

  /** What a border asks of a pair, as "passport>destination". */
  async function askedOf(pair: string, asked: { purpose?: VisaType; on?: string } = {}) {
    const [passport = '', destination = ''] = pair.split('>');
    const { purpose = 'tourist', on } = asked;
    const answer = await findAnswer(db(), { passport, destination, purpose, on });
    const { lines, notResearched } = await findChecklist(db(), answer, on);
    return { answer, subjects: lines.map(({ subject }) => subject), lines, notResearched };
  }

  test.each([
    ['AU>NZ', 'freedom_of_movement', ['passport', 'arrival_form'], /resident visa at the border/],
    [
      'NZ>AU',
      'freedom_of_movement',
      ['passport', 'arrival_form', 'vaccination'],
      /Special Category visa at the border/,
    ],
    ['FM>US', 'freedom_of_movement', ['passport'], /Form I-94/],
    ['MH>US', 'freedom_of_movement', ['passport'], /Form I-94/],
    ['PW>US', 'freedom_of_movement', ['passport'], /Form I-94/],
    [
      'NP>IN',
      'visa_free',
      ['arrival_form', 'arrival_form', 'vaccination', 'vaccination'],
      /By land or air over the border with Nepal.* also a visa\.$/,
    ],
    [
      'IN>NP',
      'visa_free',
      ['arrival_form', 'vaccination', 'vaccination'],
      /By land or air over the border with India/,
    ],
    ['BY>RU', 'visa_free', ['registration'], /^$/],
    ['RU>BY', 'visa_free', ['registration'], /^$/],
    ['AE>KW', 'visa_free', ['passport'], /^$/],
  ])('%s is asked for what its right leaves', async (pair, access, subjects, note) => {
    const visit = await askedOf(pair);
    expect(visit.answer).toMatchObject({ access, note: expect.stringMatching(note) });
    expect(visit.answer.right?.source.address).toMatch(/^https?:/);
    expect(visit.notResearched).toEqual([]);
    expect(visit.subjects.filter((subject) => !isFurther(subject))).toEqual(subjects);
    // Where policies let these citizens work, they enter by the same right.
    const work = await askedOf(pair, { purpose: 'working' });
    expect(work.answer.access).toBe('freedom_of_movement');
    expect(work.notResearched).toEqual([]);
    const ofWork = work.subjects.filter((subject) => subject !== 'apply' && !isFurther(subject));
    expect(ofWork).toEqual(subjects);
    // Whoever has a right to enter is refused for earlier travel, too; nothing else of a visitor is asked.
    const further = visit.subjects.filter(isFurther);
    expect(further.filter((subject) => subject !== 'travel_history')).toEqual([]);
  });

  test('is told the dates and places of the right’s own page', async () => {
    const [registration] = (await askedOf('BY>RU')).lines;
    expect(registration).toMatchObject({
      asked: { condition: { note: 'For stays of more than 90 days.' } },
      source: { secondary: true, date: '2014-12-30' },
    });
    const [passport] = (await askedOf('FM>US')).lines;
    expect(passport?.source?.address).toContain('https://www.uscis.gov/');
  });

  test('among the Gulf states sees no duty of a visitor, for all pairs', async () => {
    for (const passport of gulf)
      for (const destination of gulf.filter((code) => code !== passport)) {
        const pair = `${passport}>${destination}`;
        const { answer, subjects } = await askedOf(pair);
        expect([pair, answer.access, answer.right?.id]).toEqual([pair, 'visa_free', 'gulf']);
        expect([pair, subjects.filter((one) => duties.includes(one))]).toEqual([pair, []]);
      }
  });

  test.each([
    ['US>NZ', 'levy'],
    ['GB>AU', 'insurance'],
    ['BS>US', 'funds'],
    ['BT>IN', 'funds'],
    ['LK>NP', 'insurance'],
    ['KZ>RU', 'passport'],
    ['KZ>BY', 'funds'],
    ['JO>OM', 'onward_ticket'],
    // The Compact says less of Americans there.
    ['US>PW', 'levy'],
    ['US>FM', 'onward_ticket'],
  ])('%s, which has none, is asked for %s', async (pair, duty) => {
    const { answer, subjects } = await askedOf(pair);
    expect(answer.right).toBe(null);
    expect(subjects).toContain(duty);
  });

  test.each([
    ['NZ>AU', '1994-08-31', 'insurance'],
    ['MH>US', '1986-10-20', 'funds'],
    ['FM>US', '1986-11-02', 'funds'],
    ['PW>US', '1994-09-30', 'funds'],
    ['NP>IN', '1950-07-30', 'funds'],
    ['IN>NP', '1950-07-30', 'insurance'],
    ['BY>RU', '2009-02-02', 'passport'],
    ['RU>BY', '2009-02-02', 'funds'],
    ['AE>OM', '2002-12-31', 'onward_ticket'],
  ])('%s on %s, the day before, is asked for %s', async (pair, on, duty) => {
    const before = await askedOf(pair, { on });
    expect(before.answer).toMatchObject({ access: 'visa_free', right: null });
    expect(before.subjects).toContain(duty);
    const since = await askedOf(pair, { on: addDays(on, 1) });
    expect(since.answer.right).not.toBe(null);
  });

  test.each(['AU>NZ', 'NZ>AU', 'PW>US', 'NP>IN', 'RU>BY', 'SA>OM'])(
    '%s has one answer and one checklist on its page, in a trip and in lists',
    async (pair) => {
      const [passport = '', destination = ''] = pair.split('>');
      const { answer, lines } = await askedOf(pair);
      const purpose = 'tourist' as const;
      const page = await readAnswerPage(db(), { passports: [passport], destination, purpose });
      expect(page.answer).toEqual(answer);
      expect(page.checklist?.lines).toEqual(lines);
      expect(page.passportConditions).toBe(null);
      const trip = await judgeTrip(db(), {
        travellers: [{ passports: [passport] }],
        stops: [{ country: destination, transit: false }],
        wayBack: [],
      });
      expect(trip.stops[0]?.answers[0]?.entry).toMatchObject(answer);
      expect(trip.checklist[0]?.parts[0]?.checklist.lines).toEqual(lines);
      for (const stay of ['tourist', 'working'] as const) {
        const table = await currentTable(db(), stay);
        const { answer: one } = await askedOf(pair, { purpose: stay });
        expect(table.at(passport, destination)).toEqual(toShortAnswer(one));
      }
    },
  );
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
