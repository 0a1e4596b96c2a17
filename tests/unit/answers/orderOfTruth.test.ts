import { describe, expect, test } from 'vitest';
import type { CurrentRule } from '../../../db/queries/rules/entryRules.ts';
import {
  answer,
  byAdministrator,
  byEdition,
  byOfficialPrimary,
  byOfficialSecondary,
  zone,
} from '../../fixtures/storedFacts.ts';

const inGermany = { passport: 'AT', destination: 'DE', memberships: zone(['AT', 'DE']) };

describe('the order of truth', () => {
  const secondary = byOfficialSecondary({ access: 'no_admission' });
  const edition = byEdition({ access: 'visa_required' });
  const primary = byOfficialPrimary({ access: 'e_visa' });
  const administrators = byAdministrator({ access: 'eta' });

  test.each([
    ['own passport', [secondary, edition, primary, administrators], 'DE', 'own_country'],
    ['administrator’s rule', [secondary, edition, primary, administrators], 'AT', 'eta'],
    ['freedom of movement', [secondary, edition, primary], 'AT', 'freedom_of_movement'],
    ['official, primary', [secondary, edition, primary], 'BR', 'e_visa'],
    ['newest edition', [secondary, edition], 'BR', 'visa_required'],
    ['official, secondary', [secondary], 'BR', 'no_admission'],
    ['unknown', [], 'BR', null],
  ] as const)('%s', (_what, rules, passport, access) => {
    for (const shuffled of [rules, rules.toReversed()])
      expect(answer([...shuffled], { ...inGermany, passport }).access).toBe(access);
  });

  test('every answer but the own country’s and an unknown one names its source', () => {
    const sourceOf = (...rules: CurrentRule[]) => answer(rules).source;
    expect(sourceOf(administrators)).toMatchObject({ id: 'editors', kind: 'administrator' });
    expect(sourceOf(primary)).toMatchObject({ id: 'law', edition: 1, date: '2026-03-01' });
    expect(answer([], inGermany).source).toMatchObject({
      id: 'treaty',
      title: 'Treaty',
      date: '2026-03-01',
    });
    expect(sourceOf()).toBe(null);
    expect(answer([], { passport: 'JP' }).source).toBe(null);
  });

  test('a rule’s own date and address stand before those of its edition and source', () => {
    const own = { ruleSourceDate: '2026-05-02', ruleSourceAddress: 'https://law.example/art-4' };
    expect(answer([byOfficialPrimary(own)]).source).toMatchObject({
      date: '2026-05-02',
      address: 'https://law.example/art-4',
    });
  });

  test('an administrator’s rule names whom the administrator named, else the site’s editors', () => {
    const named = byAdministrator({ ruleSourceTitle: 'Embassy of Japan' });
    expect(answer([named]).source?.title).toBe('Embassy of Japan');
    expect(answer([byAdministrator()]).source?.title).toBe('Title of editors');
  });
});

test('own passport: no stay, window, condition or doubt', () => {
  const rules = [byAdministrator({ condition: 'by_air', stayNumber: 9, stayUnit: 'days' })];
  const memberships = [...zone(['FR']), ...zone(['FR'], { window: true })];
  expect(answer(rules, { passport: 'FR', destination: 'FR', memberships })).toMatchObject({
    access: 'own_country',
    stay: null,
    window: null,
    conditions: [],
    disagreement: null,
    nextChange: null,
  });
});

