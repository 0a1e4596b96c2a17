import { expect, test } from 'vitest';
import { utcDay } from '#core/dates.ts';
import { ruleFixture } from '../../fixtures/administratorRule.ts';
import { destinationFixture } from '../../fixtures/destination.ts';
import { requirementInput } from '../../fixtures/inputs.ts';
import { addEdition } from '../../fixtures/ruleEdition.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';

/** A destination with a requirement for Germany, to copy from. */
async function siteWithParis() {
  const site = await startTestSite();
  const { api } = await site.signedIn();
  const { id: paris } = await api.destination.create.mutate(destinationFixture());
  const create = (changes: Parameters<typeof requirementInput>[0] = {}) =>
    api.visaRequirement.create.mutate({ destinationId: paris, fields: requirementInput(changes) });
  const source = await create({ countryCode: 'DE', cost: 'EUR 80' });
  const copyTo = async (...passports: string[]) => {
    const copy = { id: source.id, passports };
    const { fingerprint } = await api.visaRequirement.previewCopy.query(copy);
    return { ...copy, fingerprint };
  };
  const stored = async () => {
    const rows = await api.visaRequirement.listByDestination.query({ destinationId: paris });
    return Object.fromEntries(
      rows.map(({ countryCode, type, cost, version }) => [
        `${countryCode} ${type}`,
        `${cost}, ${version}`,
      ]),
    );
  };
  const history = () =>
    site.db
      .selectFrom('history')
      .select(['entity', 'action', 'entity_id'])
      .where('entity', '=', 'visa_requirement')
      .orderBy('id')
      .execute();
  const undo = (changes: number[]) => api.history.undo.mutate({ changes });
  return { site, api: api.visaRequirement, undo, create, source, copyTo, stored, history };
}

test('the preview lists row by row what a copy adds, replaces and keeps, and writes nothing', async () => {
  const { api, create, source, stored } = await siteWithParis();
  const other = await create({ countryCode: 'FR', cost: 'EUR 1' });
  await create({ countryCode: 'IT', cost: 'EUR 80' });
  const before = await stored();
  const passports = ['FR', 'IT', 'ES', 'ES', 'DE'];
  const preview = await api.previewCopy.query({ id: source.id, passports });
  expect(preview.effects).toEqual([
    { passport: 'FR', type: 'tourist', outcome: 'replaced', current: other },
    {
      passport: 'IT',
      type: 'tourist',
      outcome: 'same',
      current: expect.objectContaining({ countryCode: 'IT' }),
    },
    { passport: 'ES', type: 'tourist', outcome: 'added', current: null },
  ]);
  expect(preview.source).toEqual(source);
  expect(await stored()).toEqual(before);
});

test('a copy writes exactly its preview, with a history entry per passport', async () => {
  const { api, create, copyTo, stored, history } = await siteWithParis();
  const replaced = await create({ countryCode: 'FR', cost: 'EUR 1' });
  await create({ countryCode: 'FR', type: 'transit', cost: 'EUR 2' });
  await create({ countryCode: 'IT', cost: 'EUR 80' });
  const recorded = (await history()).length;
  expect(await api.copy.mutate(await copyTo('FR', 'IT', 'ES'))).toEqual({
    added: 1,
    replaced: 1,
    changes: [expect.any(Number), expect.any(Number)],
  });
  expect(await stored()).toEqual({
    'DE tourist': 'EUR 80, 1',
    'FR tourist': 'EUR 80, 2',
    'FR transit': 'EUR 2, 1',
    'IT tourist': 'EUR 80, 1',
    'ES tourist': 'EUR 80, 1',
  });
  expect((await history()).slice(recorded)).toEqual([
    { entity: 'visa_requirement', action: 'changed', entity_id: replaced.id },
    { entity: 'visa_requirement', action: 'created', entity_id: expect.any(String) },
  ]);
});

