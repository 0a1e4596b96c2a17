import { describe, expect, test } from 'vitest';
import { packCompilation } from '../../../scripts/dev/rules/compilation/packCompilation.ts';
import { packEdition } from '../../../scripts/dev/rules/rulePacks.ts';

const edition = packEdition(
  JSON.stringify({
    FR: { JP: { status: 'visa free', days: 90 }, US: { status: 'eta', days: 90 } },
    JP: { FR: { status: 'visa free', days: 90 }, US: { status: 'eta', days: 90 } },
    US: { FR: { status: 'visa free', days: 90 }, JP: { status: 'visa required' } },
  }),
  '2026-02-17',
);

const group = { access: 'visa_free', days: 90, passports: 'FR' };
const page = {
  name: 'Ministry — a sentence',
  url: 'https://mofa.go.jp/visa',
  checked: '2026-10-03',
};
const file = {
  destination: 'JP',
  updated: '2026-10-09',
  reviewed: '2026-10-03',
  source: page,
  sources: { a: { ...page, url: 'https://mofa.go.jp/list' } },
  access: [group, { access: 'visa_required', days: null, passports: 'US' }],
  visaTypes: [{ id: 'evisa-single', method: 'evisa' }],
};

const pack = (changed: object) =>
  packCompilation({ 'JP.json': JSON.stringify({ ...file, ...changed }) }, '2026-10-09', edition)
    .destinations.JP;
const packGroup = (changed: object) => pack({ access: [{ ...group, ...changed }, file.access[1]] });

describe('packing a compilation', () => {
  test('gives each passport its group’s access, with the cited page', () => {
    expect(packGroup({ source: 'a', until: '2026-12' })).toEqual({
      pages: [
        ['Ministry', 'https://mofa.go.jp/list'],
        ['Ministry', 'https://mofa.go.jp/visa'],
      ],
      rules: [
        {
          passports: 'FR',
          access: 'visa_free',
          days: 90,
          to: '2026-12-31',
          page: 0,
          checked: '2026-10-03',
          scope: 'rule',
        },
        {
          passports: 'US',
          access: 'visa_required',
          page: 1,
          checked: '2026-10-03',
          scope: 'policy',
        },
      ],
      unconfirmed: [],
      setAside: [],
      restrictions: [],
      exceptions: [],
    });
  });

  test('a group without a readable page becomes unconfirmed, on the day of the file', () => {
    const packed = packGroup({ access: 'unconfirmed', days: null });
    expect(packed?.unconfirmed).toEqual([{ triedOn: '2026-10-09', passports: 'FR' }]);
    expect(packed?.rules.map(({ passports }) => passports)).toEqual(['US']);
    const source = { ...page, unverifiable: '2026-10-02' };
    expect(packGroup({ access: 'unconfirmed', days: null, source })?.unconfirmed).toEqual([
      { triedOn: '2026-10-02', passports: 'FR' },
    ]);
  });

  test('an e-visa that the edition calls a visa stays a visa, applied for online', () => {
    const packed = pack({
      access: [group, { access: 'e_visa', days: 90, passports: 'US', visaTypes: ['evisa-single'] }],
    });
    expect(packed?.rules[1]).toMatchObject({ access: 'visa_required', application: 'online' });
  });

  const refusals: [string, () => unknown, string][] = [
    ['a key of a file', () => pack({ weather: 1 }), '"weather" of a file'],
    ['a key of a group', () => packGroup({ unless: 'raining' }), '"unless" of a group'],
    ['a key of a page', () => pack({ source: { ...page, pdf: true } }), '"pdf" of a page'],
    [
      'a key of a visa type',
      () => pack({ visaTypes: [{ id: 'x', method: 'embassy', bribe: 1 }] }),
      '"bribe" of a visa type',
    ],
    ['a key of a restriction', () => pack({ restrictions: [{ moon: 'full' }] }), '"moon" of a'],
    ['a key of a condition', () => pack({ conditions: [{ if: 'x' }] }), '"if" of a condition'],
    [
      'a key of a conflict',
      () => packGroup({ conflict: { access: 'visa required', mood: 1 } }),
      '"mood" of a conflict',
    ],
    ['a phrase', () => packGroup({ only: 'on Sundays' }), 'what "only: on Sundays" means'],
    ['papers', () => packGroup({ needs: ['a hat'] }), 'what "needs: a hat" means'],
    ['a conflict', () => packGroup({ conflict: 'maybe' }), 'what the conflict "maybe" means'],
    ['an access', () => packGroup({ access: 'by_invitation' }), 'about "by_invitation"'],
    ['a suspension', () => packGroup({ suspended: 'tea' }), 'about "suspended: tea"'],
    ['a restriction', () => pack({ restrictions: [{ kind: 'a wall' }] }), 'about "a wall"'],
    [
      'an e-visa',
      () => {
        const visaTypes = [{ id: 'new-evisa', method: 'evisa' }];
        const access = [{ ...group, access: 'e_visa', visaTypes: ['new-evisa'] }, file.access[1]];
        return pack({ access, visaTypes });
      },
      'whether "new-evisa" is an e-visa',
    ],
    [
      'a condition that its group omits',
      () => pack({ conditions: [{ passports: 'FR', ifHolds: ['US visa'], gives: 'visa_free' }] }),
      'visa_free of FR is under a condition and without one',
    ],
  ];
  test.each(refusals)('refuses unmapped %s', (_, packing, sentence) => {
    expect(packing).toThrow(`JP.json: `);
    expect(packing).toThrow(sentence);
  });

  const mistakes: [string, () => unknown, string][] = [
    ['a passport twice', () => packGroup({ passports: 'FR US' }), 'US is in two groups'],
    ['a passport that is missing', () => pack({ access: [group] }), 'US is in no group'],
    ['a code without passports', () => packGroup({ passports: 'FR QQ' }), 'QQ is no passport'],
    ['an address', () => pack({ source: { ...page, url: 'javascript:1' } }), 'is no address'],
    ['a day', () => packGroup({ since: '2026-02-30' }), '2026-02-30 is no day'],
    ['a missing source', () => packGroup({ source: 'b' }), 'there is no source "b"'],
  ];
  test.each(mistakes)('refuses %s', (_, packing, sentence) => {
    expect(packing).toThrow(`JP.json: `);
    expect(packing).toThrow(sentence);
  });

  test('refuses a page without a mapped owner', () => {
    const source = { ...page, url: 'https://visas.example.com/' };
    expect(() => packGroup({ source })).toThrow('whose page visas.example.com is');
  });
});
