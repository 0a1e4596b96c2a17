import { describe, expect, test } from 'vitest';
import { packBorder } from '../../../scripts/dev/rules/compilation/border/packBorder.ts';

const page = {
  name: 'Ministry — a sentence',
  url: 'https://mofa.go.jp/visa',
  checked: '2026-10-03',
};
const file = {
  destination: 'JP',
  updated: '2026-10-09',
  source: page,
  sources: { a: { ...page, url: 'https://mofa.go.jp/list', checked: '2026-10-07' } },
  access: [
    { access: 'visa_free', days: 90, passports: 'FR' },
    { access: 'visa_required', days: null, passports: 'US', visaTypes: ['embassy', 'student'] },
  ],
  visaTypes: [
    {
      ...{ id: 'embassy', category: 'tourist', method: 'embassy', name: 'Their name' },
      ...{ fee: { amount: 20, currency: 'USD', multipleEntry: 60 }, source: 'a' },
      ...{ processing: { min: 5, max: 10, unit: 'business-days' }, entries: 'single' },
      ...{ applyUrl: 'https://visa.go.jp/', stayDays: 30 },
    },
    { id: 'student', category: 'student', method: 'embassy' },
  ],
  entry: {
    passportValidity: { rule: '6-months-on-arrival', source: 'a' },
    onwardTicket: { required: true, appliesTo: 'all', only: 'may be asked', source: 'a' },
    proofOfFunds: {
      required: true,
      appliesTo: 'visa-applicants',
      amount: 50,
      currency: 'EUR',
      per: 'day',
      source: 'a',
    },
    insurance: { required: false, stated: false, source: 'a' },
    vaccinations: [
      {
        id: 'yellow-fever',
        requiredWhen: 'arriving-from-risk-country',
        minAge: 1,
        transitOverHours: 12,
        source: 'a',
      },
    ],
    declarations: [],
  },
};

const packed = (changed: object) =>
  packBorder({ 'JP.json': JSON.stringify({ ...file, ...changed }) }, '2026-10-09', [
    ...['FR', 'JP', 'US'],
  ]).destinations.JP;
const withEntry = (entry: object) => packed({ entry: { ...file.entry, ...entry } });

/** Citing the source `a`. */
const cited = { page: 0, checked: '2026-10-07' };

describe('packing what borders ask for', () => {
  test('gives each fact its row, its page and its day', () => {
    const { pages, conditions, links } = packed({}) ?? {};
    expect(pages).toEqual([['Ministry', 'https://mofa.go.jp/list']]);
    expect(conditions).toEqual([
      { kind: 'passport_validity', months: 6, countedFrom: 'entry', ...cited },
      { kind: 'onward_ticket', binding: 'may_be_asked', ...cited },
      {
        ...{ kind: 'funds', concerns: 'visa', amount: '50', currency: 'EUR', per: 'person_day' },
        ...cited,
      },
      {
        ...{ kind: 'vaccination', vaccine: 'yellow_fever', comingFrom: 'risk_countries' },
        ...{ months: 12, number: 12, ...cited },
      },
    ]);
    expect(links).toEqual([
      {
        ...{ scheme: 'visa', passports: 'US', address: 'https://visa.go.jp/' },
        ...{ amount: '20', currency: 'USD', priceNote: 'USD 60 for several entries' },
        ...{ processing: [5, 10, 'working_days'], stayDays: 30, entries: 'single', ...cited },
      },
    ]);
  });

  test('lists what it leaves out, with the reason: a search in vain is no statement', () => {
    expect(packed({})?.leftOut).toEqual([
      { why: 'no official page states it', facts: ['insurance'] },
      { why: 'not for tourists', facts: ['visaTypes student'] },
      { why: 'an empty list cites no page', facts: ['declarations'] },
    ]);
  });

  test('has every fact in a row or in this list', () => {
    const { conditions = [], links = [], leftOut = [] } = packed({}) ?? {};
    const left = leftOut.flatMap(({ facts }) => facts);
    const { declarations: _, ...stated } = file.entry;
    const facts = Object.keys(stated).length + file.visaTypes.length + 1;
    expect(conditions.length + links.length + left.length).toBe(facts);
  });

  test.each([
    ['a key of the entry', { weather: {} }, /nobody has decided what becomes of "weather"/],
    ['a rule', { passportValidity: { rule: '9-months', source: 'a' } }, /the rule "9-months"/],
    [
      'an addition',
      { onwardTicket: { required: true, only: 'on Sundays', source: 'a' } },
      /onward_ticket: nobody has decided what \{"only":"on Sundays"\} means/,
    ],
    ['a group', { insurance: { required: true, appliesTo: 'pilots', source: 'a' } }, /"pilots"/],
    [
      'a vaccination',
      { vaccinations: [{ id: 'rabies', requiredWhen: 'always', source: 'a' }] },
      /"rabies: always"/,
    ],
    ['a form', { declarations: [{ id: 'new-form', source: 'a' }] }, /"new-form"/],
  ])('fails for %s that nobody decided about', (_what, entry, message) => {
    expect(() => withEntry(entry)).toThrow(message);
  });

  test('gives no amount that depends on the passport, or on which pages disagree', () => {
    const [type] = file.visaTypes;
    const linkOf = (changed: object) =>
      packed({ visaTypes: [{ ...type, ...changed }] })?.links[0] ?? {};
    expect(linkOf({ feesByNationality: true })).toMatchObject({
      priceNote: 'it depends on the passport',
    });
    expect(linkOf({ feesByNationality: true })).not.toHaveProperty('amount');
    const contested = linkOf({ conflict: { fee: { amount: 30 } } });
    expect(contested).toMatchObject({ priceNote: 'official pages disagree' });
    expect(contested).not.toHaveProperty('amount');
    expect(() => linkOf({ fee: { amount: 1, currency: 'USD', onTuesdays: 2 } })).toThrow(
      /"onTuesdays" of a fee/,
    );
  });

  test('ships no text of the files', () => {
    expect(JSON.stringify(packed({}))).not.toMatch(/Their name|a sentence/);
  });
});
