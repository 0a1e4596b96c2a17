import { expect, test } from 'vitest';
import { utcDay } from '#core/dates.ts';
import {
  addRules,
  addSource,
  addZone,
  makeCurrent,
  storeEdition,
} from '../../fixtures/entryRules.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';

const pair = { passport: 'BR', destination: 'JP' };

test('a pair is answered with its source and the edition’s date', async () => {
  const site = await startTestSite();
  const rules = [{ stay_number: 90, stay_unit: 'days' as const }];
  const edition = await addSource(site.db, { id: 'index', edition: '2026-02-17' }, rules);
  const answer = await site.browser().api.entryRule.answer.query(pair);
  expect(answer).toMatchObject({
    ...pair,
    purpose: 'tourist',
    on: utcDay(),
    access: 'visa_free',
    stay: { number: 90, unit: 'days' },
    source: {
      id: 'index',
      kind: 'edition',
      title: 'Title of index',
      address: 'https://index.example/',
      edition,
      date: '2026-02-17',
    },
    disagreement: null,
  });
});

test('only a source’s current edition answers', async () => {
  const { db, browser } = await startTestSite();
  await addSource(db, { id: 'index', edition: '2025-01-12' }, [{ access: 'visa_required' }]);
  const newer = await storeEdition(db, 'index', '2026-02-17');
  await addRules(db, { sourceId: 'index', editionId: newer }, [{ access: 'eta' }]);
  const { api } = browser();
  const on = '2026-03-01';
  expect((await api.entryRule.answer.query({ ...pair, on })).access).toBe('visa_required');
  await makeCurrent(db, 'index', newer);
  expect((await api.entryRule.answer.query({ ...pair, on: '2026-03-02' })).access).toBe('eta');
});

test('a zone’s members have freedom of movement on the requested day', async () => {
  const { db, browser } = await startTestSite();
  const zone = { id: 'eea', freedom_of_movement: 1 as const, source_date: '2026' };
  await addZone(db, zone, { DE: {}, HR: { from: '2013-07-01' } });
  const { api } = browser();
  const asked = { passport: 'DE', destination: 'HR', on: '2013-06-29' };
  expect((await api.entryRule.answer.query(asked)).access).toBe(null);
  const today = await api.entryRule.answer.query({ ...asked, on: undefined });
  expect(today).toMatchObject({ access: 'freedom_of_movement', zone: { id: 'eea' } });
});

test('a country that is switched off is answered, an unknown code is not found', async () => {
  const { db, browser } = await startTestSite();
  await addSource(db, { id: 'index', edition: '2026-02-17' }, [{}]);
  await db.updateTable('countries').set({ enabled: 0 }).where('code', '=', 'JP').execute();
  const { api } = browser();
  expect((await api.entryRule.answer.query(pair)).access).toBe('visa_free');
  for (const unknown of [{ passport: 'ZZ' }, { destination: 'ZZ' }]) {
    const refusal = await refusalOf(api.entryRule.answer.query({ ...pair, ...unknown }));
    expect(refusal.code).toBe('NOT_FOUND');
  }
});

test('an invalid day is refused', async () => {
  const { api } = (await startTestSite()).browser();
  const refused = async (on: string) =>
    (await refusalOf(api.entryRule.answer.query({ ...pair, on }))).fieldErrors;
  for (const on of ['2026-02-30', '26-02-03', 'tomorrow', '2199-02-31x']) {
    expect(await refused(on)).toEqual({ on: ['Enter a date as YYYY-MM-DD'] });
  }
  for (const on of ['2199-01-01', '9999-12-31', '0001-01-01']) {
    expect(await refused(on)).toEqual({ on: ['Enter a date from 1900 to 2099'] });
  }
});
