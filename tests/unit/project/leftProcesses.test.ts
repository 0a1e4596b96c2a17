import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { endLeftProcesses } from '../../../scripts/dev/leftProcesses.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

/** A process that runs until it is killed. */
async function startProcess(options: { cwd?: string; env?: Record<string, string> } = {}) {
  const child = spawn(
    process.execPath,
    ['-e', "process.stdout.write('on'); setInterval(() => {}, 1000)"],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {},
      ...options,
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test.skipIf(process.platform !== 'linux')(
  'processes that still use the folder of a run fail it, and are ended; others stay',
  async () => {
    const folder = temporaryFolder();
    const other = await startProcess();
    const inFolder = await startProcess({ cwd: folder });
    const named = await startProcess({ env: { DATA_DIR: `${folder}/data` } });
    const ended = [once(inFolder, 'exit'), once(named, 'exit')];

    expect(await endLeftProcesses(folder, { waitMs: 0 })).toEqual({
      passed: 0,
      failed: 2,
      skipped: 0,
    });
    await Promise.all(ended);
    expect(other.exitCode ?? other.signalCode).toBeNull();
    expect(await endLeftProcesses(folder)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  },
);
