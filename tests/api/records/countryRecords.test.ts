import { describe, expect, test } from 'vitest';
import type { EntryConditionInput } from '#core/inputs/records/entryCondition.ts';
import { linkFixture, validityFixture } from '../../fixtures/countryRecords.ts';
import { addEdition } from '../../fixtures/ruleEdition.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';

async function panel() {
  const site = await startTestSite();
  const { api } = await site.signedIn();
  const version = async () =>
    (await site.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow())
      .version;
  return { site, condition: api.entryCondition, link: api.officialLink, version };
}

const destination = 'JP';
const noSuch = { code: 'NOT_FOUND' };

describe('an entry condition of a country', () => {
  test('is added, changed and deleted, each time changing the content version', async () => {
    const { condition, version } = await panel();
    const before = await version();
    const fields = validityFixture();
    const created = await condition.create.mutate({ destination, fields });
    expect(created).toMatchObject({ destination, months: 6, countedFrom: 'entry', version: 1 });
    expect(await condition.create.mutate({ destination, fields })).toEqual(created);
    const { id } = created;
    const shorter = validityFixture({ months: 3, countedFrom: 'departure' });
    const saved = await condition.update.mutate({ id, version: 1, fields: shorter });
    expect(saved).toMatchObject({ months: 3, version: 2 });
    expect(await condition.update.mutate({ id, version: 1, fields: shorter })).toEqual(saved);
    const late = condition.update.mutate({ id, version: 1, fields });
    expect(await refusalOf(late)).toMatchObject({ code: 'CONFLICT', fieldErrors: {} });
    expect(await condition.listByDestination.query({ destination })).toEqual([saved]);
    await condition.delete.mutate({ id });
    expect(await refusalOf(condition.delete.mutate({ id }))).toMatchObject(noSuch);
    expect(await refusalOf(condition.byId.query({ id }))).toMatchObject(noSuch);
    expect(await version()).toBe(before + 3);
  });

  test('is unique per kind', async () => {
    const { condition } = await panel();
    await condition.create.mutate({ destination, fields: validityFixture() });
    const second = condition.create.mutate({ destination, fields: validityFixture({ months: 3 }) });
    expect(await refusalOf(second)).toMatchObject({
      code: 'CONFLICT',
      fieldErrors: { kind: [expect.stringMatching(/^This country has a condition/)] },
    });
    const age = validityFixture({ kind: 'passport_age', months: 120, countedFrom: null });
    const { id } = await condition.create.mutate({ destination, fields: age });
    const clash = condition.update.mutate({ id, version: 1, fields: validityFixture() });
    expect(await refusalOf(clash)).toMatchObject({ code: 'CONFLICT' });
    await condition.create.mutate({ destination: 'FR', fields: validityFixture() });
  });

  test('has the fields of its kind, once for each group of visitors and vaccination', async () => {
    const { condition } = await panel();
    const create = (changes: Partial<EntryConditionInput>) =>
      condition.create.mutate({
        destination,
        fields: validityFixture({ months: 0, countedFrom: null, ...changes }),
      });
    const fever = { kind: 'vaccination', comingFrom: 'risk_countries' } as const;
    for (const changes of [
      { kind: 'blank_pages', number: 2 },
      { kind: 'onward_ticket', binding: 'may_be_asked' },
      { kind: 'onward_ticket', concerns: 'visa' },
      { kind: 'funds', amount: '50', currency: 'EUR', per: 'person_day' },
      { kind: 'insurance', binding: 'not_required' },
      { ...fever, vaccine: 'yellow_fever', months: 9, number: 12, countries: 'BR CD' },
      { ...fever, vaccine: 'polio' },
      { kind: 'levy', title: 'Tax', amount: '20', currency: 'USD', address: 'https://tax.jp/' },
      { kind: 'registration', number: 3, unit: 'working_days' },
      { kind: 'minors', note: 'A birth certificate.' },
      { kind: 'funds', concerns: 'visa_free', permissionOnly: true },
      { kind: 'passport_validity', number: 30, countedFrom: 'visa_expiry', concerns: 'e_visa' },
    ] as const) {
      expect(await create(changes)).toMatchObject({ ...changes, version: 1 });
    }
    const unordered = {
      kind: 'passport_age',
      months: 120,
      purposes: ['working', 'tourist'],
    } as const;
    expect(await create({ ...unordered, purposes: [...unordered.purposes] })).toMatchObject({
      purposes: ['tourist', 'working'],
    });
    for (const detail of ['in', 'out'] as const) {
      const cash = { kind: 'cash', detail, amount: '10000', currency: 'JPY' } as const;
      expect(await create(cash)).toMatchObject({ ...cash, concerns: 'all' });
      expect(await refusalOf(create({ ...cash, note: 'Another.' }))).toMatchObject({
        code: 'CONFLICT',
      });
    }
    const again = create({ kind: 'onward_ticket', concerns: 'visa', note: 'Another.' });
    expect(await refusalOf(again)).toMatchObject({ code: 'CONFLICT' });
    for (const [changes, field] of [
      [{ kind: 'blank_pages' }, 'number'],
      [{ kind: 'onward_ticket', amount: '5', currency: 'EUR' }, 'amount'],
      [{ ...fever }, 'vaccine'],
      [{ kind: 'vaccination', vaccine: 'polio' }, 'comingFrom'],
      [{ ...fever, vaccine: 'polio', countries: 'Brazil' }, 'countries'],
      [{ kind: 'levy' }, 'title'],
      [{ kind: 'minors', permissionOnly: true }, 'permissionOnly'],
      [{ kind: 'funds', amount: '5' }, 'currency'],
      [{ kind: 'registration', number: 3 }, 'unit'],
      [{ kind: 'cash', detail: 'stamp', amount: '5', currency: 'EUR' }, 'detail'],
      [{ kind: 'cash', detail: 'in', amount: '5' }, 'currency'],
      [{ kind: 'cash', detail: 'in', amount: '5', currency: 'EUR', number: 5 }, 'number'],
      [{ kind: 'travel_history', detail: 'stamp' }, 'countries'],
      [{ kind: 'driving', detail: 'idp_1949' }, 'binding'],
      [{ kind: 'blank_pages', number: 2000 }, 'number'],
      [{ kind: 'overstay', number: 2000 }, 'amount'],
    ] as const) {
      const { fieldErrors } = await refusalOf(create(changes));
      expect([changes, Object.keys(fieldErrors)]).toEqual([
        changes,
        expect.arrayContaining([field]),
      ]);
    }
  });

  test.each([
    [validityFixture({ countedFrom: null }), 'countedFrom'],
    [validityFixture({ kind: 'passport_age' }), 'countedFrom'],
    [validityFixture({ months: -1 }), 'months'],
    [validityFixture({ sourceDate: 'May' }), 'sourceDate'],
    [validityFixture({ purposes: [] }), 'purposes'],
  ])('is refused with invalid values', async (fields, field) => {
    const { condition } = await panel();
    const refused = await refusalOf(condition.create.mutate({ destination, fields }));
    expect(Object.keys(refused.fieldErrors)).toEqual([field]);
  });
});

