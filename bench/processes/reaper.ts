// Runs beside a benchmark. When that has ended, even if it was killed, this ends the processes and
// deletes the folders that it left.
import { rmSync } from 'node:fs';

/** A process by its id or a folder by its path, when it begins and when it ends. */
export type Notice = { begun: number | string } | { ended: number | string };

const left = new Set<number | string>();

process.on('message', (notice: Notice) => {
  if ('begun' in notice) left.add(notice.begun);
  else left.delete(notice.ended);
});

process.on('disconnect', () => {
  for (const one of left) if (typeof one === 'number') kill(one);
  for (const one of left) if (typeof one === 'string') remove(one);
});

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

function remove(folder: string) {
  // A process that is being killed may still write a file.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}
