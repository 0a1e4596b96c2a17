import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isConfirming } from '#core/answers/policySource.ts';
import type { WorkRoute } from '#core/answers/work/waysToWork.ts';
import type { WorkArea } from '#core/answers/work/workArea.ts';
import type { WorkGrantHere } from '#core/answers/work/workPolicy.ts';
import { territoryCodes } from '#core/countries/territories.ts';
import { readPackedEdition } from '#db/packs/packs.ts';
import {
  parseWorkAreas,
  parseWorkPack,
  type WorkAreas,
  type WorkPack,
} from '#db/packs/policies/workPack.ts';
import {
  readWorkAreas,
  readWorkPacks,
  readWorkPolicies,
  workAreasFile,
  workFolder,
  workPoliciesOf,
} from '#db/packs/policies/workPacks.ts';
import type { StatedProgramme } from '#db/queries/rules/statedWays.ts';
import { workAreaFaultsOf, workFaultsOf } from '../../../scripts/dev/packs/checkWorkPacks.ts';
import { formatPolicy } from '../../../scripts/dev/packs/formatPolicy.ts';

const packs = readWorkPacks();
const areas = readWorkAreas();
const policies = readWorkPolicies();
const passports = new Set(readPackedEdition().codes.split(' '));
const codes = { passports, countries: new Set([...passports, ...territoryCodes]) };

function policyOf(country: string) {
  const policy = policies.find((other) => other.country === country);
  if (!policy) throw new Error(`no policy of ${country}`);
  return policy;
}

/** What is granted to a passport in a country. */
function grantsTo(passport: string, country: string): WorkGrantHere[] {
  const grants = policies.find((policy) => policy.country === country)?.grants ?? [];
  return grants.filter(({ passports: some }) => some === 'all' || some.includes(passport));
}

function isConfirmed(country: string, { source }: WorkGrantHere): boolean {
  const page = policyOf(country).sources[source];
  return page !== undefined && isConfirming(page);
}

function isOn(day: string) {
  return ({ from, to }: WorkGrantHere) => (from ?? day) <= day && day <= (to ?? day);
}

function programmesFor(passport: string, country: string): StatedProgramme[] {
  return policyOf(country).programmes.filter((programme) => programme.passports.includes(passport));
}

describe('the shipped rules on working', () => {
  test('have no fault, and are laid out a line a record', () => {
    expect(packs).toHaveLength(181);
    for (const pack of packs) {
      const text = readFileSync(join(workFolder, `${pack.country}.json`), 'utf8');
      expect(workFaultsOf(pack, codes)).toEqual([]);
      expect(text).toBe(formatPolicy(pack));
    }
    expect(workAreaFaultsOf(areas, codes)).toEqual([]);
    expect(readFileSync(workAreasFile, 'utf8')).toBe(formatPolicy(areas));
  });

  test('grant to this many pairs of passport and country', () => {
    const counts: Record<string, number> = {};
    for (const { country, grants } of policies) {
      for (const grant of grants.filter(({ passports: some }) => some !== 'all')) {
        const key = `${grant.grant}, ${isConfirmed(country, grant) ? 'confirmed' : 'reported'}`;
        counts[key] = (counts[key] ?? 0) + grant.passports.length;
      }
    }
    expect(counts).toEqual({
      'work_without_permit, confirmed': 983,
      'work_without_permit, reported': 48,
      'permit_by_right, confirmed': 209,
      'permit_by_right, reported': 12,
      'easier_permit, confirmed': 50,
      'easier_permit, reported': 12,
    });
  });

  test('have 62 programmes, and fees and months only of pages that were read', () => {
    expect(packs.flatMap(({ programmes }) => programmes)).toHaveLength(62);
    const routes = packs.flatMap(({ routes }) => routes);
    expect(routes).toHaveLength(116);
    expect(routes.filter(({ quality }) => quality === 'named')).toHaveLength(94);
    expect(routes.filter(({ kind }) => kind === 'digital_nomad')).toEqual([]);
  });

  test('are one policy a country, with the sources of what areas grant there', () => {
    const countries = policies.map(({ country }) => country);
    expect(countries).toEqual([...new Set(countries)].sort());
    for (const { country, sources, grants } of policies) {
      for (const { passports: some, source, alsoSources } of grants) {
        expect(Object.keys(sources)).toEqual(expect.arrayContaining([source, ...alsoSources]));
        expect(some).not.toContain(country);
        expect(some).not.toHaveLength(0);
      }
    }
  });

  test('ship no remarks of editors', () => {
    const text = [...packs, areas].map((pack) => JSON.stringify(pack)).join();
    expect(text).not.toMatch(/notExpressed|"exceptions"|"doubts"/);
  });
});

