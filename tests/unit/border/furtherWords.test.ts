import { expect, test } from 'vitest';
import type { StatedCondition } from '#core/border/borderFacts.ts';
import { conditionDetails, conditionInWords } from '#core/border/borderWords.ts';
import { subjectsInWords } from '#core/border/checklistWords.ts';
import { conditionKinds, type FurtherKind, furtherKinds } from '#core/border/conditionKinds.ts';
import { bindings } from '#core/borderVocabulary.ts';
import { blankDetails } from '#core/inputs/records/entryCondition.ts';
import { type LanguageCode, languages } from '#core/languages/languages.ts';
import { runInLanguage } from '#server/languages/requestLanguage.ts';
import { translateRequests } from '#server/languages/translations.ts';

translateRequests();

const languageCodes = languages.map(({ code }) => code);

const kinds = Object.keys(furtherKinds) as FurtherKind[];

const condition = (changes: Partial<StatedCondition>): StatedCondition => ({
  ...blankDetails,
  kind: 'cash',
  binding: 'required',
  note: '',
  ...changes,
});

const said = (changes: Partial<StatedCondition>, language: LanguageCode = 'en') =>
  runInLanguage(language, () => {
    const stated = condition(changes);
    const nameOf = (code: string) => `<${code}>`;
    return [
      conditionInWords(stated, nameOf),
      ...conditionDetails(stated, { isCertain: true, nameOf }),
    ];
  });

/** Every way in which such a kind is stated, with all that it may state besides. */
const stated = kinds.flatMap((kind) => {
  const { details = {}, needs, bindings: taken = bindings, fields } = conditionKinds[kind];
  const words = [...Object.keys(details), ...(needs?.detail ? [] : [''])];
  const given = {
    countries: 'IL',
    title: 'ABC',
    amount: '500',
    currency: 'THB',
    per: 'person_day',
    number: 2,
    months: 14,
  } as const;
  const own = Object.entries(given).filter(([field]) => (fields as string[]).includes(field));
  return words.flatMap((detail) =>
    taken.map((binding) => ({ kind, detail, binding, ...Object.fromEntries(own) })),
  ) as Partial<StatedCondition>[];
});

test.each(languageCodes)('in %s each detail of each kind has its own sentences', (language) => {
  const texts = stated.map((one) => said(one, language));
  for (const [at, sentences] of texts.entries()) {
    expect([stated[at], sentences.map((one) => one.length > 3)]).toEqual([
      stated[at],
      sentences.map(() => true),
    ]);
  }
  const isRuleOrPossibility = (_: unknown, at: number) => stated[at]?.binding !== 'recommended';
  const distinct = texts.filter(isRuleOrPossibility).map(String);
  expect(distinct.toSorted()).toEqual([...new Set(distinct)].toSorted());
  if (language === 'en') return;
  const english = stated.map((one) => said(one));
  for (const [at, [text]] of texts.entries()) expect(text).not.toBe(english[at]?.[0]);
});

test.each(languageCodes)('in %s a summary names every subject', (language) => {
  const names = kinds.map((kind) => runInLanguage(language, () => subjectsInWords([kind])));
  expect(names.every(Boolean)).toBe(true);
  expect(new Set(names).size).toBe(names.length);
});

test.each<[Partial<StatedCondition>, string[]]>([
  [
    { kind: 'travel_history', detail: 'stamp', countries: 'IL' },
    ['No entry with a passport stamp or visa of: <IL>'],
  ],
  [
    { kind: 'travel_history', detail: 'visit', countries: 'CD UG', number: 21, unit: 'days' },
    ['No entry after a visit to: <CD>, <UG>', 'Period that counts: 21 days.'],
  ],
  [
    { kind: 'travel_history', binding: 'may_be_asked', detail: 'crossing', countries: 'XK' },
    [
      'Entry may be refused after crossing a border in a way that this country counts as illegal',
      'From: <XK>.',
    ],
  ],
  [
    { kind: 'own_passport', binding: 'may_be_asked', detail: 'as_citizens' },
    ['Citizens of this country may be treated as such, whatever other nationality they have'],
  ],
  [
    {
      kind: 'overstay',
      amount: '500',
      currency: 'THB',
      per: 'person_day',
      number: 20_000,
      months: 120,
      detail: 'detention',
    },
    [
      'Each day too long costs THB\u{a0}500',
      'At most: THB\u{a0}20,000.',
      'You may be barred from returning for up to 10 years.',
      'You may be detained.',
    ],
  ],
  [
    { kind: 'overstay', months: 18 },
    ['Staying too long has consequences', 'You may be barred from returning for up to 18 months.'],
  ],
  [
    { kind: 'cash', detail: 'both', amount: '10000', currency: 'USD' },
    ['Declare cash of USD\u{a0}10,000 or more when you enter or leave'],
  ],
  [{ kind: 'cash', amount: '10000', currency: 'USD' }, ['Declare cash of USD\u{a0}10,000 or more']],
  [{ kind: 'cash', detail: 'in' }, ['Declare cash when you enter']],
  [
    { kind: 'medicine', detail: 'permit', title: 'Codeine', number: 30 },
    ['Some medicines need a permit', 'Medicines: Codeine.', 'At most a supply for 30 days.'],
  ],
  [
    { kind: 'driving', binding: 'may_be_asked', detail: 'idp_both', months: 12 },
    [
      'Party to the 1949 and 1968 conventions on international driving permits',
      'Your licence is valid for 12 months.',
    ],
  ],
  [
    { kind: 'biometrics', detail: 'fingerprints_photo', title: 'EES', number: 12 },
    [
      'Fingerprints and a photo are taken at the border',
      'Name of the system: EES.',
      'From the age of 12 years.',
    ],
  ],
])('%o is said in its words', (changes, sentences) => {
  expect(said(changes)).toEqual(sentences);
});
