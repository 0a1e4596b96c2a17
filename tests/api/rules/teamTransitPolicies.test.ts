import { describe, expect, test } from 'vitest';
import {
  type TransitPolicyInput,
  transitPolicyFields,
} from '#core/inputs/records/transitPolicy.ts';
import { changeContent } from '#db/queries/contentVersion.ts';
import { listPolicyPages } from '#db/queries/rules/policyPages.ts';
import { fileKindOf } from '#server/records/file.ts';
import { applyRecords } from '#server/records/files/applyRecords.ts';
import { planRecords } from '#server/records/files/planRecords.ts';
import { listOutdatedPolicies, transitPolicies } from '#server/records/transitPolicies.ts';
import { ruleFixture } from '../../fixtures/administratorRule.ts';
import { transitFixture } from '../../fixtures/countryRecords.ts';
import { addTransitPolicies, transitPolicy } from '../../fixtures/transitPolicies.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';

const destination = 'DE';

/** A site where holders of two passports need an airport transit visa for Germany, as shipped. */
async function siteOfPolicies() {
  const site = await startTestSite();
  const { api } = await site.signedIn();
  const { db } = site;
  await addTransitPolicies(db, { id: 'transit', quality: 'own_government' }, [
    transitPolicy(destination, { list: 'only', passports: ['AF', 'BD'] }),
    transitPolicy('FR', { list: 'only', passports: ['AF', 'BD'] }),
  ]);
  const answer = async (passport: string) => {
    const asked = { passport, destination, purpose: 'transit' } as const;
    const { access, source } = await api.entryRule.answer.query(asked);
    return [access, source?.id];
  };
  const changes = async () => {
    const rows = await db.selectFrom('answer_changes').selectAll().orderBy('id').execute();
    return rows.map((row) => [row.cause, row.passport, row.access_before, row.access_after].join());
  };
  const copy = async (passports?: string[]): Promise<TransitPolicyInput> => {
    const fields = await api.transitPolicy.copyOfShipped.query({ destination });
    if (!fields?.airside) throw new Error('Nothing is shipped for Germany');
    if (passports) fields.airside.visa.passports = passports;
    return fields;
  };
  return { db, api, policies: api.transitPolicy, answer, changes, copy };
}

/** Ghana is on the list in place of Bangladesh, and the reverse. */
const changed = ['edit,BD,visa_required,visa_free', 'edit,GH,visa_free,visa_required'];
const takenBack = ['edit,BD,visa_free,visa_required', 'edit,GH,visa_required,visa_free'];

