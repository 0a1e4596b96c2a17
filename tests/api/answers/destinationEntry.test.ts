import { describe, expect, test } from 'vitest';
import { countryVerdict } from '#core/answers/countryVerdict.ts';
import type { Access } from '#core/vocabulary.ts';
import { destinationFixture } from '../../fixtures/destination.ts';
import { addRules, addSource, type TestRule } from '../../fixtures/entryRules.ts';
import { requirementInput } from '../../fixtures/inputs.ts';
import { addTransitPolicies, transitPolicy } from '../../fixtures/transitPolicies.ts';
import { openDecisions } from '../../support/site/openDecisions.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';

/** A source newer than the rules of `startWith`. */
const newer = { sourceAddress: 'https://law.example/', sourceDate: '2026-03-01' };

/** A site with a destination in each of these countries, and these rules for Brazil's passport. */
async function startWith(rules: Record<string, TestRule | undefined>) {
  const site = await startTestSite();
  const { api } = await site.signedIn();
  const stated = Object.entries(rules).flatMap(([destination, rule]) =>
    rule ? [{ destination, ...rule }] : [],
  );
  await addSource(site.db, { id: 'index', edition: '2026-02-17' }, stated);
  const ids: Record<string, string> = {};
  for (const code of Object.keys(rules)) {
    const fields = destinationFixture({ name: `In ${code}`, countryCode: code });
    ids[code] = (await api.destination.create.mutate(fields)).id;
  }
  const idOf = (code: string) => ids[code] ?? '';

  const requires = (code: string, changes: Parameters<typeof requirementInput>[0]) => {
    const fields = requirementInput({ countryCode: 'BR', ...newer, ...changes });
    return api.visaRequirement.create.mutate({ destinationId: idOf(code), fields });
  };

  return {
    db: site.db,
    api,
    idOf,
    requires,
    /** A requirement for which nobody vouches. */
    async hasSample(...requirement: Parameters<typeof requires>) {
      const { id } = await requires(...requirement);
      const sample = { standing: 'sample' } as const;
      await site.db.updateTable('visa_requirements').set(sample).where('id', '=', id).execute();
      // As the services do.
      await api.country.setEnabled.mutate({ code: 'GL', enabled: true });
    },
    /** The badge of each destination: "JP visa_free". */
    async badges(passports = ['BR'], asked: { purpose?: 'transit' } = {}) {
      const destinationIds = Object.values(ids);
      const input = { passports, destinationIds, ...asked };
      const entries = await api.entryRule.forDestinations.query(input);
      return Object.fromEntries(
        Object.entries(ids).map(([code, id]) => {
          const entry = entries.find(({ destinationId }) => destinationId === id);
          const words = [entry?.access ?? 'unknown', entry?.mark];
          if (passports.length > 1) words.push(`with ${entry?.passport}`);
          return [code, words.filter(Boolean).join(' ')];
        }),
      );
    },
    /** The countries of destinations without a visa beforehand. */
    async listed(passports = ['BR'], asked: { entryPurpose?: 'transit' } = {}) {
      const filter = { noVisaBeforehandFor: passports, order: 'rating', ...asked } as const;
      const { items, total } = await api.destination.list.query(filter);
      expect(items).toHaveLength(total);
      return items.map(({ countryCode }) => countryCode).toSorted();
    },
  };
}

const everyAccess = {
  JP: { access: 'visa_free' },
  DE: { access: 'freedom_of_movement' },
  TH: { access: 'visa_on_arrival' },
  GB: { access: 'eta' },
  IN: { access: 'e_visa' },
  US: { access: 'visa_required' },
  SY: { access: 'no_admission' },
  FR: undefined,
  BR: undefined,
} satisfies Record<string, { access: Access } | undefined>;

test('a card shows its country’s requirement, and the visa filter uses it', async () => {
  const { badges, listed } = await startWith(everyAccess);
  expect(await badges()).toEqual({
    JP: 'visa_free',
    DE: 'freedom_of_movement',
    TH: 'visa_on_arrival',
    GB: 'eta',
    IN: 'e_visa',
    US: 'visa_required',
    SY: 'no_admission',
    FR: 'unknown',
    BR: 'own_country',
  });
  // Unknown is never "not required".
  expect(await listed()).toEqual(['BR', 'DE', 'GB', 'JP', 'TH']);
});

