import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { compareTexts } from '#core/compareTexts.ts';
import { listSourcesInUse } from '#db/queries/rules/sourcesInUse.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { filledDatabase } from '../database/filledDatabase.ts';

const { db, one } = filledDatabase();

test('every source has all rows of its list', async () => {
  const sources = await listSourcesInUse(db());
  const counts = sources
    .filter(({ rules }) => rules > 0)
    .map(({ id, quality, rules }) => [id, quality, rules]);
  expect(Object.fromEntries(counts.map(([id, ...rest]) => [id, rest]))).toEqual({
    'passport-index': ['secondary', 39_402],
    'reg-2018-1806': ['primary', 168 * 30],
    // 83 of 89 ETA, 114 visa, Ireland.
    'smart-answers': ['primary', 83 + 114 + 1],
    // Visa waiver; 12 for Guam and the Marianas, and China for these.
    'state-vwp': ['primary', 42 + 12 * 2 + 1],
    irpr: ['primary', 52 + 1],
    'irpr-2026': ['primary', 17],
    'ircc-qatar': ['primary', 1],
    'inz-waiver': ['primary', 60 + 1],
    'inz-waiver-stays': ['secondary', 60],
    'cg-hk': ['primary', 8],
    'evisitor-list': ['secondary', 36],
    'isd-table': ['secondary', 45 + 31 + 120],
    citinfo: ['secondary', 21],
    'keta-2026': ['secondary', 22],
    travelrequirements: ['secondary', expect.any(Number)],
  });
  expect(sources.find(({ id }) => id === 'odyssway')).toMatchObject({
    officialLinks: 35,
    rules: 0,
  });
  expect(sources.find(({ id }) => id === 'transit-2026-11')).toMatchObject({
    transitPolicies: 109,
    rules: 0,
  });
  const total = (key: 'zones' | 'schemes') => sources.reduce((sum, source) => sum + source[key], 0);
  expect([total('zones'), total('schemes')]).toEqual([10, 46]);
});

test('codes that issue no passports are skipped and counted', async () => {
  // Six Dutch and French territories on the ETA list, and ten British ones that need neither.
  const skipped = "select skipped_count from rule_editions where source_id = 'smart-answers'";
  expect(await one(skipped)).toBe(16);
  expect(await one("select count(*) from entry_rules where passport = 'AW'")).toBe(0);
});

test('every kind of condition occurs, with its alternative', async () => {
  const { rows } = await sql<{ condition: string; otherwise: string }>`
    select distinct condition, otherwise from entry_rules where condition is not null`.execute(
    db(),
  );
  expect([...new Set(rows.map(({ condition }) => condition))].sort()).toEqual([
    'biometric_passport',
    'by_air',
    'entry_point',
    'identity_number',
    'nationality_status',
    'other',
    'papers_shown',
    'passport_issued_since',
    'passport_kind',
    'visa_held',
  ]);
  const easier = rows.filter(({ otherwise }) => otherwise !== 'visa_required');
  expect(easier.sort((a, b) => compareTexts(a.condition, b.condition))).toEqual([
    { condition: 'by_air', otherwise: 'visa_free' },
    { condition: 'by_air', otherwise: 'e_visa' },
    { condition: 'papers_shown', otherwise: 'e_visa' },
  ]);
});

