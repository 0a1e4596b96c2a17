import { expect, test } from 'vitest';
import type { RecordKindName } from '#core/records/files.ts';
import { createAdministrator } from '#server/accounts/administrators.ts';
import { fieldsOfDestination } from '#server/history/recordFields.ts';
import { messageOf } from '#src/lib/apiFetch.ts';
import { destinationFixture } from '../../fixtures/destination.ts';
import { requirementInput } from '../../fixtures/inputs.ts';
import { eventually } from '../../support/eventually.ts';
import {
  refusalOf,
  startTestSite,
  type TestBrowser,
  type TestSite,
} from '../../support/site/testApp.ts';

/** A site with an editor's browser, and functions for files there. */
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
    return eventually(async () => {
      const progress = await api.recordImport.progress.query({ id });
      expect(progress.state).not.toBe('applying');
      return progress;
    });
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
  expect(await apply(preview)).toEqual({ state: 'applied', imported: { added: 0, changed: 1 } });
  expect(await editor.api.visaRequirement.byId.query({ id: made.id })).toMatchObject({
    cost: '=12 EUR',
    version: 2,
  });
  const history = await site.db
    .selectFrom('history')
    .select(['entity', 'entity_id', 'action', 'actor_name', 'before', 'after'])
    .where('entity_id', 'in', [made.id, 'requirements'])
    .where('action', '!=', 'created')
    .orderBy('id')
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

test('An import after a newer change is previewed again', async () => {
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

  // The record that it adds was already added by another user.
  const [record] = JSON.parse(json);
  const { id: _id, version: _version, ...isNew } = { ...record, countryCode: 'FI' };
  const addition = await upload('requirements', JSON.stringify([isNew]));
  expect(addition.counts).toMatchObject({ added: 1 });
  await editor.api.visaRequirement.create.mutate({
    destinationId,
    fields: { ...fields, countryCode: 'FI' },
  });
  expect(await apply(addition)).toEqual({
    state: 'failed',
    message: expect.stringContaining('saved by somebody meanwhile'),
  });
});

test('An emptied cell of an optional field changes nothing', async () => {
  const { exported, upload } = await start();
  const csv = await exported('destinations.csv');
  expect(csv).toContain(',published,');
  const { counts } = await upload('destinations', csv.replaceAll(',published,', ',,'));
  expect(counts).toMatchObject({ refused: 0, changed: 0, added: 0 });
});

test('Rows are refused with number and reason, and nothing is imported', async () => {
  const { editor, upload, refusedRows, apply, get, site } = await start();
  const before = await get('/admin/export/destinations.csv');
  const template = (await get('/admin/templates/destinations.csv')).body;
  const [header = '', paris = ''] = template.replace('\u{feff}', '').split('\r\n');
  const [id] = (await editor.api.destination.list.query({})).items.map((one) => one.id);
  const { version } = await editor.api.destination.byId.query({ id: id ?? '' });
  const file = [
    header,
    paris,
    paris,
    paris.replace(',FR,', ',XX,'),
    paris.replace('4.8', '"4,8"'),
    paris.replace(/^,/, 'nowhere,'),
    paris.replace(/^,,/, `${id},${version + 1},`),
    paris.slice(0, 20),
  ].join('\n');
  const preview = await upload('destinations', file);
  expect(preview.counts).toEqual({ added: 1, changed: 0, unchanged: 0, refused: 6 });
  expect(preview.objection).toContain('6 rows are refused');
  expect(await refusedRows(preview.id)).toEqual([
    [3, 'null: Row 2 adds the same destination'],
    [4, 'countryCode: No country has the code XX'],
    [5, 'rating: “4,8” is no number: write it like 4.5'],
    [6, 'id: There is no destination with this id: leave it empty to add one'],
    [7, expect.stringContaining('version: This destination was changed since version')],
    [8, expect.stringContaining('cells instead of')],
  ]);
  expect((await refusalOf(apply(preview))).message).toBe(preview.objection);
  expect((await get('/admin/export/destinations.csv')).body).toBe(before.body);

  const refusal = (text: string | Buffer) => upload('destinations', text).catch(String);
  expect(await refusal(Buffer.from([0xff, 0xfe, 0x41]))).toContain('is not UTF-8');
  const unknown = String(await refusal('id,colour\n'));
  expect(unknown).toContain('unknown column "colour"');
  // The panel shows it, however many columns it names.
  expect(messageOf(422, 'text/plain', unknown)).toBe(unknown);
  expect(await refusal('id,id\n')).toContain('there twice');
  expect(await refusal('')).toContain('empty');
  const short = await upload('faqs', '[{"question":"Why?","category":"visa"}]');
  expect(await refusedRows(short.id)).toEqual([
    [1, 'answer: There is no column answer, which a new question needs'],
  ]);
  const stranger = await site.app.inject({ url: '/admin/export/faqs.csv' });
  expect(stranger.statusCode).toBe(401);
});