test.each([
  ['not required', { required: false }, 'US', 'visa_free', true],
  ['not required', { required: false }, 'DE', 'freedom_of_movement', true],
  ['not required', { required: false }, 'FR', 'visa_free', true],
  ['on arrival', { onArrival: true }, 'US', 'visa_on_arrival', true],
  ['in advance', {}, 'JP', 'visa_required', false],
  ['in advance', {}, 'TH', 'visa_required', false],
  // As entered, never in the country's words.
  ['in advance', {}, 'GB', 'visa_required', false],
  ['in advance', {}, 'IN', 'visa_required', false],
  ['in advance', {}, 'FR', 'visa_required', false],
  ['in advance', {}, 'SY', 'visa_required', false],
  ['for another stay', { type: 'working', required: false }, 'US', 'visa_required', false],
  ['for another passport', { countryCode: 'CA', required: false }, 'US', 'visa_required', false],
] as const)(
  'a destination’s own requirement, %s %o, comes before its country’s rule: %s is %s',
  async (_words, changes, code, access, isListed) => {
    const { badges, listed, requires } = await startWith(everyAccess);
    await requires(code, changes);
    expect(await badges()).toMatchObject({ ...(await badges()), [code]: access });
    expect((await listed()).includes(code)).toBe(isListed);
  },
);

const older = { sourceDate: '2025-11' };
const unsourced = { sourceAddress: null };
const undated = { sourceAddress: null, sourceDate: null };

test.each([
  ['older', older, 'on arrival', { onArrival: true }, 'US', 'visa_on_arrival disagrees', true],
  ['older', older, 'in advance', {}, 'JP', 'visa_required disagrees', false],
  ['without a source', unsourced, 'on arrival', { onArrival: true }, 'US', 'visa_on_arrival', true],
  ['without a date', undated, 'in advance', {}, 'TH', 'visa_required', false],
  ['without a date', undated, 'not required', { required: false }, 'SY', 'visa_free', true],
  ['for citizens', {}, 'in advance', {}, 'BR', 'own_country', true],
  ['for free movement', {}, 'in advance', {}, 'DE', 'freedom_of_movement', true],
] as const)(
  'a requirement of the team that is %s %o, %s %o: card and filter of %s say %s',
  async (_why, source, _words, changes, code, access, isListed) => {
    const { badges, listed, requires } = await startWith(everyAccess);
    await requires(code, { ...source, ...changes });
    expect((await badges())[code]).toBe(access);
    expect((await listed()).includes(code)).toBe(isListed);
  },
);

test.each([
  ['newer', {}, 'in advance, which agrees with', {}, 'GB', 'eta', true],
  ['newer', {}, 'in advance', {}, 'JP', 'visa_required', false],
  ['older', older, 'on arrival', { onArrival: true }, 'US', 'visa_required', false],
  ['older', older, 'in advance', {}, 'JP', 'visa_free', true],
  ['without a source', unsourced, 'on arrival', { onArrival: true }, 'US', 'visa_required', false],
  ['without a source', unsourced, 'in advance', {}, 'TH', 'visa_on_arrival', true],
  ['without a source', unsourced, 'not required', { required: false }, 'SY', 'no_admission', false],
  ['without a source', unsourced, 'not required', { required: false }, 'FR', 'visa_free', true],
  ['of the same year', { sourceDate: '2026' }, 'in advance', {}, 'JP', 'visa_required', false],
  ['for citizens', {}, 'in advance', {}, 'BR', 'own_country', true],
] as const)(
  'a sample that is %s %o, %s %o: card and filter of %s say %s',
  async (_why, source, _words, changes, code, access, isListed) => {
    const { badges, listed, hasSample } = await startWith(everyAccess);
    await hasSample(code, { ...source, ...changes });
    expect((await badges())[code]).toBe(access);
    expect((await listed()).includes(code)).toBe(isListed);
  },
);

test('an overruled sample that contradicts its country is in the review queue', async () => {
  const { api, requires, hasSample, idOf } = await startWith(everyAccess);
  await hasSample('JP', { ...older, onArrival: true, durationDays: 30 });
  await requires('TH', { onArrival: true, ...unsourced });
  await requires('US', { required: false });
  await requires('FR', { required: false, ...unsourced });
  const found = await openDecisions(api, { kind: 'overruled' });
  expect(found).toMatchObject([
    {
      requirement: { destinationId: idOf('JP') },
      sides: [
        {
          access: 'visa_on_arrival',
          stay: { number: 30 },
          pages: [{ dates: ['2025-11', '2025-11'] }],
        },
        { access: 'visa_free', pages: [{ dates: ['2026-02-17', '2026-02-17'] }] },
      ],
    },
  ]);
  await api.visaRequirement.delete.mutate({ id: found[0]?.requirement?.id ?? '' });
  expect(await openDecisions(api, { kind: 'overruled' })).toEqual([]);
});

