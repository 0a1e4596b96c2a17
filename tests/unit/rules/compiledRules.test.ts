import { describe, expect, test } from 'vitest';
import { rulesOfCompilation } from '#db/packs/compiledRules.ts';
import { readDestinationPacks } from '#db/packs/destinationPacks.ts';
import { pairsOfEdition, readPackedEdition } from '#db/packs/packs.ts';
import { shippedSources } from '#db/packs/shippedSources.ts';
import type { ImportedRule } from '#db/queries/rules/shippedSources.ts';

const packs = readDestinationPacks();
const edition = readPackedEdition();
const rules = [...rulesOfCompilation(packs)];
const byPair = Map.groupBy(rules, ({ passport, destination }) => passport + destination);
const statusOf = new Map(
  [...pairsOfEdition(edition)].map(({ passport, destination, ...pair }) => [
    passport + destination,
    pair,
  ]),
);

/** The rules of some passports at a destination, in order. */
const rulesOf = (destination: string, passports: string): ImportedRule[] =>
  passports.split(' ').flatMap((passport) => byPair.get(passport + destination) ?? []);

const at = (destination: string) => rules.filter((rule) => rule.destination === destination);

/** The rules of a destination whose pair has that status in the edition of February. */
const whereEditionSays = (destination: string, status: string) =>
  at(destination).filter(({ passport }) => statusOf.get(passport + destination)?.status === status);

const applicationOf = ({ compiled }: ImportedRule) => compiled?.application ?? null;
const codesOf = (found: ImportedRule[]) => found.map(({ passport }) => passport).sort();

const source = shippedSources().find(({ id }) => id === 'travelrequirements');