describe('the rule of', () => {
  const answer = (pair: string, on = '2026-11-22', purpose: 'tourist' | 'transit' = 'tourist') => {
    const [passport = '', destination = ''] = pair.split('>');
    return findAnswer(db(), { passport, destination, purpose, on });
  };

  test.each(['JP', 'SA', 'SG'])('%s in Azerbaijan after its exemption is unknown', async (code) => {
    // The edition of February, with visas on arrival, is older than the exemption's end.
    expect(await answer(`${code}>AZ`)).toMatchObject({ access: 'visa_free' });
    expect(await answer(`${code}>AZ`, '2028-01-15')).toMatchObject({
      access: null,
      disagreement: { kind: 'rule_ended', ended: { access: 'visa_free' } },
    });
  });

  test('Britain in China is a visa after its exemption, which is known until then', async () => {
    expect(await answer('GB>CN')).toMatchObject({ access: 'visa_free' });
    expect(await answer('GB>CN', '2027-02-15')).toMatchObject({
      access: 'visa_required',
      source: { id: 'passport-index' },
      disagreement: { endedOn: '2026-12-31', ended: { access: 'visa_free' } },
    });
    // Of other countries nobody says that a visa is required then.
    expect((await answer('DE>CN', '2027-02-15')).access).toBe(null);
  });

  test('Saudi Arabia is that of its newest record, and no easier where that is silent', async () => {
    const compiled = { source: { id: 'travelrequirements' } };
    expect(await answer('GB>SA')).toMatchObject({
      access: 'eta',
      stay: { number: 180 },
      ...compiled,
    });
    expect(await answer('IE>SA')).toMatchObject({
      access: 'eta',
      stay: { number: 180 },
      ...compiled,
    });
    expect(await answer('RU>SA')).toMatchObject({
      access: 'visa_free',
      stay: { number: 90 },
      ...compiled,
    });
    expect(await answer('IL>SA')).toMatchObject({
      access: 'no_admission',
      source: { id: 'passport-index' },
    });
  });

  test('Mongolia is no easier for whom its newest record doubts', async () => {
    expect(await answer('UA>MN')).toMatchObject({
      access: 'visa_free',
      headlineCondition: { condition: 'papers_shown', otherwise: 'visa_required' },
    });
    expect(await answer('CU>MN')).toMatchObject({
      access: 'e_visa',
      disagreement: { other: { access: 'visa_free' } },
    });
    for (const pair of ['NE>MN', 'XK>MN']) {
      expect(await answer(pair)).toMatchObject({
        access: 'visa_required',
        source: { id: 'passport-index' },
      });
    }
  });

  test('Kuwait and Madagascar: a visa on arrival or online, Kuwait’s only by air', async () => {
    const either = { access: 'visa_on_arrival', application: 'online_or_on_arrival' };
    expect(await answer('DE>KW')).toMatchObject({
      ...either,
      stay: { number: 3, unit: 'months' },
      headlineCondition: { condition: 'by_air', otherwise: 'e_visa' },
    });
    expect(await answer('IN>KW')).toMatchObject({ access: 'visa_required' });
    expect(await answer('DE>MG')).toMatchObject({ ...either, stay: { number: 60 } });
  });

  test.each(['CA', 'GB', 'IT'])(
    '%s in Congo is a visa of an embassy, by its advice',
    async (code) => {
      expect(await answer(`${code}>CD`)).toMatchObject({
        access: 'visa_required',
        stay: null,
        disagreement: { kind: 'sources_disagree', other: { access: 'e_visa' } },
      });
      expect(await answer('AU>CD')).toMatchObject({ access: 'e_visa', disagreement: null });
    },
  );

  test('Americans in the Emirates need a ticket, which others with the same access don’t', async () => {
    const note = 'A return or onward ticket is required.';
    expect(await answer('US>AE')).toMatchObject({ access: 'visa_free', note });
    expect(await answer('GB>AE')).toMatchObject({ access: 'visa_free', note: '' });
  });

  test.each(['IN', 'RU', 'TR', 'UA'])('%s in Mexico enters with an American visa', async (code) => {
    expect((await answer(`${code}>MX`)).conditions).toContainEqual(
      expect.objectContaining({ condition: 'visa_held', access: 'visa_free' }),
    );
  });

  test('Mozambique has a stay on arrival by the edition, which is named', async () => {
    const older = { stay: { number: 30 }, source: { id: 'passport-index' } };
    const ofEdition = { stay: null, staySource: null, olderStay: older };
    expect(await answer('PL>MZ')).toMatchObject({ access: 'visa_on_arrival', ...ofEdition });
    const ofMacao = { stay: { number: 30 }, staySource: null };
    expect(await answer('MO>MZ')).toMatchObject({ access: 'visa_on_arrival', ...ofMacao });
  });

  test('Nauru in Schengen is a visa: its exemption is not effective', async () => {
    expect(await answer('NR>FR')).toMatchObject({
      access: 'visa_required',
      source: { id: 'reg-2018-1806' },
    });
  });

  test.each(['NI', 'LC'])('%s in the United Kingdom is a visa since 5 March 2026', async (code) => {
    expect(await answer(`${code}>GB`)).toMatchObject({
      access: 'visa_required',
      source: { id: 'smart-answers' },
    });
    // Until then the list had no rule for it, and the page, read in October, has today's answer.
    expect((await answer(`${code}>GB`, '2026-03-01')).source?.id).toBe('travelrequirements');
    expect(await answer(`${code}>GB`, '2026-11-22', 'transit')).toMatchObject({
      access: 'visa_required',
      conditions: [{ access: 'visa_free' }, { access: 'visa_free' }],
    });
  });

  test('Somalia in Canada comes from the edition: a pack covers only the codes it names', async () => {
    expect(await answer('SO>CA')).toMatchObject({
      access: 'no_admission',
      source: { id: 'passport-index' },
    });
  });

  test('Mexico in Canada is a visa, and an eTA with another visa held', async () => {
    expect(await answer('MX>CA')).toMatchObject({
      access: 'visa_required',
      headlineCondition: null,
      source: { id: 'irpr-2026' },
      conditions: [{ condition: 'visa_held', access: 'eta', otherwise: 'visa_required' }],
    });
  });

  test('France in Canada is an eTA by air and nothing by land', async () => {
    expect(await answer('FR>CA')).toMatchObject({
      access: 'eta',
      headlineCondition: { condition: 'by_air', otherwise: 'visa_free' },
    });
  });

  test('Romania in Canada needs a chip, whose lack asks for a visa by land too', async () => {
    expect(await answer('RO>CA')).toMatchObject({
      access: 'eta',
      headlineCondition: {
        condition: 'biometric_passport',
        text: 'passports with a chip',
        otherwise: 'visa_required',
      },
    });
  });

  test('Georgia in Schengen depends on the kind of passport', async () => {
    expect(await answer('GE>DE')).toMatchObject({
      access: 'visa_free',
      stay: { number: 90, unit: 'days' },
      window: { days: 90, per: 180, zone: 'schengen' },
      headlineCondition: { condition: 'biometric_passport', otherwise: 'visa_required' },
      note: expect.stringContaining('Diplomatic'),
    });
  });

  test('the United Kingdom in Schengen has no condition', async () => {
    expect(await answer('GB>DE')).toMatchObject({
      access: 'visa_free',
      headlineCondition: null,
      conditions: [],
      note: expect.stringContaining('British nationals (Overseas)'),
    });
  });

  test('a visa waiver in the United States is an ETA of 90 days with a chip in the passport', async () => {
    expect(await answer('AU>US')).toMatchObject({
      access: 'eta',
      stay: { number: 90, unit: 'days' },
      headlineCondition: { condition: 'biometric_passport', otherwise: 'visa_required' },
    });
    // Canada is not in the programme.
    expect(await answer('CA>US')).toMatchObject({ source: { id: 'travelrequirements' } });
  });

  test('Korea’s exemption ends with 2026, followed by an ETA', async () => {
    expect(await answer('JP>KR')).toMatchObject({
      access: 'visa_free',
      source: { id: 'travelrequirements' },
      nextChange: { on: '2027-01-01', access: 'eta' },
    });
    const ends =
      "select min(valid_to) || max(valid_to) from entry_rules where source_id = 'keta-2026'";
    expect(await one(ends)).toBe('2026-12-312026-12-31');
  });

  test('Greece in New Zealand depends on the day of issue, stated once', async () => {
    expect(await answer('GR>NZ')).toMatchObject({
      access: 'eta',
      conditions: [{ condition: 'passport_issued_since', source: { id: 'inz-waiver' } }],
    });
  });

  test('airport transit is free for passports not on a complete list, and unknown for an incomplete one', async () => {
    expect(await answer('BR>GB', '2026-11-22', 'transit')).toMatchObject({
      access: 'visa_free',
      stay: null,
      unconfirmed: false,
      source: { id: 'transit-2026-11', address: 'https://www.gov.uk/check-uk-visa' },
    });
    expect(await answer('CN>LT', '2026-11-22', 'transit')).toMatchObject({ access: null });
  });

  test('airport transit is exempt with a visa held, or for some with a biometric passport', async () => {
    expect(await answer('PK>FR', '2026-11-22', 'transit')).toMatchObject({
      access: 'visa_required',
      unconfirmed: false,
      conditions: [{ condition: 'visa_held', access: 'visa_free' }, {}],
    });
    expect(await answer('VE>GB', '2026-11-22', 'transit')).toMatchObject({
      access: 'visa_free',
      headlineCondition: { condition: 'biometric_passport', otherwise: 'visa_required' },
    });
  });

  test('China in Ireland is a visa, with an exemption from another source', async () => {
    const { access, conditions } = await answer('CN>IE');
    expect(access).toBe('visa_required');
    expect(conditions).toMatchObject([{ condition: 'visa_held', source: { id: 'citinfo' } }]);
  });

  test('a territory has a separate rule from its state', async () => {
    expect(await answer('JP>GU')).toMatchObject({
      access: 'visa_free',
      window: null,
      answerOf: null,
    });
    expect(await answer('DE>GU')).toMatchObject({ access: 'eta', answerOf: 'US' });
    expect(await answer('DE>GP')).toMatchObject({ access: null });
  });

  test.each([
    [
      'US>PR',
      'own_country',
      'Domestic travel for citizens: United States → Puerto Rico. Bring your passport or another proof of identity.',
    ],
    [
      'BR>PR',
      'visa_required',
      'Puerto Rico: the entry rules of its state apply (United States). See the answer for that state.',
    ],
    ['DE>GU', 'eta', expect.stringContaining(', and some passports need less. See the answer')],
    [
      'FR>RE',
      'own_country',
      expect.stringMatching(/^Domestic travel for citizens: France → Réunion/),
    ],
    ['BR>GL', null, expect.stringMatching(/^Greenland: not part of the Schengen area, so other/)],
    ['BR>JE', null, expect.stringMatching(/^Jersey: entry is decided there, and the rules of its/)],
    ['DK>FO', null, expect.stringContaining('We don’t know what this passport needs.')],
    ['BR>EH', null, expect.stringMatching(/ depends on where you enter\./)],
    // Answered pairs need no such statement.
    ['JP>GU', 'visa_free', 'With form I-736 instead of a visa or an ESTA.'],
    ['IE>JE', 'freedom_of_movement', expect.not.stringContaining('decided there')],
    ['BR>AQ', null, ''],
  ])('%s is %s, or says whose rules apply', async (pair, access, note) => {
    expect(await answer(pair)).toMatchObject({ access, note });
  });
});