describe('who may work', () => {
  test('Croatians in Switzerland since 2025, by a page of the government from 2027', () => {
    const grants = grantsTo('HR', 'CH');
    expect(grants.map(({ grant }) => grant)).toEqual([
      'work_without_permit',
      'work_without_permit',
    ]);
    expect(grants.filter(isOn('2024-12-31'))).toEqual([]);
    const [now, next] = ['2026-12-31', '2027-01-01'].map((day) => grants.filter(isOn(day)));
    expect(now?.map((grant) => isConfirmed('CH', grant))).toEqual([false]);
    expect(next?.map((grant) => isConfirmed('CH', grant))).toEqual([true]);
  });

  test.each(['AT', 'NO', 'CH'])('%s in Liechtenstein only with one of few permits', (passport) => {
    expect(grantsTo(passport, 'LI').map(({ grant }) => grant)).toEqual(['easier_permit']);
  });

  test('citizens of Liechtenstein in Switzerland and in the other states of the EEA', () => {
    for (const country of ['CH', 'AT', 'NO']) {
      const [grant, ...others] = grantsTo('LI', country);
      expect(grant).toMatchObject({ grant: 'work_without_permit', from: null, to: null });
      expect(grant && isConfirmed(country, grant)).toBe(true);
      expect(others).toEqual([]);
    }
  });

  test('everybody in Svalbard, and in Norway nobody by it', () => {
    expect(policyOf('SJ').grants).toMatchObject([{ area: 'svalbard', passports: 'all' }]);
    expect(grantsTo('KE', 'NO')).toEqual([]);
  });

  test('citizens of the Gulf with a permit by right in the Emirates, elsewhere unconfirmed', () => {
    const gulf = ['AE', 'BH', 'KW', 'OM', 'QA', 'SA'];
    for (const passport of gulf) {
      for (const country of gulf.filter((other) => other !== passport)) {
        const [grant, ...others] = grantsTo(passport, country);
        expect(others).toEqual([]);
        expect(grant?.grant).toBe(country === 'AE' ? 'permit_by_right' : 'work_without_permit');
        if (country !== 'AE') expect(grant && isConfirmed(country, grant)).toBe(false);
      }
    }
  });

  test('Indians in Nepal unconfirmed, and perhaps not in practice', () => {
    const [grant] = grantsTo('IN', 'NP');
    expect(grant?.duties).toContain('may_not_be_practised');
    expect(grantsTo('NP', 'IN')[0]?.duties).not.toContain('may_not_be_practised');
    expect(grant && isConfirmed('NP', grant)).toBe(false);
  });

  test('Andorrans in France and Spain, and not the other way', () => {
    expect(grantsTo('AD', 'FR')).toMatchObject([{ grant: 'work_without_permit' }]);
    expect(grantsTo('FR', 'AD')).toEqual([]);
  });

  test.each(['GG', 'IM', 'JE'])('nobody by an area in %s', (country) => {
    expect(policies.map((policy) => policy.country)).not.toContain(country);
  });

  test('only with a permit in Georgia', () => {
    expect(policyOf('GE')).toMatchObject({
      visitor: { mayWork: 'no' },
      permit: { required: true, whoApplies: 'both' },
      grants: [],
    });
  });

  test('of visitors where nothing was read, nothing is said', () => {
    const silent = packs.filter(({ visitor }) => visitor.mayWork === 'unknown');
    expect(silent).toHaveLength(139);
    expect(silent.filter(({ visitor }) => visitor.source !== null)).toEqual([]);
    expect(policyOf('GW')).toMatchObject({ permit: { required: null }, authority: null });
  });
});