describe('an official link', () => {
  test('is added, changed and deleted, each time changing the content version', async () => {
    const { link, version } = await panel();
    const before = await version();
    const fields = linkFixture();
    const created = await link.create.mutate({ destination, fields });
    expect(created).toMatchObject({ ...fields, destination, version: 1 });
    expect(await link.create.mutate({ destination, fields })).toEqual(created);
    const { id } = created;
    const closed = linkFixture({ inOperation: false, priceAmount: null, priceCurrency: null });
    const saved = await link.update.mutate({ id, version: 1, fields: closed });
    expect(saved).toMatchObject({ ...closed, version: 2 });
    const late = link.update.mutate({ id, version: 1, fields });
    expect(await refusalOf(late)).toMatchObject({ code: 'CONFLICT' });
    expect(await link.listByDestination.query({ destination })).toEqual([saved]);
    await link.delete.mutate({ id });
    expect(await refusalOf(link.byId.query({ id }))).toMatchObject(noSuch);
    expect(await version()).toBe(before + 3);
  });

  test('belongs to the administrators once they changed it', async () => {
    const { site, link } = await panel();
    await addEdition(site.db, { source: { id: 'links', kind: 'official' }, rules: [] });
    const { id } = await link.create.mutate({ destination, fields: linkFixture() });
    await site.db.updateTable('application_portals').set({ source_id: 'links' }).execute();
    expect(await link.byId.query({ id })).toMatchObject({ sourceId: 'links' });
    const fields = linkFixture({ title: 'Visit Japan Web' });
    expect(await link.update.mutate({ id, version: 1, fields })).toMatchObject({
      sourceId: null,
    });
  });

  test.each([
    [linkFixture({ priceAmount: '12,50' }), 'priceAmount'],
    [linkFixture({ priceAmount: null }), 'priceAmount'],
    [linkFixture({ priceCurrency: null }), 'priceCurrency'],
    [linkFixture({ priceCurrency: 'YENS' }), 'priceCurrency'],
    [linkFixture({ address: 'visa.example.org' }), 'address'],
    [linkFixture({ title: ' ' }), 'title'],
    [linkFixture({ passports: 'Brazil' }), 'passports'],
    [linkFixture({ processingMin: 3 }), 'processingUnit'],
    [linkFixture({ processingMin: 3, processingMax: 2, processingUnit: 'days' }), 'processingMax'],
    [linkFixture({ validityDays: 0 }), 'validityDays'],
  ])('is refused with invalid values', async (fields, field) => {
    const { link } = await panel();
    const refused = await refusalOf(link.create.mutate({ destination, fields }));
    expect(Object.keys(refused.fieldErrors)).toEqual([field]);
  });

  test('of no country is refused', async () => {
    const { link, condition } = await panel();
    const unknown = { destination: 'QQ' };
    expect(
      await refusalOf(link.create.mutate({ ...unknown, fields: linkFixture() })),
    ).toMatchObject(noSuch);
    expect(
      await refusalOf(condition.create.mutate({ ...unknown, fields: validityFixture() })),
    ).toMatchObject(noSuch);
  });
});
