import { describe, expect, test } from 'vitest';
import { RULE_FILE_MAX } from '#core/records/files.ts';
import { ruleFixture } from '../../fixtures/administratorRule.ts';
import { addEdition } from '../../fixtures/ruleEdition.ts';
import { eventually } from '../../support/eventually.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';

const CSV = 'Passport,Destination,Requirement\nBR,JP,30\nAR,JP,visa free\n';

async function panel() {
  const site = await startTestSite();
  const { api, cookies } = await site.signedIn();
  const cookie = `session=${cookies.get('session')}`;
  await addEdition(site.db, { rules: [ruleFixture(), ruleFixture({ passport: 'CL' })] });
  const upload = (file: string | Buffer, query = 'partial=true', headers = { cookie }) =>
    site.app.inject({
      method: 'POST',
      url: `/admin/rule-files?${query}`,
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        'content-type': 'multipart/form-data; boundary=x',
        ...headers,
      },
      payload: Buffer.concat([
        Buffer.from(
          '--x\r\ncontent-disposition: form-data; name="file"; filename="rules.csv"\r\n\r\n',
        ),
        Buffer.from(file),
        Buffer.from('\r\n--x--\r\n'),
      ]),
    });
  const get = (url: string, headers = { cookie }) =>
    site.app.inject({ url, headers: { host: 'localhost:3000', ...headers } });
  return { site, api, editions: api.ruleEdition, upload, get };
}

