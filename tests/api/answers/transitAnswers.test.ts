import { describe, expect, test } from 'vitest';
import { marksOf } from '#core/answers/answerMarks.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { unpackAnswers } from '#core/answers/packedAnswers.ts';
import type { PassportList, TransitPolicy } from '#core/answers/transit/transitPolicy.ts';
import { transitHubs } from '#core/countries/transitHubs.ts';
import { readPackedEdition } from '#db/packs/packs.ts';
import { readTransitPacks } from '#db/packs/policies/transitPacks.ts';
import { addEditors } from '#db/queries/rules/administratorRules.ts';
import { countPassportsByAccess } from '#server/answers/facts/countryFacts.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { readAnswerPage } from '#server/answers/pages/answerPage.ts';
import { listPassportEntry } from '#server/answers/passportEntry.ts';
import { answersWithDocuments } from '#server/answers/table/answersWithDocuments.ts';
import { currentTable } from '#server/answers/table/currentTable.ts';
import { findChecklist } from '#server/answers/tools/findChecklist.ts';
import { readPassport } from '#server/answers/tools/passportRanking.ts';
import { judgeTrip } from '#server/answers/tools/trip.ts';
import { addRules } from '../../fixtures/entryRules.ts';
import { startTestSite } from '../../support/site/testApp.ts';
import { filledDatabase } from '../database/filledDatabase.ts';

const { db } = filledDatabase();
const policies = readTransitPacks();
const passports = readPackedEdition().codes.split(' ');

/** The answer for changing planes. */
function transitIn(
  destination: string,
  passport: string,
  more: { holds?: string[]; on?: string } = {},
): Promise<EntryAnswer> {
  return findAnswer(db(), { passport, destination, purpose: 'transit', ...more });
}

async function airsideIn(destination: string, passport: string) {
  const { transit } = await transitIn(destination, passport);
  return transit?.airside;
}

function names({ list, passports }: PassportList, passport: string): boolean {
  if (list === 'only') return passports.includes(passport);
  return list === 'all' || (list === 'all_but' && !passports.includes(passport));
}

/** What a file says of a passport in the transit area, and which page says it. */
function statedIn({ airside, exceptions }: TransitPolicy, passport: string) {
  if (airside?.offered === 'no') return { need: 'pass_border', by: airside.source };
  const own = exceptions.find(
    ({ of, holds, passports, conditions }) =>
      of === 'airside' &&
      holds.length === 0 &&
      passports.includes(passport) &&
      !conditions.includes('biometric_passport'),
  );
  if (own?.effect === 'unknown') return { need: 'unknown' };
  if (own) return { need: own.effect, by: own.source };
  if (!airside) return { need: 'unknown' };
  if (names(airside.visa, passport)) return { need: 'visa', by: airside.source };
  if (airside.eta && names(airside.eta, passport)) return { need: 'eta', by: airside.source };
  return airside.visa.list === 'unknown'
    ? { need: 'unknown' }
    : { need: 'no_visa', by: airside.source };
}

const free = ['own_country', 'freedom_of_movement'];

