import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import type { DatabaseProblem } from '#db/engine.ts';
import { examineDatabase } from '#db/examineDatabase.ts';
import { executedMigrations } from '#db/migrate.ts';
import { faqInput } from '../../fixtures/inputs.ts';
import { eventually } from '../../support/eventually.ts';
import { copyPreparedDatabase, preparedSite } from '../../support/site/preparedDatabases.ts';
import { spawnScript } from '../../support/site/spawnScript.ts';
import { refusalOf } from '../../support/site/testApp.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { read } from '../backups/backedUpSite.ts';
import { mayMount, smallDisk } from '../backups/smallDisk.ts';
import { type KilledSite, startKilledSite } from '../killedSite.ts';
import { previewRecords } from './panelFiles.ts';

const QUESTIONS =
  'select group_concat(question) from (select question from faqs order by question)';

function add(site: KilledSite, question: string) {
  return site.api().faq.create.mutate({ fields: faqInput({ question }) });
}

/** Adds a question by `npm run records`. */
async function addByCommand(site: KilledSite, question: string) {
  const file = join(temporaryFolder(), 'faqs.json');
  writeFileSync(file, JSON.stringify([faqInput({ question })]));
  const end = await spawnScript('records.ts', ['import', 'faqs', file, '--apply'], site);
  expect(end).toMatchObject({ code: 0, stderr: '' });
}

async function backUp(site: KilledSite) {
  expect(await spawnScript('backup.ts', [], site)).toMatchObject({ code: 0, stderr: '' });
}

/** The questions in a database that no process has open, which must be whole. */
function questionsIn(path: string) {
  expect(read(path, 'pragma integrity_check')).toBe('ok');
  return String(read(path, QUESTIONS)).split(',');
}

function pathIn(site: KilledSite) {
  return join(site.dataDir, 'landfall.sqlite');
}

test('after a preview and a backup, edits outlast a crash', async () => {
  const site = await startKilledSite();
  await previewRecords(site, 'faqs', []);
  await backUp(site);
  await add(site, 'A');
  expect((await fetch(`${site.url()}/readyz`)).status).toBe(200);
  await site.kill();
  await site.start();
  expect(await site.api().faq.listToEdit.query()).toMatchObject([{ question: 'A' }]);
});

test('after a preview, a backup and an import by a command, a stop keeps all edits', async () => {
  const site = await startKilledSite();
  await previewRecords(site, 'faqs', []);
  await backUp(site);
  await add(site, 'A');
  await addByCommand(site, 'B');
  await add(site, 'C');
  await site.stop();
  expect(questionsIn(pathIn(site))).toEqual(['A', 'B', 'C']);
});

test('a restore is refused while the server runs, after a preview too', async () => {
  const site = await startKilledSite();
  await backUp(site);
  const [name = ''] = readdirSync(join(site.dataDir, 'backups')).filter((one) =>
    one.endsWith('.sqlite'),
  );
  const restore = () => spawnScript('restore.ts', [join(site.dataDir, 'backups', name)], site);
  const refused = {
    code: 1,
    stdout: '',
    stderr: `${pathIn(site)} is in use: stop the server and every command, then try again.\n`,
  };
  await previewRecords(site, 'faqs', []);
  expect(await restore()).toEqual(refused);
  // As when a process has lost the locks of its database.
  loseLog(site);
  rmSync(pathIn(site));
  expect(await restore()).toEqual(refused);
});

function loseLog(site: KilledSite) {
  loseLogOf(pathIn(site));
}

function loseLogOf(path: string) {
  for (const companion of ['-wal', '-shm']) rmSync(`${path}${companion}`);
}

