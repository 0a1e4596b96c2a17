import Sqlite from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { siteOfFile, startTestSite, type TestSite } from '../support/site/testApp.ts';

// Uses the built pages: `npm test` builds before it tests.
const filled = { samples: true, rules: true };

const pages = await builtPages();

/** A site with its pages, samples and shipped entry rules, for one test, which may change it. */
export function startPageSite(env: Record<string, string> = {}): Promise<TestSite> {
  return startTestSite({ ...filled, env, pages });
}

/** The same for all tests of a file, which don't disturb each other: returned by the function. */
export function pageSiteOfFile(): () => TestSite {
  return siteOfFile({ ...filled, pages });
}

/**
 * Runs statements on the database of a site; returns the rows of one that reads. One that writes
 * counts as a content change.
 */
export function sqlOf({ data }: TestSite) {
  const database = new Sqlite(data.address);
  onTestFinished(() => {
    database.close();
  });
  return (statement: string, ...values: (string | number | null)[]) => {
    const prepared = database.prepare<unknown[], Record<string, unknown>>(statement);
    if (prepared.reader) return prepared.all(...values);
    prepared.run(...values);
    // Every content change does this, so that the next request reads the database.
    database.exec('update content_version set version = version + 1');
    return [];
  };
}
