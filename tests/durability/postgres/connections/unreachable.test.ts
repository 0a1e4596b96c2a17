import { expect, test } from 'vitest';
import { runServerToItsEnd } from '../../../support/servers/serverProcess.ts';
import { inOtherProcess } from '../../../support/site/otherProcess.ts';
import { spawnScript } from '../../../support/site/spawnScript.ts';
import { stopTime, watch } from '../../../support/stoppedClock.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

/** No name under .invalid has an address: https://www.rfc-editor.org/rfc/rfc6761#section-6.4 */
const DATABASE_URL = 'postgres://landfall:secret@db.invalid/landfall';

const problem =
  /^The database postgres:\/\/db\.invalid\/landfall can't be opened: getaddrinfo (ENOTFOUND|EAI_AGAIN) db\.invalid\. Correct the host name in DATABASE_URL, or add it to DNS\.\n$/;

/** How long a start waits for the name, in ms: containers that start together get theirs later. */
const NAME_WAIT_MS = 4000;

/** Time between two lookups, in ms. */
const RETRY_MS = 250;

test('at the start and in commands an unknown host name is reported', async () => {
  const dataDir = temporaryFolder();
  const [start, command] = await Promise.all([
    runServerToItsEnd({ dataDir, env: { DATABASE_URL } }),
    spawnScript('migrate.ts', [], { dataDir, env: { DATABASE_URL } }),
  ]);
  expect(start).toMatchObject({ code: 1, output: expect.stringMatching(problem) });
  expect(command).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(problem) });
});

test('a start waits four seconds for a host name', async () => {
  const { engine } = inOtherProcess(DATABASE_URL);
  const time = stopTime();
  const started = engine.startAlone(async () => 'it started');
  const state = watch(started);
  await time.pass(NAME_WAIT_MS - 1);
  expect(state.isSettled).toBe(false);
  // The time may be up between two lookups.
  await time.pass(1 + RETRY_MS);
  await expect(started).rejects.toThrow('Correct the host name in DATABASE_URL');
});