describe('the shipped transit policies', () => {
  test('are the answer for each passport in each of their countries', async () => {
    const counts: Record<string, number> = {};
    for (const policy of policies) {
      for (const passport of passports.filter((code) => code !== policy.country)) {
        const answer = await transitIn(policy.country, passport);
        const { access, transit, restriction, unconfirmed } = answer;
        const stated = statedIn(policy, passport);
        const pair = `${passport} ${policy.country}`;
        if (!transit || (access && free.includes(access))) continue;
        const { airside } = transit;
        const isFreedByChip = airside.withBiometricPassport;
        expect(airside.need, pair).toBe(isFreedByChip ? 'no_visa' : stated.need);
        const page = policy.sources[stated.by ?? ''];
        const isLaw = page?.quality === 'law' || page?.quality === 'own_government';
        const isCollected = page?.quality === 'collected';
        const title = isCollected ? page.publisher : page && `${page.publisher}: ${page.title}`;
        expect(airside.source?.title, pair).toBe(title);
        if (isCollected) expect(airside.source?.address, pair).toBeNull();
        // Nothing is green without a statement of a law or the country's own government.
        if (airside.confirmed) expect(isLaw, pair).toBe(true);
        if (stated.need === 'no_visa' && policy.airside?.offered === 'unknown') {
          expect(airside.confirmed, pair).toBe(false);
        }
        if (airside.need === 'unknown') {
          expect([null, 'visa_free'], pair).toContain(access);
          expect(transit.heading, pair).toBe(access === null ? 'airside' : 'border');
        }
        if (transit.heading === 'airside' && access !== null && !restriction) {
          expect(unconfirmed, pair).toBe(!airside.confirmed);
          expect(marksOf(answer).probable, pair).toBe(!airside.confirmed);
        }
        const verdict = `${airside.need} ${airside.confirmed ? 'confirmed' : 'not confirmed'}`;
        counts[verdict] = (counts[verdict] ?? 0) + 1;
      }
    }
    // A change of these numbers is a change of answers.
    expect(counts).toMatchInlineSnapshot(`
      {
        "eta confirmed": 140,
        "no_visa confirmed": 3083,
        "no_visa not confirmed": 5298,
        "pass_border confirmed": 195,
        "unknown not confirmed": 10644,
        "visa confirmed": 792,
        "visa not confirmed": 525,
      }
    `);
  });
});

test('the table of all answers says the same', async () => {
  const table = await currentTable(db(), 'transit');
  for (const { country } of policies) {
    for (const passport of passports.filter((_, at) => at % 5 === 0)) {
      const answer = await transitIn(country, passport);
      const { access, stay, source } = answer;
      expect(table.at(passport, country), `${passport} ${country}`).toMatchObject({
        ...{ access, stay, source: source?.id ?? null },
        ...marksOf(answer),
      });
    }
  }
});

test.each([[['us-visa']], [['schengen-visa', 'us-residence']]])(
  'the table says the same as answers with the documents %o',
  async (holds) => {
    const reader = await answersWithDocuments(db(), await currentTable(db(), 'transit'), holds);
    for (const { country } of [...policies, { country: 'MZ' }]) {
      for (const passport of passports.filter((_, at) => at % 7 === 0)) {
        const answer = await transitIn(country, passport, { holds });
        const { access, stay } = answer;
        expect(reader.at(passport, country), `${passport} ${country}`).toMatchObject({
          ...{ access, stay },
          ...marksOf(answer),
        });
      }
    }
  },
);

test('lists of a country and of a passport have the table’s answers, as asked', async () => {
  const table = await currentTable(db(), 'transit');
  const asked = { code: 'GB', purpose: 'transit' } as const;
  const listed = unpackAnswers(await listPassportEntry(db(), asked));
  for (const { code, access } of listed) expect(access, code).toBe(table.at(code, 'GB')?.access);
  const { counts, total } = await countPassportsByAccess(db(), asked);
  const needVisa = listed.filter(({ access }) => access === 'visa_required');
  expect(counts.visa_required).toBe(needVisa.length);
  const tourists = await countPassportsByAccess(db(), { code: 'GB' });
  expect(total).toBe(tourists.total);
  expect(counts).not.toEqual(tourists.counts);

  const { transit } = await readPassport(db(), { code: 'IN' });
  expect(Object.values(transit.counts).reduce((sum, count) => sum + count)).toBe(transit.total);
  const hubs = unpackAnswers(transit.hubs);
  expect(hubs.map(({ code }) => code)).toEqual(Object.keys(transitHubs));
  for (const { code, access } of hubs) expect(access, code).toBe(table.at('IN', code)?.access);
});

test('an unknown transit area is never an answer, but where the border is open without a visa', async () => {
  for (const passport of passports) {
    const { access, transit, restriction } = await transitIn('MZ', passport);
    const isOpen = transit?.border.access === 'visa_free' && transit.border.doubt === null;
    if (access && free.includes(access)) continue;
    expect(transit?.airside.need, passport).toBe('unknown');
    expect(access, passport).toBe(isOpen && !restriction ? 'visa_free' : null);
  }
});

