import { describe, expect, test } from 'vitest';
import { changeToComeInWords, otherSideInWords } from '#core/answers/words/headline.ts';
import {
  answer,
  byCompilation,
  byEdition,
  byOfficialPrimary,
  byOfficialSecondary,
  zone,
} from '../../fixtures/storedFacts.ts';

describe('future rules are announced', () => {
  const fromFebruary = byOfficialPrimary({ access: 'eta', validFrom: '2026-09-20' });

  test('a rule that begins', () => {
    expect(answer([byEdition(), fromFebruary])).toMatchObject({
      access: 'visa_free',
      nextChange: { on: '2026-09-20', access: 'eta', source: { id: 'law' } },
      otherSideOfChange: null,
    });
  });

  test('a rule that begins after an unknown answer', () => {
    const { access, nextChange } = answer([fromFebruary]);
    expect([access, nextChange?.access]).toEqual([null, 'eta']);
  });

  test('a rule that ends, on the day after its last', () => {
    const until = byOfficialPrimary({ access: 'visa_free', validTo: '2026-12-31' });
    expect(answer([until]).nextChange).toMatchObject({ on: '2027-01-01', access: null });
    const required = byEdition({ access: 'visa_required' });
    expect(answer([until, required]).nextChange).toMatchObject({
      on: '2027-01-01',
      access: 'visa_required',
      source: { id: 'index' },
    });
  });

  test('a rule that ends above an older source with the same statement: unknown', () => {
    const until = byOfficialPrimary({ validTo: '2026-12-31' });
    expect(answer([until, byEdition()]).nextChange).toMatchObject({
      on: '2027-01-01',
      access: null,
    });
  });

  test('another stay, and another condition', () => {
    const now = byOfficialPrimary({ stayNumber: 30, stayUnit: 'days', validTo: '2026-07-31' });
    const longer = byOfficialPrimary({ stayNumber: 60, stayUnit: 'days', validFrom: '2026-08-01' });
    expect(answer([now, longer]).nextChange).toMatchObject({
      on: '2026-08-01',
      stay: { number: 60, unit: 'days' },
    });
    const biometric = byOfficialPrimary({
      condition: 'biometric_passport',
      stayNumber: 30,
      stayUnit: 'days',
      validFrom: '2026-08-01',
    });
    expect(answer([now, biometric]).nextChange).toMatchObject({
      on: '2026-08-01',
      access: 'visa_free',
      headlineCondition: { condition: 'biometric_passport' },
    });
  });

  test('a country that joins a zone', () => {
    const memberships = [...zone(['AT']), ...zone(['HR'], { memberFrom: '2026-07-01' })];
    const asked = { passport: 'AT', destination: 'HR', memberships };
    expect(answer([], asked).nextChange).toMatchObject({
      on: '2026-07-01',
      access: 'freedom_of_movement',
    });
  });

  test('the first of several, seen from the day of entry', () => {
    const rules = [
      byEdition(),
      byOfficialPrimary({ access: 'eta', validFrom: '2026-09-20', validTo: '2026-10-31' }),
      byOfficialPrimary({ access: 'e_visa', validFrom: '2026-11-01' }),
    ];
    expect(answer(rules).nextChange?.on).toBe('2026-09-20');
    expect(answer(rules, { on: '2026-09-20' }).nextChange).toMatchObject({
      on: '2026-11-01',
      access: 'e_visa',
    });
    expect(answer(rules, { on: '2026-11-01' }).nextChange).toBe(null);
  });

  test('what an older source says of the time after a rule is said to be its word', () => {
    const until = byOfficialPrimary({ validTo: '2026-12-31', editionDate: '2026-05-01' });
    const older = byEdition({ access: 'visa_required', editionDate: '2026-02-17' });
    const { nextChange } = answer([until, older]);
    expect(nextChange && changeToComeInWords(nextChange)).toBe(
      'From 1 Jan 2027, by an older source: Visa required',
    );
    const dayBefore = answer([until, older], { on: '2026-12-31' });
    expect(otherSideInWords(dayBefore)).toBe('From 1 Jan 2027, by an older source: Visa required');
  });

  test('and so is a disagreement of its sources', () => {
    const until = byOfficialPrimary({ validTo: '2026-12-31', editionDate: '2026-05-01' });
    const compiled = byCompilation({ access: 'eta', sourceDate: '2027-01-01' });
    const newer = byEdition({ access: 'visa_required', editionDate: '2027-02-01' });
    const { nextChange } = answer([until, compiled, newer]);
    expect(nextChange && changeToComeInWords(nextChange)).toBe('From 1 Jan 2027: Sources disagree');
  });

  test('a newer source is plain, and without one nothing is known', () => {
    const until = byOfficialPrimary({ validTo: '2026-12-31', editionDate: '2026-05-01' });
    const newer = byOfficialPrimary({ access: 'eta', validFrom: '2027-01-01' });
    const next = answer([until, newer]).nextChange;
    expect(next && changeToComeInWords(next)).toBe('From 1 Jan 2027: Travel authorisation');
    const none = answer([until]).nextChange;
    expect(none && changeToComeInWords(none)).toBe('We don’t know what applies from 1 Jan 2027.');
  });

  test('a rule that changes no answer is no change', () => {
    const end = { validTo: '2026-12-31', editionDate: '2025-12-01' };
    const lower = byEdition({ access: 'eta', ...end });
    expect(answer([byOfficialSecondary(), lower]).nextChange).toBe(null);
    const same = byOfficialPrimary({ validFrom: '2026-09-20' });
    expect(answer([byEdition(), same]).nextChange).toBe(null);
  });
});

describe('from the day before to the day after a change both sides are shown', () => {
  const rules = [
    byOfficialPrimary({ access: 'visa_free', validTo: '2026-09-19' }),
    byOfficialPrimary({ access: 'eta', validFrom: '2026-09-20' }),
  ];

  test.each([
    ['2026-09-18', 'visa_free', null],
    ['2026-09-19', 'visa_free', 'eta'],
    ['2026-09-20', 'eta', 'visa_free'],
    ['2026-09-21', 'eta', 'visa_free'],
    ['2026-09-22', 'eta', null],
  ])('%s', (on, access, otherSide) => {
    const { otherSideOfChange, ...rest } = answer(rules, { on });
    expect(rest.access).toBe(access);
    expect(otherSideOfChange?.access ?? null).toBe(otherSide);
    expect(otherSideOfChange?.on ?? '2026-09-20').toBe('2026-09-20');
  });

  test('of two successive changes the later one', () => {
    const more = [
      ...rules.slice(0, 1),
      byOfficialPrimary({ access: 'eta', validFrom: '2026-09-20', validTo: '2026-09-20' }),
      byOfficialPrimary({ access: 'e_visa', validFrom: '2026-09-21' }),
    ];
    expect(answer(more, { on: '2026-09-20' }).otherSideOfChange).toMatchObject({
      on: '2026-09-21',
      access: 'e_visa',
    });
    expect(answer(more, { on: '2026-09-21' }).otherSideOfChange).toMatchObject({
      on: '2026-09-21',
      access: 'eta',
    });
  });

  test('over the end of a month and a year', () => {
    const until = byEdition({ validTo: '2026-12-31' });
    expect(answer([until], { on: '2026-12-31' }).otherSideOfChange).toMatchObject({
      on: '2027-01-01',
      access: null,
    });
    expect(answer([until], { on: '2027-01-02' }).otherSideOfChange).toMatchObject({
      on: '2027-01-01',
      access: 'visa_free',
    });
  });
});
