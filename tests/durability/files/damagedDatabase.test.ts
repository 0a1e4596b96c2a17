import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { faqInput } from '../../fixtures/inputs.ts';
import { eventually } from '../../support/eventually.ts';
import { spawnScript } from '../../support/site/spawnScript.ts';
import { refusalOf } from '../../support/site/testApp.ts';
import { run } from '../backups/backedUpSite.ts';
import { type KilledSite, startKilledSite } from '../killedSite.ts';

const DAMAGED =
  'The database of the server is damaged. Nothing was saved. A backup has to be restored.';

/** Overwrites the first page of a table in the database file, as a failing disk does. */
function overwrite(site: KilledSite, table: string) {
  const path = join(site.dataDir, 'landfall.sqlite');
  const sqlite = new Sqlite(path);
  // Otherwise all data would still be in the WAL.
  sqlite.pragma('wal_checkpoint(truncate)');
  const page = sqlite
    .prepare<[string], number>('select rootpage from sqlite_schema where name = ?')
    .pluck()
    .get(table);
  const bytes = Number(sqlite.pragma('page_size', { simple: true }));
  sqlite.close();
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(bytes), 0, bytes, ((page ?? 1) - 1) * bytes);
  closeSync(file);
  // A commit by another process, after which the server reads its pages again.
  run(path, "insert into settings (key, value, updated_at) values ('other', '1', '')");
}

async function expectReadiness(site: KilledSite, status: number, text: string) {
  await eventually(async () => {
    const answer = await fetch(`${site.url()}/readyz`);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
  });
}

test('with damage outside of its pages, the site is served, and nothing is saved', async () => {
  const site = await startKilledSite();
  overwrite(site, 'newsletter_subscribers');
  const form = await fetch(`${site.url()}/newsletter`, {
    method: 'POST',
    headers: { origin: site.url() },
    body: new URLSearchParams({ email: 'bo@example.com' }),
  });
  expect([form.status, form.headers.get('retry-after'), await form.text()]).toEqual([
    503,
    null,
    expect.stringContaining(DAMAGED),
  ]);
  // What is written elsewhere would be lost with the restore.
  const created = site.api().faq.create.mutate({ fields: faqInput() });
  expect(await refusalOf(created)).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: DAMAGED,
  });
  expect((await fetch(`${site.url()}/`)).status).toBe(200);
  await expectReadiness(site, 200, 'ok');
  const told = () => site.output().match(/The database is damaged[^"]*/g);
  await eventually(() => expect(told()).toHaveLength(1));
  expect(told()).toEqual([
    'The database is damaged: nothing is saved. Stop the server and restore a backup: npm run restore -- FILE, and start it.',
  ]);

  const doctor = await spawnScript('doctor.ts', [], site);
  expect(doctor.stdout).toMatch(
    /FIX {2}database: .*malformed\. Stop the server and restore a backup: npm run restore/,
  );
  const backup = await spawnScript('backup.ts', [], site);
  expect(backup).toMatchObject({ code: 1, stderr: expect.stringContaining('is damaged (') });
});

test('with damage in the tables of pages, the site is not ready', async () => {
  const site = await startKilledSite();
  await site.api().faq.create.mutate({ fields: faqInput() });
  overwrite(site, 'faqs');
  await expectReadiness(site, 503, 'The database can’t be read.');
  const page = await fetch(`${site.url()}/`);
  expect([page.status, page.headers.get('retry-after'), await page.text()]).toEqual([
    503,
    null,
    expect.stringContaining(DAMAGED),
  ]);
  expect(site.output()).toContain('The database is damaged: nothing is saved.');
});
