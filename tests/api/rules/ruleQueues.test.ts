import { describe, expect, test } from 'vitest';
import { addDays, utcDay } from '#core/dates.ts';
import { RULE_NOTICE_DAYS } from '#core/records/lists.ts';
import { changeContent } from '#db/queries/contentVersion.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { policyFixture, ruleFixture } from '../../fixtures/administratorRule.ts';
import { addEdition } from '../../fixtures/ruleEdition.ts';
import { openDecisions, settle } from '../../support/site/openDecisions.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';

const official = { id: 'schengen', kind: 'official' } as const;
const edition = { id: 'passport-index', kind: 'edition' } as const;

async function panel() {
  const site = await startTestSite();
  const { api } = await site.signedIn();
  return { site, api, rule: api.rule };
}

describe('finding rules', () => {
  async function withRules() {
    const site = await panel();
    const rules = [
      ruleFixture({ passport: 'BR', destination: 'JP' }),
      ruleFixture({ passport: 'BR', destination: 'FR', access: 'eta' }),
      ruleFixture({ passport: 'AR', destination: 'FR', purpose: 'transit' }),
    ];
    await addEdition(site.site.db, {
      source: edition,
      rules: [...rules, ruleFixture({ passport: 'CL' })],
    });
    await addEdition(site.site.db, { source: edition, rules });
    await addEdition(site.site.db, {
      source: official,
      date: addDays(utcDay(), -366),
      rules: [
        ruleFixture({ destination: 'FR' }),
        ruleFixture({ destination: 'DE', sourceDate: utcDay() }),
        ruleFixture({
          destination: 'IT',
          sourceDate: String(Number(utcDay().slice(0, 4)) - 1),
        }),
      ],
    });
    await site.rule.create.mutate({ fields: ruleFixture({ destination: 'US' }) });
    const found = async (filter: Parameters<typeof site.rule.list.query>[0]) => {
      const { items, total } = await site.rule.list.query(filter);
      expect(items).toHaveLength(total);
      return items.map((r) => `${r.sourceId} ${r.passport}-${r.destination} ${r.purpose}`);
    };
    return { ...site, found };
  }

  test('starts with administrators’ rules', async () => {
    const { found, rule } = await withRules();
    expect(await found({})).toEqual(['editors BR-US tourist']);
    expect((await rule.list.query({})).imported).toBeNull();
  });

  test('filters by passport, destination, purpose, access and source, in current editions only', async () => {
    const { found } = await withRules();
    expect(await found({ passport: 'CL' })).toEqual([]);
    expect((await found({ passport: 'BR' })).sort()).toEqual([
      'editors BR-US tourist',
      'passport-index BR-FR tourist',
      'passport-index BR-JP tourist',
      'schengen BR-DE tourist',
      'schengen BR-FR tourist',
      'schengen BR-IT tourist',
    ]);
    expect(await found({ destination: 'FR' })).toEqual([
      'passport-index BR-FR tourist',
      'schengen BR-FR tourist',
      'passport-index AR-FR transit',
    ]);
    expect(await found({ destination: 'FR', purpose: 'transit' })).toEqual([
      'passport-index AR-FR transit',
    ]);
    expect(await found({ destination: 'FR', access: 'eta' })).toEqual([
      'passport-index BR-FR tourist',
    ]);
    expect(await found({ passport: 'BR', destination: 'JP' })).toEqual([
      'passport-index BR-JP tourist',
    ]);
    expect(await found({ source: 'schengen' })).toHaveLength(3);
    expect(await found({ source: 'passport-index' })).toHaveLength(3);
    expect(await found({ source: 'nobody' })).toEqual([]);
  });

  test('shows stale rules of administrators and official sources, by the days in Settings', async () => {
    const { site, api, found } = await withRules();
    expect(await found({ stale: true })).toEqual([
      'schengen BR-FR tourist',
      'schengen BR-IT tourist',
    ]);
    expect(await found({ stale: true, destination: 'IT' })).toEqual(['schengen BR-IT tourist']);
    expect(await found({ stale: true, source: 'editors' })).toEqual([]);
    expect(await found({ stale: true, source: 'passport-index' })).toEqual([]);
    await site.db
      .updateTable('entry_rules')
      .set({ verified_on: addDays(utcDay(), -8) })
      .where('source_id', '=', 'editors')
      .execute();
    await api.settings.updateStaleness.mutate({ editionDays: 365, ruleDays: 7, version: 0 });
    expect(await found({ stale: true, source: 'editors' })).toEqual(['editors BR-US tourist']);
    await api.settings.updateStaleness.mutate({ editionDays: 365, ruleDays: 3000, version: 1 });
    expect(await found({ stale: true })).toEqual([]);
  });

  test('filters by the days until the last one and since the last review, of any source', async () => {
    const { site, rule, found } = await withRules();
    const last = (days: number) => addDays(utcDay(), days);
    for (const [passport, validTo] of [
      ['CL', last(-1)],
      ['PE', last(0)],
      ['UY', last(60)],
      ['PY', last(61)],
    ] as const) {
      await rule.create.mutate({ fields: ruleFixture({ passport, destination: 'US', validTo }) });
    }
    await site.db
      .updateTable('entry_rules')
      .set({ valid_to: last(10) })
      .where('source_id', 'in', ['passport-index', 'schengen'])
      .where('destination', '=', 'FR')
      .execute();
    expect(await found({ ending: 60, source: 'editors' })).toEqual([
      'editors PE-US tourist',
      'editors UY-US tourist',
    ]);
    // Without a source: of all that are current.
    const ending = await found({ ending: 60 });
    expect(ending).toContain('schengen BR-FR tourist');
    expect(ending).toContain('passport-index BR-FR tourist');
    expect(ending).not.toContain('editors PY-US tourist');
    expect(await found({ ending: 60, passport: 'UY' })).toEqual(['editors UY-US tourist']);
    expect((await found({ age: 365 })).sort()).toEqual([
      'schengen BR-FR tourist',
      'schengen BR-IT tourist',
    ]);
    expect(await found({ age: 365, ending: 60 })).toEqual(['schengen BR-FR tourist']);
    expect(await found({ age: 365, source: 'editors' })).toEqual([]);
  });

  test('the dashboard counts the rules that its filter finds', async () => {
    const { site, api } = await panel();
    const validTo = addDays(utcDay(), 30);
    await addEdition(site.db, {
      source: official,
      rules: [ruleFixture({ validTo }), ruleFixture({ passport: 'CL', validTo })],
    });
    // A refused rule answers nothing.
    await site.db
      .updateTable('entry_rules')
      .set({ refused_on: utcDay() })
      .where('passport', '=', 'CL')
      .execute();
    const { ending } = await api.dashboard.read.query();
    const { total } = await api.rule.list.query({ ending: RULE_NOTICE_DAYS });
    expect(ending.reduce((sum, { rules }) => sum + rules, 0)).toBe(1);
    expect(total).toBe(1);
  });

  test('counts the imported rules to choose from if this site has none of its own', async () => {
    const { site, rule } = await withRules();
    await site.db.deleteFrom('entry_rules').where('source_id', '=', 'editors').execute();
    const of = async (filter: Parameters<typeof rule.list.query>[0]) => {
      const { total, imported } = await rule.list.query(filter);
      return { total, imported };
    };
    // Those of a former edition are not counted.
    expect(await of({})).toEqual({ total: 0, imported: 6 });
    expect(await of({ access: 'no_admission' })).toEqual({ total: 0, imported: 6 });
    expect(await of({ destination: 'CL' })).toEqual({ total: 0, imported: null });
    expect(await of({ source: 'editors' })).toEqual({ total: 0, imported: null });
  });

  test('is paged', async () => {
    const { site, rule } = await panel();
    const codes = await site.db.selectFrom('countries').select('code').orderBy('name').execute();
    const rules = codes
      .filter(({ code }) => code !== 'JP')
      .map(({ code }) => ruleFixture({ passport: code }));
    await addEdition(site.db, { source: edition, rules });
    const first = await rule.list.query({ destination: 'JP' });
    const second = await rule.list.query({ destination: 'JP', page: 1 });
    expect(first.total).toBe(rules.length);
    const passports = [...first.items, ...second.items].map(({ passport }) => passport);
    // By name: Germany comes after France.
    expect(passports).toEqual(rules.slice(0, 100).map(({ passport }) => passport));
    expect(passports.indexOf('DE')).toBeGreaterThan(passports.indexOf('FR'));
    expect(new Set(passports).size).toBe(100);
  });
});

