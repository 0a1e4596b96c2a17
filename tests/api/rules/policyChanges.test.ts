import { describe, expect, test } from 'vitest';
import { compareTexts } from '#core/compareTexts.ts';
import { addDays, utcDay } from '#core/dates.ts';
import type { PolicyInput } from '#core/inputs/rules/administratorRule.ts';
import { policyFixture as policyOf, ruleFixture } from '../../fixtures/administratorRule.ts';
import { addEdition } from '../../fixtures/ruleEdition.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';

const day = (offset: number) => addDays(utcDay(), offset);

const policyFixture = (changes: Partial<PolicyInput> = {}) =>
  policyOf({ destination: 'JP', validFrom: day(10), ...changes });

async function panel() {
  const site = await startTestSite();
  const { api } = await site.signedIn();
  const { rule } = api;
  const apply = async (fields: PolicyInput) => {
    const { fingerprint } = await rule.previewPolicy.mutate({ fields });
    return rule.applyPolicy.mutate({ fields, fingerprint });
  };
  /** The editors' rules of a passport: first day, last day, access. */
  const stored = async (passport = 'BR') => {
    const { items } = await rule.list.query({ passport, source: 'editors' });
    return items
      .map(({ validFrom, validTo, access }) => [validFrom, validTo, access])
      .sort((a, b) => compareTexts(`${a[0] ?? ''}`, `${b[0] ?? ''}`));
  };
  return { site, rule, apply, stored };
}

test('the preview of a policy lists each passport, and writes nothing', async () => {
  const { site, rule } = await panel();
  await addEdition(site.db, {
    rules: [
      ruleFixture({ access: 'visa_required', stayNumber: null }),
      ruleFixture({ passport: 'AR' }),
    ],
  });
  const before = await site.db.selectFrom('content_version').selectAll().execute();
  const fields = policyFixture({ passports: ['BR', 'AR', 'CL'] });
  const { on, effects } = await rule.previewPolicy.mutate({ fields });
  expect(on).toBe(day(10));
  expect(effects).toMatchObject([
    {
      passport: 'BR',
      before: { access: 'visa_required', stay: null },
      after: { access: 'visa_free', stay: { number: 90 }, source: { id: 'editors' } },
      unchanged: false,
    },
    { passport: 'AR', before: { access: 'visa_free' }, unchanged: true, stored: false },
    { passport: 'CL', before: { access: null }, after: { access: 'visa_free' } },
  ]);
  expect(await site.db.selectFrom('content_version').selectAll().execute()).toEqual(before);
  expect((await rule.list.query({})).total).toBe(0);
});

test('a policy is stored as one rule per passport, and changes the content version once', async () => {
  const { site, rule, stored } = await panel();
  const fields = policyFixture();
  const { fingerprint } = await rule.previewPolicy.mutate({ fields });
  const version = async () =>
    (await site.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow())
      .version;
  const before = await version();
  expect(await rule.applyPolicy.mutate({ fields, fingerprint })).toEqual({ written: 2 });
  expect(await version()).toBeGreaterThan(before);
  expect(await stored('AR')).toEqual([[day(10), null, 'visa_free']]);
  // The response was lost, and the same request is sent again.
  expect(await rule.applyPolicy.mutate({ fields, fingerprint })).toEqual({ written: 0 });
  expect((await rule.list.query({})).total).toBe(2);
  const { effects } = await rule.previewPolicy.mutate({ fields });
  expect(effects).toMatchObject([{ stored: true, unchanged: true }, { stored: true }]);
});

