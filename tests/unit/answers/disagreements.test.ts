import { describe, expect, test } from 'vitest';
import { compareDates } from '#core/dates.ts';
import {
  answer,
  byAdministrator,
  byCompilation,
  byEdition,
  byOfficialPrimary,
  byOfficialSecondary,
  zone,
} from '../../fixtures/storedFacts.ts';

describe('a lower source that gives another access', () => {
  const law = byOfficialPrimary({ access: 'visa_required' });

  test('is a disagreement if it is newer', () => {
    const newer = byEdition({ editionDate: '2026-03-02', stayNumber: 30, stayUnit: 'days' });
    expect(answer([law, newer])).toMatchObject({
      access: 'visa_required',
      source: { date: '2026-03-01' },
      disagreement: {
        kind: 'sources_disagree',
        other: {
          access: 'visa_free',
          stay: { number: 30, unit: 'days' },
          source: { id: 'index', date: '2026-03-02' },
        },
      },
    });
  });

  test('is none if it is older or of the same day', () => {
    expect(answer([law, byEdition()]).disagreement).toBe(null);
    expect(answer([law, byEdition({ editionDate: '2026-03-01' })]).disagreement).toBe(null);
  });

  test('is none if the access is the same, for any stay', () => {
    const stay = { stayNumber: 90, stayUnit: 'days' } as const;
    const rules = [
      byOfficialPrimary({ stayNumber: 30, stayUnit: 'days' }),
      byEdition({ ...stay, editionDate: '2026-05-01' }),
    ];
    expect(answer(rules)).toMatchObject({ stay: { number: 30 }, disagreement: null });
  });

  test('dates are compared at their common precision', () => {
    const disagreesWith = (editionDate: string) =>
      answer([law, byEdition({ editionDate })]).disagreement !== null;
    expect(disagreesWith('2026')).toBe(false);
    expect(disagreesWith('2026-03')).toBe(false);
    expect(disagreesWith('2026-04')).toBe(true);
    expect(disagreesWith('2027')).toBe(true);
    expect(disagreesWith('2025')).toBe(false);
    expect(compareDates('2025', '2025-11-03')).toBe(0);
    expect(compareDates('2024-12', '2025-01')).toBeLessThan(0);
    expect(compareDates('2025-11-03', '2025-10')).toBeGreaterThan(0);
  });

  test('a rule is as new as its confirmation', () => {
    const newer = byEdition({ editionDate: '2026-05-01' });
    expect(answer([law, newer]).disagreement).not.toBe(null);
    const confirmed = { ...law, verifiedOn: '2026-05-02' };
    expect(answer([confirmed, newer]).disagreement).toBe(null);
    const confirmedBelow = byEdition({ verifiedOn: '2026-05-03' });
    expect(answer([confirmed, confirmedBelow]).disagreement).not.toBe(null);
    // A source's date after the confirmation is not made earlier by it.
    const since = byEdition({ editionDate: '2026-05-04', verifiedOn: '2026-01-01' });
    expect(answer([confirmed, since]).disagreement).not.toBe(null);
  });

  test('an unknown date is a doubt only for the higher source', () => {
    const undated = { ...law, editionDate: null };
    expect(answer([undated, byEdition()]).disagreement).not.toBe(null);
    expect(answer([law, byEdition({ editionDate: null })]).disagreement).toBe(null);
    expect(answer([undated, byEdition({ editionDate: null })]).disagreement).toBe(null);
  });

  test('an administrator’s rule without a date is as new as when it was saved', () => {
    const saved = byAdministrator({ access: 'eta', updatedAt: '2026-04-20T23:00:00.000Z' });
    expect(answer([saved, byEdition()]).disagreement).toBe(null);
    expect(answer([saved, byEdition({ editionDate: '2026-04-21' })]).disagreement).not.toBe(null);
    const dated = { ...saved, sourceDate: '2025-12' };
    expect(answer([dated, byEdition()]).disagreement).not.toBe(null);
    expect(answer([dated, byEdition()]).source?.date).toBe('2025-12');
  });

  test('of several the highest source is shown', () => {
    const rules = [
      byEdition({ editionDate: '2026-06-01' }),
      byOfficialSecondary({ access: 'e_visa', editionDate: '2026-05-01' }),
      law,
    ];
    expect(answer(rules).disagreement).toMatchObject({ other: { source: { id: 'report' } } });
  });

  test('the United Kingdom’s list of March 2026 is newer than the edition, which is no doubt', () => {
    const rules = [
      byOfficialPrimary({ access: 'visa_required', sourceDate: '2026-03-05' }),
      byEdition({ access: 'eta', stayNumber: 180, stayUnit: 'days' }),
    ];
    expect(answer(rules, { passport: 'NI', destination: 'GB' })).toMatchObject({
      access: 'visa_required',
      stay: null,
      disagreement: null,
    });
  });
});