describe('a file of rules', () => {
  test('is previewed, applied by its administrator, and can be rolled back', async () => {
    const { api, editions, upload, get } = await panel();
    const uploaded = await upload(CSV, 'partial=true&date=2026-06');
    expect([uploaded.statusCode, uploaded.headers['cache-control']]).toEqual([201, 'no-store']);
    const preview = uploaded.json();
    expect(preview).toMatchObject({
      date: '2026-06',
      counts: { new: 1, changed: 1, missing: 0, refused: 0 },
      changedAnswers: 2,
      destinations: [{ destination: 'JP', changes: 2 }],
      objection: { asItIs: null },
    });
    const { id } = preview;
    const changes = await editions.previewedChanges.query({ id, destination: 'JP' });
    expect(changes).toMatchObject({
      total: 2,
      items: [
        { passport: 'AR', change: 'new' },
        { passport: 'BR', after: { stay: { number: 30 } } },
      ],
    });
    const table = await get(`/admin/rule-files/${id}/changes.csv`);
    expect(table.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(table.body).toContain('JP,BR,tourist,,changed,visa_free,90 days,visa_free,30 days');

    expect(await editions.progress.query({ id })).toEqual({ state: 'previewed' });
    await editions.applyPreview.mutate({ id, skipRefused: false });
    await eventually(async () =>
      expect(await editions.progress.query({ id })).toMatchObject({ state: 'applied' }),
    );
    const [newest, older] = await editions.list.query();
    expect(newest).toMatchObject({
      current: true,
      date: '2026-06',
      ruleCount: 3,
      importedBy: 'admin@example.com',
      replacesEditionId: older?.id,
    });
    const asked = { passport: 'BR', destination: 'JP', purpose: 'tourist' } as const;
    expect((await api.entryRule.answer.query(asked)).stay?.number).toBe(30);

    const [from, to] = [older?.id ?? 0, newest?.id ?? 0];
    const difference = await editions.difference.query({ from, to });
    expect(difference).toMatchObject({ counts: { new: 1, changed: 1 }, total: 2 });
    expect(await editions.difference.query({ from, to, destination: 'FR' })).toMatchObject({
      total: 0,
    });
    const stored = await get(`/admin/rule-editions/changes.csv?from=${from}&to=${to}`);
    expect(stored.body).toBe(table.body);

    await editions.rollBack.mutate({ source: 'passport-index' });
    expect((await api.entryRule.answer.query(asked)).stay?.number).toBe(90);
    expect(await refusalOf(editions.rollBack.mutate({ source: 'passport-index' }))).toMatchObject({
      code: 'BAD_REQUEST',
    });

    // What was gone back from is made current again, once.
    await editions.makeCurrentAgain.mutate({ edition: to });
    expect((await api.entryRule.answer.query(asked)).stay?.number).toBe(30);
    expect((await editions.list.query()).map(({ current }) => current)).toEqual([true, false]);
    for (const edition of [to, from]) {
      expect(await refusalOf(editions.makeCurrentAgain.mutate({ edition }))).toMatchObject({
        code: 'BAD_REQUEST',
      });
    }
  });

  test('says how many answers that visitors see change, which are those recorded then', async () => {
    const { site, api, editions, upload } = await panel();
    // A rule of this site decides one of the two answers, whatever the file says.
    await api.rule.create.mutate({ fields: ruleFixture({ access: 'eta' }) });
    const preview = (await upload(CSV, 'partial=true&date=2026-06')).json();
    expect(preview).toMatchObject({ counts: { new: 1, changed: 1 }, changedAnswers: 1 });
    const { id } = preview;
    await editions.applyPreview.mutate({ id, skipRefused: false });
    await eventually(async () =>
      expect(await editions.progress.query({ id })).toMatchObject({ state: 'applied' }),
    );
    const changes = await site.db
      .selectFrom('answer_changes')
      .select('passport')
      .where('cause', '=', 'import')
      .execute();
    expect(changes).toEqual([{ passport: 'AR' }]);
  });

  test('is not applied with refused rows unless they are skipped', async () => {
    const { editions, upload, get } = await panel();
    const { id, refused, objection } = (await upload(`${CSV}CL,JP,covid ban\n`)).json();
    expect(refused).toMatchObject([{ passport: 'CL', destination: 'JP', value: 'covid ban' }]);
    expect(objection.skippingRefused).toBeNull();
    const table = await get(`/admin/rule-files/${id}/refused.csv`);
    expect(table.body.split('\r\n')).toEqual([
      'Passport,Destination,Requirement,Line,Reasons',
      expect.stringMatching(/^CL,JP,covid ban,4,.+/),
      '',
    ]);
    const applied = editions.applyPreview.mutate({ id, skipRefused: false });
    expect(await refusalOf(applied)).toMatchObject({ code: 'CONFLICT', message: objection.asItIs });
    await editions.applyPreview.mutate({ id, skipRefused: true });
    await eventually(async () =>
      expect(await editions.progress.query({ id })).toMatchObject({ state: 'applied' }),
    );
  });

  test.each([
    ['a word', 'hello', '', 422],
    ['nothing', '', '', 422],
    ['too much', Buffer.alloc(RULE_FILE_MAX + 1, 'a'), '', 413],
    ['a date that is none', CSV, 'date=yesterday', 400],
  ])('is refused with %s', async (_what, file, query, status) => {
    const { upload } = await panel();
    const refused = await upload(file, query);
    expect(refused.statusCode).toBe(status);
    expect(refused.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(refused.body).toMatch(/^[A-Z][^\n]+$/);
  });

  test('and its tables are for administrators', async () => {
    const { upload, get } = await panel();
    const nobody = { cookie: 'session=none' };
    expect((await upload(CSV, '', nobody)).statusCode).toBe(401);
    const { id } = (await upload(CSV)).json();
    for (const url of [
      `/admin/rule-files/${id}/changes.csv`,
      '/admin/rule-editions/changes.csv?from=1&to=1',
    ]) {
      expect((await get(url, nobody)).statusCode).toBe(401);
      expect((await get(url)).statusCode).toBe(200);
    }
    for (const url of [
      '/admin/rule-files/nothing/changes.csv',
      '/admin/rule-editions/changes.csv?from=1',
      '/admin/rule-editions/changes.csv?from=1&to=99',
    ]) {
      expect((await get(url)).statusCode).toBe(404);
    }
  });
});

test('a confirmed shipped rule stays confirmed only in a newer edition with the same statement', async () => {
  const site = await startTestSite({ rules: true });
  const { api } = await site.signedIn();
  const { rule, ruleEdition } = api;
  const sources = await rule.sources.query();
  const source = sources.find(({ title }) => /Visa Waiver/.test(title))?.id ?? '';
  const { items } = await rule.list.query({ destination: 'US', source });
  const [first, second] = items;
  if (!first || !second) throw new Error('No list ships');
  const named = { sourceTitle: 'The authority', sourceAddress: null, sourceDate: '2026-10' };
  for (const { id, version } of [first, second]) {
    await rule.confirm.mutate({ id, version, source: named });
  }
  // Simulates an earlier edition in which one rule differed.
  await site.db
    .updateTable('entry_rules')
    .set({ access: 'visa_required' })
    .where('id', '=', second.id)
    .execute();
  await site.db
    .updateTable('rule_editions')
    .set({ file_hash: 'b'.repeat(64) })
    .where('source_id', '=', source)
    .execute();
  await ruleEdition.installShipped.mutate();
  const after = await rule.list.query({ destination: 'US', source });
  const of = ({ passport }: { passport: string }) =>
    after.items.find((one) => one.passport === passport);
  expect(of(first)?.id).not.toBe(first.id);
  expect(of(first)).toMatchObject({ verifiedOn: expect.stringMatching(/^20/), ...named });
  expect(of(second)).toMatchObject({ verifiedOn: null, sourceTitle: '' });
});