test('All that is wrong with a row is said at once, and unknown words and numbers are named', async () => {
  const { editor, upload, refusedRows, get } = await start();
  const template = (await get('/admin/templates/requirements.csv')).body;
  const [header = '', row = ''] = template.replace('\u{feff}', '').split('\r\n');
  const wrong = row
    .replace('paris-france,BR,tourist,false,false,90,', 'atlantis,XX,tourism,maybe,true,ninety,')
    .replace(',Free,', ',,');
  expect(wrong).toContain('atlantis,XX,tourism,maybe,true,ninety,,');
  const onArrival = row
    .replace(',BR,tourist,false,false,90,Free', ',SE,working,false,true,0,')
    .replace('paris-france', 'atlantis');
  const preview = await upload('requirements', [header, wrong, onArrival].join('\n'));
  expect(await refusedRows(preview.id)).toEqual([
    [
      2,
      'type: “tourism” is no kind of stay: tourist, transit or working',
      'required: Say true or false',
      'durationDays: “ninety” is no number',
      'cost: Cost is required',
      'countryCode: No country has the code XX',
      'destinationId: There is no destination "atlantis"',
    ],
    [
      3,
      'durationDays: Duration must be at least 1 day',
      'cost: Cost is required',
      'onArrival: A visa on arrival is a required visa: tick Visa Required too',
      'destinationId: There is no destination "atlantis"',
    ],
  ]);

  const untyped = await upload('requirements', 'destinationId,countryCode\nparis-france,BR\n');
  const page = { id: untyped.id, outcome: 'refused' as const, page: 0 };
  const { items } = await editor.api.recordImport.rows.query(page);
  expect(items.map(({ title }) => title)).toEqual(['Paris, France, Brazil']);

  const places = JSON.stringify([
    { name: 'Nowhere', continent: 'Atlantis', types: ['tourist', 'business'], rating: 'high' },
  ]);
  const [reasons = []] = await refusedRows((await upload('destinations', places)).id);
  expect(reasons).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^continent: “Atlantis” is no continent: .+ or .+/),
      expect.stringMatching(/^types: “business” is no kind of stay: tourist.+ or .+/),
      'rating: “high” is no number',
    ]),
  );
});