describe('a length of stay missing in the higher source', () => {
  const stay = { stayNumber: 90, stayUnit: 'days' } as const;

  test('comes from a lower one with the same access, which is named', () => {
    expect(answer([byOfficialPrimary(), byEdition(stay)])).toMatchObject({
      stay: { number: 90, unit: 'days' },
      source: { id: 'law' },
      staySource: { id: 'index', date: '2026-02-17' },
    });
  });

  test('doesn’t come from one with another access, and never replaces a known one', () => {
    expect(answer([byOfficialPrimary({ access: 'eta' }), byEdition(stay)])).toMatchObject({
      stay: null,
      staySource: null,
    });
    const known = byOfficialPrimary({ stayNumber: 6, stayUnit: 'months' });
    expect(answer([known, byEdition(stay)])).toMatchObject({
      stay: { number: 6, unit: 'months' },
      staySource: null,
    });
  });

  test('comes from the highest source with one', () => {
    const rules = [byOfficialPrimary(), byEdition(), byOfficialSecondary(stay)];
    expect(answer(rules).staySource?.id).toBe('report');
  });
});

test('a length of stay of a source older than allowed, beside a newer one, is only named', () => {
  const stay = { stayNumber: 30, stayUnit: 'days' } as const;
  const staleness = { editionDays: 150, ruleDays: 365 };
  const older = { stay: { number: 30, unit: 'days' }, source: { id: 'index' } };
  const newer = byOfficialPrimary({ sourceDate: '2026-10-09' });
  const day = { on: '2026-11-22', today: '2026-11-22', staleness };
  expect(answer([newer, byEdition(stay)], day)).toMatchObject({
    ...{ stay: null, staySource: null, olderStay: older, stale: null },
  });
  // An answer that is old as a whole says so itself.
  expect(answer([byEdition(stay)], day)).toMatchObject({
    ...{ stay: older.stay, olderStay: null, stale: 'edition' },
  });
});

