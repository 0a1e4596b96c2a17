import { describe, expect, test } from 'vitest';
import { utcDay } from '#core/dates.ts';
import { ruleTable } from '#server/rules/ruleTable.ts';
import { ruleFixture } from '../../fixtures/administratorRule.ts';
import { addEdition } from '../../fixtures/ruleEdition.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';

const key = '0123456789abcdef'.repeat(2);

async function panel() {
  const site = await startTestSite();
  const { api } = await site.signedIn();
  const version = async () =>
    (await site.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow())
      .version;
  return { site, api, rule: api.rule, version };
}

describe('an administrators’ rule', () => {
  test('is stored with day and source, and changes the content version', async () => {
    const { site, rule, version } = await panel();
    const before = await version();
    const created = await rule.create.mutate({ fields: ruleFixture({ passport: ' br ' }) });
    expect(created).toMatchObject({
      passport: 'BR',
      sourceId: 'editors',
      editionId: null,
      verifiedOn: utcDay(),
      version: 1,
    });
    expect(await version()).toBe(before + 1);
    expect(await rule.byId.query({ id: created.id })).toEqual(created);
    const source = await site.db.selectFrom('rule_sources').selectAll().executeTakeFirst();
    expect(source).toMatchObject({ kind: 'administrator', title: "This site's editors" });
    expect((await rule.list.query({})).items).toEqual([{ ...created, isRead: true }]);
  });

  test('can be changed and deleted', async () => {
    const { rule, version } = await panel();
    const { id } = await rule.create.mutate({ fields: ruleFixture() });
    const before = await version();
    const fields = ruleFixture({ stayNumber: 30 });
    const saved = await rule.update.mutate({ id, version: 1, fields });
    expect(saved).toMatchObject({ id, stayNumber: 30, version: 2 });
    await rule.delete.mutate({ id });
    expect(await version()).toBe(before + 2);
    expect(await refusalOf(rule.byId.query({ id }))).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('can be confirmed, exported and deleted with others, all or none', async () => {
    const { site, rule } = await panel();
    const one = await rule.create.mutate({ fields: ruleFixture({ note: '=1+1' }) });
    const two = await rule.create.mutate({ fields: ruleFixture({ passport: 'DE' }) });
    await site.db.updateTable('entry_rules').set({ verified_on: '2025-01-01' }).execute();
    const outdated = [one, { ...two, version: 7 }].map(({ id, version }) => ({ id, version }));
    expect(await refusalOf(rule.confirmMany.mutate({ rules: outdated }))).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await rule.byId.query({ id: one.id })).toMatchObject({ verifiedOn: '2025-01-01' });
    await rule.confirmMany.mutate({ rules: [one, two].map(({ id }) => ({ id, version: 1 })) });
    expect(await rule.byId.query({ id: one.id })).toMatchObject({ verifiedOn: utcDay() });

    const lines = (await ruleTable(site.db, [two.id, one.id])).split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/^BR,JP,tourist,visa_free,90 days,.*,'=1\+1$/);

    const ids = [one.id, two.id];
    expect(await refusalOf(rule.deleteMany.mutate({ ids: [...ids, 999_999] }))).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await rule.list.query({})).total).toBe(2);
    const { trashIds } = await rule.deleteMany.mutate({ ids });
    expect(trashIds).toHaveLength(2);
    const deleted = await site.db
      .selectFrom('history')
      .select('entity_id')
      .where('action', '=', 'deleted')
      .execute();
    expect(deleted.map(({ entity_id }) => Number(entity_id)).sort()).toEqual(ids.sort());
  });

  test('gets a new date for changed facts, not for a changed note', async () => {
    const { site, rule } = await panel();
    const { id } = await rule.create.mutate({ fields: ruleFixture() });
    await site.db.updateTable('entry_rules').set({ verified_on: '2025-01-01' }).execute();
    const noted = ruleFixture({ note: 'Print the ticket.' });
    expect(await rule.update.mutate({ id, version: 1, fields: noted })).toMatchObject({
      verifiedOn: '2025-01-01',
    });
    const longer = { ...noted, stayNumber: 180 };
    expect(await rule.update.mutate({ id, version: 2, fields: longer })).toMatchObject({
      verifiedOn: utcDay(),
    });
  });

  test('is created once by a form that is sent twice, and replaced only in its current version', async () => {
    const { rule } = await panel();
    const create = { creationKey: key, fields: ruleFixture() };
    const [first, second] = await Promise.all([
      rule.create.mutate(create),
      rule.create.mutate(create),
    ]);
    expect(second).toEqual(first);
    const { id } = first;
    const theirs = ruleFixture({ stayNumber: 15 });
    const saved = await rule.update.mutate({ id, version: 1, fields: theirs });
    expect(await rule.update.mutate({ id, version: 1, fields: theirs })).toEqual(saved);
    const mine = ruleFixture({ stayNumber: 60 });
    expect(await refusalOf(rule.update.mutate({ id, version: 1, fields: mine }))).toEqual({
      code: 'CONFLICT',
      message: 'This rule was changed after you opened it. Nothing of yours was saved.',
      fieldErrors: {},
    });
    expect(await refusalOf(rule.create.mutate(create))).toMatchObject({ code: 'CONFLICT' });
  });

  test('without a length of stay has no unit, and is stored once when sent twice', async () => {
    const { site, rule } = await panel();
    const fields = ruleFixture({ stayNumber: null, stayUnit: 'months' });
    const first = await rule.create.mutate({ creationKey: key, fields });
    expect(await rule.create.mutate({ creationKey: key, fields })).toEqual(first);
    const row = await site.db.selectFrom('entry_rules').selectAll().executeTakeFirst();
    expect(row).toMatchObject({ stay_number: null, stay_unit: null });
  });

  test.each([
    ['an unknown passport', { passport: 'QQ' }, 'passport', 'Choose a country of the list'],
    [
      'an unknown destination',
      { destination: 'QQ' },
      'destination',
      'Choose a country of the list',
    ],
    [
      'the own country',
      { passport: 'JP' },
      'destination',
      'A passport needs no rule for its own country',
    ],
    ['a negative stay', { stayNumber: -1 }, 'stayNumber', 'A stay is at least 1'],
    [
      'a condition without otherwise',
      { condition: 'by_air' },
      'otherwise',
      'Say what holds without the condition',
    ],
    [
      'otherwise without a condition',
      { otherwise: 'visa_required' },
      'condition',
      'Choose the condition, or leave Otherwise empty',
    ],
    [
      'a condition that says nothing',
      { condition: 'visa_held', otherwise: 'visa_required' },
      'conditionText',
      'Say which: the visa, the kind of passport, the date, or what is asked for',
    ],
    [
      'a last day before the first',
      { validFrom: '2026-03-02', validTo: '2026-03-01' },
      'validTo',
      'The last day is before the first',
    ],
    ['a day that is none', { validFrom: '2026-02-30' }, 'validFrom', 'Enter a date as YYYY-MM-DD'],
    [
      'an address that is none',
      { sourceAddress: 'javascript:alert(1)' },
      'sourceAddress',
      'Enter an address that starts with https://',
    ],
  ] as const)('is refused with %s', async (_what, changes, field, message) => {
    const { rule, version } = await panel();
    const before = await version();
    const refused = await refusalOf(rule.create.mutate({ fields: ruleFixture(changes) }));
    expect(refused).toMatchObject({ code: 'BAD_REQUEST', fieldErrors: { [field]: [message] } });
    expect(await version()).toBe(before);
    expect((await rule.list.query({})).total).toBe(0);
  });
});