describe('the packed compilation', () => {
  test('ships as a separate source, with its credit line', () => {
    expect(source).toMatchObject({
      title: 'Entry Requirements Dataset',
      publisher: 'TravelRequirements.info, AXG Sp. z o.o.',
      licence: 'CC BY 4.0',
      address: 'https://travelrequirements.info/data/',
      kind: 'compilation',
      quality: 'secondary',
      date: '2026-10-09',
    });
    expect(source?.note).toContain('facts only, changed in form. Not checked by us.');
  });

  test('cites a page with title, address and a day of this or the last year for each rule', () => {
    for (const { compiled } of rules) {
      expect(compiled?.page.title).toMatch(/^.{3,100}$/);
      expect(compiled?.page.address).toMatch(/^https?:\/\//);
      expect(compiled?.page.checkedOn).toMatch(/^202[56]-\d\d-\d\d$/);
    }
  });

  test('distinguishes rules with a specific page from policies and pages of other governments', () => {
    const scopeOf = (destination: string, passport: string) =>
      rulesOf(destination, passport)[0]?.compiled?.page.scope;
    expect(scopeOf('AE', 'GB')).toBe('rule');
    expect(scopeOf('TH', 'GB')).toBe('policy');
    expect(scopeOf('EC', 'CA')).toBe('other_government');
    expect(scopeOf('DE', 'BR')).toBe('policy');
    expect(scopeOf('AE', 'DE')).toBe('other_government');
    expect(scopeOf('AE', 'RU')).toBe('other_government');
  });
});

describe('special cases', () => {
  test('South Korea: 22 passports enter without K-ETA to the end of 2026, then with it', () => {
    const waived = at('KR').filter(({ validTo }) => validTo === '2026-12-31');
    expect(waived).toHaveLength(22);
    for (const { passport, access, stay } of waived) {
      expect(access).toBe('visa_free');
      const [, later] = rulesOf('KR', passport);
      expect(later).toMatchObject({ access: 'eta', stay, validFrom: '2027-01-01', validTo: null });
    }
    expect(rulesOf('KR', 'CA')[0]?.stay).toEqual({ number: 180, unit: 'days' });
  });

  test('Türkiye: eight passports get an e-visa with documents only, and a visa without', () => {
    const conditional = rulesOf('TR', 'IN PK PH BD EG IQ NP LK');
    expect(conditional).toHaveLength(8);
    for (const rule of conditional) {
      expect(rule.access).toBe('e_visa');
      expect(rule.condition).toMatchObject({ kind: 'visa_held', otherwise: 'visa_required' });
      for (const word of ['Schengen', 'United States', 'United Kingdom', 'Ireland']) {
        expect(rule.condition?.text).toContain(word);
      }
    }
  });

  test('Türkiye: an e-visa of three months is one in months', () => {
    for (const { access, stay } of rulesOf('TR', 'BS BB GD JM MV LC')) {
      expect({ access, stay }).toEqual({ access: 'e_visa', stay: { number: 3, unit: 'months' } });
    }
  });

  test('New Zealand, Ghana, Nicaragua and Mongolia: a visa applied for online is not an e-visa', () => {
    for (const [destination, pairs] of Object.entries({ NZ: 137, GH: 132, NI: 33, MN: 32 })) {
      const online = whereEditionSays(destination, 'visa required').filter(
        (rule) => applicationOf(rule) === 'online',
      );
      expect(online, destination).toHaveLength(pairs);
      expect(new Set(online.map(({ access }) => access))).toEqual(new Set(['visa_required']));
    }
  });

  test('Mongolia: passports with an e-visa keep it', () => {
    const kept = whereEditionSays('MN', 'e-visa').filter(({ access }) => access === 'e_visa');
    expect(kept).toHaveLength(94);
    expect(kept.every((rule) => applicationOf(rule) === null)).toBe(true);
  });

  test('Mongolia: Ukraine needs an official invitation, Cuba is contested, two are unconfirmed', () => {
    expect(rulesOf('MN', 'UA')[0]).toMatchObject({
      access: 'visa_free',
      stay: { number: 90 },
      condition: { kind: 'papers_shown', otherwise: 'visa_required' },
    });
    expect(rulesOf('MN', 'CU')[0]).toMatchObject({
      access: 'e_visa',
      compiled: { contestedAccess: 'visa_free' },
    });
    expect(rulesOf('MN', 'NE XK')).toEqual([]);
    expect(statusOf.get('NEMN')?.status).toBe('visa required');
    expect(statusOf.get('XKMN')?.status).toBe('visa required');
  });

  test('Rwanda and the Emirates: on arrival without fee and form is visa-free', () => {
    expect(at('AE').filter(({ access }) => access === 'visa_on_arrival')).toEqual([]);
    expect(rulesOf('AE', 'US IE AU UA').map(({ access }) => access)).toEqual(
      Array(4).fill('visa_free'),
    );
    const free = at('RW').filter(({ access }) => access === 'visa_free');
    // 84 and 19 with a waived fee, 6 of the East African Community.
    expect(free).toHaveLength(109);
    expect(rulesOf('RW', 'BR')[0]?.access).toBe('visa_on_arrival');
  });

  test('Cambodia, Laos, Mozambique, Tanzania and Ethiopia: on arrival stays, or online instead', () => {
    const counts = { KH: 176, LA: 146, MZ: 143, TZ: 120, ET: 117 };
    for (const [destination, pairs] of Object.entries(counts)) {
      const onArrival = whereEditionSays(destination, 'visa on arrival').filter(
        ({ access }) => access === 'visa_on_arrival',
      );
      expect(onArrival, destination).toHaveLength(pairs);
      expect(new Set(onArrival.map(applicationOf))).toEqual(new Set(['online_or_on_arrival']));
    }
    // The page states the days of the e-visa alone, and Macao's those on arrival.
    expect(rulesOf('MZ', 'PL')[0]?.stay).toBe(null);
    expect(rulesOf('MZ', 'MO')[0]?.stay).toEqual({ number: 30, unit: 'days' });
  });

  test('Tanzania: no visa on arrival without special permission', () => {
    const special = at('TZ').filter(({ access }) => access === 'e_visa');
    expect(codesOf(special)).toEqual(expect.arrayContaining(['AF', 'BD', 'SO', 'US']));
    expect(special.every((rule) => applicationOf(rule) === null)).toBe(true);
  });

  test('Sri Lanka: an ETA for all except those who need an approval', () => {
    expect(at('LK').every(({ access }) => access === 'eta')).toBe(true);
    expect(rulesOf('LK', 'CI CM KP NG SY')).toEqual([]);
    expect(at('LK')).toHaveLength(193);
  });

  test('communities of states: entry without a visa, not freedom of movement', () => {
    expect(rules.some(({ access }) => access === 'freedom_of_movement')).toBe(false);
    expect(rulesOf('EC', 'BO CO PE').map(({ access, stay }) => [access, stay?.number])).toEqual(
      Array(3).fill(['visa_free', 90]),
    );
    expect(rulesOf('RW', 'BI KE SO').map(({ stay }) => stay?.number)).toEqual([180, 180, 180]);
    expect(rulesOf('SA', 'KW')[0]).toMatchObject({ access: 'visa_free', stay: null });
    expect(rulesOf('HN', 'SV GT NI').map(({ stay }) => stay?.number)).toEqual([90, 90, 90]);
    const inGhana = rulesOf('GH', 'BJ NG BF ML NE');
    expect(inGhana.map(({ compiled }) => compiled?.contestedAccess)).toEqual(Array(5).fill('eta'));
    expect(rulesOf('NG', 'BF')[0]?.validTo).toBeNull();
  });

  test('Thailand: Azerbaijan, Belarus and Serbia on arrival since 15 September, for unknown days', () => {
    for (const rule of rulesOf('TH', 'AZ BY RS')) {
      expect(rule).toMatchObject({
        access: 'visa_on_arrival',
        stay: null,
        condition: null,
        validFrom: '2026-09-15',
      });
    }
    expect(rulesOf('TH', 'GB')[0]).toMatchObject({ stay: { number: 30 }, validFrom: '2026-09-15' });
  });

  test('Thailand: who is exempt shows THB 20,000, and half of it only on arrival and in transit', () => {
    const funds = source?.conditions.filter(
      ({ destination, kind }) => destination === 'TH' && kind === 'funds',
    );
    expect(funds).toMatchObject([{ amount: '20000', currency: 'THB', per: 'person' }]);
    expect(funds?.[0]?.note).toMatch(/^THB 40,000 for a family; half of it with a visa on arrival/);
  });

  test('Nepal: twelve apply to an embassy, online; the border may ask for an insurance', () => {
    const asked = at('NP').filter(({ access }) => access === 'visa_required');
    const twelve = ['AF', 'CM', 'ET', 'GH', 'IQ', 'LR', 'NG', 'PS', 'SO', 'SY', 'SZ', 'ZW'];
    expect(codesOf(asked)).toEqual(twelve);
    const [visa] =
      source?.officialLinks.filter(
        ({ destination, scheme }) => destination === 'NP' && scheme === 'visa',
      ) ?? [];
    expect(visa?.details?.passports?.split(' ')).toEqual(twelve);
    const insurance = source?.conditions.find(
      ({ destination, kind }) => destination === 'NP' && kind === 'insurance',
    );
    expect(insurance?.binding).toBe('may_be_asked');
  });

  test('Saudi Arabia: a waiver for Britain and Ireland, nothing for Russia', () => {
    const answersOf = (passports: string) =>
      rulesOf('SA', passports).map(({ access, stay }) => [access, stay?.number]);
    expect(answersOf('GB IE RU')).toEqual([
      ['eta', 180],
      ['eta', 180],
      ['visa_free', 90],
    ]);
    // These are days in all, not of each entry.
    expect(rulesOf('SA', 'GB')[0]?.note).toContain('730 days');
    expect(rulesOf('SA', 'RU')[0]?.note).toContain('calendar year');
    expect(answersOf('US GY XK')).toEqual(Array(3).fill(['visa_on_arrival', 90]));
    expect(answersOf('IN BR IR')).toEqual(Array(3).fill(['visa_required', undefined]));
  });

  test('Saudi Arabia: no page says anything of Israel, so the edition’s no admission stays', () => {
    expect(rulesOf('SA', 'IL')).toEqual([]);
    expect(statusOf.get('ILSA')?.status).toBe('no admission');
  });

  test('Saudi Arabia: holders of a used visa or a permanent residence permit get a visa on arrival', () => {
    const waivers = source?.exceptions.filter(({ destination }) => destination === 'SA') ?? [];
    const [onArrival] = waivers;
    expect(onArrival).toMatchObject({
      access: 'visa_on_arrival',
      days: 90,
      terms: { documents: [{ qualities: ['used'] }, { qualities: ['permanent'] }] },
    });
    // Of these five, the page names the embassy alone.
    for (const passport of ['ET', 'IR', 'LY', 'PS', 'TD']) {
      expect(waivers.flatMap(({ passports }) => passports)).not.toContain(passport);
    }
  });

  test('Malaysia, Singapore and Morocco: unstated days are unknown', () => {
    for (const [destination, passport] of ['MY BR', 'SG DE', 'MA FR'].map((row) =>
      row.split(' '),
    )) {
      expect(rulesOf(destination ?? '', passport ?? '')[0]).toMatchObject({
        access: 'visa_free',
        stay: null,
      });
    }
  });

  test('China, Hong Kong, Macao and Taiwan: a travel permit', () => {
    const permits = [...rulesOf('CN', 'HK MO TW'), ...rulesOf('HK', 'CN'), ...rulesOf('MO', 'CN')];
    expect(permits.map(({ access }) => access)).toEqual(Array(5).fill('travel_permit'));
    expect(rules.filter(({ access }) => access === 'travel_permit')).toHaveLength(5);
  });

  test('Taiwan: conditions of its list are added to its groups', () => {
    for (const { access, condition } of rulesOf('TW', 'ID IN LA MM VN AM CO KZ UZ')) {
      expect(['eta', 'e_visa']).toContain(access);
      expect(condition).toMatchObject({ kind: 'visa_held', otherwise: 'visa_required' });
    }
  });

  test('Oman: papers shown on arrival are a condition', () => {
    const shown = at('OM').filter(({ condition }) => condition?.kind === 'papers_shown');
    expect(shown).toHaveLength(79);
    expect(rulesOf('OM', 'DE')[0]).toMatchObject({ access: 'visa_free', stay: { number: 14 } });
  });

  test('partial dates begin and end on the latest possible day', () => {
    expect(rulesOf('MN', 'KZ')[0]?.validFrom).toBe('1994-12-31');
    expect(rulesOf('SA', 'GY')[0]?.validFrom).toBe('2026-09-30');
    expect(rulesOf('CN', 'GB')[0]?.validTo).toBe('2026-12-31');
    expect(rulesOf('CN', 'BN')[0]?.validTo).toBeNull();
  });

  test('kinds of passports, ways of arriving and statuses are conditions by their kind', () => {
    const kindOf = (destination: string, passport: string) => {
      const { condition } = rulesOf(destination, passport)[0] ?? {};
      return `${condition?.kind} ${condition?.otherwise}`;
    };
    expect(kindOf('DE', 'UA')).toBe('biometric_passport visa_required');
    expect(kindOf('JP', 'BR')).toBe('biometric_passport visa_required');
    expect(kindOf('JP', 'TW')).toBe('identity_number visa_required');
    expect(kindOf('JP', 'UY')).toBe('passport_kind visa_required');
    expect(kindOf('TH', 'MM')).toBe('by_air visa_required');
    expect(kindOf('CA', 'DE')).toBe('by_air visa_free');
    expect(kindOf('PH', 'CN')).toBe('entry_point visa_required');
    expect(kindOf('PH', 'IN')).toBe('papers_shown visa_required');
    expect(kindOf('JM', 'BO')).toBe('papers_shown visa_required');
    expect(kindOf('RU', 'HK')).toBe('nationality_status visa_required');
    expect(kindOf('JP', 'QA')).toBe('other visa_required');
    expect(kindOf('CN', 'GB')).toBe('undefined undefined');
  });

  test('a rule names a different access of another official page', () => {
    const contested = (destination: string, passports: string) =>
      rulesOf(destination, passports).map(({ compiled }) => compiled?.contestedAccess);
    expect(contested('AE', 'AM EC GY MN UZ')).toEqual(Array(5).fill('visa_on_arrival'));
    expect(contested('BD', 'BR ID MT')).toEqual(Array(3).fill('visa_required'));
    expect(contested('BD', 'US')).toEqual([null]);
    expect(contested('SN', 'IE')).toEqual(['visa_free']);
    expect(contested('LB', 'CI GH NG')).toEqual(Array(3).fill('visa_on_arrival'));
    expect(contested('ZW', 'BO SS')).toEqual(Array(2).fill('visa_on_arrival'));
  });

  test('no admission is not overridden by a rule for all others', () => {
    const refused = rules.filter(
      ({ passport, destination, access }) =>
        access !== 'no_admission' &&
        statusOf.get(passport + destination)?.status === 'no admission',
    );
    expect(refused).toEqual([]);
  });

  test('Burkina Faso and Gabon: visas of the United States are suspended, which is no ban', () => {
    for (const destination of ['BF', 'GA']) {
      expect(rulesOf(destination, 'US')).toEqual([]);
      expect(source?.restrictions.filter((row) => row.destination === destination)).toMatchObject([
        { kind: 'visas_suspended', passports: ['US'] },
      ]);
    }
  });

  test('North Korea: the rule of the United States about its passports is a doubt, and is told', () => {
    const [rule, ...others] = rulesOf('KP', 'US');
    expect(others).toEqual([]);
    expect(rule).toMatchObject({
      access: 'visa_required',
      compiled: { contestedAccess: 'no_admission' },
    });
    expect(rule?.note).toContain("The United States' own rule");
  });

  test('Georgia: waivers for those who need a visa hold for e-visa passports, with stricter Gulf terms for 17', () => {
    const waivers = source?.exceptions.filter(({ destination }) => destination === 'GE') ?? [];
    const termsOf = (passport: string) =>
      waivers
        .filter(({ passports }) => passports.includes(passport))
        .map(({ access, terms }) => ({ access, documents: terms?.documents }));
    expect(termsOf('IN')).toEqual([
      { access: 'visa_free', documents: [{ issuers: ['schengen', 'US', 'GB'] }] },
      { access: 'visa_free', documents: [{ issuers: ['AE', 'BH', 'QA', 'SA', 'KW', 'OM'] }] },
    ]);
    const [, ofGulf] = termsOf('PK');
    expect(ofGulf?.documents).toMatchObject([
      { kind: 'visa', qualities: ['multiple_entry'], validMonths: 12 },
      { kind: 'residence', validMonths: 12 },
    ]);
    expect(waivers.at(-1)?.passports).toHaveLength(17);
  });

  test('Montenegro and Belarus: what is ended or ends stays in, and nothing follows it', () => {
    for (const [destination, passport, last] of [
      ['ME', 'RU', '2026-10-31'],
      ['BY', 'DE', '2026-12-31'],
    ] as const) {
      expect(rulesOf(destination, passport)).toMatchObject([
        { access: 'visa_free', validTo: last },
      ]);
    }
  });

  test('a doubt never opens an easier answer than the edition of February', () => {
    expect(rulesOf('VU', 'TR')).toMatchObject([
      { access: 'e_visa', compiled: { contestedAccess: 'visa_free' } },
    ]);
    for (const [destination, passports] of [
      ['SB', 'IN ID'],
      ['GD', 'BJ'],
      ['TO', 'CN'],
      ['MD', 'TW'],
      ['KW', 'PH'],
    ] as const) {
      expect([destination, rulesOf(destination, passports)]).toEqual([destination, []]);
    }
  });

  test('the United States and Lebanon: suspended entry and visas are restrictions', () => {
    const known = source?.restrictions.filter((row) => ['LB', 'US'].includes(row.destination));
    const short = known?.map(({ destination, kind, passports, visas, since }) => ({
      at: destination,
      kind,
      passports: passports.length,
      visas,
      since,
    }));
    expect(short).toEqual([
      { at: 'LB', kind: 'visas_suspended', passports: 2, visas: '', since: null },
      { at: 'US', kind: 'entry_suspended', passports: 19, visas: '', since: null },
      { at: 'US', kind: 'entry_suspended', passports: 1, visas: '', since: null },
      {
        at: 'US',
        kind: 'visas_suspended',
        passports: 15,
        visas: 'B-1, B-2, B-1/B-2, F, M, J',
        since: null,
      },
      { at: 'US', kind: 'visas_suspended', passports: 4, visas: 'B-1, B-2, B-1/B-2', since: null },
    ]);
    const inUs = known?.filter(({ destination }) => destination === 'US');
    expect(inUs?.every(({ exceptions }) => exceptions)).toBe(true);
    expect(inUs?.every(({ instrument }) => instrument === 'Proclamation 10998')).toBe(true);
  });
});