test('a copy that was stored before succeeds again and writes nothing', async () => {
  const { api, copyTo, stored, history } = await siteWithParis();
  const copy = await copyTo('FR');
  await api.copy.mutate(copy);
  const [rows, recorded] = [await stored(), await history()];
  expect(await api.copy.mutate(copy)).toEqual({ added: 0, replaced: 0, changes: [] });
  expect([await stored(), await history()]).toEqual([rows, recorded]);
});

test('a copy to other kinds of stay keeps the passport', async () => {
  const { api, create, source, stored } = await siteWithParis();
  await create({ countryCode: 'DE', type: 'transit', cost: 'EUR 2' });
  const copy = {
    id: source.id,
    passports: ['DE'],
    types: ['transit' as const, 'working' as const],
  };
  const { effects, fingerprint } = await api.previewCopy.query(copy);
  expect(effects).toMatchObject([
    { passport: 'DE', type: 'transit', outcome: 'replaced' },
    { passport: 'DE', type: 'working', outcome: 'added' },
  ]);
  expect(await api.copy.mutate({ ...copy, fingerprint })).toMatchObject({ added: 1, replaced: 1 });
  expect(await stored()).toEqual({
    'DE tourist': 'EUR 80, 1',
    'DE transit': 'EUR 80, 2',
    'DE working': 'EUR 80, 1',
  });
});

test('a copy is undone: what it replaced is back, what it added is in the trash', async () => {
  const { site, api, undo, create, copyTo, stored, history } = await siteWithParis();
  const france = await create({ countryCode: 'FR', cost: 'EUR 1' });
  const { changes } = await api.copy.mutate(await copyTo('FR', 'ES'));
  const recorded = await history();
  const spain = recorded.at(-1)?.entity_id;
  expect(await undo(changes)).toEqual({ undone: 2, left: [] });
  expect(await stored()).toEqual({ 'DE tourist': 'EUR 80, 1', 'FR tourist': 'EUR 1, 3' });
  expect((await history()).slice(recorded.length)).toMatchObject([
    { entity_id: france.id },
    { action: 'deleted', entity_id: spain },
  ]);
  const trashed = await site.db.selectFrom('trash').select('entity_id').execute();
  expect(trashed).toEqual([{ entity_id: spain }]);
});

test('undoing a copy leaves a requirement that was changed after it', async () => {
  const { api, undo, create, copyTo, stored } = await siteWithParis();
  const france = await create({ countryCode: 'FR', cost: 'EUR 1' });
  const { changes } = await api.copy.mutate(await copyTo('ES', 'FR'));
  const fields = requirementInput({ countryCode: 'FR', cost: 'EUR 2' });
  await api.update.mutate({ id: france.id, version: 2, fields });
  expect(await undo(changes)).toMatchObject({
    undone: 1,
    left: [expect.stringContaining('France')],
  });
  expect(await stored()).toEqual({ 'DE tourist': 'EUR 80, 1', 'FR tourist': 'EUR 2, 3' });
});

test('a change after the preview stops the whole copy', async () => {
  const { api, create, source, copyTo, stored } = await siteWithParis();
  const other = await create({ countryCode: 'FR', cost: 'EUR 1' });
  const copy = await copyTo('ES', 'FR');
  const fields = requirementInput({ countryCode: 'FR', cost: 'EUR 2' });
  await api.update.mutate({ id: other.id, version: 1, fields });
  expect(await refusalOf(api.copy.mutate(copy))).toMatchObject({ code: 'CONFLICT' });
  const again = await copyTo('ES', 'FR');
  const changed = requirementInput({ countryCode: 'DE', cost: 'EUR 3' });
  await api.update.mutate({ id: source.id, version: 1, fields: changed });
  expect(await refusalOf(api.copy.mutate(again))).toMatchObject({ code: 'CONFLICT' });
  expect(await stored()).toMatchObject({ 'DE tourist': 'EUR 3, 2', 'FR tourist': 'EUR 2, 2' });
  expect(await stored()).not.toHaveProperty('ES tourist');
});

