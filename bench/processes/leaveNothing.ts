import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { nodeBinary } from '../../tests/support/servers/serverProcess.ts';
import type { Notice } from './reaper.ts';

let reaper: ChildProcess | undefined;

/** Ends the process when this one ends, even if it is killed. */
export function endWithThis(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined) return;
  tell({ begun: pid });
  child.once('exit', () => tell({ ended: pid }));
}

/** Deletes the folder when this process ends, even if it is killed; the returned function, now. */
export function deleteWithThis(folder: string): () => void {
  tell({ begun: folder });
  return () => {
    rmSync(folder, { recursive: true, force: true });
    tell({ ended: folder });
  };
}

function tell(notice: Notice) {
  reaper ??= startReaper();
  if (reaper.connected) reaper.send(notice);
}

function startReaper(): ChildProcess {
  const child = spawn(nodeBinary, [join(import.meta.dirname, 'reaper.ts')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Ctrl+C ends the benchmark, and not what cleans up after it.
    detached: true,
  });
  child.unref();
  child.channel?.unref();
  return child;
}
