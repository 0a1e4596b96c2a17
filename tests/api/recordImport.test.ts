import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { RecordKindName } from '../../server/schemas/recordImport.ts';
import { requirementInput } from './inputs.ts';
import { refusalOf, startTestSite, type TestBrowser, type TestSite } from './testApp.ts';

/** A site with an editor's browser, and what is done with files there. */
async function start() {
  const site = await startTestSite({ samples: true });
  const editor = await site.signedIn();
  return { site, editor, ...filesOf(site, editor) };
}

function filesOf(site: TestSite, { api, cookies }: TestBrowser) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const get = (url: string) =>
    site.app.inject({ url, headers: { host: 'localhost:3000', cookie } });
  const exported = async (name: string) => {
    const { statusCode, body } = await get(`/admin/export/${name}`);
    expect(statusCode).toBe(200);
    return body;
  };
  const upload = async (kind: RecordKindName, text: string | Buffer) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(Buffer.from(text))]), 'file');
    const body = new Response(form);
    const response = await site.app.inject({
      method: 'POST',
      url: `/admin/record-files?kind=${kind}`,
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        cookie,
        'content-type': body.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    if (response.statusCode !== 201) throw new Error(response.body);
    return api.recordImport.preview.query({ id: response.json<{ id: string }>().id });
  };
  const refusedRows = async (id: string) =>
    (await api.recordImport.rows.query({ id, outcome: 'refused', page: 0 })).items.map(
      ({ row, reasons }) => [row, ...reasons.map((one) => `${one.column}: ${one.message}`)],
    );
  const apply = async ({ id, fingerprint }: { id: string; fingerprint: string }) => {
    await api.recordImport.applyPreview.mutate({ id, fingerprint });
    for (;;) {
      const progress = await api.recordImport.progress.query({ id });
      if (progress.state !== 'applying') return progress;
      await wait(20);
    }
  };
  return { get, exported, upload, refusedRows, apply };
}

test('Requirements are exported, changed in a cell, previewed and imported', async () => {
  const { editor, exported, upload, apply, site } = await start();
  const { id: destinationId } = (await editor.api.destination.list.query({})).items[0] ?? {
    id: '',
  };
  const made = await editor.api.visaRequirement.create.mutate({
    destinationId,
    fields: requirementInput({ countryCode: 'SE', cost: 'Free of charge' }),
  });
  const csv = await exported(`requirements.csv?destination=${destinationId}`);
  expect(await upload('requirements', csv)).toMatchObject({
    counts: { added: 0, changed: 0, refused: 0 },
    objection: 'There is nothing to import: all is as the file has it',
  });

  const preview = await upload('requirements', csv.replace('Free of charge', '=12 EUR'));
  expect(preview.counts).toMatchObject({ added: 0, changed: 1, refused: 0 });
  const { items } = await editor.api.recordImport.rows.query({
    id: preview.id,
    outcome: 'changed',
    page: 0,
  });
  expect(items).toMatchObject([
    { changes: [{ column: 'cost', before: 'Free of charge', after: '=12 EUR' }] },
  ]);
  expect(await apply(preview)).toEqual({ state: 'applied' });
  expect(await editor.api.visaRequirement.byId.query({ id: made.id })).toMatchObject({
    cost: '=12 EUR',
    version: 2,
  });
  const history = await site.db
    .selectFrom('history')
    .select(['entity', 'entity_id', 'action', 'actor_name', 'before', 'after'])
    .where('action', 'in', ['changed', 'imported'])
    .execute();
  expect(history).toMatchObject([
    { entity: 'visa_requirement', entity_id: made.id, action: 'changed' },
    {
      entity: 'import',
      action: 'imported',
      after: '{"kind":"requirements","added":0,"changed":1}',
    },
  ]);
  expect(await exported(`requirements.csv?ids=${made.id}`)).toContain("'=12 EUR");
});

test('An import that somebody overtook is shown again', async () => {
  const { editor, exported, upload, apply } = await start();
  const { id: destinationId } = (await editor.api.destination.list.query({})).items[0] ?? {
    id: '',
  };
  const fields = requirementInput({ countryCode: 'SE', cost: 'Free of charge' });
  const made = await editor.api.visaRequirement.create.mutate({ destinationId, fields });
  const json = await exported(`requirements.json?ids=${made.id}`);
  const preview = await upload('requirements', json.replace('Free of charge', 'EUR 12'));
  await editor.api.visaRequirement.update.mutate({
    id: made.id,
    version: 1,
    fields: { ...fields, notes: 'Saved meanwhile' },
  });
  expect(await apply(preview)).toMatchObject({ state: 'failed' });
  const again = await editor.api.recordImport.preview.query({ id: preview.id });
  expect(again.counts).toMatchObject({ refused: 1, changed: 0 });
  const refusal = await refusalOf(
    editor.api.recordImport.applyPreview.mutate({
      id: preview.id,
      fingerprint: preview.fingerprint,
    }),
  );
  expect(refusal.code).toBe('CONFLICT');
});
