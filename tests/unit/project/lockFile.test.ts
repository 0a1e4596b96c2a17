import { chownSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lock } from '#db/sqlite/file/locks.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

test('a lock is held once, until it is released', () => {
  const path = join(temporaryFolder(), 'a.lock');
  const release = lock(path);
  expect(lock(path)).toBeNull();
  release?.();
  const again = lock(path);
  expect(again).not.toBeNull();
  again?.();
});

test.runIf(process.getuid?.() === 0)('the superuser leaves it to the owner of the folder', () => {
  const folder = temporaryFolder();
  chownSync(folder, 12_345, 12_345);
  const path = join(folder, 'a.lock');
  lock(path)?.();
  expect(statSync(path)).toMatchObject({ uid: 12_345, gid: 12_345 });
});