describe('programmes of young people', () => {
  test.each<[string, string, StatedProgramme['ages']]>([
    ['JP', 'IS', { IS: [18, 26] }],
    ['NZ', 'GB', { GB: [18, 35] }],
    ['NZ', 'FI', {}],
    ['KR', 'DE', { DE: [18, 34] }],
  ])('of %s takes %s at the ages of its own agreement', (country, passport, ages) => {
    expect(programmesFor(passport, country).map((programme) => programme.ages)).toEqual([ages]);
  });

  test('take nobody beyond 30 by the word of others alone', () => {
    const [australia] = programmesFor('DE', 'AU');
    expect(australia?.ages).toMatchObject({ all: [18, 30], FR: [18, 35] });
    expect(Object.keys(australia?.ages ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(CY|DE|FI|SE)$/)]),
    );
    const [ireland] = programmesFor('NZ', 'IE');
    expect(ireland?.ages).toEqual({ AU: [18, 35], all: [18, 30] });
  });

  test('promise Austrians half a year in Korea', () => {
    expect(programmesFor('AT', 'KR').map(({ months }) => months)).toEqual([6]);
  });

  test('draw places by lot in Australia and the United Kingdom', () => {
    const lots = packs.flatMap(({ country, programmes }) =>
      programmes.flatMap(({ ballotFor }) => ballotFor.map((passport) => `${country} ${passport}`)),
    );
    expect(lots).toEqual(['AU CN', 'AU IN', 'AU VN', 'GB HK', 'GB TW', 'GB IN']);
  });
});

const page: WorkPack['sources'][string] = {
  title: 'Act',
  publisher: 'Kenya Immigration',
  address: 'https://immigration.example/',
  quality: 'law',
  asOf: '2026-10',
  asOfIs: 'stated',
};

const programme: StatedProgramme = {
  name: 'Working Holiday',
  kind: 'working_holiday',
  passports: ['AU', 'NZ'],
  ages: { NZ: [18, 35], all: [18, 30] },
  months: 12,
  isLimited: null,
  ballotFor: ['AU'],
  fee: null,
  apply: null,
  source: 'act',
};

const route: WorkRoute = {
  name: 'Work permit',
  kind: 'work_permit',
  address: 'https://immigration.example/work',
  fee: null,
  months: null,
  quality: 'named',
};

/** Rules of Kenya in which all that is stated is right, but for the given parts. */
function kenya(parts: Partial<WorkPack> = {}): WorkPack {
  return {
    country: 'KE',
    sources: { act: page },
    visitor: { mayWork: 'no', source: 'act' },
    permit: { required: true, whoApplies: 'employer', source: 'act' },
    programmes: [programme],
    routes: [route],
    authority: null,
    ...parts,
  };
}

describe('the check of a country', () => {
  test('finds nothing in right rules', () => {
    expect(workFaultsOf(kenya(), codes)).toEqual([]);
  });

  const ofProgramme = (parts: Partial<StatedProgramme>) => ({
    programmes: [{ ...programme, ...parts }],
  });

  test.each<[string, Partial<WorkPack>, string]>([
    ['an unknown country', { country: 'ZZ' }, 'ZZ.json: ZZ is no country'],
    ['an unknown passport', ofProgramme({ passports: ['AU', 'NZ', 'ZZ'] }), 'ZZ is no passport'],
    ['the own passport', ofProgramme({ passports: ['AU', 'KE', 'NZ'] }), 'KE is the country'],
    ['a source that is not there', { sources: {} }, 'there is no source act'],
    ['a source for nothing', { sources: { act: page, b: page } }, 'nothing cites the source b'],
    ['a yes of silence', { visitor: { mayWork: 'no', source: null } }, 'visitor: "no" with'],
    [
      'a source of silence',
      { permit: { required: null, whoApplies: null, source: 'act' } },
      'permit: null with',
    ],
    [
      'a fee of an unread page',
      { routes: [{ ...route, fee: { free: true } }] },
      'routes[0]: a fee',
    ],
    ['months of an unread page', { routes: [{ ...route, months: 6 }] }, 'routes[0]: months'],
    [
      'months of a programme on an unread page',
      { sources: { act: { ...page, quality: 'named' } } },
      'programmes[0]: months',
    ],
    ['ages turned round', ofProgramme({ ages: { all: [30, 18] } }), 'ages: all from 30 to 18'],
    ['an age of none', ofProgramme({ ages: { all: [18, 61] } }), 'ages: all from 18 to 61'],
    ['an age of others', ofProgramme({ ages: { CA: [18, 30] } }), 'ages: CA is not'],
    ['a lot for others', ofProgramme({ ballotFor: ['CA'] }), 'ballotFor: CA is no'],
    ['a programme twice', { programmes: [programme, programme] }, 'working_holiday AU is twice'],
    ['a route twice', { routes: [route, route] }, 'work_permit Work permit is twice'],
    ['a missing day', { sources: { act: { ...page, asOf: null } } }, 'a stated day is missing'],
  ])('finds %s', (_fault, parts, sentence) => {
    expect(workFaultsOf(kenya(parts), codes).join('\n')).toContain(sentence);
  });
});

