import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * How Node keeps its memory small. Left alone it spends half a gigabyte before it tidies up, on a
 * machine that may have no more than that. A young generation of 4 MB (a half), a heap that grows by
 * a fifth at a time and one optimizing compiler instead of two cost about half the time again for a
 * page that is made anew, and nothing for a kept one.
 */
const nodeFlags = ['--max-semi-space-size=4', '--heap-growing-percent=20', '--no-maglev'];

/** The same for what lies outside the heap: glibc gives large blocks back at once (mallopt(3)). */
const allocatorSettings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(32 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(64 * 1024),
};

const development = process.argv.includes('--dev');

if (!development) {
  becomeSmall();
  // Compiled code from the last start; where it can't be written, the start takes a little longer.
  enableCompileCache(join(import.meta.dirname, '..', 'dist', 'compile-cache'));
}
const { startOrExplain } = await import('./start.ts');
await startOrExplain({ development });

/**
 * Begins this process anew with the settings above, which Node and the allocator read only then. The
 * process keeps its id and its signals. Where the system can't (Windows), it goes on without.
 */
function becomeSmall() {
  const { execPath, execArgv, argv, env } = process;
  if (!process.execve || process.platform === 'win32') return;
  if (nodeFlags.every((flag) => execArgv.includes(flag))) return;
  const args = [execPath, ...execArgv, ...nodeFlags, ...argv.slice(1)];
  process.execve(execPath, args, { ...env, ...allocatorSettings });
}
