import { describe, expect, test } from 'vitest';
import {
  answer,
  byAdministrator,
  byEdition,
  byOfficialPrimary,
  entryRight,
  zone,
} from '../../fixtures/storedFacts.ts';

const rights = [entryRight({ note: 'Bring a form.' })];

describe('a right that is freedom of movement', () => {
  test('answers for its kinds of stay, with its page and note', () => {
    expect(answer([byOfficialPrimary()], { rights })).toMatchObject({
      access: 'freedom_of_movement',
      stay: null,
      zone: { id: 'pact', title: 'Pact' },
      right: { id: 'pact', source: { address: 'https://pact.example/' } },
      source: { title: 'Text of the pact', date: '2026-03-02' },
      note: 'Bring a form.',
      disagreement: null,
    });
    for (const purpose of ['transit', 'working'] as const) {
      expect(answer([], { rights, purpose })).toMatchObject({ access: null, right: null });
    }
  });

  test('goes one way, and only for its passports', () => {
    const back = { rights, passport: 'JP', destination: 'BR' };
    expect(answer([], back)).toMatchObject({ access: null, right: null });
    expect(answer([], { rights, passport: 'AR' })).toMatchObject({ access: null, right: null });
  });

  test('only on its days, first and last day included', () => {
    const dated = [entryRight({ from: '2026-02-01', to: '2026-03-31' })];
    const accessOn = (on: string) => answer([byEdition()], { rights: dated, on }).access;
    expect(accessOn('2026-01-31')).toBe('visa_free');
    expect(accessOn('2026-02-01')).toBe('freedom_of_movement');
    expect(accessOn('2026-03-31')).toBe('freedom_of_movement');
    expect(accessOn('2026-04-01')).toBe('visa_free');
    const { nextChange } = answer([byEdition()], { rights: dated, on: '2026-03-01' });
    expect(nextChange).toMatchObject({ on: '2026-04-01', access: 'visa_free' });
  });

  test('yields to administrators, to suspended entry, and to a zone', () => {
    const closed = byAdministrator({ access: 'visa_required' });
    expect(answer([closed], { rights })).toMatchObject({
      access: 'visa_required',
      right: null,
      note: '',
    });
    const source = { title: 'Decree', address: null, date: null };
    const restriction = { visas: '', since: null, until: null, exceptions: false, instrument: '' };
    const restrictions = [{ ...restriction, kind: 'entry_suspended' as const, source }];
    expect(answer([], { rights, restrictions })).toMatchObject({
      restriction: { kind: 'entry_suspended' },
      right: null,
    });
    expect(answer([], { rights, memberships: zone(['BR', 'JP']) })).toMatchObject({
      zone: { id: 'eea' },
      right: null,
      note: '',
    });
  });

  test('is old and in doubt as other sources are', () => {
    expect(answer([], { rights, today: '2027-06-15' }).stale).toBe('rule');
    const newer = byEdition({ access: 'visa_required', editionDate: '2026-06-01' });
    expect(answer([newer], { rights }).disagreement).toMatchObject({ kind: 'sources_disagree' });
  });
});

describe('another right of entry', () => {
  const others = [entryRight({ freedomOfMovement: false, note: 'By land.' })];

  test('leaves the access to the other sources, and says what it depends on', () => {
    const rule = byOfficialPrimary({ note: 'Bring a passport.' });
    expect(answer([rule], { rights: others })).toMatchObject({
      access: 'visa_free',
      zone: null,
      right: { id: 'pact' },
      source: { id: 'law' },
      note: 'Bring a passport. By land.',
    });
  });

  test('makes no answer easier: none that is unknown, asks for a visa or has a condition', () => {
    expect(answer([], { rights: others })).toMatchObject({ access: null, right: null });
    const eta = byOfficialPrimary({ access: 'eta' });
    expect(answer([eta], { rights: others })).toMatchObject({ access: 'eta', right: null });
    const biometric = byOfficialPrimary({ condition: 'biometric_passport' });
    expect(answer([biometric], { rights: others })).toMatchObject({
      access: 'visa_free',
      right: null,
      note: '',
    });
  });
});
