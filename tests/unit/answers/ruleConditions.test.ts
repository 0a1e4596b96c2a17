import { describe, expect, test } from 'vitest';
import type { CurrentRule } from '#core/answers/orderOfTruth/storedFacts.ts';
import { conditionInWords } from '#core/answers/words/answerTexts.ts';
import type { RuleCondition } from '#core/vocabulary.ts';
import { shippedSources } from '#db/packs/shippedSources.ts';
import {
  answer,
  byAdministrator,
  byEdition,
  byOfficialPrimary,
  byOfficialSecondary,
  zone,
} from '../../fixtures/storedFacts.ts';

const headline = (...rules: CurrentRule[]) => {
  const { access, headlineCondition } = answer(rules);
  return [access, headlineCondition?.condition ?? null];
};

/** Without the condition, a visa is required. */
const under = (condition: RuleCondition, fields: Partial<CurrentRule> = {}) =>
  byOfficialPrimary({ condition, ...fields });

describe('the headline needs nothing but the passport', () => {
  test.each([
    'biometric_passport',
    'identity_number',
    'passport_kind',
    'passport_issued_since',
    'nationality_status',
  ] as const)('a kind of passport is named: %s', (condition) => {
    expect(headline(under(condition))).toEqual(['visa_free', condition]);
  });

  test('names arrival by air', () => {
    expect(headline(under('by_air', { access: 'eta' }))).toEqual(['eta', 'by_air']);
  });

  test('names arrival by air even if that is harder', () => {
    const rule = under('by_air', { access: 'eta', otherwise: 'visa_free' });
    expect(headline(rule)).toEqual(['eta', 'by_air']);
    expect(headline(rule, byOfficialPrimary())).toEqual(['eta', 'by_air']);
  });

  test.each(['visa_held', 'other'] as const)('never names an exemption by %s', (condition) => {
    expect(headline(under(condition))).toEqual(['visa_required', null]);
  });

  test('omits requirements of some kinds of passport', () => {
    const diplomatic = under('passport_kind', { access: 'visa_required', otherwise: 'visa_free' });
    expect(headline(diplomatic)).toEqual(['visa_free', null]);
    expect(headline(diplomatic, byOfficialPrimary())).toEqual(['visa_free', null]);
  });

  test('has the stay and note of its access', () => {
    const stay = { stayNumber: 90, stayUnit: 'days', note: 'Once a year' } as const;
    expect(answer([under('biometric_passport', stay)])).toMatchObject({
      stay: { number: 90, unit: 'days' },
      note: 'Once a year',
    });
    // The days of a conditional access don't apply otherwise.
    expect(answer([under('visa_held', stay)])).toMatchObject({ stay: null, note: '' });
  });
});

describe('two rules of one source with different conditions', () => {
  const biometric = under('biometric_passport');
  const withVisa = under('visa_held', { access: 'visa_on_arrival' });
  const byAir = under('by_air', { access: 'eta' });

  test('the kind of passport is in the headline, not the other visa', () => {
    expect(headline(biometric, withVisa)).toEqual(['visa_free', 'biometric_passport']);
    expect(headline(withVisa, biometric)).toEqual(['visa_free', 'biometric_passport']);
  });

  test('of two kinds the harder one is', () => {
    expect(headline(biometric, byAir)).toEqual(['eta', 'by_air']);
    expect(headline(byAir, biometric)).toEqual(['eta', 'by_air']);
  });

  test('if their alternatives differ, the harder applies', () => {
    const other = under('other', { otherwise: 'e_visa' });
    expect(headline(withVisa, other)).toEqual(['visa_required', null]);
    expect(headline(other, withVisa)).toEqual(['visa_required', null]);
  });

  test('both are listed', () => {
    const { conditions } = answer([biometric, withVisa]);
    expect(conditions.map(({ condition }) => condition).sort()).toEqual([
      'biometric_passport',
      'visa_held',
    ]);
  });
});

describe('an unconditional and a conditional rule of one source', () => {
  const required = byOfficialPrimary({ access: 'visa_required' });

  test('the unconditional one is the headline if the other needs a visa', () => {
    expect(headline(required, under('visa_held'))).toEqual(['visa_required', null]);
  });

  test('the kind of passport is the headline if its alternative equals the unconditional one', () => {
    expect(headline(required, under('biometric_passport'))).toEqual([
      'visa_free',
      'biometric_passport',
    ]);
  });

  test('the unconditional one is the headline if the alternatives differ', () => {
    const eVisa = byOfficialPrimary({ access: 'e_visa' });
    expect(headline(eVisa, under('biometric_passport'))).toEqual(['e_visa', null]);
  });
});

describe('every condition is listed', () => {
  test('including the headline’s, with its alternative', () => {
    const rule = under('biometric_passport', { conditionText: 'with a chip' });
    const { conditions, headlineCondition } = answer([rule]);
    expect(conditions).toEqual([headlineCondition]);
    expect(headlineCondition).toMatchObject({
      text: 'with a chip',
      access: 'visa_free',
      otherwise: 'visa_required',
      source: { id: 'law' },
    });
  });

  test('lower sources after higher ones', () => {
    const { access, conditions } = answer([
      byOfficialSecondary({ condition: 'visa_held', conditionText: 'of the UK' }),
      under('visa_held', { conditionText: 'of the US' }),
      byEdition({ access: 'visa_required' }),
      byAdministrator({ access: 'visa_required' }),
    ]);
    expect(access).toBe('visa_required');
    expect(conditions.map(({ text, source }) => [text, source.id])).toEqual([
      ['of the US', 'law'],
      ['of the UK', 'report'],
    ]);
  });

  test('only those that apply on the day', () => {
    const rules = [
      byEdition(),
      under('visa_held', { validTo: '2026-06-14' }),
      under('other', { validFrom: '2026-06-16' }),
    ];
    expect(answer(rules).conditions).toEqual([]);
  });

  test('freedom of movement has no condition', () => {
    const asked = { passport: 'AT', destination: 'DE', memberships: zone(['AT', 'DE']) };
    expect(answer([under('visa_held')], asked).conditions).toEqual([]);
  });
});

test('a shipped condition is said once: in its source’s words, without its kind’s', () => {
  const stated = shippedSources().flatMap(({ rules }) =>
    [...rules].flatMap((rule) => rule.condition ?? []),
  );
  expect(stated.length).toBeGreaterThan(1000);
  for (const { kind, text } of stated) {
    const words = conditionInWords({ condition: kind, text });
    const once = text || conditionInWords({ condition: kind, text: '' });
    expect(words.toLowerCase()).toBe(once.toLowerCase());
  }
  expect(conditionInWords({ condition: 'by_air', text: 'by air' })).toBe('By air');
});