test('entry is suspended before any requirement: card, mark and filter say so', async () => {
  const { db, api, badges, listed, requires, hasSample } = await startWith({
    JP: { access: 'visa_free' },
    FR: undefined,
  });
  await requires('JP', { onArrival: true });
  await hasSample('FR', { required: false });
  expect(await listed()).toEqual(['FR', 'JP']);
  for (const destination of ['JP', 'FR']) {
    await db
      .insertInto('entry_restrictions')
      .values({
        destination,
        passports: 'BR',
        kind: 'entry_suspended',
        visas: '',
        exceptions: 0,
        since: null,
        until: null,
        instrument: '',
        source_id: 'index',
        source_title: '',
        source_address: null,
        source_date: null,
      })
      .execute();
  }
  await api.country.setEnabled.mutate({ code: 'GL', enabled: false });
  expect(await badges()).toEqual({ JP: 'suspended', FR: 'suspended' });
  expect(await listed()).toEqual([]);
});

test('a requirement easier than an official or compiled source is doubtful, and first in the queue', async () => {
  const site = await startWith({
    JP: { access: 'visa_free' },
    KE: undefined,
    GB: undefined,
    US: undefined,
  });
  const { db, api, requires, idOf } = site;
  await addSource(db, { id: 'law', kind: 'official', edition: '2020-01-01' }, [
    { destination: 'KE', access: 'eta' },
    { destination: 'US', access: 'visa_free', stay_number: 30, stay_unit: 'days' },
  ]);
  await addSource(db, { id: 'collected', kind: 'compilation', edition: '2020-01-01' }, [
    { destination: 'GB', access: 'visa_required' },
  ]);
  await api.country.setEnabled.mutate({ code: 'GL', enabled: true });
  await requires('JP', { ...older });
  await requires('KE', { required: false, durationDays: 60 });
  await requires('GB', { onArrival: true });
  await requires('US', { required: false, durationDays: 60 });
  expect(await site.badges()).toEqual({
    JP: 'visa_required disagrees',
    KE: 'visa_free disagrees',
    GB: 'visa_on_arrival disagrees',
    US: 'visa_free disagrees',
  });
  expect(await site.listed()).toEqual(['GB', 'KE', 'US']);
  const found = await openDecisions(api, { kind: 'overruled' });
  expect(
    found.map(({ country, requirement }) => `${country} ${requirement?.differs}`).sort(),
  ).toEqual(['GB easier', 'JP otherwise', 'KE easier', 'US easier']);
  expect(found.at(-1)?.country).toBe('JP');
  expect(found.find(({ country }) => country === 'KE')).toMatchObject({
    requirement: { destinationId: idOf('KE'), answeredBy: 'requirement' },
    sides: [
      { access: 'visa_free', stay: { number: 60 } },
      { access: 'eta', pages: [{ dates: ['2020-01-01', '2020-01-01'] }] },
    ],
  });
  // A harder, newer one is simply the verdict.
  await requires('KE', { type: 'transit', required: true });
  expect(await openDecisions(api, { kind: 'overruled' })).toHaveLength(4);
});

test('a doubtful answer says so, and never counts as visa-free', async () => {
  const site = await startWith({
    JP: { access: 'visa_free' },
    HK: { passport: 'CN', access: 'visa_free' },
    TH: {
      access: 'visa_free',
      condition: 'biometric_passport',
      otherwise: 'visa_required',
    },
  });
  const official = { id: 'law', kind: 'official', edition: '2026-01-01' } as const;
  await addSource(site.db, official, [{ destination: 'JP', access: 'visa_on_arrival' }]);
  const badges = await site.badges();
  expect(badges.JP).toBe('visa_on_arrival disagrees');
  expect(badges.TH).toMatch(/condition/);
  expect(await site.listed()).not.toContain('JP');
  expect((await site.badges(['CN'])).HK).toBe('visa_free askBeforeTravel');
  expect(await site.listed(['CN'])).toEqual([]);
});

test('of several passports the one with the easiest entry counts', async () => {
  const { badges, listed } = await startWith({
    JP: { access: 'visa_required' },
    US: { access: 'visa_free' },
    FR: undefined,
    IN: undefined,
  });
  expect(await badges(['BR', 'FR'])).toEqual({
    JP: 'visa_required with BR',
    US: 'visa_free with BR',
    FR: 'own_country with FR',
    IN: 'unknown with BR',
  });
  expect(await listed(['BR', 'FR'])).toEqual(['FR', 'US']);
});