const area: WorkArea = {
  id: 'lakes',
  name: 'The lakes',
  grant: 'work_without_permit',
  members: ['KE', 'TZ', 'UG'],
  duties: ['registration'],
  from: '2026-01-01',
  to: null,
  source: 'act',
  alsoSources: [],
};

function lakes(...given: WorkArea[]): WorkAreas {
  return { sources: { act: page }, areas: given };
}

describe('the check of areas', () => {
  test('finds nothing in a right one', () => {
    expect(workAreaFaultsOf(lakes(area), codes)).toEqual([]);
  });

  const { members: _, ...directed } = area;

  test.each<[string, WorkArea[], string]>([
    ['an area twice', [area, area], 'lakes is twice'],
    ['nobody', [directed], 'lakes: an area has either members or pairs'],
    ['an unknown member', [{ ...area, members: ['KE', 'ZZ'] }], 'lakes: ZZ is no passport'],
    ['an order', [{ ...area, members: ['TZ', 'KE'] }], 'lakes: the passports are not sorted'],
    [
      'an unknown place',
      [{ ...directed, pairs: [{ from: 'all', to: ['ZZ'] }] }],
      'lakes: ZZ is no',
    ],
    ['an end before the start', [{ ...area, to: '2025-12-31' }], '2026-01-01 is after 2025-12-31'],
    ['a day that is none', [{ ...area, to: '2026-02-30' }], '2026-02-30 is no day'],
    ['a source that is not there', [{ ...area, source: 'law' }], 'there is no source law'],
    ['no area', [], 'nothing cites the source act'],
  ])('finds %s', (_fault, given, sentence) => {
    expect(workAreaFaultsOf(lakes(...given), codes).join('\n')).toContain(sentence);
  });
});

describe('the reader', () => {
  test('names the place of a fault', () => {
    const text = JSON.stringify({ ...kenya(), notes: [] });
    expect(() => parseWorkPack(text, 'KE.json')).toThrow(
      'KE.json, file: Unrecognized key: "notes"',
    );
    const areasText = JSON.stringify(lakes({ ...area, from: '2026' }));
    expect(() => parseWorkAreas(areasText, 'workAreas.json')).toThrow(
      'workAreas.json, areas[0].from: takes a day',
    );
  });

  test('completes the policy of a member without a file, whose own passport it leaves out', () => {
    const [, tanzania] = workPoliciesOf([kenya()], lakes(area));
    expect(tanzania).toEqual({
      country: 'TZ',
      sources: { 'area-act': page },
      visitor: { mayWork: 'unknown', source: null },
      permit: { required: null, whoApplies: null, source: null },
      grants: [
        {
          area: 'lakes',
          name: 'The lakes',
          grant: 'work_without_permit',
          passports: ['KE', 'UG'],
          duties: ['registration'],
          from: '2026-01-01',
          to: null,
          source: 'area-act',
          alsoSources: [],
        },
      ],
      programmes: [],
      routes: [],
      authority: null,
    });
  });
});
