// What the team states of ways to work is what visitors are told, and stays when its source comes anew.
import { expect, test } from 'vitest';
import { unpackLines } from '#core/answers/packedLines.ts';
import { workGroups } from '#core/answers/work/workGroups.ts';
import type { PassportResponse } from '#core/inputs/jsonApi/tables.ts';
import { installShippedSources } from '#db/packs/installSources.ts';
import { workRules } from '#db/packs/policies/workPacks.ts';
import { nomadVisaFixture, programmeFixture } from '../../fixtures/countryRecords.ts';
import { contentSeen } from '../../support/site/contentSeen.ts';
import { startTestSite } from '../../support/site/testApp.ts';

async function siteWithRules() {
  const site = await startTestSite({ rules: true });
  const { api } = await site.signedIn();
  const visitor = site.browser().api;
  const workOf = async (passport: string, destination: string) =>
    (await visitor.page.answer.query({ passports: [passport], destination, purpose: 'working' }))
      .answer.work;
  const visas = () => visitor.countryFacts.remoteWorkVisas.query();
  /** Imports what ships as if another edition had been there before. */
  const importAnew = async () => {
    await site.db
      .updateTable('rule_editions')
      .set({ file_hash: '0'.repeat(64) })
      .where('source_id', 'in', [workRules.id, 'globenomad'])
      .execute();
    await installShippedSources(site.db, { importedBy: 'command' });
    await contentSeen(site.db);
  };
  return { site, api, visitor, workOf, visas, importAnew };
}

test('a programme of the team is told to its passports, also in a country without a policy', async () => {
  const { site, api, workOf } = await siteWithRules();
  const fields = programmeFixture({ title: 'Youth exchange' });
  await api.workProgramme.create.mutate({ destination: 'GL', fields });
  const expected = {
    name: 'Youth exchange',
    kind: 'working_holiday',
    months: 12,
    fee: { amount: 455, currency: 'NZD' },
    apply: 'https://holidays.example.org/',
    ages: [18, 35],
    isByBallot: true,
    source: { id: 'team-policies', title: expect.stringContaining('Immigration Office') },
  };
  expect((await workOf('CL', 'GL'))?.programmes).toMatchObject([expected]);
  expect((await workOf('DE', 'GL'))?.programmes).toEqual([]);
  const response = await site.app.inject('/api/v1/answers/CL/GL?purpose=working');
  expect(response.json().work.programmes).toMatchObject([
    { name: 'Youth exchange', ages: { first: 18, last: 35 }, quota: 'ballot' },
  ]);
});

test('a shipped programme that the team has changed stays, once', async () => {
  const { api, workOf, importAnew } = await siteWithRules();
  const [shipped] = await api.workProgramme.listByDestination.query({ destination: 'AU' });
  const { id, version, destination, sourceId, ...fields } = shipped as NonNullable<typeof shipped>;
  expect([destination, sourceId]).toEqual(['AU', workRules.id]);
  const [passport = ''] = fields.passports.split(' ');
  const before = await workOf(passport, 'AU');
  await api.workProgramme.update.mutate({ id, version, fields: { ...fields, months: 7 } });
  await importAnew();
  const after = await workOf(passport, 'AU');
  expect(after?.programmes).toHaveLength(before?.programmes.length ?? 0);
  expect(after?.programmes.find(({ name }) => name === fields.title)?.months).toBe(7);
});