describe('two rules of a pair', () => {
  const until = (validTo: string) => ruleFixture({ validTo });
  const from = (validFrom: string) => ruleFixture({ validFrom });

  test.each([
    ['both without days', ruleFixture(), ruleFixture()],
    ['on one day', until('2026-03-01'), from('2026-03-01')],
    [
      'one within the other',
      from('2026-01-01'),
      ruleFixture({ validFrom: '2026-03-01', validTo: '2026-03-31' }),
    ],
    [
      'under one condition',
      ruleFixture({ condition: 'visa_held', conditionText: 'US', otherwise: 'e_visa' }),
      ruleFixture({ condition: 'visa_held', conditionText: ' us', otherwise: 'e_visa' }),
    ],
  ])('must not apply at the same time: %s', async (_what, first, second) => {
    const { rule } = await panel();
    const { id } = await rule.create.mutate({ fields: first });
    const refused = await refusalOf(rule.create.mutate({ fields: second }));
    expect(refused).toMatchObject({
      code: 'CONFLICT',
      fieldErrors: {
        validFrom: [expect.stringMatching(/^Another rule of this site holds then: /)],
      },
    });
    // A rule does not overlap with itself.
    await rule.update.mutate({ id, version: 1, fields: { ...first, note: 'Seen.' } });
  });

  test.each([
    ['one after the other', until('2026-02-28'), from('2026-03-01')],
    ['of other purposes', ruleFixture(), ruleFixture({ purpose: 'transit' })],
    ['of other passports', ruleFixture(), ruleFixture({ passport: 'AR' })],
    [
      'one with a condition',
      ruleFixture(),
      ruleFixture({ condition: 'by_air', otherwise: 'visa_required' }),
    ],
    [
      'with different visas',
      ruleFixture({ condition: 'visa_held', conditionText: 'US', otherwise: 'e_visa' }),
      ruleFixture({ condition: 'visa_held', conditionText: 'GB', otherwise: 'e_visa' }),
    ],
  ])('may coexist: %s', async (_what, first, second) => {
    const { rule } = await panel();
    await rule.create.mutate({ fields: first });
    await rule.create.mutate({ fields: second });
    expect((await rule.list.query({})).total).toBe(2);
  });

  test('sent at the same moment are stored once', async () => {
    const { rule } = await panel();
    const both = [30, 60].map((stayNumber) =>
      rule.create.mutate({ fields: ruleFixture({ stayNumber }) }),
    );
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('of an edition and of administrators may coexist', async () => {
    const { site, rule } = await panel();
    await addEdition(site.db, { rules: [ruleFixture()] });
    await rule.create.mutate({ fields: ruleFixture({ access: 'eta' }) });
    expect((await rule.list.query({ passport: 'BR' })).total).toBe(2);
  });
});

describe('confirming a rule', () => {
  test('stores today’s date, keeps or changes the source, and changes the content version', async () => {
    const { site, rule, version } = await panel();
    const [id] = await addEdition(site.db, {
      source: { id: 'ireland', kind: 'official', quality: 'secondary' },
      rules: [ruleFixture({ sourceTitle: 'A list' })],
    });
    if (!id) throw new Error('No rule');
    const before = await version();
    const confirmed = await rule.confirm.mutate({ id, version: 1 });
    expect(confirmed).toMatchObject({ verifiedOn: utcDay(), sourceTitle: 'A list', version: 2 });
    expect(await version()).toBe(before + 1);
    // The same request again after its response was lost.
    expect(await rule.confirm.mutate({ id, version: 1 })).toEqual(confirmed);
    expect(await version()).toBe(before + 1);
    const source = {
      sourceTitle: 'Immigration Service',
      sourceAddress: 'https://example.org/list',
      sourceDate: '2026-11',
    };
    expect(await rule.confirm.mutate({ id, version: 2, source })).toMatchObject(source);
    expect(await refusalOf(rule.confirm.mutate({ id, version: 1 }))).toMatchObject({
      code: 'CONFLICT',
    });
  });

  test('is refused if the rule no longer answers', async () => {
    const { site, rule } = await panel();
    const [id = 0] = await addEdition(site.db, { rules: [ruleFixture()] });
    await addEdition(site.db, { rules: [ruleFixture()] });
    expect(await refusalOf(rule.confirm.mutate({ id, version: 1 }))).toMatchObject({
      code: 'BAD_REQUEST',
      message: 'This rule is of an edition that no longer answers',
    });
  });

  test('and deleting leave imported rules unchanged', async () => {
    const { site, rule } = await panel();
    const [id = 0] = await addEdition(site.db, { rules: [ruleFixture()] });
    const fields = ruleFixture({ access: 'eta' });
    for (const change of [
      () => rule.update.mutate({ id, version: 1, fields }),
      () => rule.delete.mutate({ id }),
    ]) {
      expect((await refusalOf(change())).message).toMatch(/^An imported rule is not edited/);
    }
  });

  test('names no source that says something else than the confirmed rule', async () => {
    const { site, rule } = await panel();
    await addEdition(site.db, { rules: [ruleFixture({ stayNumber: 90 })] });
    const [id = 0] = await addEdition(site.db, {
      source: { id: 'ireland', kind: 'official', quality: 'secondary' },
      rules: [ruleFixture({ stayNumber: 30 })],
    });
    const named = { sourceTitle: 'Title of passport-index', sourceAddress: null };
    const confirmFrom = (sourceDate: string) =>
      rule.confirm.mutate({ id, version: 1, source: { ...named, sourceDate } });
    expect(await refusalOf(confirmFrom('2026-02-17'))).toMatchObject({
      code: 'BAD_REQUEST',
      fieldErrors: { sourceTitle: [expect.any(String)] },
    });
    expect(await confirmFrom('2026-03')).toMatchObject({ verifiedOn: utcDay(), stayNumber: 30 });
  });

  test('names no imported source for what this source contradicts', async () => {
    const { site, rule } = await panel();
    const named = { sourceTitle: 'Title of passport-index', sourceDate: '2026-02-17' };
    await addEdition(site.db, { rules: [ruleFixture({ stayNumber: 90 })] });
    const other = ruleFixture({ stayNumber: 30, ...named });
    const refused = { code: 'BAD_REQUEST', fieldErrors: { sourceTitle: [expect.any(String)] } };
    expect(await refusalOf(rule.create.mutate({ fields: other }))).toMatchObject(refused);
    const { passport, ...policy } = other;
    const previewed = rule.previewPolicy.mutate({ fields: { ...policy, passports: [passport] } });
    expect(await refusalOf(previewed)).toMatchObject(refused);

    const fields = ruleFixture({ stayNumber: 90, ...named });
    const { id } = await rule.create.mutate({ fields });
    const update = { id, version: 1, fields: other };
    expect(await refusalOf(rule.update.mutate(update))).toMatchObject(refused);
    // Its page may say so since.
    const newer = { ...update, fields: { ...other, sourceDate: '2026-03' } };
    expect(await rule.update.mutate(newer)).toMatchObject({ stayNumber: 30 });
  });
});
