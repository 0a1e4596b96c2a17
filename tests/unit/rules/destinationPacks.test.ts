import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulesOfCompilation } from '#db/packs/compiledRules.ts';
import { type DestinationPack, parseDestinationPack } from '#db/packs/destinationPack.ts';
import { packFolder, readDestinationPacks } from '#db/packs/destinationPacks.ts';
import { readPackedEdition } from '#db/packs/packs.ts';
import { zonesOfPacks } from '#db/packs/zonesOfPacks.ts';
import { changesOf, requirementsOn } from '../../../scripts/dev/packs/changes.ts';
import {
  listedModuleFaults,
  readListedModules,
  readNotExpressed,
} from '../../../scripts/dev/packs/checkListedModules.ts';
import { faultsOf } from '../../../scripts/dev/packs/checkPacks.ts';
import { formatPack } from '../../../scripts/dev/packs/formatPack.ts';

const packs = readDestinationPacks();
const edition = readPackedEdition();

describe('the packs of destinations', () => {
  test('have no fault, and are laid out a line a record', () => {
    expect(packs).toHaveLength(199);
    // Those of 28 Schengen states have no rules: the common list's are theirs.
    expect(packs.filter(({ rules }) => rules.length > 0)).toHaveLength(171);
    for (const pack of packs) {
      const file = join(packFolder, `${pack.destination}.json`);
      expect(faultsOf(pack, edition)).toEqual([]);
      expect(readFileSync(file, 'utf8')).toBe(formatPack(pack));
    }
  });

  test('name a page by its publisher, not by its contents', () => {
    const titles = packs.flatMap(({ pages }) => pages.map(([title]) => title));
    expect(titles.filter((title) => title.includes(' — '))).toEqual([]);
  });

  test('say that something is not required only where a page says so', () => {
    const lines = packs.flatMap(({ destination, conditions }) =>
      conditions
        .filter(({ binding }) => binding === 'not_required')
        .map(({ kind, vaccine }) => [destination, kind, vaccine].filter(Boolean).join(' ')),
    );
    // A page that only doesn't name it is no source: the subject isn't researched.
    expect(lines.sort()).toEqual([
      'SO vaccination yellow_fever',
      'UY vaccination yellow_fever',
      'VN vaccination yellow_fever',
    ]);
  });

  test('recommend vaccinations only where a page does', () => {
    const lines = packs.flatMap(({ destination, conditions }) =>
      conditions
        .filter(({ kind, binding }) => kind === 'vaccination' && binding === 'recommended')
        .map(({ vaccine, note }) => `${destination} ${vaccine}: ${note}`),
    );
    expect(lines.sort()).toEqual([
      'AR yellow_fever: For Misiones, Corrientes, Formosa and parts of Jujuy, Salta and Chaco.',
      'BJ yellow_fever: The list of the WHO still requires it of everyone.',
      'BR yellow_fever: For some areas of the country only.',
      'PE yellow_fever: For the jungle, not for Machu Picchu and the Inca Trail.',
      'SD yellow_fever: Official pages disagree.',
      'UG yellow_fever: The list of the WHO still requires it of everyone.',
    ]);
  });
});

describe('the modules that the dataset lists', () => {
  const shipped = { packs, zones: zonesOfPacks() };
  const listed = readListedModules();

  test('ship, or have a reason', () => {
    expect(Object.values(listed).map((codes) => codes.split(' ').length)).toEqual([140, 36]);
    expect(listedModuleFaults(listed, shipped, readNotExpressed())).toEqual([]);
  });

  test('are missed where they neither ship nor have a reason', () => {
    const withoutKenya = packs.filter(({ destination }) => destination !== 'KE');
    const [ofPacks] = listedModuleFaults(
      listed,
      { ...shipped, packs: withoutKenya },
      readNotExpressed(),
    );
    expect(ofPacks).toContain('KE ships no driving');
    const windows = { ...listed, 'stay-window': 'DE TR' };
    expect(listedModuleFaults(windows, shipped, { TR: ['Stay window: 90 in 180.'] })).toEqual([]);
    expect(listedModuleFaults(windows, shipped, { TR: ['Overstay: a fine.'] })).toEqual([
      'listedModules.json: TR ships no stay-window, and has no line "Stay window: …"',
    ]);
  });
});