test('visas for remote workers keep their ids, and what the team says of them', async () => {
  const { api, visitor, visas, importAnew } = await siteWithRules();
  const before = await visas();
  const barbados = before.find(({ countryCode }) => countryCode === 'BB');
  const { id, version, destination, sourceId, ...fields } = await api.wayToWork.byId.query({
    id: barbados?.id ?? 0,
  });
  expect([destination, sourceId]).toEqual(['BB', 'globenomad']);
  expect(fields).toMatchObject({ kind: 'digital_nomad', income: 4167, quality: 'collected' });
  await api.wayToWork.update.mutate({ id, version, fields: { ...fields, income: 5000 } });
  const second = await api.wayToWork.create.mutate({
    destination: 'BB',
    fields: nomadVisaFixture({ title: 'Second stamp' }),
  });
  await importAnew();
  const after = await visas();
  expect(after.map((visa) => visa.id).toSorted((a, b) => a - b)).toEqual(
    [...before.map((visa) => visa.id), second.id].toSorted((a, b) => a - b),
  );
  expect(after.filter(({ countryCode }) => countryCode === 'BB')).toMatchObject([
    { id, income: 5000, title: 'Welcome Stamp' },
    { id: second.id, income: 3500, title: 'Second stamp', verifiedOn: '2026-02-17' },
  ]);
  const others = ({ countryCode }: { countryCode: string }) => countryCode !== 'BB';
  expect(after.filter(others)).toEqual(before.filter(others));
  const { nomadSchemes } = await visitor.page.answer.query({
    passports: ['DE'],
    destination: 'BB',
    purpose: 'working',
  });
  expect(nomadSchemes.map((visa) => visa.id)).toEqual([id, second.id]);
});

test('a visa for remote workers has dollars, and other ways have none of its fields', async () => {
  const { api } = await siteWithRules();
  const create = (fields: object) =>
    api.wayToWork.create.mutate({ destination: 'JP', fields: nomadVisaFixture(fields) });
  await expect(create({ feeCurrency: 'EUR' })).rejects.toThrow('convert the fee to USD');
  await expect(create({ kind: 'work_permit' })).rejects.toThrow('Only a visa for remote workers');
});

test('lists, tables and the country’s page tell what the team adds, ends and takes back', async () => {
  const { site, api, visitor, workOf } = await siteWithRules();
  const partsOf = async (country: string) => {
    const packed = await visitor.page.workingAbroad.query({ passports: ['IN'] });
    const line = unpackLines(packed, workGroups).find(({ code }) => code === country);
    return (line?.inParts ?? []).map(({ text }) => text.split(' · ')[0]);
  };
  const tableOf = async (country: string) => {
    const path = '/api/v1/passports/IN';
    const { body } = await site.app.inject(`${path}.csv?purpose=working`);
    const response = await site.app.inject(`${path}?purpose=working`);
    const { pairs }: PassportResponse = response.json();
    const { work } = pairs.find(({ destination }) => destination === country) ?? {};
    const row = body.split('\n').find((one) => one.includes(`,${country},`)) ?? '';
    return { names: work?.programmes.map(({ name }) => name), row };
  };
  const told = async () => {
    const { names = [], row } = await tableOf('JP');
    const page = (await workOf('IN', 'JP'))?.programmes.map(({ name }) => name);
    expect(page).toEqual(names);
    expect((await partsOf('JP')).filter((name) => name === title)).toEqual(names);
    expect(row.includes(title)).toBe(names.length > 0);
    return names;
  };
  const title = 'Youth exchange';
  expect(await told()).toEqual([]);
  const fields = programmeFixture({ title, passports: 'IN', otherAges: '', ballotFor: '' });
  const { id } = await api.workProgramme.create.mutate({ destination: 'JP', fields });
  expect(await told()).toEqual([title]);
  const closed = { ...fields, passports: 'NP' };
  await api.workProgramme.update.mutate({ id, version: 1, fields: closed });
  expect(await told()).toEqual([]);
  const { entries } = await api.history.ofRecord.query({ entity: 'work_programme', id: `${id}` });
  const [entry] = entries;
  if (!entry) throw new Error('No history');
  await api.history.restoreVersion.mutate({ entry: entry.id, side: 'before', version: 2 });
  expect(await told()).toEqual([title]);
  const { trashId } = await api.workProgramme.delete.mutate({ id });
  expect(await told()).toEqual([]);
  await api.trash.restore.mutate({ ids: [trashId] });
  expect(await told()).toEqual([title]);
});