describe('a higher rule that ended', () => {
  const ended = byOfficialPrimary({ access: 'eta', validTo: '2026-05-31' });

  const visaInEdition = byEdition({ access: 'visa_required' });

  test('since the lower source’s date: a visa that it asks for is shown with what was', () => {
    expect(answer([ended, visaInEdition])).toMatchObject({
      access: 'visa_required',
      source: { id: 'index' },
      disagreement: {
        kind: 'rule_ended',
        endedOn: '2026-05-31',
        isAhead: false,
        ended: { access: 'eta', source: { id: 'law' } },
      },
    });
    const refused = byEdition({ access: 'no_admission' });
    expect(answer([ended, refused]).access).toBe('no_admission');
  });

  test.each(['visa_free', 'visa_on_arrival', 'eta', 'e_visa', 'travel_permit'] as const)(
    'since the lower source’s date: its %s doesn’t count',
    (access) => {
      expect(answer([ended, byEdition({ access })])).toMatchObject({
        access: null,
        source: null,
        stay: null,
        disagreement: { kind: 'rule_ended', endedOn: '2026-05-31', ended: { access: 'eta' } },
      });
    },
  );

  test('of several lower sources the first that counts answers', () => {
    const easier = byOfficialSecondary();
    expect(answer([ended, easier, visaInEdition])).toMatchObject({
      access: 'visa_required',
      conditions: [],
      source: { id: 'index' },
    });
  });

  test('is ahead while today isn’t after its last day', () => {
    const isAhead = (today: string) => {
      const { disagreement } = answer([ended, visaInEdition], { on: '2026-08-01', today });
      return disagreement?.kind === 'rule_ended' && disagreement.isAhead;
    };
    expect(isAhead('2026-03-01')).toBe(true);
    expect(isAhead('2026-05-31')).toBe(true);
    expect(isAhead('2026-06-01')).toBe(false);
  });

  test('casts no doubt on freedom of movement, which applies by membership on the day', () => {
    const rule = byAdministrator({ access: 'visa_required', validTo: '2026-05-31' });
    const question = { memberships: zone(['AT', 'DE']), passport: 'AT', destination: 'DE' };
    expect(answer([rule], question)).toMatchObject({
      access: 'freedom_of_movement',
      disagreement: null,
    });
  });

  test('a lower source with the same statement only repeats it: the answer is unknown', () => {
    const same = byCompilation({ validTo: '2026-05-31' });
    const edition = byEdition({ stayNumber: 30, stayUnit: 'days' });
    expect(answer([same, edition])).toMatchObject({
      access: null,
      stay: null,
      disagreement: { kind: 'rule_ended', endedOn: '2026-05-31', ended: { access: 'visa_free' } },
    });
    expect(answer([same, edition], { on: '2026-05-31' })).toMatchObject({
      access: 'visa_free',
      nextChange: { on: '2026-06-01', access: null },
    });
    const next = byCompilation({ access: 'eta', validFrom: '2026-06-01' });
    expect(answer([same, next, edition])).toMatchObject({ access: 'eta', disagreement: null });
  });

  test('also of a lower source whose date is unknown', () => {
    const undated = byEdition({ access: 'visa_required', editionDate: null });
    expect(answer([ended, undated]).disagreement?.kind).toBe('rule_ended');
  });

  test('is ignored if the lower source is newer than the end', () => {
    const editionOf = (editionDate: string) => byEdition({ editionDate });
    expect(answer([ended, editionOf('2026-06-01')]).disagreement).toBe(null);
    expect(answer([ended, editionOf('2026-05-31')]).disagreement?.kind).toBe('rule_ended');
    // Some days in May may be before the end.
    expect(answer([ended, editionOf('2026-05')]).disagreement?.kind).toBe('rule_ended');
    expect(answer([ended, editionOf('2026-06')]).disagreement).toBe(null);
  });

  test('is ignored if its source has a later rule', () => {
    const successor = byOfficialPrimary({ access: 'visa_required', validFrom: '2026-06-01' });
    expect(answer([ended, successor, byEdition()])).toMatchObject({
      access: 'visa_required',
      disagreement: null,
    });
  });

  test('still applies on its last day', () => {
    expect(answer([ended, byEdition()], { on: '2026-05-31' })).toMatchObject({
      access: 'eta',
      disagreement: null,
    });
  });

  test('of a lower source casts no doubt on a higher one', () => {
    const lower = byEdition({ access: 'eta', validTo: '2026-05-31' });
    expect(answer([byOfficialPrimary(), lower]).disagreement).toBe(null);
  });

  test('is shown even if a higher one ended long before', () => {
    const long = byAdministrator({ validTo: '2024-01-31' });
    expect(answer([long, ended, byEdition()]).disagreement).toMatchObject({
      kind: 'rule_ended',
      endedOn: '2026-05-31',
    });
  });

  test('leaves an unknown answer unknown', () => {
    expect(answer([ended])).toMatchObject({ access: null, disagreement: null });
  });
});
