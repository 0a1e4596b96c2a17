import { expect } from 'vitest';
import type { Db } from '#db/db.ts';
import { contentStateOf, readContentVersion } from '#db/queries/contentVersion.ts';
import { eventually } from '../eventually.ts';
import { runScript } from './runScript.ts';
import type { TestSite } from './testApp.ts';

/** Runs `npm run rules` for a site; the site has heard of its changes then. */
export function rulesCommand({ db, data }: Pick<TestSite, 'db' | 'data'>) {
  const { DATA_DIR: dataDir, ...env } = data.settings;
  return async (...args: string[]) => {
    const result = await runScript('rules.ts', args, { dataDir, env });
    await contentSeen(db);
    return result;
  };
}

/** Waits until this process has heard of what another one changed: on PostgreSQL by a notification. */
async function contentSeen(db: Db): Promise<void> {
  await eventually(async () => {
    const { version } = await contentStateOf(db);
    expect(version).toBe(await readContentVersion(db));
  });
}