test('Refused rows are downloaded as they are, with their reasons, mended and imported', async () => {
  const { upload, refusedRows, get, apply } = await start();
  const csv = 'category,question,answer\nvisa,Why?,Because\nweather,,"=1+1, or ""more"""\n';
  const { id } = await upload('faqs', csv);
  const url = `/admin/record-files/${id}/refused.csv`;
  const { body, headers } = await get(url);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const reasons = (await refusedRows(id))[0]?.slice(1).join('\n');
  expect(reasons).toContain('category: “weather” is no category: ');
  expect(body).toBe(
    `category,question,answer,reasons\r\nweather,,"'=1+1, or ""more""","${reasons}"\r\n`,
  );
  const mended = body.replace('weather,,', 'visa,What?,');
  const preview = await upload('faqs', mended);
  expect(preview.counts).toMatchObject({ added: 1, refused: 0 });
  expect(await apply(preview)).toMatchObject({ state: 'applied' });

  const json = await upload('faqs', '[{"question":"Why?","category":["visa"]},7]');
  expect((await get(`/admin/record-files/${json.id}/refused.csv`)).body.split('\r\n')).toEqual([
    'id,version,question,answer,category,reasons',
    expect.stringMatching(/^,,Why\?,,visa,"?answer: /),
    expect.stringMatching(/^,,,,,This is no object/),
    '',
  ]);
  const stranger = await start();
  expect((await stranger.site.app.inject({ url })).statusCode).toBe(401);
});

test('Where no extension is possible, its length may be empty', async () => {
  const { editor, exported, upload, apply } = await start();
  const { id: destinationId = '' } = (await editor.api.destination.list.query({})).items[0] ?? {};
  const extensions = { possible: false, maxDuration: 0, cost: '', requirements: [] };
  const fields = requirementInput({ countryCode: 'SE', extensions });
  const made = await editor.api.visaRequirement.create.mutate({ destinationId, fields });
  const csv = await exported(`requirements.csv?ids=${made.id}`);
  const emptied = csv.replace(',false,0,', ',false,,');
  expect(emptied).not.toBe(csv);
  expect((await upload('requirements', emptied)).counts).toMatchObject({
    unchanged: 1,
    refused: 0,
  });
  const added = emptied.replace(`${made.id},1,`, ',,').replace(',SE,', ',IS,');
  const preview = await upload('requirements', added);
  expect(preview.counts).toMatchObject({ added: 1, refused: 0 });
  expect(await apply(preview)).toMatchObject({ state: 'applied' });

  const possible = await upload(
    'requirements',
    added.replace(',IS,', ',FI,').replace(',false,,', ',true,,'),
  );
  expect(possible.counts).toMatchObject({ refused: 1 });
});

test('Two passports swap places, and questions are imported', async () => {
  const { editor, exported, upload, apply } = await start();
  const { id: destinationId = '' } = (await editor.api.destination.list.query({})).items[0] ?? {};
  for (const countryCode of ['SE', 'IS']) {
    const fields = requirementInput({ countryCode, type: 'working' });
    await editor.api.visaRequirement.create.mutate({ destinationId, fields });
  }
  const json = await exported(`requirements.json?destination=${destinationId}`);
  const swapped = json.replaceAll(/"(SE|IS)","type":"working"/g, (_found, code) =>
    JSON.stringify(code === 'SE' ? 'IS' : 'SE').concat(',"type":"working"'),
  );
  expect(await apply(await upload('requirements', swapped))).toMatchObject({ state: 'applied' });
  expect(await exported(`requirements.json?destination=${destinationId}`)).not.toBe(json);

  const faqs = `question,answer,category
"Is it, ""really""?",'=yes;visa,visa`;
  const preview = await upload('faqs', faqs);
  expect(preview.counts).toMatchObject({ added: 1 });
  expect(await apply(preview)).toMatchObject({ state: 'applied' });
  expect((await editor.api.faq.listToEdit.query()).at(-1)).toMatchObject({
    question: 'Is it, "really"?',
    answer: '=yes;visa',
  });
  const places = await exported('destinations.csv?bom=true');
  expect(places.startsWith('\u{feff}id,version,name,')).toBe(true);
});

test('An import of many destinations equals saving the form: photos keep their ids, history and search are updated', async () => {
  const { editor, exported, upload, apply, site } = await start();
  const photo = { src: 'https://photos.example/a.jpg', alt: 'A bay', width: 800, height: 600 };
  const fields = destinationFixture({ name: 'Île Verte', images: [photo] });
  const made = await editor.api.destination.create.mutate(fields);
  const [record] = JSON.parse(await exported(`destinations.json?ids=${made.id}`));
  const { id: _id, version: _version, ...isNew } = record;
  const moved = {
    ...record,
    name: 'Île Bleue',
    types: ['transit'],
    images: [{ ...photo, src: 'https://photos.example/other.jpg' }, photo],
  };
  const preview = await upload(
    'destinations',
    JSON.stringify([isNew, moved, { ...isNew, rating: 1 }]),
  );
  expect(preview.counts).toMatchObject({ added: 2, changed: 1, refused: 0 });
  expect(await apply(preview)).toMatchObject({ state: 'applied' });

  const stored = await editor.api.destination.stored.query({ id: made.id });
  expect(stored).toMatchObject({ name: 'Île Bleue', types: ['transit'], version: 2 });
  expect(stored.images[1]?.id).toBe(made.images[0]?.id);
  const { items } = await editor.api.destination.list.query({ search: 'ile bleue' });
  expect(items.map(({ id }) => id)).toEqual([made.id]);
  const added = await editor.api.destination.stored.query({ id: `${made.id}-3` });
  expect(added).toMatchObject({ name: 'Île Verte', rating: 1, version: 1, status: 'published' });

  const entries = await site.db
    .selectFrom('history')
    .select(['entity_id', 'action', 'title', 'before', 'after'])
    .where('entity', '=', 'destination')
    .where('entity_id', 'like', `${made.id}%`)
    .orderBy('id')
    .execute();
  expect(entries.map(({ entity_id, action }) => [entity_id, action])).toEqual([
    [made.id, 'created'],
    [`${made.id}-2`, 'created'],
    [made.id, 'changed'],
    [`${made.id}-3`, 'created'],
  ]);
  expect(JSON.parse(entries[2]?.before ?? '')).toEqual(fieldsOfDestination(made));
  expect(JSON.parse(entries[2]?.after ?? '')).toEqual(fieldsOfDestination(stored));
});

test('A sample changed by a file is the team’s, and a sample again by the file of the samples', async () => {
  const { editor, exported, upload, apply, site } = await start();
  const id = 'paris-france-us-tourist';
  const standing = async () => (await editor.api.visaRequirement.byId.query({ id })).standing;
  const csv = await exported('requirements.csv?destination=paris-france');
  expect(await standing()).toBe('sample');
  await apply(await upload('requirements', csv.replaceAll('EUR 20', 'EUR 7')));
  expect(await standing()).toBe('team');
  const now = await exported('requirements.csv?destination=paris-france');
  await apply(await upload('requirements', now.replaceAll('EUR 7', 'EUR 20')));
  expect(await standing()).toBe('sample');
  const added = await editor.api.visaRequirement.create.mutate({
    destinationId: 'paris-france',
    fields: requirementInput({ countryCode: 'KE' }),
  });
  expect(added.standing).toBe('team');
  const counted = await site.db
    .selectFrom('visa_requirements')
    .select('id')
    .where('standing', '=', 'team')
    .execute();
  expect(counted).toEqual([{ id: added.id }]);
});

test('An editor writes no translation of a setting: not by the form, a file or the trash', async () => {
  const site = await startTestSite({ samples: true });
  const administrator = await site.signedIn();
  const bo = { email: 'bo@example.com', password: 'wide open sea at night' };
  await createAdministrator(site.db, { ...bo, role: 'editor' });
  const editor = site.browser();
  await editor.api.session.signIn.mutate(bo);
  const { upload, apply } = filesOf(site, editor);

  const english = 'Anything';
  const privacy = { language: 'de' as const, subject: 'settings/page.privacy/text', english };
  const ofAdministrator = { ...privacy, text: 'Wahr' };
  const ofEditor = { ...privacy, text: 'Falsch' };
  const { id, version } = await administrator.api.translation.create.mutate({
    fields: ofAdministrator,
  });
  const { trashId } = await administrator.api.translation.delete.mutate({ id });
  const texts = () => site.db.selectFrom('translations').select('text').execute();

  const isRefused = async (call: Promise<unknown>) =>
    expect(await refusalOf(call)).toMatchObject({ code: 'FORBIDDEN' });
  await isRefused(editor.api.trash.restore.mutate({ ids: [trashId] }));
  await isRefused(editor.api.translation.create.mutate({ fields: ofEditor }));
  const preview = await upload('translations', JSON.stringify([ofEditor]));
  expect(preview.counts).toMatchObject({ refused: 1, added: 0 });
  expect(await refusalOf(apply(preview))).toMatchObject({ code: 'CONFLICT' });
  expect(await texts()).toEqual([]);

  await administrator.api.trash.restore.mutate({ ids: [trashId] });
  await isRefused(editor.api.translation.create.mutate({ fields: ofEditor }));
  await isRefused(editor.api.translation.update.mutate({ id, version, fields: ofEditor }));
  await isRefused(editor.api.translation.delete.mutate({ id }));
  await isRefused(editor.api.translation.deleteMany.mutate({ ids: [id] }));
  expect(await texts()).toEqual([{ text: 'Wahr' }]);

  // Nor does an editor's own translation become one of a setting.
  const own = { ...ofEditor, subject: 'faqs/1/question' };
  const made = await editor.api.translation.create.mutate({ fields: own });
  const moved = { id: made.id, version: made.version, fields: ofEditor };
  await isRefused(editor.api.translation.update.mutate(moved));
});

test('a new destination from a file without a best time to visit has none', async () => {
  const { upload, apply, site } = await start();
  const { images: _, ...fields } = destinationFixture({ name: 'Without' });
  await apply(
    await upload('destinations', JSON.stringify([{ ...fields, weather: { seasons: [] } }])),
  );
  const { weather } = await site.db
    .selectFrom('destinations')
    .select('weather')
    .where('name', '=', 'Without')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(weather).bestTimeToVisit).toBe('');
});

