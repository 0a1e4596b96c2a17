import { describe, expect, test } from 'vitest';
import { type WorkAreaInput, workAreaFields } from '#core/inputs/records/workArea.ts';
import { readWorkAreas, readWorkPolicies } from '#db/packs/policies/workPacks.ts';
import { changeContent } from '#db/queries/contentVersion.ts';
import { listPolicyPages } from '#db/queries/rules/policyPages.ts';
import { fileKindOf } from '#server/records/file.ts';
import { applyRecords } from '#server/records/files/applyRecords.ts';
import { planRecords } from '#server/records/files/planRecords.ts';
import { listOutdatedAreas, workAreas } from '#server/records/workAreas.ts';
import { ruleFixture } from '../../fixtures/administratorRule.ts';
import { workAreaFixture } from '../../fixtures/workAreas.ts';
import { addWorkPolicies, workGrant, workPolicy } from '../../fixtures/workPolicies.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';

const permit = { required: true, whoApplies: 'employer', source: 'law' } as const;

/** A site where Japan and India let each other's citizens work, Brazilians in Japan, and ask all others. */
async function siteOfAreas() {
  const site = await startTestSite();
  const { api } = await site.signedIn();
  const { db } = site;
  await addWorkPolicies(db, [
    workPolicy('IN', { permit, grants: [workGrant({ passports: ['JP'] })] }),
    workPolicy('JP', { permit, grants: [workGrant({ passports: ['BR', 'IN'] })] }),
  ]);
  const answer = async (passport: string, destination = 'JP', on?: string) => {
    const asked = { passport, destination, purpose: 'working', on } as const;
    const { access, source } = await api.entryRule.answer.query(asked);
    return [access, source?.id];
  };
  const changes = async () => {
    const rows = await db.selectFrom('answer_changes').selectAll().orderBy('id').execute();
    return rows.map((row) =>
      [row.cause, row.passport, row.destination, row.access_before, row.access_after].join(),
    );
  };
  const copy = async (given: Partial<WorkAreaInput> = {}): Promise<WorkAreaInput> => {
    const fields = await api.workArea.copyOfShipped.query({ area: 'union' });
    if (!fields) throw new Error('Nothing is shipped of the union');
    return { ...fields, ...given };
  };
  return { db, api, areas: api.workArea, answer, changes, copy };
}

/** Without Brazilians, who need a permit then. */
const mutual = { members: ['IN', 'JP'], pairs: [] };
const changed = ['edit,BR,JP,freedom_of_movement,visa_required'];
const takenBack = ['edit,BR,JP,visa_required,freedom_of_movement'];