describe('where everyone passes the border', () => {
  test('the answer is the tourist’s, with its condition, suspension and document', async () => {
    for (const passport of ['DE', 'IN', 'NG', 'IR', 'BB', 'CA']) {
      const { transit, purpose, ...answer } = await transitIn('US', passport);
      const visit = await findAnswer(db(), { passport, destination: 'US', purpose: 'tourist' });
      expect({
        ...answer,
        purpose: 'tourist',
        transit: null,
        visitorWork: visit.visitorWork,
      }).toEqual(visit);
      expect(transit).toMatchObject({ heading: 'border', airside: { need: 'pass_border' } });
    }
    const held = await transitIn('US', 'IN', { holds: ['us-visa'] });
    expect(held.issuedDocument).toMatchObject({ document: 'us-visa' });
  });

  test('a suspended passport has no programme there', async () => {
    const { restriction, transit } = await transitIn('US', 'NG');
    expect(restriction?.kind).toBe('visas_suspended');
    expect(transit?.programmes).toEqual([]);
    const { transit: ofIndia } = await transitIn('US', 'IN');
    expect(ofIndia?.programmes.map(({ name }) => name)).toEqual(['C-1 transit visa']);
  });
});

describe('documents held', () => {
  test('free from an airport transit visa as far as they are of the named kind', async () => {
    const plain = await transitIn('DE', 'GH');
    expect(plain).toMatchObject({ access: 'visa_required', unconfirmed: false });
    const withVisa = await transitIn('DE', 'GH', { holds: ['us-visa'] });
    expect(withVisa.access).toBe('visa_free');
    expect(withVisa.transit?.airside.need).toBe('no_visa');
    const uk = await transitIn('DE', 'GH', { holds: ['uk-visa'] });
    expect(uk.access).toBe('visa_required');
    // A Schengen visa frees nobody at Heathrow.
    const schengen = await transitIn('GB', 'GH', { holds: ['schengen-visa'] });
    expect(schengen.access).toBe('visa_required');
  });

  test('a permit of the United States frees at Heathrow only if it is permanent, which the answer says', async () => {
    const { access, headlineCondition } = await transitIn('GB', 'GH', { holds: ['us-residence'] });
    expect(access).toBe('visa_free');
    expect(headlineCondition).toMatchObject({
      otherwise: 'visa_required',
      held: { asksMore: true },
    });
    expect(headlineCondition?.text).toContain('permanent residence permit (United States)');
  });
});

test('lists, exceptions and programmes of single countries', async () => {
  expect(await airsideIn('GB', 'IN')).toMatchObject({
    need: 'visa',
    airports: [
      { code: 'LHR', name: 'Heathrow' },
      { code: 'MAN', name: 'Manchester' },
    ],
  });
  expect(await airsideIn('GB', 'BR')).toMatchObject({ need: 'no_visa', confirmed: true });
  // Freed by what others collected, on a list of the law.
  expect(await airsideIn('DE', 'IN')).toMatchObject({ need: 'no_visa', confirmed: false });
  expect(await airsideIn('NZ', 'DE')).toMatchObject({ need: 'eta', authorisation: 'NZeTA' });
  expect(await airsideIn('NZ', 'IN')).toMatchObject({ need: 'visa', paper: 'transit_visa' });
  expect(await airsideIn('NZ', 'AU')).toMatchObject({ need: 'no_visa' });
  expect(await airsideIn('EC', 'IN')).toMatchObject({ paper: 'entry_visa', mayBeNeeded: true });
  expect(await airsideIn('AU', 'GB')).toMatchObject({ need: 'no_visa', confirmed: false });
  expect(await airsideIn('IN', 'PK')).toMatchObject({ need: 'unknown' });
  // The law of the Union names twelve passports; Lithuania's own additions weren't read.
  expect(await airsideIn('LT', 'AF')).toMatchObject({ need: 'visa', confirmed: true });
  expect(await airsideIn('LT', 'IN')).toMatchObject({ need: 'unknown' });

  const japan = await transitIn('JP', 'IN');
  expect(japan).toMatchObject({ access: 'visa_free', unconfirmed: false });
  expect(japan.transit?.programmes).toMatchObject([
    { kind: 'transit_without_visa', open: 'officer_decides' },
    { kind: 'transit_visa', open: 'yes', fee: { amount: 15000, currency: 'JPY' } },
  ]);
  const china = await transitIn('CN', 'US');
  expect(china.transit?.programmes[0]).toMatchObject({
    name: '240-hour visa-free transit',
    open: 'yes',
  });
  const before = await transitIn('CN', 'US', { on: '2024-12-16' });
  expect(before.transit?.programmes.map(({ name }) => name)).not.toContain(
    '240-hour visa-free transit',
  );
  // A programme that is no easier than entry isn't shown.
  expect((await transitIn('CN', 'FR')).transit?.programmes).toEqual([]);
  const held = await transitIn('SG', 'IN', { holds: ['us-visa'] });
  expect(held.transit?.programmes[0]?.open).toBe('officer_decides');
});