test('a draft may lack what visitors see, and is published by a file that has it', async () => {
  const { editor, exported, upload, refusedRows, apply } = await start();
  const fields = { ...destinationFixture({ name: 'Lyon', status: 'draft' }), imageUrl: '' };
  const lacking = { countryCode: '', continent: null, rating: null };
  const { id } = await editor.api.destination.create.mutate({ ...fields, ...lacking });
  // As exported, nothing changes.
  const same = await upload('destinations', await exported('destinations.csv'));
  expect(same.counts).toMatchObject({ changed: 0, refused: 0 });

  const file = (status: string) =>
    `id,status,countryCode,continent,rating,imageUrl\n${id},${status},FR,Europe,,/posters/hero.svg\n`;
  const { id: incomplete } = await upload('destinations', file('published'));
  expect(await refusedRows(incomplete)).toEqual([[2, 'rating: Rating is required']]);
  await apply(await upload('destinations', file('draft')));
  expect(await editor.api.destination.stored.query({ id })).toMatchObject({
    ...{ country: 'France', continent: 'Europe', rating: null, status: 'draft' },
  });
  const added = JSON.stringify([{ ...fields, ...lacking, name: 'Nice' }]);
  expect((await upload('destinations', added)).counts).toMatchObject({ added: 1, refused: 0 });
});

test('A preview refuses rows that only an administrator may write', async () => {
  const site = await startTestSite();
  const administrator = filesOf(site, await site.signedIn());
  const bo = { email: 'bo@example.com', password: 'another battery staple' };
  await createAdministrator(site.db, { ...bo, role: 'editor' });
  const browser = site.browser();
  await browser.api.session.signIn.mutate(bo);
  const editor = filesOf(site, browser);
  const file =
    'language,subject,english,text\nde,settings/footer/note,Note,Hinweis\nde,faqs/x/answer,A,B\n';
  const refused = await editor.upload('translations', file);
  expect(refused.counts).toMatchObject({ refused: 1, added: 1 });
  expect(await editor.refusedRows(refused.id)).toEqual([
    [2, 'null: Only an administrator may do this'],
  ]);
  const preview = await administrator.upload('translations', file);
  expect(preview).toMatchObject({ counts: { refused: 0, added: 2 }, objection: null });
  expect(await administrator.apply(preview)).toMatchObject({ state: 'applied' });
});
