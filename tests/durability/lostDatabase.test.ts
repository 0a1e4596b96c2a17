import {
  closeSync,
  copyFileSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { runJobs } from '#server/jobs/scheduler.ts';
import { eventually } from '../support/eventually.ts';
import { preparedSite } from '../support/site/preparedDatabases.ts';
import { refusalOf } from '../support/site/testApp.ts';
import { openWhileTesting } from './backups/backedUpSite.ts';
import { type KilledSite, startKilledSite } from './killedSite.ts';

const LOST = 'The database file of the server was moved, replaced or deleted. Nothing was saved.';

function pathIn(site: KilledSite) {
  return join(site.dataDir, 'landfall.sqlite');
}

/** A readiness result is cached for a second. */
function expectReadiness(site: KilledSite, status: number, text: string) {
  return eventually(async () => {
    const answer = await fetch(`${site.url()}/readyz`);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
  });
}

function subscribe(site: KilledSite) {
  return site.api().newsletter.signUp.mutate({ email: 'bo@example.com' });
}

/** Replaces the file by another with the same content. */
function replace(path: string) {
  copyFileSync(path, `${path}.copy`);
  renameSync(`${path}.copy`, path);
}

test.each([
  ['deleted', (path: string) => rmSync(path)],
  ['moved away', (path: string) => renameSync(path, `${path}.moved`)],
  ['replaced', replace],
])(
  'a database file that is %s is not written any more, and the log says so once',
  async (_how, lose) => {
    const site = await startKilledSite();
    await subscribe(site);
    await expectReadiness(site, 200, 'ok');
    lose(pathIn(site));
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await refusalOf(subscribe(site))).toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        message: LOST,
      });
    }
    const form = await fetch(`${site.url()}/newsletter`, {
      method: 'POST',
      headers: { origin: site.url() },
      body: new URLSearchParams({ email: 'cy@example.com' }),
    });
    expect([form.status, await form.text()]).toEqual([503, expect.stringContaining(LOST)]);
    await expectReadiness(site, 503, 'The database file was moved, replaced or deleted.');
    await eventually(() => expect(site.output()).toContain('The database file was moved'));
    expect(site.output().match(/"level":[56]0/g)).toEqual(['"level":50']);
  },
);

test('jobs that fail for a lost database file are not logged each time', async () => {
  const { address } = await preparedSite('empty');
  const db = openDatabase(address);
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => lines.push(line) } } });
  const onEnd = vi.fn();
  const job = { name: 'sweep', isDue: () => true, run: async () => {} };
  runJobs(app, db, [job], { onEnd, firstCheckMs: 0, checkIntervalMs: 10 });
  onTestFinished(async () => {
    await app.close();
    await db.destroy();
  });
  await app.listen({ port: 0 });
  await eventually(() => expect(onEnd).toHaveBeenLastCalledWith('sweep', 'done'));
  rmSync(address);
  await eventually(() => expect(onEnd).toHaveBeenLastCalledWith('sweep', 'failed'));
  expect(lines).toEqual([]);
});

test('a restored database file is written again', async () => {
  const site = await startKilledSite();
  const path = pathIn(site);
  renameSync(path, `${path}.moved`);
  expect(await refusalOf(subscribe(site))).toMatchObject({ message: LOST });
  renameSync(`${path}.moved`, path);
  await subscribe(site);
  expect(
    site.read((sqlite) => sqlite.prepare('select email from newsletter_subscribers').pluck().all()),
  ).toEqual(['bo@example.com']);
  await expectReadiness(site, 200, 'ok');
});

test('an overwritten database file makes the site unready', async () => {
  const site = await startKilledSite();
  const path = pathIn(site);
  // Otherwise all data would still be in the WAL.
  openWhileTesting(path).pragma('wal_checkpoint(truncate)');
  const { size } = statSync(path);
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(size, 'landfall'));
  closeSync(file);
  await expectReadiness(site, 503, 'The database can’t be read.');
});