describe('the re-verify queue', () => {
  test('lists stale rules until they are confirmed', async () => {
    const { site, api } = await panel();
    const rules = [ruleFixture(), ruleFixture({ destination: 'FR' })];
    await addEdition(site.db, { source: edition, date: '2020', rules });
    await addEdition(site.db, { source: official, date: '2020', rules });
    const stale = async () =>
      (await openDecisions(api, { kind: 'stale' })).map(({ country }) => country);
    expect(await stale()).toEqual(['FR', 'JP']);
    const [first] = await openDecisions(api, { kind: 'stale' });
    const confirmed = await settle(api, 'read', first);
    expect(await stale()).toEqual(['JP']);
    expect(await api.history.undo.mutate(confirmed)).toEqual({ undone: 1, left: [] });
    expect(await stale()).toEqual(['FR', 'JP']);
  });

  test('confirms the rules of a destination with the same answer together, in one line', async () => {
    const { site, api } = await panel();
    const rules = ['BR', 'AR', 'CL'].map((passport) => ruleFixture({ passport }));
    await addEdition(site.db, {
      source: official,
      date: '2020',
      rules: [...rules, ruleFixture({ passport: 'PE', access: 'eta' })],
    });
    const [first, second] = await openDecisions(api, { kind: 'stale' });
    expect(first).toMatchObject({ size: 3, passports: ['AR', 'BR', 'CL'] });
    await settle(api, 'read', first);
    expect(await openDecisions(api, { kind: 'stale' })).toMatchObject([{ key: second?.key }]);
    const { entries } = await api.history.list.query({ entity: 'decision' });
    expect(entries).toMatchObject([{ title: 'Japan: 3 passports' }]);
    expect(await refusalOf(settle(api, 'other', second))).toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('lists the most requested pairs first, with their rules, until one is confirmed', async () => {
    const { site, api, rule } = await panel();
    await addEdition(site.db, { source: edition, rules: [ruleFixture()] });
    const request = (destination: string, requests: number) => ({
      passport: 'BR',
      destination,
      purpose: 'tourist' as const,
      requests,
    });
    await site.db
      .insertInto('pair_requests')
      .values([request('FR', 2), request('JP', 7)])
      .execute();
    const asked = () => openDecisions(api, { kind: 'asked' });
    const found = await asked();
    expect(found.find(({ country }) => country === 'FR')).toMatchObject({ requests: 2, rules: [] });
    const japan = found.find(({ country }) => country === 'JP');
    expect(japan).toMatchObject({ requests: 7, sides: [{ access: 'visa_free' }] });
    await rule.confirm.mutate({ id: japan?.rules?.[0]?.id ?? 0, version: 1 });
    expect((await asked()).map(({ country }) => country)).toEqual(['FR']);
  });
});

describe("visitors' reports", () => {
  test('are listed with answer and text, closed and reopened', async () => {
    const { site, api, rule } = await panel();
    const report = (n: number) => ({
      passport: 'BR',
      destination: 'JP',
      purpose: 'tourist' as const,
      answer: JSON.stringify({ access: 'visa_free' }),
      message: `Report ${n}`,
      fingerprint: String(n),
      reports: n,
      created_at: '2026-01-01T00:00:00.000Z',
      last_reported_at: `2026-01-0${n}T00:00:00.000Z`,
      closed_at: null,
    });
    await site.db
      .insertInto('answer_reports')
      .values([report(1), report(2)])
      .execute();
    const reports = () => openDecisions(api, { kind: 'report' });
    const open = await reports();
    expect(open).toMatchObject([
      {
        report: { message: 'Report 2', reports: 2 },
        sides: [{ access: 'visa_free' }, { access: null }],
      },
      { report: { message: 'Report 1' } },
    ]);
    const id = open[0]?.report?.id ?? 0;
    const version = () => site.db.selectFrom('content_version').select('version').execute();
    const before = await version();
    const { changes } = await rule.closeReports.mutate({ ids: [id] });
    expect(await version()).toEqual(before);
    expect(await reports()).toHaveLength(1);
    const stored = await site.db
      .selectFrom('answer_reports')
      .select(['closed_at', 'status'])
      .where('id', '=', id)
      .execute();
    expect(stored).toEqual([{ closed_at: expect.stringMatching(/^20/), status: 'closed' }]);
    // All or nothing: the second stays open.
    const ids = [open[1]?.report?.id ?? 0, id];
    expect(await refusalOf(rule.closeReports.mutate({ ids }))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await reports()).toHaveLength(1);

    expect(await api.history.undo.mutate({ changes })).toEqual({ undone: 1, left: [] });
    expect(await reports()).toEqual(open);
    expect(await version()).toEqual(before);
    expect(await api.history.undo.mutate({ changes })).toMatchObject({ undone: 0, left: [{}] });
    const { entries } = await api.history.ofRecord.query({
      entity: 'answer_report',
      id: String(id),
    });
    expect(entries.map(({ after }) => after)).toEqual([{ status: 'open' }, { status: 'closed' }]);
  });
});

describe('disagreements', () => {
  const compilation = { id: 'compiled', kind: 'compilation', quality: 'secondary' } as const;
  const pair = { passport: 'BR', destination: 'JP', purpose: 'tourist' } as const;

  /** A compilation says 30 days without a visa, a newer edition that a visa is required. */
  async function disagreeing() {
    const { site, api, rule } = await panel();
    await addEdition(site.db, {
      source: compilation,
      date: '2026-01-01',
      rules: [ruleFixture({ ...pair, stayNumber: 30 })],
    });
    await addEdition(site.db, {
      source: edition,
      date: '2026-02-01',
      rules: [ruleFixture({ ...pair, access: 'visa_required', stayNumber: null })],
    });
    const answer = () => findAnswer(site.db, pair);
    const listed = () => openDecisions(api, { kind: 'disagreement' });
    return { site, api, rule, answer, listed };
  }

  test('are settled by taking a side, with its source, and undone', async () => {
    const { site, api, answer, listed } = await disagreeing();
    const before = await answer();
    expect(before).toMatchObject({
      access: 'visa_free',
      disagreement: { other: { access: 'visa_required' } },
    });
    const [seen] = await listed();
    expect(seen).toMatchObject({ effect: 'lost', country: 'JP', passports: ['BR'] });
    const settled = await settle(api, 'other', seen);
    expect(await listed()).toEqual([]);
    expect(await answer()).toMatchObject({
      access: 'visa_required',
      disagreement: null,
      source: { kind: 'administrator', title: 'Title of passport-index', date: '2026-02-01' },
    });
    // A decided pair can't be decided again.
    expect(await refusalOf(settle(api, 'other', seen))).toMatchObject({
      code: 'CONFLICT',
      message: 'The answer of Brazil to Japan, tourist was changed meanwhile: look at it again',
    });
    expect(await api.history.undo.mutate(settled)).toEqual({ undone: 1, left: [] });
    expect(await answer()).toEqual(before);

    // A newer edition still says visa free, but for another time, which nobody has seen.
    const rules = [ruleFixture({ ...pair, stayNumber: 14 })];
    await addEdition(site.db, { source: compilation, date: '2026-01-02', rules });
    for (const use of ['read', 'other'] as const) {
      expect(await refusalOf(settle(api, use, seen))).toMatchObject({ code: 'CONFLICT' });
    }
    await settle(api, 'read', ...(await listed()));
    expect(await listed()).toEqual([]);
    expect(await answer()).toMatchObject({ access: 'visa_free', stay: { number: 14 } });
  });

  test('of several passports with the same two sides are one decision', async () => {
    const { site, api, listed } = await disagreeing();
    const passports = ['AR', 'BR'];
    const both = (fields: Parameters<typeof ruleFixture>[0]) =>
      passports.map((passport) => ruleFixture({ ...pair, ...fields, passport }));
    await addEdition(site.db, { source: compilation, date: '2026-01-01', rules: both({}) });
    await addEdition(site.db, {
      source: edition,
      date: '2026-02-01',
      rules: both({ access: 'visa_required', stayNumber: null }),
    });
    const [decision, ...others] = await listed();
    expect(others).toEqual([]);
    expect(decision).toMatchObject({ size: 2 });
    const settled = await settle(api, 'read', decision);
    expect(settled.changes).toHaveLength(1);
    expect(await listed()).toEqual([]);
    expect((await api.rule.list.query({})).total).toBe(2);
    expect(await api.history.undo.mutate(settled)).toEqual({ undone: 1, left: [] });
    expect((await api.rule.list.query({})).total).toBe(0);
    expect(await listed()).toMatchObject([{ size: 2 }]);
  });

  test('of this site’s own rule confirm it, or end it the day before, which is undone', async () => {
    const { site, api, rule, answer, listed } = await disagreeing();
    await rule.create.mutate({
      fields: ruleFixture({ ...pair, access: 'eta', sourceDate: '2026-01-15' }),
    });
    const age = async () => {
      await site.db
        .updateTable('entry_rules')
        .set({ verified_on: '2026-01-15', updated_at: '2026-01-15T00:00:00.000Z' })
        .where('source_id', '=', 'editors')
        .execute();
      await changeContent(site.db, 'rules', async () => {});
    };
    await age();
    expect(await answer()).toMatchObject({ access: 'eta', disagreement: {} });
    const confirmed = await settle(api, 'read', ...(await listed()));
    expect(await answer()).toMatchObject({ access: 'eta', disagreement: null });
    expect((await rule.list.query({})).items).toMatchObject([{ verifiedOn: utcDay() }]);
    await api.history.undo.mutate(confirmed);
    expect((await rule.list.query({})).items).toMatchObject([{ verifiedOn: '2026-01-15' }]);

    const used = await settle(api, 'other', ...(await listed()));
    expect(await answer()).toMatchObject({ access: 'visa_required', disagreement: null });
    const own = async () =>
      (await rule.list.query({})).items
        .map(({ validFrom, validTo }) => [validFrom, validTo])
        .sort();
    expect(await own()).toEqual(
      [
        [null, addDays(utcDay(), -1)],
        [utcDay(), null],
      ].sort(),
    );
    expect(await listed()).toEqual([]);
    expect(await api.history.undo.mutate(used)).toEqual({ undone: 1, left: [] });
    expect(await own()).toEqual([[null, null]]);
    expect(await answer()).toMatchObject({ access: 'eta', disagreement: {} });
  });

  test('a side whose rule has ended holds on from the day after', async () => {
    const { site, api, rule } = await panel();
    const validTo = addDays(utcDay(), -3);
    await addEdition(site.db, {
      source: compilation,
      date: addDays(utcDay(), -30),
      rules: [ruleFixture({ ...pair, validTo })],
    });
    await addEdition(site.db, {
      source: edition,
      date: addDays(utcDay(), -40),
      rules: [ruleFixture({ ...pair, access: 'visa_required', stayNumber: null })],
    });
    const [ended] = await openDecisions(api, { kind: 'disagreement' });
    expect(ended?.sides[1]).toMatchObject({ endedOn: validTo });
    await settle(api, 'other', ended);
    expect((await rule.list.query({})).items).toMatchObject([
      { access: 'visa_free', stayNumber: 90, validFrom: addDays(validTo, 1), validTo: null },
    ]);
    expect((await api.dashboard.read.query()).doubtful).toBe(0);
  });
});

describe('answers with exceptions', () => {
  test('are no disagreements, and are grouped by destination', async () => {
    const { site, api, rule } = await panel();
    const rules = [
      ...['DE', 'FR', 'BR'].map((passport) => ruleFixture({ passport, destination: 'PS' })),
      ruleFixture({ passport: 'TW', destination: 'HK' }),
      ruleFixture({ passport: 'US', destination: 'PS', access: 'visa_required' }),
    ];
    await addEdition(site.db, { source: edition, date: utcDay(), rules });
    const groups = async () =>
      (await openDecisions(api, { kind: 'excepted' })).map(({ country, sides, passports }) => [
        country,
        sides[0]?.access,
        passports,
      ]);
    expect(await groups()).toEqual([
      ['HK', 'visa_free', ['TW']],
      ['PS', 'visa_free', ['BR', 'FR', 'DE']],
    ]);
    expect(await openDecisions(api, { kind: 'disagreement' })).toEqual([]);
    expect(await api.dashboard.read.query()).toMatchObject({ doubtful: 0, excepted: 2 });

    const passports = ['BR', 'FR', 'DE'];
    const stated = { destination: 'PS', access: 'visa_required' as const, validFrom: null };
    const fields = policyFixture({ ...stated, passports });
    const { fingerprint } = await rule.previewPolicy.mutate({ fields });
    await rule.applyPolicy.mutate({ fields, fingerprint });
    expect(await groups()).toEqual([['HK', 'visa_free', ['TW']]]);
  });
});

describe('staleness', () => {
  test('is 150 days for editions and 365 for rules by default, and changes the content version', async () => {
    const { site, api } = await panel();
    const { staleness, updateStaleness } = api.settings;
    expect(await staleness.query()).toEqual({ editionDays: 150, ruleDays: 365, version: 0 });
    const version = () => site.db.selectFrom('content_version').select('version').execute();
    const before = await version();
    const saved = await updateStaleness.mutate({ editionDays: 90, ruleDays: 30, version: 0 });
    expect(saved).toEqual({ editionDays: 90, ruleDays: 30, version: 1 });
    expect(await version()).not.toEqual(before);
    expect(await staleness.query()).toEqual(saved);
    const late = updateStaleness.mutate({ editionDays: 1, ruleDays: 1, version: 0 });
    expect(await refusalOf(late)).toMatchObject({ code: 'CONFLICT' });
    const none = updateStaleness.mutate({ editionDays: 0, ruleDays: 1, version: 1 });
    expect((await refusalOf(none)).fieldErrors).toEqual({ editionDays: ['Enter 1 or more days'] });
  });
});
