import type { OpenDatabase } from '#db/engine.ts';
import { findLastJobRun, recordJobRun } from '#db/queries/jobRuns.ts';
import { resetPassword } from '#server/accounts/administrators.ts';
import { currentTable } from '#server/answers/table/currentTable.ts';
import { createSetupToken } from '#server/auth/setupLink.ts';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { fullPages, generate } from '../../../bench/generate.ts';
import { anyId, otherPassword } from '../../procedures/examples.ts';
import { procedures } from '../../procedures/table.ts';
import { administrator, startTestSite, type TestSite } from '../../support/site/testApp.ts';
import { siteJobsOf } from '../jobs/siteJobsOf.ts';
import { recordStatements, type Statement } from './recordedStatements.ts';

const addresses = [
  '/',
  '/destinations/tourist',
  '/destinations/popular',
  '/destinations/tourist?page=2',
  '/search?category=transit&continent=Asia',
  '/continents',
  '/visa-info/JP?from=US',
  '/changes?passport=BR',
  '/changes.atom',
  '/changes/passport/BR.atom',
  '/changes/country/JP.atom',
  '/api/v1/answers/BR/JP',
  '/api/v1/openapi.json',
  '/passports',
  '/passports/BR',
  '/changes/passport/BR',
  '/changes/country/JP',
  '/api/v1/passports/BR',
  '/api/v1/destinations/JP.csv',
  ...['', '&passport=BR', '&destination=JP', '&cursor=9', '&passport=BR&destination=JP'].map(
    (filter) => `/api/v1/changes?since=2026-02-20${filter}`,
  ),
  '/visa-info/tourist',
  '/contact',
  '/sitemap.xml',
  '/sitemap-1.xml',
  '/sitemap-answers-JP.xml',
  '/robots.txt',
  '/readyz',
];

/**
 * Calls all procedures and pages and runs all jobs of a site with the data of `fill`, or with
 * generated pages full of data, and the shipped rules if `rules` is set. Returns the site and all
 * statements that reached its database.
 */
export async function askEverything({
  fill = (db) => generate(db, fullPages),
  rules = false,
}: {
  fill?: (db: OpenDatabase) => Promise<void>;
  rules?: boolean;
} = {}): Promise<{ site: TestSite; statements: Statement[] }> {
  const recorded = recordStatements();
  const site = await startTestSite({ pages: await builtPages(), rules });
  await fill(site.db);
  // Statements that created the schema and the data don't count.
  recorded.forget();

  const token = (await createSetupToken(site.db)) ?? '';
  await site.browser().api.session.setUp.mutate({ token, ...administrator });
  const signedIn = await site.signedIn();
  for (const { call } of procedures.values()) await call(signedIn.api, site.db);
  const account = await site.db
    .selectFrom('users')
    .select(['id', 'email'])
    .executeTakeFirstOrThrow();
  await resetPassword(site.db, account, otherPassword);

  await currentTable(site.db);
  await runJobsOf(site);

  const destination = await anyId(signedIn.api);
  const ofDestination = [`/destination/${destination}`, `/posters/generated/${destination}.svg`];
  for (const url of [...addresses, ...ofDestination, `/share/destination/${destination}.png`]) {
    const answer = await site.app.inject({ url, headers: { host: 'localhost:3000' } });
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  }
  return { site, statements: recorded.all() };
}

/** All jobs except the backup, which copies the file. */
async function runJobsOf(site: TestSite) {
  for (const { name, isDue, run } of siteJobsOf(site)) {
    await isDue(await findLastJobRun(site.db, name));
    if (name !== 'backup') await run(new AbortController().signal);
    await recordJobRun(site.db, name, new Date().toISOString());
  }
}
