import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runServerToItsEnd, startServer } from '../../support/servers/serverProcess.ts';
import { copyPreparedDatabase, newDatabaseAddress } from '../../support/site/preparedDatabases.ts';
import { runScript } from '../../support/site/runScript.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

test('an empty database is refused while the data folder has a site on SQLite', async () => {
  const dataDir = temporaryFolder();
  const file = join(dataDir, 'landfall.sqlite');
  const env = { DATABASE_URL: await newDatabaseAddress(), SAMPLE_DATA: 'off' };
  await copyPreparedDatabase('empty', file);
  const before = readFileSync(file);
  const refusal =
    /^postgres:\/\/\S+ is empty, but \S+\/landfall\.sqlite has a site\. Move it, without DATABASE_URL: npm run move -- --to postgres:\/\/…; or start a new site: npm start -- --new-site\n$/;
  const command = await runScript('migrate.ts', [], { dataDir, env });
  expect(command).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(refusal) });
  const refused = await runServerToItsEnd({ dataDir, env });
  expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(refusal) });
  expect(readFileSync(file).equals(before)).toBe(true);

  const flags = ['--new-site'];
  const server = await startServer({ dataDir, env, flags, onSpawn: onTestFinished });
  expect(await server.stop()).toEqual({ code: 0, signal: null });
  const second = await runServerToItsEnd({ dataDir, env, flags });
  expect(second.output).toMatch(
    /^There is a site in postgres:\/\/\S+ already: start it without --new-site\n$/,
  );
});

test('a file without tables refuses nothing', async () => {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, 'landfall.sqlite'), '');
  const env = { DATABASE_URL: await newDatabaseAddress() };
  expect(await runScript('migrate.ts', [], { dataDir, env })).toMatchObject({
    code: 0,
    stderr: '',
  });
});
