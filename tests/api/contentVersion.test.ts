import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { watchContentVersion } from '../../db/sqlite/changeCounter.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { startTestSite } from './testApp.ts';

test('a write of another connection is seen at the next look, also within one turn of the event loop', async () => {
  const dataDir = temporaryFolder();
  const path = join(dataDir, 'landfall.sqlite');
  await startTestSite({ env: { DATA_DIR: dataDir } });
  const other = new Sqlite(path);
  const version = watchContentVersion(path);
  onTestFinished(() => {
    version.close();
    other.close();
  });
  const write = other.prepare(
    "insert or replace into settings (key, value, updated_at) values ('other', ?, '')",
  );
  const seen = [version.current()];
  for (let count = 1; count <= 10; count += 1) {
    write.run(String(count));
    seen.push(version.current());
    expect(version.current()).toBe(seen.at(-1));
  }
  expect(new Set(seen).size).toBe(11);
});
