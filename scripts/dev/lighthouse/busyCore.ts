import { spawn } from 'node:child_process';

/** Keeps one core busy until `stop`, as other work on a visitor's device does. */
export function keepCoreBusy(): { stop: () => void } {
  const child = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
  return { stop: () => child.kill('SIGKILL') };
}
