// Bulk changes of visa requirements: days, cost and source date.

import { expect, test } from 'vitest';
import { requirementInput } from '../../fixtures/inputs.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';

async function start() {
  const site = await startTestSite({ samples: true });
  const { api } = await site.signedIn();
  const sample = 'paris-france-us-tourist';
  const { id: own } = await api.visaRequirement.create.mutate({
    destinationId: 'paris-france',
    fields: requirementInput({ countryCode: 'KE', durationDays: 14, cost: '80 EUR' }),
  });
  const stored = (id: string) => api.visaRequirement.byId.query({ id });
  return { site, api, sample, own, ids: [sample, own], stored };
}

test('sets what is given and leaves the rest, samples become the team’s, and Undo brings all back', async () => {
  const { api, sample, own, ids, stored } = await start();
  const before = [await stored(sample), await stored(own)];
  expect(before[0]?.standing).toBe('sample');
  const { changes } = await api.visaRequirement.changeMany.mutate({
    ids,
    fields: { durationDays: 33, sourceDate: '2026-02' },
  });
  expect(changes).toHaveLength(2);
  for (const [index, id] of ids.entries()) {
    expect(await stored(id)).toMatchObject({
      durationDays: 33,
      sourceDate: '2026-02',
      cost: before[index]?.cost,
      notes: before[index]?.notes,
      standing: 'team',
    });
  }
  const { entries } = await api.history.ofRecord.query({ entity: 'visa_requirement', id: own });
  expect(entries[0]).toMatchObject({ action: 'changed', id: changes[1] });
  expect(await api.history.undo.mutate({ changes })).toEqual({ undone: 2, left: [] });
  for (const [index, id] of ids.entries()) {
    const { version: _, updatedAt: __, ...rest } = before[index] ?? {};
    expect(await stored(id)).toMatchObject(rest);
  }
});

test('what says so already stays, without an entry in the history', async () => {
  const { api, own, ids, stored } = await start();
  const { version } = await stored(own);
  const { changes } = await api.visaRequirement.changeMany.mutate({
    ids,
    fields: { cost: '80 EUR' },
  });
  expect(changes).toHaveLength(1);
  expect((await stored(own)).version).toBe(version);
});

test('all or none: nothing changes with an unknown one, without a field or with a wrong one', async () => {
  const { api, own, ids, stored } = await start();
  const before = await stored(own);
  const change = (given: string[], fields: object) =>
    refusalOf(api.visaRequirement.changeMany.mutate({ ids: given, fields }));
  expect(await change([...ids, 'unknown'], { cost: '9 EUR' })).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await change(ids, {})).toMatchObject({ code: 'BAD_REQUEST' });
  expect(await change(ids, { durationDays: 0 })).toMatchObject({ code: 'BAD_REQUEST' });
  expect(await change(ids, { sourceDate: 'yesterday' })).toMatchObject({ code: 'BAD_REQUEST' });
  expect(await stored(own)).toEqual(before);
});

test('other days of a requirement with a source need the date of that source', async () => {
  const { api, own, stored } = await start();
  const change = (given: object) =>
    api.visaRequirement.changeMany.mutate({ ids: [own], fields: given });
  expect(await refusalOf(change({ durationDays: 33 }))).toMatchObject({
    fieldErrors: { sourceDate: [expect.any(String)] },
  });
  await change({ cost: '90 EUR' });
  await change({ durationDays: 33, sourceDate: '2026-10' });
  expect(await stored(own)).toMatchObject({ durationDays: 33, cost: '90 EUR' });
});