describe('a policy of the team', () => {
  test('is previewed, with the number of answers that change', async () => {
    const { policies, copy, changes, answer } = await siteOfPolicies();
    const fields = await copy(['AF', 'GH']);
    expect(await policies.preview.mutate({ destination, fields })).toEqual({
      total: 2,
      changes: [
        {
          passport: 'BD',
          destination,
          before: 'visa_required',
          after: 'visa_free',
          termsOnly: false,
        },
        {
          passport: 'GH',
          destination,
          before: 'visa_free',
          after: 'visa_required',
          termsOnly: false,
        },
      ],
    });
    const everybody = { ...fields };
    if (fields.airside)
      everybody.airside = { ...fields.airside, visa: { list: 'all', passports: [] } };
    const all = await policies.preview.mutate({ destination, fields: everybody });
    expect(all.total).toBeGreaterThan(100);
    expect(all.changes).toHaveLength(10);
    expect(await changes()).toEqual([]);
    expect(await answer('BD')).toEqual(['visa_required', 'transit']);
  });

  test('stands above the shipped one, and records what changes with each version', async () => {
    const { api, policies, answer, changes, copy } = await siteOfPolicies();
    const fields = await copy(['AF', 'GH']);
    expect(await answer('BD')).toEqual(['visa_required', 'transit']);
    const { id } = await policies.create.mutate({ destination, fields });
    expect(await answer('BD')).toEqual(['visa_free', 'team-policies']);
    expect(await answer('GH')).toEqual(['visa_required', 'team-policies']);
    expect(await changes()).toEqual(changed);
    // A note changes no answer.
    await policies.update.mutate({ id, version: 1, fields: { ...fields, note: 'Asked' } });
    expect(await changes()).toEqual(changed);
    await policies.update.mutate({ id, version: 2, fields: await copy() });
    expect(await answer('BD')).toEqual(['visa_required', 'team-policies']);
    expect(await changes()).toEqual([...changed, ...takenBack]);
    const { entries } = await api.history.ofRecord.query({ entity: 'transit_policy', id: `${id}` });
    expect(entries.map(({ title }) => title)).toContain('Germany: changing planes');
    await api.history.restoreVersion.mutate({
      entry: entries[1]?.id ?? 0,
      side: 'after',
      version: 3,
    });
    expect(await answer('GH')).toEqual(['visa_required', 'team-policies']);
    expect(await changes()).toEqual([...changed, ...takenBack, ...changed]);
  });

  test('gives way to the shipped one in the trash, and comes back', async () => {
    const { api, policies, answer, changes, copy } = await siteOfPolicies();
    const { id } = await policies.create.mutate({ destination, fields: await copy(['AF', 'GH']) });
    const { trashId } = await policies.delete.mutate({ id });
    expect(await answer('GH')).toEqual(['visa_free', 'transit']);
    await api.trash.restore.mutate({ ids: [trashId] });
    expect(await answer('GH')).toEqual(['visa_required', 'team-policies']);
    expect(await changes()).toEqual([...changed, ...takenBack, ...changed]);
    const again = await policies.deleteMany.mutate({ ids: [id] });
    await policies.create.mutate({ destination, fields: await copy() });
    const twice = api.trash.restore.mutate({ ids: again.trashIds });
    expect(await refusalOf(twice)).toMatchObject({ code: 'CONFLICT' });
  });

  test('is one of its country, of a country that there is', async () => {
    const { policies, copy } = await siteOfPolicies();
    const fields = await copy();
    const created = await policies.create.mutate({ destination, fields });
    expect(await policies.create.mutate({ destination, fields })).toEqual(created);
    const second = policies.create.mutate({ destination, fields: transitFixture() });
    expect(await refusalOf(second)).toMatchObject({ code: 'CONFLICT' });
    const nowhere = policies.create.mutate({ destination: 'QQ', fields });
    expect(await refusalOf(nowhere)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await policies.copyOfShipped.query({ destination: 'TV' })).toBe(null);
  });

  test('answers after the team’s own rule, as the shipped one does', async () => {
    const { api, policies, answer, copy } = await siteOfPolicies();
    const fields = ruleFixture({ passport: 'GH', destination, purpose: 'transit', access: 'eta' });
    await api.rule.create.mutate({ creationKey: '0123456789abcdef'.repeat(2), fields });
    await policies.create.mutate({ destination, fields: await copy(['AF', 'GH']) });
    expect(await answer('GH')).toEqual(['eta', 'editors']);
  });

  test('confirms by the pages that it names', async () => {
    const { api, policies, copy } = await siteOfPolicies();
    const fields = await copy();
    for (const page of Object.values(fields.sources)) page.quality = 'operator';
    await policies.create.mutate({ destination, fields });
    const asked = { passport: 'AF', destination, purpose: 'transit' } as const;
    const { unconfirmed, source } = await api.entryRule.answer.query(asked);
    expect(unconfirmed).toBe(true);
    expect(source).toMatchObject({
      publisher: "This site's editors",
      title: 'A ministry: A page',
      address: 'https://law.example/',
    });
  });

  test('goes out and comes in as a file, a country an object', async () => {
    const { db, policies, answer, changes, copy } = await siteOfPolicies();
    const kind = fileKindOf(transitPolicies);
    const fields = await copy(['AF', 'GH']);
    const plan = (rows: object[]) => planRecords(db, kind, Buffer.from(JSON.stringify(rows)));
    const twice = await plan([
      { destination, ...fields },
      { destination, ...transitFixture() },
    ]);
    expect(twice.counts).toMatchObject({ added: 1, refused: 1 });
    const added = await plan([{ destination, ...fields }]);
    await db.transaction().execute((trx) => applyRecords(trx, kind, added));
    expect(await answer('GH')).toEqual(['visa_required', 'team-policies']);
    expect(await changes()).toEqual(changed);
    const [{ id } = { id: 0 }] = await policies.list.query();
    const [stored] = await kind.findStored(db, [String(id)]);
    expect(stored).toMatchObject({ parent: destination, fields });
    const same = await plan([{ id: String(id), version: 1, destination, ...stored?.fields }]);
    expect(same.counts).toMatchObject({ unchanged: 1 });
  });

  test('has its pages among the links that are checked', async () => {
    const { db, policies } = await siteOfPolicies();
    await policies.create.mutate({ destination: 'JP', fields: transitFixture() });
    expect(await listPolicyPages(db)).toContainEqual({
      address: 'https://transit.example.org/list',
      country: 'JP',
      purpose: 'transit',
    });
  });
});

describe('a copy of a shipped policy', () => {
  test('is listed once the shipped one states something else, until it is kept', async () => {
    const { db, policies, copy } = await siteOfPolicies();
    const fields = await copy(['AF', 'GH']);
    const { id } = await policies.create.mutate({ destination, fields });
    await policies.create.mutate({ destination: 'JP', fields: transitFixture() });
    expect(await listOutdatedPolicies(db)).toEqual([]);
    await changeContent(db, 'rules', (trx) =>
      trx
        .updateTable('stay_policies')
        .set({ policy: JSON.stringify({ country: destination, ...transitFixture() }) })
        .where('country_code', '=', destination)
        .execute(),
    );
    expect(await listOutdatedPolicies(db)).toEqual([
      {
        id,
        version: 1,
        destination,
        copied: '2026-11-29',
        shipped: '2026-11-29',
        isGone: false,
      },
    ]);
    await policies.keep.mutate({ id, version: 1 });
    expect(await listOutdatedPolicies(db)).toEqual([]);
    expect(await policies.byId.query({ id })).toMatchObject({
      version: 2,
      airside: fields.airside,
    });
  });

  test('may take the list of passports that several countries share', async () => {
    const { policies } = await siteOfPolicies();
    expect(await policies.shipped.query()).toEqual({
      countries: ['DE', 'FR'],
      lists: [{ countries: ['DE', 'FR'], passports: ['AF', 'BD'] }],
    });
  });
});

test('the form of a policy says beside its fields what is wrong', () => {
  const { airside } = transitFixture();
  if (!airside) throw new Error('The fixture has a transit area');
  const faultsOf = (changes: Partial<TransitPolicyInput>) =>
    transitPolicyFields
      .safeParse(transitFixture(changes))
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  expect(faultsOf({})).toBe(undefined);
  expect(faultsOf({ airside: { ...airside, source: 'gone' } })).toEqual([
    'airside.source: Choose one of the pages of this policy',
  ]);
  const unnamed = { ...airside, visa: { list: 'only' as const, passports: [] } };
  expect(faultsOf({ airside: unnamed })).toEqual(['airside.visa.passports: Name the passports']);
  expect(faultsOf({ airside: null })).toEqual([
    'airside: State the transit area, an exception or a programme',
  ]);
});