test('a rule of the team is sure where the policy says the same without a confirmation', async () => {
  const { db: own } = await startTestSite({ rules: true });
  const editors = { sourceId: 'editors', editionId: null };
  const question = { passport: 'IN', destination: 'DE', purpose: 'transit' } as const;
  expect((await findAnswer(own, question)).transit?.airside.confirmed).toBe(false);
  await own.transaction().execute((trx) => addEditors(trx));
  const korea = { passport: 'EG', destination: 'KR', purpose: 'transit' } as const;
  expect((await findAnswer(own, korea)).transit?.airsideProgrammes).toHaveLength(1);
  await addRules(own, editors, [
    { ...question, access: 'visa_free' },
    { ...korea, access: 'visa_free' },
  ]);
  // Nobody is shown a visa for a transit area that needs none.
  expect((await findAnswer(own, korea)).transit?.airsideProgrammes).toEqual([]);
  const { transit, unconfirmed } = await findAnswer(own, question);
  expect(unconfirmed).toBe(false);
  expect(transit?.airside).toMatchObject({ need: 'no_visa', confirmed: true });
  expect(transit?.airside.source?.kind).toBe('administrator');
});

test('own country and free movement come before what a transit area asks', async () => {
  expect((await transitIn('FR', 'FR')).access).toBe('own_country');
  expect(await transitIn('FR', 'DE')).toMatchObject({ access: 'freedom_of_movement' });
  expect(await transitIn('NZ', 'NZ')).toMatchObject({ access: 'own_country' });
});

test('page, API and trip ask the same of who changes planes, and nothing that only a stay asks for', async () => {
  const subjects = (checklist: { lines: { subject: string }[] } | null | undefined) => [
    ...new Set(checklist?.lines.map(({ subject }) => subject)),
  ];
  const askedIn = async (country: string, passport: string) => {
    const page = await readAnswerPage(db(), {
      ...{ destination: country, purpose: 'transit', passports: [passport] },
    });
    const trip = await judgeTrip(db(), {
      travellers: [{ passports: [passport] }],
      stops: [{ country, transit: true }],
      wayBack: [],
    });
    const ofApi = subjects(await findChecklist(db(), page.answer, undefined));
    expect(subjects(trip.checklist[0]?.parts[0]?.checklist)).toEqual(ofApi);
    expect(subjects(page.checklist)).toEqual(ofApi);
    return ofApi;
  };
  expect(await askedIn('GB', 'IN')).toEqual(['apply', 'airline']);
  expect(await askedIn('GB', 'BR')).toEqual(['airline']);
  // Everyone passes the border there.
  expect(await askedIn('US', 'IN')).toEqual(['apply', 'passport', 'airline']);
  const { lines } = await findChecklist(db(), await transitIn('US', 'IN'), undefined);
  expect(lines[0]?.asked).toMatchObject({ permission: { purpose: 'tourist' } });
});