describe('an administrators’ rule that applies on the first day', () => {
  test('ends the day before', async () => {
    const { rule, apply, stored } = await panel();
    await rule.create.mutate({ fields: ruleFixture({ access: 'visa_required' }) });
    const { effects } = await rule.previewPolicy.mutate({ fields: policyFixture() });
    expect(effects[0]).toMatchObject({ shortened: [{ access: 'visa_required' }], replaced: [] });
    await apply(policyFixture());
    expect(await stored()).toEqual([
      [null, day(9), 'visa_required'],
      [day(10), null, 'visa_free'],
    ]);
  });

  test('is replaced if it begins on that day', async () => {
    const { rule, apply, stored } = await panel();
    await rule.create.mutate({ fields: ruleFixture({ access: 'eta', validFrom: day(10) }) });
    const { effects } = await rule.previewPolicy.mutate({ fields: policyFixture() });
    expect(effects[0]).toMatchObject({ shortened: [], replaced: [{ access: 'eta' }] });
    await apply(policyFixture());
    expect(await stored()).toEqual([[day(10), null, 'visa_free']]);
  });

  test('applies again after a policy that ends', async () => {
    const { rule, apply, stored } = await panel();
    await rule.create.mutate({ fields: ruleFixture({ access: 'visa_required' }) });
    await apply(policyFixture({ validTo: day(20) }));
    expect(await stored()).toEqual([
      [null, day(9), 'visa_required'],
      [day(10), day(20), 'visa_free'],
      [day(21), null, 'visa_required'],
    ]);
  });

  test('stays if its condition differs', async () => {
    const { rule, apply, stored } = await panel();
    const condition = { condition: 'by_air', otherwise: 'visa_required' } as const;
    await rule.create.mutate({ fields: ruleFixture({ access: 'eta', ...condition }) });
    await apply(policyFixture());
    expect(await stored()).toEqual([
      [null, null, 'eta'],
      [day(10), null, 'visa_free'],
    ]);
  });
});

test('a later rule stays, and the new one ends the day before it', async () => {
  const { rule, apply, stored } = await panel();
  await rule.create.mutate({ fields: ruleFixture({ access: 'eta', validFrom: day(30) }) });
  const { effects } = await rule.previewPolicy.mutate({ fields: policyFixture() });
  expect(effects[0]).toMatchObject({ validTo: day(29), shortened: [], replaced: [] });
  await apply(policyFixture());
  expect(await stored()).toEqual([
    [day(10), day(29), 'visa_free'],
    [day(30), null, 'eta'],
  ]);
  expect(await apply(policyFixture())).toEqual({ written: 0 });
});

test('a policy is refused when a rule was changed after the preview', async () => {
  const { rule, stored } = await panel();
  const fields = policyFixture();
  const { id } = await rule.create.mutate({ fields: ruleFixture() });
  const { fingerprint } = await rule.previewPolicy.mutate({ fields });
  await rule.update.mutate({ id, version: 1, fields: ruleFixture({ access: 'eta' }) });
  expect(await refusalOf(rule.applyPolicy.mutate({ fields, fingerprint }))).toMatchObject({
    code: 'CONFLICT',
    message: 'Rules of these passports were changed after the preview. Look again.',
  });
  expect(await stored()).toEqual([[null, null, 'eta']]);
});

test('the preview shows the answer after the change', async () => {
  const { site, rule, apply } = await panel();
  await addEdition(site.db, { rules: [ruleFixture({ access: 'e_visa' })] });
  await rule.create.mutate({ fields: ruleFixture({ access: 'visa_required' }) });
  for (const fields of [
    policyFixture(),
    policyFixture({ validFrom: null, access: 'eta' }),
    policyFixture({ validFrom: day(3), validTo: day(4), access: 'visa_on_arrival' }),
    policyFixture({
      validFrom: day(5),
      condition: 'visa_held',
      conditionText: 'US visa',
      otherwise: 'visa_required',
    }),
  ]) {
    const { on, effects } = await rule.previewPolicy.mutate({ fields });
    await apply(fields);
    const { destination, purpose } = fields;
    for (const { passport, after } of effects) {
      const given = await site
        .browser()
        .api.entryRule.answer.query({ passport, destination, purpose, on });
      expect(given).toEqual(after);
    }
  }
});

test.each([
  [{ passports: [] }, 'passports', 'Add at least one passport'],
  [{ passports: ['BR', 'BR'] }, 'passports', 'Each passport can be listed once'],
  [{ passports: ['QQ'] }, 'passports', 'QQ is no country of the list'],
  [
    { passports: ['BR', 'JP'] },
    'passports',
    'A passport needs no rule for its own country: remove the destination',
  ],
  [{ destination: 'QQ' }, 'destination', 'Choose a country of the list'],
  [{ condition: 'by_air' }, 'otherwise', 'Say what holds without the condition'],
] as const)('a policy is refused with %o', async (changes, field, message) => {
  const { rule } = await panel();
  const fields = policyFixture(changes as Partial<PolicyInput>);
  expect((await refusalOf(rule.previewPolicy.mutate({ fields }))).fieldErrors).toEqual({
    [field]: [message],
  });
  const applied = rule.applyPolicy.mutate({ fields, fingerprint: '0'.repeat(64) });
  expect((await refusalOf(applied)).fieldErrors).toEqual({ [field]: [message] });
});