describe('an area of the team', () => {
  test('starts as a copy of the shipped one, which changes no answer', async () => {
    const { areas, copy, changes, answer } = await siteOfAreas();
    const fields = await copy();
    expect(fields).toMatchObject({
      ...{ area: 'union', name: 'Union', grant: 'work_without_permit', source: 'law' },
      ...{ members: ['IN', 'JP'], pairs: [{ from: ['BR'], to: ['JP'] }] },
      copiedFrom: { source: 'work', date: '2026-11-29' },
    });
    expect(await areas.preview.mutate({ id: null, fields })).toEqual({ total: 0, changes: [] });
    await areas.create.mutate({ fields });
    expect(await answer('BR')).toEqual(['freedom_of_movement', 'team-policies']);
    expect(await answer('IN')).toEqual(['freedom_of_movement', 'team-policies']);
    // What the shipped policy asks of all others stays its own statement.
    expect(await answer('US')).toEqual(['visa_required', 'work']);
    expect(await changes()).toEqual([]);
    expect(await areas.copyOfShipped.query({ area: 'elsewhere' })).toBe(null);
  });

  test('is previewed, with the pairs that it changes', async () => {
    const { areas, copy, changes, answer } = await siteOfAreas();
    const change = { before: 'freedom_of_movement', after: 'visa_required', termsOnly: false };
    expect(await areas.preview.mutate({ id: null, fields: await copy(mutual) })).toEqual({
      total: 1,
      changes: [{ passport: 'BR', destination: 'JP', ...change }],
    });
    const everybody = { pairs: [{ from: 'all' as const, to: ['JP', 'IN'] }] };
    const all = await areas.preview.mutate({ id: null, fields: await copy(everybody) });
    expect(all.total).toBeGreaterThan(300);
    expect(all.changes).toHaveLength(10);
    const right = await copy({ grant: 'permit_by_right' });
    await areas.create.mutate({ fields: right });
    const stored = (await areas.list.query())[0];
    const lighter = { ...right, grant: 'easier_permit' as const };
    const terms = await areas.preview.mutate({ id: stored?.id ?? null, fields: lighter });
    expect(terms.total).toBe(3);
    expect(terms.changes[0]).toEqual({
      ...{ passport: 'JP', destination: 'IN' },
      ...{ before: 'visa_required', after: 'visa_required', termsOnly: true },
    });
    expect(await changes()).toHaveLength(3);
    expect(await answer('BR')).toEqual(['visa_required', 'team-policies']);
  });

  test('records what changes with each version, also in the trash and back', async () => {
    const { api, areas, answer, changes, copy } = await siteOfAreas();
    const { id } = await areas.create.mutate({ fields: await copy(mutual) });
    expect(await answer('BR')).toEqual(['visa_required', 'work']);
    expect(await changes()).toEqual(changed);
    await areas.update.mutate({ id, version: 1, fields: await copy() });
    expect(await changes()).toEqual([...changed, ...takenBack]);
    await areas.update.mutate({ id, version: 2, fields: await copy(mutual) });
    const { trashId } = await areas.delete.mutate({ id });
    expect(await answer('BR')).toEqual(['freedom_of_movement', 'work']);
    await api.trash.restore.mutate({ ids: [trashId] });
    expect(await answer('BR')).toEqual(['visa_required', 'work']);
    expect(await changes()).toEqual([
      ...[...changed, ...takenBack],
      ...[...changed, ...takenBack, ...changed],
    ]);
    const { entries } = await api.history.ofRecord.query({ entity: 'work_area', id: `${id}` });
    expect(entries.map(({ title }) => title)).toContain('Union');
  });

  test('ends after its last day', async () => {
    const { areas, answer, copy, changes } = await siteOfAreas();
    await areas.create.mutate({ fields: await copy({ to: '2099-06-30' }) });
    expect(await changes()).toEqual([]);
    expect(await answer('BR', 'JP', '2099-06-30')).toEqual([
      'freedom_of_movement',
      'team-policies',
    ]);
    expect(await answer('BR', 'JP', '2099-07-01')).toEqual(['visa_required', 'work']);
  });

  test('may be new, also where nothing is shipped', async () => {
    const { api, areas, answer, changes } = await siteOfAreas();
    const fields = workAreaFixture({ area: 'lakes', name: 'Lakes', members: ['KE', 'UG'] });
    expect(await answer('UG', 'KE')).toEqual([null, undefined]);
    const { id } = await areas.create.mutate({ fields });
    expect(await answer('UG', 'KE')).toEqual(['freedom_of_movement', 'team-policies']);
    expect(await changes()).toEqual([
      'edit,UG,KE,,freedom_of_movement',
      'edit,KE,UG,,freedom_of_movement',
    ]);
    const asked = { passport: 'UG', destination: 'KE', purpose: 'working' } as const;
    const { work, unconfirmed } = await api.entryRule.answer.query(asked);
    expect(work).toMatchObject({
      ...{ need: 'no_permit', confirmed: true },
      grant: { area: 'lakes', name: 'Lakes', duties: ['registration'] },
      source: { publisher: "This site's editors", title: 'Union: Treaty of the union' },
    });
    expect(unconfirmed).toBe(false);
    const moved = await areas.update.mutate({
      id,
      version: 1,
      fields: { ...fields, area: 'lake' },
    });
    expect(moved.area).toBe('lake');
  });

  test('confirms by the page that states it', async () => {
    const { api, areas, copy } = await siteOfAreas();
    const fields = await copy();
    for (const page of Object.values(fields.sources)) page.quality = 'collected';
    await areas.create.mutate({ fields });
    const asked = { passport: 'IN', destination: 'JP', purpose: 'working' } as const;
    const { unconfirmed, work } = await api.entryRule.answer.query(asked);
    expect(unconfirmed).toBe(true);
    expect(work).toMatchObject({ need: 'no_permit', confirmed: false });
  });

  test('answers after the team’s own rule', async () => {
    const { api, areas, answer, copy } = await siteOfAreas();
    const fields = ruleFixture({
      ...{ passport: 'IN', destination: 'JP', purpose: 'working', access: 'e_visa' },
    });
    await api.rule.create.mutate({ creationKey: '0123456789abcdef'.repeat(2), fields });
    await areas.create.mutate({ fields: await copy() });
    expect(await answer('IN')).toEqual(['e_visa', 'editors']);
  });

  test('is one of its short name', async () => {
    const { areas, copy } = await siteOfAreas();
    const fields = await copy();
    const created = await areas.create.mutate({ fields });
    expect(await areas.create.mutate({ fields })).toEqual(created);
    const second = areas.create.mutate({ fields: await copy(mutual) });
    expect(await refusalOf(second)).toMatchObject({ code: 'CONFLICT' });
    const { trashId } = await areas.delete.mutate({ id: created.id });
    expect(trashId).toBeTruthy();
    await areas.create.mutate({ fields: await copy(mutual) });
  });

  test('goes out and comes in as a file, an area an object', async () => {
    const { db, areas, answer, changes, copy } = await siteOfAreas();
    const kind = fileKindOf(workAreas);
    const fields = await copy(mutual);
    const plan = (rows: object[]) => planRecords(db, kind, Buffer.from(JSON.stringify(rows)));
    const twice = await plan([fields, { ...fields, name: 'Again' }]);
    expect(twice.counts).toMatchObject({ added: 1, refused: 1 });
    const added = await plan([fields]);
    await db.transaction().execute((trx) => applyRecords(trx, kind, added));
    expect(await answer('BR')).toEqual(['visa_required', 'work']);
    expect(await changes()).toEqual(changed);
    const [{ id } = { id: 0 }] = await areas.list.query();
    const [stored] = await kind.findStored(db, [String(id)]);
    expect(stored).toMatchObject({ parent: null, fields });
    const same = await plan([{ id: String(id), version: 1, ...stored?.fields }]);
    expect(same.counts).toMatchObject({ unchanged: 1 });
  });

  test('has its pages among the links that are checked', async () => {
    const { db, areas } = await siteOfAreas();
    await areas.create.mutate({
      fields: workAreaFixture({ area: 'lakes', members: ['KE', 'UG'] }),
    });
    const address = 'https://union.example.org/treaty';
    expect(await listPolicyPages(db)).toEqual(
      expect.arrayContaining([
        { address, country: 'KE', purpose: 'working' },
        { address, country: 'UG', purpose: 'working' },
      ]),
    );
  });
});