/** A pack of Kenya in which all that is stated is right, but for the given parts. */
function kenya(parts: Partial<DestinationPack> = {}): DestinationPack {
  const others = edition.codes.split(' ').filter((code) => !['KE', 'DE', 'FR'].includes(code));
  return {
    destination: 'KE',
    updated: '2026-10-09',
    pages: [['Kenya Immigration', 'https://immigration.example/']],
    rules: [
      {
        passports: 'DE FR',
        access: 'eta',
        days: 90,
        page: 0,
        checked: '2026-10-07',
        scope: 'rule',
      },
    ],
    unconfirmed: [{ triedOn: '2026-10-09', passports: others.join(' ') }],
    setAside: [],
    restrictions: [],
    exceptions: [],
    conditions: [],
    links: [],
    leftOut: [],
    ...parts,
  };
}

const rule = { access: 'eta', page: 0, checked: '2026-10-07', scope: 'rule' } as const;

describe('the check of a pack', () => {
  test('finds nothing in a right one', () => {
    expect(faultsOf(kenya(), edition)).toEqual([]);
  });

  test.each<[string, Partial<DestinationPack>, string]>([
    ['a missing passport', { rules: [{ ...rule, passports: 'DE' }] }, 'FR is missing'],
    [
      'a passport twice',
      { setAside: [{ why: 'doubt', passports: 'FR' }] },
      'FR stands twice for the same day',
    ],
    ['an unknown passport', { rules: [{ ...rule, passports: 'DE FR ZZ' }] }, 'ZZ is the own'],
    ['the own passport', { rules: [{ ...rule, passports: 'DE FR KE' }] }, 'KE is the own'],
    [
      'a page that is not there',
      { rules: [{ ...rule, passports: 'DE FR', page: 3 }] },
      'there is no page 3',
    ],
    [
      'a day that is none',
      { rules: [{ ...rule, passports: 'DE FR', checked: '2026-02-30' }] },
      '2026-02-30 is no day',
    ],
    [
      'a reading after the update',
      { rules: [{ ...rule, passports: 'DE FR', checked: '2026-11-01' }] },
      '2026-11-01 is after the update',
    ],
    [
      'an end before the start',
      { rules: [{ ...rule, passports: 'DE FR', from: '2027-01-01', to: '2026-12-31' }] },
      '2027-01-01 is after 2026-12-31',
    ],
    [
      'a price without a currency',
      { links: [{ scheme: 'eta', amount: '30', page: 0, checked: '2026-10-07' }] },
      'links[0]: a price takes amount and currency',
    ],
    [
      'a validity without its months',
      { conditions: [{ kind: 'passport_validity', page: 0, checked: '2026-10-07' }] },
      'conditions[0]: validity takes months',
    ],
    [
      'a fact without a source',
      { conditions: [{ kind: 'blank_pages', number: 1, checked: '2026-10-07' }] },
      'conditions[0] cites one of page and by',
    ],
    [
      'a second condition of a kind',
      {
        conditions: [
          { kind: 'blank_pages', number: 1, page: 0, checked: '2026-10-07' },
          { kind: 'blank_pages', number: 2, page: 0, checked: '2026-10-07' },
        ],
      },
      'two conditions blank_pages all',
    ],
    [
      'two lines for one traveller',
      {
        conditions: [
          { kind: 'funds', concerns: 'visa', page: 0, checked: '2026-10-07' },
          { kind: 'funds', concerns: 'e_visa', page: 0, checked: '2026-10-07' },
        ],
      },
      'a traveller gets two lines funds e_visa',
    ],
  ])('finds %s', (_fault, parts, sentence) => {
    expect(faultsOf(kenya(parts), edition).join('\n')).toContain(`KE.json: ${sentence}`);
  });

  const eta = { scheme: 'eta', stayDays: 90, page: 0, checked: '2026-10-07' } as const;
  const stays = (days: number, ...links: DestinationPack['links']) =>
    faultsOf(kenya({ rules: [{ ...rule, passports: 'DE FR', days }], links }), edition);

  test('finds a stay that none of the listed visas gives', () => {
    expect(stays(30, eta)).toEqual(['KE.json: rules[0]: 30 days, but the visas give 90: DE FR']);
    const short = { ...eta, passports: 'FR', stayDays: 30 };
    expect(stays(30, { ...eta, passports: 'DE' }, short)).toEqual([
      'KE.json: rules[0]: 30 days, but the visas give 90: DE',
    ]);
    expect(stays(60, eta, short)).toEqual([
      'KE.json: rules[0]: 60 days, but the visas give 90: DE',
      'KE.json: rules[0]: 60 days, but the visas give 90, 30: FR',
    ]);
  });

  test('takes a stay of one of the visas, or where a visa states none', () => {
    expect(stays(90, eta, { ...eta, stayDays: 30 })).toEqual([]);
    const { stayDays: _, ...unstated } = eta;
    expect(stays(30, eta, unstated)).toEqual([]);
    expect(stays(30, { ...eta, scheme: 'visa' })).toEqual([]);
  });

  test('finds a stay of a visa for which one applies online', () => {
    const online = { ...rule, passports: 'DE FR', access: 'visa_required', days: 30 } as const;
    const links = [{ ...eta, scheme: 'e_visa' } as const];
    expect(faultsOf(kenya({ rules: [online], links }), edition)).toEqual([]);
    const rules = [{ ...online, application: 'online' } as const];
    expect(faultsOf(kenya({ rules, links }), edition)).toHaveLength(1);
  });

  test('takes two rules of a passport for different days', () => {
    const until = { ...rule, passports: 'DE FR', to: '2026-12-31' };
    const later = { ...rule, passports: 'DE FR', from: '2027-01-01' };
    expect(faultsOf(kenya({ rules: [until, later] }), edition)).toEqual([]);
    const overlapping = { ...later, from: '2026-12-31' };
    expect(faultsOf(kenya({ rules: [until, overlapping] }), edition)).toHaveLength(2);
  });

  test('finds a passport that a rule for all others would admit against the edition', () => {
    const kuwait = packs.find(({ destination }) => destination === 'KW');
    if (!kuwait) throw new Error('There is no pack of Kuwait');
    const admitted = {
      ...kuwait,
      setAside: [],
      rules: [...kuwait.rules, { ...rule, passports: 'PH' }],
    };
    expect(faultsOf(admitted, edition)).toEqual([
      'KW.json: PH is not admitted by the edition: set it aside',
    ]);
  });
});

