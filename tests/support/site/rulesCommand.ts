import { contentSeen } from './contentSeen.ts';
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
