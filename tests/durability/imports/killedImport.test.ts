import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { sampleCountries } from '#db/seed/countries.ts';
import { BATCH } from '#server/rules/editions/batches.ts';
import { editionOf } from '../../fixtures/madeUpEdition.ts';
import { eventually } from '../../support/eventually.ts';
import { nodeBinary, startServer } from '../../support/servers/serverProcess.ts';
import { inOtherProcess } from '../../support/site/otherProcess.ts';
import { startedSite } from '../../support/site/preparedDatabases.ts';
import { spawnScript } from '../../support/site/spawnScript.ts';
import { runs } from '../../support/thorough.ts';
import { dice, seedOfRun } from '../killedSite.ts';
import { hangInserts } from './hangingInserts.ts';

const onSqlite = inject('engine') === 'sqlite';
const KILLS = onSqlite ? runs(2, 5) : 2;
/** Thirteen batches of rules, stored in the order of their destinations. */
const codes = sampleCountries
  .slice(0, 80)
  .map(({ code }) => code)
  .sort();
const RULES_EACH = codes.length - 1;
const PAIRS = codes.length * RULES_EACH;
const script = join(import.meta.dirname, '..', '..', '..', 'scripts', 'rules.ts');

test(`killed ${KILLS} times, an import leaves the previous edition unchanged`, async () => {
  const seed = seedOfRun();
  const random = dice(seed);
  const site = await startedSite('empty');
  const file = (days: number) => {
    const path = join(site.dataDir, `${days}.json`);
    writeFileSync(path, JSON.stringify(editionOf(codes, days)));
    return path;
  };
  const env = { DATA_DIR: site.dataDir, ...site.env, PATH: process.env.PATH };
  expect(await spawnScript('rules.ts', ['import', file(30)], site)).toMatchObject({ code: 0 });
  const db = inOtherProcess(site.address);

  /** Stored rules of incomplete editions whose import began at this time (ISO 8601), or later. */
  const staged = async (since = '') => {
    const { rows } = await sql<{ rules: number }>`select count(*) as rules from entry_rules
      where edition_id in
        (select id from rule_editions where state = 'staged' and imported_at >= ${since})`.execute(
      db,
    );
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
    // After the first batch at least.
    const least = Math.ceil(BATCH / RULES_EACH);
    const last = least + Math.floor(random() * (codes.length - least));
    const release = await hangInserts(
      { db, address: site.address },
      'entry_rules',
      `new.destination = '${codes[last]}'`,
    );
    const begun = new Date().toISOString();
    const child = spawn(nodeBinary, [script, 'import', file(60)], { env, stdio: 'ignore' });
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = once(child, 'exit');
    const stored = BATCH * Math.floor((last * RULES_EACH) / BATCH);
    await Promise.race([eventually(async () => expect(await staged(begun)).toBe(stored)), ended]);
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    await release();
    fractions.push(Math.round(((await staged()) / PAIRS) * 100));
    expect(await current()).toEqual({ pairs: PAIRS, least: 30, most: 30 });
    if (!onSqlite) continue;
    expect((await sql`pragma quick_check`.execute(db)).rows).toEqual([{ quick_check: 'ok' }]);
    expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
  }
  console.log(`Seed ${seed}: killed at ${fractions.join(', ')} %`);

  // The next start deletes remains of the last import, while serving.
  expect(await staged()).toBeGreaterThan(0);
  const server = await startServer({
    ...site,
    env: { ...site.env, SAMPLE_DATA: 'off' },
    onSpawn: onTestFinished,
  });
  await eventually(async () => expect(await staged()).toBe(0));
  expect(await current()).toEqual({ pairs: PAIRS, least: 30, most: 30 });
  await server.stop();

  expect(await spawnScript('rules.ts', ['import', file(60)], site)).toMatchObject({ code: 0 });
  expect(await current()).toEqual({ pairs: PAIRS, least: 60, most: 60 });
});
