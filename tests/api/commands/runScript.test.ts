import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runScript } from '../../support/site/runScript.ts';
import { spawnScript } from '../../support/site/spawnScript.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

/** What a command may change of the process that it runs in. */
function stateOfProcess() {
  const umask = process.umask(0o077);
  process.umask(umask);
  return {
    argv: process.argv,
    env: { ...process.env },
    exitCode: process.exitCode,
    folder: process.cwd(),
    umask,
  };
}

/** The same, of what is compared by identity. */
function streamsOfProcess() {
  return [globalThis.console, process.stdin, process.stdout, process.stderr];
}

test('a command in the process ends like one of its own, and leaves nothing in it', async () => {
  process.env.PUBLIC_URL = 'not for the command';
  onTestFinished(() => {
    delete process.env.PUBLIC_URL;
  });
  const dataDir = temporaryFolder();
  const [before, streams] = [stateOfProcess(), streamsOfProcess()];
  expect(await runScript('migrate.ts', [], { dataDir })).toMatchObject({ code: 0, stderr: '' });
  expect(stateOfProcess()).toEqual(before);

  writeFileSync(join(dataDir, '.env'), 'PORT=x\n');
  const failed = await runScript('migrate.ts', [], { dataDir });
  expect(failed).toEqual({
    code: 1,
    stdout: '',
    stderr: 'PORT is "x": it takes a port number from 0 to 65535\n',
  });
  expect(failed).toEqual(await spawnScript('migrate.ts', [], { dataDir }));
  expect(stateOfProcess()).toEqual(before);
  expect(streamsOfProcess().map((stream, place) => stream === streams[place])).not.toContain(false);
});

test('two commands at once are refused', async () => {
  const dataDir = temporaryFolder();
  const ends = await Promise.allSettled([1, 2].map(() => runScript('migrate.ts', [], { dataDir })));
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
