import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { sampleCountries } from '../../db/seed/countries.ts';
import { runScript } from '../api/commands/runScript.ts';
import { inOtherProcess } from '../api/database/otherProcess.ts';
import { editionOf } from '../fixtures/madeUpEdition.ts';
import { startedSite } from '../preparedDatabases.ts';
import { nodeBinary, startServer } from '../serverProcess.ts';
import { runs } from '../thorough.ts';
import { dice, seedOfRun } from './killedSite.ts';

const onSqlite = inject('engine') === 'sqlite';
const KILLS = onSqlite ? runs(2, 5) : 2;
/** Thirteen batches of rules. */
const codes = sampleCountries.slice(0, 80).map(({ code }) => code);
const PAIRS = codes.length * (codes.length - 1);
const script = join(import.meta.dirname, '..', '..', 'scripts', 'rules.ts');

test(`killed ${KILLS} times, an import leaves the previous edition unchanged`, {
  timeout: 300_000,
}, async () => {
  const seed = seedOfRun();
  const random = dice(seed);
  const site = await startedSite('empty');
  const file = (days: number) => {
    const path = join(site.dataDir, `${days}.json`);
    writeFileSync(path, JSON.stringify(editionOf(codes, days)));
    return path;
  };
  const env = { DATA_DIR: site.dataDir, ...site.env, PATH: process.env.PATH };
  expect(await runScript('rules.ts', ['import', file(30)], site)).toMatchObject({ code: 0 });
  const db = inOtherProcess(site.address);

  /** Stored rules of an incomplete edition. */
  const staged = async () => {
    const { rows } = await sql<{ rules: number }>`select count(*) as rules from entry_rules
      where edition_id in (select id from rule_editions where state = 'staged')`.execute(db);
    return rows[0]?.rules ?? 0;
  };
  const current = async () => {
    const { rows } = await sql`
      select count(*) as pairs, min(stay_number) as least, max(stay_number) as most
      from entry_rules where edition_id = (select current_edition_id from rule_sources)`.execute(
      db,
    );
    return rows[0];
  };

  const fractions: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const enough = random() * 0.9 * PAIRS;
    const child = spawn(nodeBinary, [script, 'import', file(60)], { env, stdio: 'ignore' });
    const ended = once(child, 'exit');
    // Remains of the last import are deleted before the first of this one's rules are stored.
    await until(async () => (await staged()) === 0 || child.exitCode !== null);
    await until(async () => (await staged()) > enough || child.exitCode !== null);
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    fractions.push(Math.round(((await staged()) / PAIRS) * 100));
    expect(await current()).toEqual({ pairs: PAIRS, least: 30, most: 30 });
    if (!onSqlite) continue;
    expect((await sql`pragma quick_check`.execute(db)).rows).toEqual([{ quick_check: 'ok' }]);
    expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
  }
  console.log(`Seed ${seed}: killed at ${fractions.join(', ')} %`);

  // The next start deletes remains of the last import, while serving.
  expect(await staged()).toBeGreaterThan(0);
  const server = await startServer({ ...site, env: { ...site.env, SAMPLE_DATA: 'off' } });
  onTestFinished(() => server.kill());
  await until(async () => (await staged()) === 0);
  expect(await current()).toEqual({ pairs: PAIRS, least: 30, most: 30 });
  await server.stop();

  expect(await runScript('rules.ts', ['import', file(60)], site)).toMatchObject({ code: 0 });
  expect(await current()).toEqual({ pairs: PAIRS, least: 60, most: 60 });
});

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await wait(2);
}