describe('freedom of movement', () => {
  test('for tourist and working stays, not for transit', () => {
    const accessFor = (purpose: 'tourist' | 'working' | 'transit') =>
      answer([], { ...inGermany, purpose }).access;
    expect(accessFor('tourist')).toBe('freedom_of_movement');
    expect(accessFor('working')).toBe('freedom_of_movement');
    expect(accessFor('transit')).toBe(null);
  });

  test('only while both are members, first and last day included', () => {
    const memberships = [
      ...zone(['AT'], { memberFrom: '1994-01-01' }),
      ...zone(['DE'], { memberFrom: '1990-01-01', memberTo: '2026-03-31' }),
    ];
    const accessOn = (on: string) => answer([], { ...inGermany, memberships, on }).access;
    expect(accessOn('1993-12-31')).toBe(null);
    expect(accessOn('1994-01-01')).toBe('freedom_of_movement');
    expect(accessOn('2026-03-31')).toBe('freedom_of_movement');
    expect(accessOn('2026-04-01')).toBe(null);
  });

  test('only within one zone that grants it', () => {
    const different = [...zone(['AT'], { zone: 'cta' }), ...zone(['DE'])];
    expect(answer([], { ...inGermany, memberships: different }).access).toBe(null);
    const notes = zone(['AT', 'DE'], { freedomOfMovement: 0 });
    expect(answer([], { ...inGermany, memberships: notes }).access).toBe(null);
  });

  test('a territory never inherits its state’s zone or answer', () => {
    const memberships = zone(['AT', 'FR']);
    const rules = [byEdition({ access: 'visa_required' })];
    expect(answer([], { passport: 'AT', destination: 'GP', memberships }).access).toBe(null);
    expect(answer(rules, { passport: 'AT', destination: 'GP', memberships }).access).toBe(
      'visa_required',
    );
  });

  test('says which zone, and its note', () => {
    const memberships = zone(['AT', 'DE'], { note: 'Register after three months' });
    expect(answer([], { ...inGermany, memberships })).toMatchObject({
      zone: { id: 'eea', title: 'European Economic Area' },
      note: 'Register after three months',
    });
  });

  test('an edition’s “visa free”, however new, is no other answer', () => {
    const newer = byEdition({ editionDate: '2026-06-01', stayNumber: 90, stayUnit: 'days' });
    expect(answer([newer], inGermany)).toMatchObject({
      access: 'freedom_of_movement',
      stay: null,
      disagreement: null,
    });
    const required = byEdition({ access: 'visa_required', editionDate: '2026-06-01' });
    expect(answer([required], inGermany).disagreement).toMatchObject({ kind: 'sources_disagree' });
  });
});

describe('official, secondary', () => {
  test('is unconfirmed, and answers below the edition', () => {
    const rule = byOfficialSecondary({ access: 'eta' });
    expect(answer([rule])).toMatchObject({ access: 'eta', unconfirmed: true });
    expect(answer([rule, byEdition()])).toMatchObject({ access: 'visa_free', unconfirmed: false });
  });

  test('answers like a primary one once an administrator confirmed it', () => {
    const rule = byOfficialSecondary({ access: 'eta', verifiedOn: '2026-04-01' });
    expect(answer([rule, byEdition()])).toMatchObject({
      access: 'eta',
      unconfirmed: false,
      source: { verifiedOn: '2026-04-01' },
    });
  });
});

describe('newest edition', () => {
  const other = { sourceId: 'other', editionId: 9, access: 'eta' as const };

  test('by its own date, not by when it was imported', () => {
    const older = byEdition({ ...other, editionDate: '2025-01-12' });
    const newer = byEdition({ ...other, editionDate: '2026-03' });
    expect(answer([older, byEdition()]).access).toBe('visa_free');
    expect(answer([newer, byEdition()]).access).toBe('eta');
  });

  test('one whose date is unknown is the oldest', () => {
    expect(answer([byEdition({ ...other, editionDate: null }), byEdition()]).access).toBe(
      'visa_free',
    );
  });

  test('a rule that was confirmed meanwhile makes no edition newer', () => {
    const confirmed = byEdition({ ...other, editionDate: '2025-01-12', verifiedOn: '2026-06-01' });
    expect(answer([confirmed, byEdition()]).access).toBe('visa_free');
  });
});

test('of one source that contradicts itself the newest rule answers', () => {
  const older = byOfficialPrimary({ ruleSourceDate: '2023-06-29' });
  const newer = byOfficialPrimary({ ruleSourceDate: '2025-11-25', access: 'eta' });
  expect(answer([older, newer]).access).toBe('eta');
  expect(answer([newer, older]).access).toBe('eta');
});

test('unknown: nothing is guessed from what is not stored', () => {
  expect(answer([], { purpose: 'working' })).toMatchObject({
    access: null,
    stay: null,
    source: null,
    disagreement: null,
    unconfirmed: false,
    stale: null,
    conditions: [],
  });
});