test('a row that can’t be written stops the whole copy', async () => {
  const { site, api, copyTo, stored } = await siteWithParis();
  const copy = await copyTo('ES', 'FR');
  const before = await stored();
  await site.db.schema.alterTable('history').renameTo('lost').execute();
  await expect(api.copy.mutate(copy)).rejects.toThrow();
  await site.db.schema.alterTable('lost').renameTo('history').execute();
  expect(await stored()).toEqual(before);
});

test('an unknown passport, no passport and an unknown requirement are refused', async () => {
  const { api, source } = await siteWithParis();
  const unknown = api.previewCopy.query({ id: source.id, passports: ['XX'] });
  expect(await refusalOf(unknown)).toMatchObject({
    fieldErrors: { passports: ['XX is no country of the list'] },
  });
  const none = api.previewCopy.query({ id: source.id, passports: [] });
  expect((await refusalOf(none)).fieldErrors).toHaveProperty('passports');
  const lost = api.previewCopy.query({ id: 'none', passports: ['FR'] });
  expect(await refusalOf(lost)).toMatchObject({ code: 'NOT_FOUND' });
});
test('the preview lists the answers that become harder: of the country’s rules, and of requirements', async () => {
  const { site, api, create, source } = await siteWithParis();
  const toFrance = (passport: string, access: 'visa_free' | 'visa_required') =>
    ruleFixture({ passport, access, destination: 'FR' });
  await addEdition(site.db, {
    rules: [toFrance('BR', 'visa_free'), toFrance('IN', 'visa_required')],
  });
  await create({ countryCode: 'JP', required: false });
  const passports = ['BR', 'IN', 'JP', 'KE'];
  const { harder } = await api.previewCopy.query({ id: source.id, passports });
  const change = { type: 'tourist', before: 'visa_free', after: 'visa_required' };
  expect(harder).toEqual([
    { passport: 'BR', ...change },
    { passport: 'JP', ...change },
  ]);
});

test('the matrix has what the country’s rules answer, without passports of which they say nothing', async () => {
  const { site, api, source } = await siteWithParis();
  await addEdition(site.db, { rules: [ruleFixture({ destination: 'FR' })] });
  const { rules } = await api.matrix.query({ destinationId: source.destinationId });
  expect(rules.tourist).toMatchObject({ 'Visa free': ['BR'] });
  expect(Object.values(rules.tourist).flat()).not.toContain('KE');
});

test('the matrix has the age of each requirement', async () => {
  const { api, source, create } = await siteWithParis();
  const today = utcDay();
  await create({ countryCode: 'FR', sourceDate: '2020-02' });
  await create({ countryCode: 'IT', sourceDate: null });
  await create({ countryCode: 'ES', sourceDate: today });
  const { cells } = await api.matrix.query({ destinationId: source.destinationId });
  const ages = Object.fromEntries(
    cells.map(({ countryCode, asOf, isStale }) => [countryCode, [asOf, isStale]]),
  );
  expect(ages).toMatchObject({ FR: ['2020-02', true], IT: [today, false], ES: [today, false] });
});

test('the matrix says which requirements differ only in the passport', async () => {
  const { site, api, source, create } = await siteWithParis();
  const { id } = await create({ countryCode: 'FR', sourceDate: null });
  // The day of the last save is no difference.
  await site.db
    .updateTable('visa_requirements')
    .set({ updated_at: '2026-01-01T00:00:00.000Z' })
    .where('id', '=', id)
    .execute();
  await create({ countryCode: 'ES', sourceDate: null });
  await create({ countryCode: 'IT', sourceDate: null, documents: ['A letter'] });
  const { cells } = await api.matrix.query({ destinationId: source.destinationId });
  const contentOf = (code: string) =>
    cells.find(({ countryCode }) => countryCode === code)?.content;
  expect(contentOf('ES')).toBe(contentOf('FR'));
  expect(contentOf('IT')).not.toBe(contentOf('FR'));
});
