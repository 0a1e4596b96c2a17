import { describe, expect, test } from 'vitest';
import type { CurrentRule } from '#core/answers/orderOfTruth/storedFacts.ts';
import { type Access, type SourceKind, visaTypes } from '#core/vocabulary.ts';
import {
  answer,
  byAdministrator,
  byCompilation,
  byEdition,
  byOfficialPrimary,
  byOfficialSecondary,
  zone,
} from '../../fixtures/storedFacts.ts';

const inGermany = { passport: 'AT', destination: 'DE', memberships: zone(['AT', 'DE']) };

describe('the order of truth', () => {
  const secondary = byOfficialSecondary({ access: 'no_admission' });
  const edition = byEdition({ access: 'visa_required' });
  const compiled = byCompilation({ access: 'visa_on_arrival' });
  const primary = byOfficialPrimary({ access: 'e_visa' });
  const administrators = byAdministrator({ access: 'eta' });

  test.each([
    ['own passport', [edition, secondary, compiled, primary, administrators], 'DE', 'own_country'],
    ['administrator’s rule', [edition, secondary, compiled, primary, administrators], 'AT', 'eta'],
    ['freedom of movement', [edition, secondary, compiled, primary], 'AT', 'freedom_of_movement'],
    ['official, primary', [edition, secondary, compiled, primary], 'BR', 'e_visa'],
    ['compilation', [edition, secondary, compiled], 'BR', 'visa_on_arrival'],
    ['official, secondary', [edition, secondary], 'BR', 'no_admission'],
    ['newest edition', [edition], 'BR', 'visa_required'],
    ['unknown', [], 'BR', null],
  ] as const)('%s', (_what, rules, passport, access) => {
    for (const shuffled of [rules, rules.toReversed()])
      expect(answer([...shuffled], { ...inGermany, passport }).access).toBe(access);
  });

  test.each([
    ['US', 'PR', 'own_country'],
    ['FR', 'RE', 'own_country'],
    ['NO', 'SJ', 'own_country'],
    // These decide on entry themselves.
    ['US', 'AS', null],
    ['DK', 'GL', null],
    ['GB', 'BM', null],
    ['CN', 'HK', null],
    // A state is no part of its territory, nor is one of its territories part of another.
    ['PR', 'US', null],
    ['PR', 'GU', null],
    ['DE', 'PR', null],
  ])('a domestic journey needs nothing: %s to %s', (passport, destination, access) => {
    expect(answer([], { passport, destination }).access).toBe(access);
    const rules = [byAdministrator({ access: 'e_visa' })];
    expect(answer(rules, { passport, destination }).access).toBe(access ?? 'e_visa');
  });

  test('every answer except the own country’s and unknown names its source', () => {
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

  test('a rule’s own date and address override those of its edition and source', () => {
    const own = { sourceDate: '2026-05-02', sourceAddress: 'https://law.example/art-4' };
    expect(answer([byOfficialPrimary(own)]).source).toMatchObject({
      date: '2026-05-02',
      address: 'https://law.example/art-4',
    });
  });

  test('an administrators’ rule names the given source, else the site’s editors', () => {
    const named = byAdministrator({ sourceTitle: 'Embassy of Japan' });
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
  test('for entering, which says nothing of work', () => {
    for (const purpose of visaTypes) {
      const expected = purpose === 'working' ? null : 'freedom_of_movement';
      expect(answer([], { ...inGermany, purpose }).access).toBe(expected);
    }
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

  test('an edition’s “visa free” never disagrees, however new', () => {
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
  test('is unconfirmed, and answers above the edition and below a compilation', () => {
    const rule = byOfficialSecondary({ access: 'eta' });
    expect(answer([rule])).toMatchObject({ access: 'eta', unconfirmed: true });
    expect(answer([rule, byEdition()])).toMatchObject({ access: 'eta', unconfirmed: true });
    expect(answer([rule, byCompilation()])).toMatchObject({
      access: 'visa_free',
      unconfirmed: false,
    });
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

  test('a confirmed rule doesn’t make its edition newer', () => {
    const confirmed = byEdition({ ...other, editionDate: '2025-01-12', verifiedOn: '2026-06-01' });
    expect(answer([confirmed, byEdition()]).access).toBe('visa_free');
  });
});

test('of contradicting rules of one source the newest answers', () => {
  const older = byOfficialPrimary({ sourceDate: '2023-06-29' });
  const newer = byOfficialPrimary({ sourceDate: '2025-11-25', access: 'eta' });
  expect(answer([older, newer]).access).toBe('eta');
  expect(answer([newer, older]).access).toBe('eta');
});

test('unknown: nothing is guessed', () => {
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

describe('a compilation', () => {
  test('names its page and the day it was read, beside the compilation', () => {
    expect(answer([byCompilation()]).source).toMatchObject({
      title: 'Title of compiled',
      publisher: 'Publisher of compiled',
      address: 'https://compiled.example/',
      date: '2026-04-03',
      page: {
        title: 'Ministry of the destination',
        address: 'https://ministry.example/visas',
        scope: 'policy',
      },
    });
  });

  test('is ignored after an administrator refused it', () => {
    const refused = byCompilation({ access: 'eta', refusedOn: '2026-05-01' });
    expect(answer([refused, byEdition()])).toMatchObject({ access: 'visa_free' });
    expect(answer([refused]).access).toBe(null);
  });

  test('with another access on another page is doubtful', () => {
    const disputed = byCompilation({ access: 'e_visa', contestedAccess: 'visa_on_arrival' });
    expect(answer([disputed]).disagreement).toMatchObject({
      kind: 'sources_disagree',
      other: { access: 'visa_on_arrival', source: { id: 'compiled', address: null, page: null } },
    });
  });

  test('uses no length of stay older than the first day of its rule', () => {
    const older = byEdition({ stayNumber: 60, stayUnit: 'days' });
    const since = byCompilation({ validFrom: '2026-04-01' });
    expect(answer([since, older]).stay).toBe(null);
    expect(answer([byCompilation(), older])).toMatchObject({
      stay: { number: 60, unit: 'days' },
      staySource: { id: 'index' },
    });
  });

  test('without a readable page since: the older answer stays, and says so', () => {
    const tried = { recheckFailedOn: '2026-04-09' };
    expect(answer([byEdition()], tried)).toMatchObject({ access: 'visa_free', ...tried });
    expect(answer([byOfficialPrimary()], tried).recheckFailedOn).toBe(null);
    const looked = byEdition({ verifiedOn: '2026-03-01' });
    expect(answer([looked], tried).recheckFailedOn).toBe(null);
    expect(answer([], tried)).toMatchObject({ access: null, recheckFailedOn: null });
  });
});

describe('a newer lower source with the same statement', () => {
  test('renews the date of the answer', () => {
    const old = byOfficialPrimary({ access: 'eta', editionDate: '2021' });
    const renewed = answer([old, byCompilation({ access: 'eta' })]);
    expect(renewed).toMatchObject({ source: { id: 'law' }, renewedBy: { date: '2026-04-03' } });
    expect(renewed.stale).toBe(null);
    expect(answer([old]).stale).toBe('rule');
  });

  test('removes a doubt by an older third source', () => {
    const old = byOfficialPrimary({ access: 'eta', editionDate: '2021' });
    const edition = byEdition({ access: 'visa_required' });
    expect(answer([old, edition]).disagreement).toMatchObject({ kind: 'sources_disagree' });
    expect(answer([old, byCompilation({ access: 'eta' }), edition]).disagreement).toBe(null);
  });
});

describe('a restriction', () => {
  const suspended = {
    kind: 'entry_suspended',
    visas: '',
    since: '2026-01',
    until: '2026-12-31',
    exceptions: true,
    instrument: 'Proclamation 10998',
    source: { title: 'Proclamation', address: null, date: '2026-04-09' },
  } as const;

  test('is shown beside any answering rule, on its days', () => {
    const on = (on: string) => answer([byEdition()], { on, restrictions: [suspended] });
    expect(on('2026-06-15')).toMatchObject({
      access: 'visa_free',
      restriction: { instrument: 'Proclamation 10998' },
      nextChange: { on: '2027-01-01' },
    });
    expect(on('2025-12-31').restriction).toBe(null);
    expect(on('2026-12-31').restriction).toMatchObject({ kind: 'entry_suspended' });
    expect(on('2027-01-01').restriction).toBe(null);
  });

  test('leaves nothing of what the rule grants and asks for', () => {
    const rules = [byEdition({ stayNumber: 90, stayUnit: 'days', note: 'With a return ticket.' })];
    expect(answer(rules, { restrictions: [suspended] })).toMatchObject({
      access: 'visa_free',
      source: { kind: 'edition' },
      stay: null,
      window: null,
      conditions: [],
      headlineCondition: null,
      application: null,
      note: '',
      unconfirmed: false,
      stale: null,
    });
    const restrictions = [{ ...suspended, since: '2026-06-20' }];
    expect(answer(rules, { on: '2026-06-15', restrictions }).nextChange).toMatchObject({
      on: '2026-06-20',
      access: 'visa_free',
      stay: null,
      restriction: { kind: 'entry_suspended' },
    });
  });

  test('doesn’t apply to own citizens and freedom of movement', () => {
    const restrictions = [suspended];
    expect(answer([], { ...inGermany, restrictions }).restriction).toBe(null);
    expect(answer([], { passport: 'JP', restrictions }).restriction).toBe(null);
  });

  test('of visitors’ visas doesn’t apply to work visas', () => {
    const restrictions = [{ ...suspended, kind: 'visas_suspended' as const }];
    const kindFor = (purpose: 'tourist' | 'working') =>
      answer([byEdition()], { purpose, restrictions }).restriction?.kind;
    expect(kindFor('tourist')).toBe('visas_suspended');
    expect(kindFor('working')).toBe(undefined);
  });
});

describe('a value of a newer version', () => {
  const teleport = { access: 'teleport' as Access };

  test('is unknown, and no lower source replaces it', () => {
    expect(answer([byOfficialPrimary(teleport), byEdition()])).toMatchObject({
      access: null,
      source: null,
    });
    const kind = 'crystal_ball' as SourceKind;
    expect(answer([byEdition({ kind }), byOfficialPrimary()]).access).toBe(null);
  });

  test('below a known source changes nothing', () => {
    expect(answer([byOfficialPrimary(), byEdition(teleport)])).toMatchObject({
      access: 'visa_free',
      disagreement: null,
      conditions: [],
    });
  });
});