describe('a copy of a shipped area', () => {
  test('is listed once the shipped one states something else, until it is kept', async () => {
    const { db, areas, copy } = await siteOfAreas();
    const { id } = await areas.create.mutate({ fields: await copy(mutual) });
    await areas.create.mutate({ fields: workAreaFixture({ area: 'lakes' }) });
    expect(await listOutdatedAreas(db)).toEqual([]);
    await changeContent(db, 'rules', (trx) =>
      trx
        .updateTable('stay_policies')
        .set({ policy: JSON.stringify(workPolicy('IN', { permit })) })
        .where('country_code', '=', 'IN')
        .where('purpose', '=', 'working')
        .execute(),
    );
    const dates = { copied: '2026-11-29', shipped: '2026-11-29' };
    expect(await listOutdatedAreas(db)).toEqual([
      { id, version: 1, name: 'Union', ...dates, isGone: false },
    ]);
    await areas.keep.mutate({ id, version: 1 });
    expect(await listOutdatedAreas(db)).toEqual([]);
    expect(await areas.byId.query({ id })).toMatchObject({ version: 2, ...mutual });
  });

  test('may be of each area that ships, and grants what that one grants', async () => {
    const site = await startTestSite();
    const { workArea: areas } = (await site.signedIn()).api;
    const shipped = readWorkAreas();
    await addWorkPolicies(site.db, readWorkPolicies());
    const listed = await areas.shipped.query();
    expect(listed.map(({ id }) => id).sort()).toEqual(shipped.areas.map(({ id }) => id).sort());
    expect(listed.find(({ id }) => id === 'nordic')).toMatchObject({
      ...{ name: 'Common Nordic labour market', countries: 5, from: '1983-08-01', to: null },
      page: 'Agreement concerning a common Nordic labour market, 6 March 1982',
    });
    for (const { id } of shipped.areas) {
      const fields = await areas.copyOfShipped.query({ area: id });
      if (!fields) throw new Error(`No copy of ${id}`);
      expect(workAreaFields.safeParse(fields).error, id).toBe(undefined);
      expect(await areas.preview.mutate({ id: null, fields }), id).toMatchObject({ total: 0 });
    }
  });
});

test('the form of an area says beside its fields what is wrong', () => {
  const faultsOf = (changes: Partial<WorkAreaInput>) =>
    workAreaFields
      .safeParse(workAreaFixture(changes))
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  expect(faultsOf({})).toBe(undefined);
  expect(faultsOf({ source: 'gone' })).toEqual(['source: Choose one of the pages of this area']);
  expect(faultsOf({ members: ['JP'] })).toEqual([
    'members: Name two members, or who may work where',
  ]);
  expect(faultsOf({ area: 'The Union' })).toEqual(['area: Use small letters, digits and hyphens']);
  expect(faultsOf({ from: '2026-02-02', to: '2026-02-01' })).toEqual([
    'to: The last day is before the first',
  ]);
});