describe('reading a pack', () => {
  test.each<[string, (pack: Record<string, unknown>) => void, string]>([
    ['an unknown key', (pack) => Object.assign(pack, { about: '' }), 'KE.json, file: Unrecognized'],
    [
      'an unknown key of a record',
      (pack) => Object.assign(firstRule(pack), { visa: 'no' }),
      'KE.json, rules[0]: Unrecognized',
    ],
    [
      'a word that is none of the vocabulary',
      (pack) => Object.assign(firstRule(pack), { access: 'visa free' }),
      'KE.json, rules[0].access: Invalid option',
    ],
    [
      'a date in another form',
      (pack) => Object.assign(firstRule(pack), { checked: '9 October 2026' }),
      'KE.json, rules[0].checked: takes a day, YYYY-MM-DD',
    ],
  ])('says where there is %s', (_fault, spoil, sentence) => {
    const pack = JSON.parse(JSON.stringify(kenya()));
    spoil(pack);
    expect(() => parseDestinationPack(JSON.stringify(pack), 'KE.json')).toThrow(sentence);
  });

  test('says that a file is no JSON', () => {
    expect(() => parseDestinationPack('{', 'KE.json')).toThrow('KE.json is no JSON');
  });

  function firstRule(pack: Record<string, unknown>): object {
    return (pack.rules as object[])[0] ?? {};
  }
});

describe('changes between packs', () => {
  const changed = (before: Partial<DestinationPack>, after: Partial<DestinationPack>) => {
    const on = (parts: Partial<DestinationPack>) =>
      requirementsOn('2026-10-09', rulesOfCompilation([kenya(parts)]));
    return changesOf(on(before), on(after)).map(
      ({ kind, from, to, passports }) => `${kind}: ${from} -> ${to}: ${passports.join(' ')}`,
    );
  };
  const needs = (parts: Partial<DestinationPack['rules'][number]>) => ({
    rules: [{ ...rule, passports: 'DE FR', ...parts }],
  });

  test('are easier, harder or other days; a missing length of stay is none', () => {
    expect(changed(needs({}), needs({ access: 'visa_free' }))).toEqual([
      'easier: eta -> visa_free: DE FR',
    ]);
    expect(changed(needs({}), needs({ access: 'visa_required' }))).toEqual([
      'harder: eta -> visa_required: DE FR',
    ]);
    expect(changed(needs({ days: 30 }), needs({ months: 3 }))).toEqual([
      'days: eta 30 -> eta 3 months: DE FR',
    ]);
    expect(changed(needs({ days: 30 }), needs({}))).toEqual([]);
  });

  test('a document of another country makes nothing easier', () => {
    const condition = {
      kind: 'visa_held',
      text: 'with a visa',
      otherwise: 'visa_required',
    } as const;
    expect(changed(needs({ access: 'visa_required' }), needs({ condition }))).toEqual([]);
  });

  test('are of rules that apply on the day', () => {
    expect(changed(needs({}), needs({ access: 'visa_free', to: '2026-01-01' }))).toEqual([]);
  });
});
