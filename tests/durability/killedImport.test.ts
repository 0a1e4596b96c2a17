import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { sampleCountries } from '../../db/seed/countries.ts';
import { runScript } from '../api/runScript.ts';
import { editionOf } from '../fixtures/madeUpEdition.ts';
import { nodeBinary, startServer } from '../serverProcess.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { dice, seedOfRun } from './killedSite.ts';

const KILLS = 5;
/** Thirteen batches of rules. */
const codes = sampleCountries.slice(0, 80).map(({ code }) => code);
const PAIRS = codes.length * (codes.length - 1);
const script = join(import.meta.dirname, '..', '..', 'scripts', 'rules.ts');

test(`killed ${KILLS} times on the way, an import leaves the edition before as it was`, {
  timeout: 300_000,
}, async () => {
  const seed = seedOfRun();
  const random = dice(seed);
  const dataDir = temporaryFolder();
  const file = (days: number) => {
    const path = join(dataDir, `${days}.json`);
    writeFileSync(path, JSON.stringify(editionOf(codes, days)));
    return path;
  };
  const env = { DATA_DIR: dataDir, PATH: process.env.PATH };
  expect(await runScript('rules.ts', ['import', file(30)], { dataDir })).toMatchObject({ code: 0 });
  const sqlite = new Sqlite(join(dataDir, 'landfall.sqlite'), { readonly: true });
  onTestFinished(() => void sqlite.close());

  /** Stored rules of an edition that isn't whole. */
  const staged = () => {
    const query = `select count(*) as rules from entry_rules
      where edition_id in (select id from rule_editions where state = 'staged')`;
    return sqlite.prepare<[], { rules: number }>(query).get()?.rules ?? 0;
  };
  const current = () => {
    const query = `select count(*) as pairs, min(stay_number) as least, max(stay_number) as most
      from entry_rules where edition_id = (select current_edition_id from rule_sources)`;
    return sqlite.prepare(query).get();
  };

  const fractions: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const enough = random() * 0.9 * PAIRS;
    const child = spawn(nodeBinary, [script, 'import', file(60)], { env, stdio: 'ignore' });
    const ended = once(child, 'exit');
    // What the last one left goes before the first of this one's rules are stored.
    await until(() => staged() === 0 || child.exitCode !== null);
    await until(() => staged() > enough || child.exitCode !== null);
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    fractions.push(Math.round((staged() / PAIRS) * 100));
    expect(current()).toEqual({ pairs: PAIRS, least: 30, most: 30 });
    expect(sqlite.pragma('quick_check', { simple: true })).toBe('ok');
    expect(sqlite.pragma('foreign_key_check')).toEqual([]);
  }
  console.log(`Seed ${seed}: killed at ${fractions.join(', ')} %`);

  // The next start takes away what the last one left, and serves meanwhile.
  expect(staged()).toBeGreaterThan(0);
  const server = await startServer({ dataDir, env: { SAMPLE_DATA: 'off' } });
  onTestFinished(() => server.kill());
  await until(() => staged() === 0);
  expect(current()).toEqual({ pairs: PAIRS, least: 30, most: 30 });
  await server.stop();

  expect(await runScript('rules.ts', ['import', file(60)], { dataDir })).toMatchObject({ code: 0 });
  expect(current()).toEqual({ pairs: PAIRS, least: 60, most: 60 });
});

async function until(isSo: () => boolean) {
  while (!isSo()) await wait(2);
}
