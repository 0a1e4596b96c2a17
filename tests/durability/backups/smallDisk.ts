import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

/** A folder on a separate disk. */
export type SmallDisk = {
  folder: string;
  /** Fills all free space. */
  fill: () => void;
  /** Frees the space. */
  free: () => void;
};

/** Whether this user may mount a disk in memory, as the superuser of a CI machine may. */
export const mayMount = (() => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folder = '/tmp';
  // In its own namespace, so that the attempt is invisible elsewhere.
  return spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', folder]).status === 0;
})();

/** A disk in memory of this number of megabytes, removed when the test ends. */
export function smallDisk(megabytes: number): SmallDisk {
  const folder = temporaryFolder();
  const options = ['-o', `size=${megabytes}m,mode=0700`];
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', ...options, 'tmpfs', folder]);
  if (status !== 0) throw new Error(`No disk could be mounted: ${stderr}`);
  onTestFinished(() => {
    spawnSync('umount', ['--lazy', folder]);
  });
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      for (const bytes of [1_000_000, 4096, 1]) {
        const block = Buffer.alloc(bytes);
        while (fits(block));
      }
    },
    free: () => rmSync(filler),
  };

  function fits(block: Buffer): boolean {
    try {
      appendFileSync(filler, block);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
      throw error;
    }
  }
}