test('a server without its log saves nothing more, and leaves what others write alone', async () => {
  const site = await startKilledSite();
  await add(site, 'A');
  const { id } = await previewRecords(site, 'faqs', []);
  // As a command's last connection does that sees no locks of the server.
  read(pathIn(site), 'pragma wal_checkpoint');
  loseLog(site);
  await addByCommand(site, 'B');
  const lost =
    'A file of the server’s database was deleted while it was in use. Nothing was saved. The server has to be restarted as its log says.';
  for (let tries = 0; tries < 3; tries += 1) {
    expect(await refusalOf(add(site, 'C'))).toMatchObject({ message: lost });
  }
  const preview = site.api().recordImport.preview.query({ id });
  expect(await refusalOf(preview)).toMatchObject({ message: lost });
  const form = await fetch(`${site.url()}/newsletter`, {
    method: 'POST',
    headers: { origin: site.url() },
    body: new URLSearchParams({ email: 'cy@example.com' }),
  });
  expect([form.status, form.headers.get('retry-after'), await form.text()]).toEqual([
    503,
    null,
    expect.stringContaining(lost),
  ]);
  await eventually(async () => {
    const answer = await fetch(`${site.url()}/readyz`);
    expect([answer.status, await answer.text()]).toEqual([
      503,
      'The write-ahead log of the database was deleted.',
    ]);
  });

  const copies = readdirSync(site.dataDir).filter((name) => name.includes('.rescued-'));
  expect(copies).toHaveLength(1);
  const copy = join(site.dataDir, copies[0] ?? '');
  const problems = () => site.output().match(/"level":[56]0.*/g) ?? [];
  await eventually(() => expect(problems()).toHaveLength(1));
  expect(problems()[0]).toContain(`npm run restore -- ${copy}`);

  await site.stop();
  expect(problems()).toHaveLength(1);
  expect(questionsIn(pathIn(site))).toEqual(['A', 'B']);
  expect(questionsIn(copy)).toEqual(['A']);

  const doctor = await spawnScript('doctor.ts', [], site);
  expect(doctor.stdout).toContain(`FIX  rescued copy: ${copy} is what a server still saw`);
  expect(await spawnScript('restore.ts', [copy], site)).toMatchObject({ code: 0, stderr: '' });
});

test('edits after the log was lost are in the copy, even those that were answered', async () => {
  const site = await startKilledSite();
  await add(site, 'A');
  loseLog(site);
  expect(await refusalOf(add(site, 'B'))).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  await site.kill();
  const [name = ''] = readdirSync(site.dataDir).filter((one) => one.includes('.rescued-'));
  expect(questionsIn(join(site.dataDir, name))).toEqual(['A']);
});

test('a transaction under way is not committed when the log is lost', async () => {
  const { address } = await preparedSite('empty');
  const db = openDatabase(address);
  const problems: DatabaseProblem[] = [];
  db.engine.onProblem((problem) => problems.push(problem));
  const row = { key: 'a', value: '1', updated_at: '' };
  const transaction = db.transaction().execute(async (trx) => {
    await trx.insertInto('settings').values(row).execute();
    loseLogOf(address);
  });
  await expect(transaction).rejects.toMatchObject({ code: 'DATABASE_LOG_LOST' });
  await db.destroy();
  expect(problems).toHaveLength(1);
  const [copy] = problems.map(({ details }) => 'copy' in details && String(details.copy));
  expect(read(copy || '', 'select count(*) from settings')).toBe(0);
});

test.runIf(mayMount)('what finds no room is copied once there is some', async () => {
  const disk = smallDisk(8);
  const address = join(disk.folder, 'landfall.sqlite');
  await copyPreparedDatabase('empty', address);
  const db = openDatabase(address);
  const found: object[] = [];
  db.engine.onProblem(({ details }) => found.push(details));
  const write = (key: string) =>
    db.insertInto('settings').values({ key, value: '1', updated_at: '' }).execute();
  await write('a');
  disk.fill();
  loseLogOf(address);
  await expect(write('b')).rejects.toMatchObject({ code: 'DATABASE_LOG_LOST' });
  expect(found).toEqual([expect.objectContaining({ err: expect.any(Error) })]);
  disk.free();
  await db.destroy();
  expect(found).toHaveLength(2);
  const { copy } = found[1] as { copy: string };
  expect(read(copy, 'select group_concat(key) from settings')).toBe('a');
});

test('a database that this process has open is not examined by another library', async () => {
  const { address } = await preparedSite('empty');
  const examine = () =>
    examineDatabase(address, { poolSize: 1, vocabularies: [], backupFolder: address });
  expect((await examine()).checks).toMatchObject([{ isFine: true }]);
  const db = openDatabase(address);
  await executedMigrations(db);
  await expect(examine()).rejects.toThrow(`${address} is open in this process: close it first`);
  await db.destroy();
  expect((await examine()).checks).toMatchObject([{ isFine: true }]);
});
