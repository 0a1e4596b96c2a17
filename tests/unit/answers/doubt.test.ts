import { expect, test } from 'vitest';
import { noMarks } from '#core/answers/answerMarks.ts';
import { doubtAtDestination, doubtOfCountry } from '#core/answers/doubt.ts';
import { toneOf } from '#core/answers/tone.ts';

const certain = { answeredBy: 'requirement', differs: null } as const;
const disputed = { ...noMarks, disagrees: true };

test('of a country: disagreeing sources, then known exceptions; nothing where entry is suspended', () => {
  expect(doubtOfCountry(noMarks)).toBeNull();
  expect(doubtOfCountry(disputed)).toBe('disagrees');
  expect(doubtOfCountry({ ...disputed, askBeforeTravel: true })).toBe('disagrees');
  expect(doubtOfCountry({ ...noMarks, askBeforeTravel: true })).toBe('askBeforeTravel');
  expect(doubtOfCountry({ ...disputed, suspended: true })).toBeNull();
});

test('a condition and an unconfirmed source are no doubt: they are named', () => {
  const qualified = { ...noMarks, conditional: true, unconfirmed: true };
  expect(doubtOfCountry(qualified)).toBeNull();
});

test('of a destination: the country’s where it answers, else a requirement that is easier', () => {
  expect(doubtAtDestination({ answeredBy: 'country', differs: null }, disputed)).toBe('disagrees');
  expect(doubtAtDestination(certain, disputed)).toBeNull();
  expect(doubtAtDestination({ ...certain, differs: 'easier' }, noMarks)).toBe('easier');
  expect(doubtAtDestination({ ...certain, differs: 'otherwise' }, noMarks)).toBeNull();
});

test('any doubt is amber, whatever the access is', () => {
  expect(toneOf('visa_free', null)).toBe('free');
  expect(toneOf('visa_free', 'askBeforeTravel')).toBe('doubtful');
  expect(toneOf('no_admission', 'disagrees')).toBe('doubtful');
  expect(toneOf('suspended', null)).toBe('refused');
  expect(toneOf('unknown', null)).toBe('unknown');
});
