import { expect, test } from 'vitest';
import { runScript } from '../../api/commands/runScript.ts';
import { runServerToItsEnd } from '../../serverProcess.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

/** No name under .invalid has an address: https://www.rfc-editor.org/rfc/rfc6761#section-6.4 */
const DATABASE_URL = 'postgres://landfall:secret@db.invalid/landfall';

const problem =
  /^The database postgres:\/\/db\.invalid\/landfall can't be opened: getaddrinfo (ENOTFOUND|EAI_AGAIN) db\.invalid\. Correct the host name in DATABASE_URL, or add it to DNS\.\n$/;

test('at the start and in commands an unknown host name is reported within seconds', async () => {
  const dataDir = temporaryFolder();
  const began = performance.now();
  const [start, command] = await Promise.all([
    runServerToItsEnd({ dataDir, env: { DATABASE_URL } }),
    runScript('migrate.ts', [], { dataDir, env: { DATABASE_URL } }),
  ]);
  // Four seconds of waiting for the name, and those in which a busy machine loads the programs.
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(start).toMatchObject({ code: 1, output: expect.stringMatching(problem) });
  expect(command).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(problem) });
});