describe('of transit destinations', () => {
  /** A site with transit areas that are free, take a visa for Brazil, aren't offered, and are unknown. */
  async function startWithTransitAreas() {
    const site = await startWith({
      JP: { access: 'visa_required' },
      GB: { access: 'visa_free' },
      US: { access: 'visa_required' },
      FR: { access: 'visa_free' },
      IN: { access: 'visa_required' },
    });
    await addTransitPolicies(site.db, { id: 'transit', quality: 'law' }, [
      transitPolicy('JP', { list: 'nobody' }),
      transitPolicy('US', { list: 'unknown' }, 'no'),
    ]);
    await addTransitPolicies(site.db, { id: 'others', quality: 'collected' }, [
      transitPolicy('GB', { list: 'only', passports: ['BR'] }),
    ]);
    const transit = { purpose: 'transit' } as const;
    return {
      ...site,
      badges: () => site.badges(['BR'], transit),
      listed: () => site.listed(['BR'], { entryPurpose: 'transit' }),
      /** The verdict beside a destination's text. */
      async sidebar(code: string) {
        const asked = { destinationId: site.idOf(code), country: code, passports: ['BR'] };
        const [needs] = await site.api.page.destination.query(asked);
        const { answer, access, answeredBy } = needs?.boxes.transit ?? {};
        return { access, answeredBy, line: answer && countryVerdict(answer).lines[0] };
      },
    };
  }

  test('cards, filter and sidebar say what changing planes takes', async () => {
    const { badges, listed, sidebar } = await startWithTransitAreas();
    expect(await badges()).toEqual({
      JP: 'visa_free',
      GB: 'visa_required unconfirmed',
      US: 'visa_required',
      FR: 'visa_free',
      IN: 'unknown',
    });
    expect(await listed()).toEqual(['FR', 'JP']);
    const ofCountry = { answeredBy: 'country', access: 'visa_required' };
    expect(await sidebar('JP')).toMatchObject({ line: 'No visa needed to change planes' });
    expect(await sidebar('GB')).toEqual({
      ...ofCountry,
      line: 'Airport transit visa probably required',
    });
    expect(await sidebar('US')).toEqual({
      ...ofCountry,
      line: 'Everyone goes through passport control here',
    });
    expect(await sidebar('IN')).toMatchObject({ access: null, line: null });
  });

  test('the destination’s own requirement for transit comes first', async () => {
    const { badges, listed, sidebar, requires } = await startWithTransitAreas();
    await requires('GB', { required: false });
    await requires('US', { type: 'transit', onArrival: true });
    await requires('JP', { type: 'transit' });
    expect(await badges()).toMatchObject({
      JP: 'visa_required disagrees',
      GB: 'visa_required unconfirmed',
      US: 'visa_on_arrival',
    });
    expect(await listed()).toEqual(['FR', 'US']);
    const ofDestination = { answeredBy: 'requirement', access: 'visa_on_arrival' };
    expect(await sidebar('US')).toMatchObject(ofDestination);
  });

  test('the team’s rule for transit comes before the country’s policy, and its rule for tourists doesn’t', async () => {
    const { db, badges, listed, sidebar } = await startWithTransitAreas();
    await addSource(db, { id: 'team', kind: 'administrator' }, [
      { destination: 'JP', access: 'visa_required', purpose: 'transit' },
      { destination: 'GB', access: 'e_visa' },
      { destination: 'US', access: 'visa_free', purpose: 'transit' },
    ]);
    expect(await badges()).toMatchObject({
      JP: 'visa_required',
      GB: 'visa_required unconfirmed',
      US: 'visa_free',
    });
    expect(await listed()).toEqual(['FR', 'US']);
    expect(await sidebar('JP')).toMatchObject({ line: 'Airport transit visa required' });
  });
});

test('a changed rule is on the cards at the next request', async () => {
  const { db, api, badges } = await startWith({ JP: undefined });
  expect(await badges()).toEqual({ JP: 'unknown' });
  await db
    .insertInto('rule_sources')
    .values({
      id: 'editors',
      title: 'Editors',
      publisher: '',
      licence: '',
      kind: 'administrator',
      quality: 'primary',
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rule = { destination: 'JP', access: 'visa_required' } as const;
  await addRules(db, { sourceId: 'editors', editionId: null }, [rule]);
  // As the services of rules do.
  await api.country.setEnabled.mutate({ code: 'GL', enabled: true });
  expect(await badges()).toEqual({ JP: 'visa_required' });
});

test('requests name one to four passports of existing countries', async () => {
  const { api, idOf } = await startWith({ JP: undefined });
  const ask = (passports: string[]) =>
    refusalOf(api.entryRule.forDestinations.query({ passports, destinationIds: [idOf('JP')] }));
  expect(await ask([])).toMatchObject({ code: 'BAD_REQUEST' });
  expect(await ask(['BR', 'FR', 'US', 'DE', 'IN'])).toMatchObject({ code: 'BAD_REQUEST' });
  expect(await ask(['ZZ'])).toMatchObject({ code: 'NOT_FOUND' });
  const none = { passports: ['BR'], destinationIds: ['nowhere'] };
  expect(await api.entryRule.forDestinations.query(none)).toEqual([]);
});
