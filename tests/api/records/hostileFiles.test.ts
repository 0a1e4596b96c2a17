import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { defaultFollowedSources } from '#core/inputs/settings/followedSources.ts';
import { checkSource } from '#server/rules/sources/checkSource.ts';
import { TEST_LIMIT_MS } from '../../runnerLimits.ts';
import { loopback, startPublisher } from '../../support/servers/publisher.ts';
import { startedSite } from '../../support/site/preparedDatabases.ts';
import { runScript } from '../../support/site/runScript.ts';
import { startTestSite, type TestSite } from '../../support/site/testApp.ts';

/** A list of lists in lists, of 4 MB. */
const nested = '['.repeat(4_000_000);

/** Two columns in which a quotation mark is never closed. */
const unclosed = (header: string) => `${header}\n"${'a,b\n'.repeat(600_000)}`;

/** An edition of 20 MB whose passports are unknown: it is read to its end. */
const unknown = `{${Array.from({ length: 1_500_000 }, (_, at) => `"p${at}":{}`).join()}}`;

async function uploaded(site: TestSite, path: string, file: string) {
  const { cookies } = await site.signedIn();
  const form = new FormData();
  form.set('file', new Blob([file]), 'file');
  const request = new Response(form);
  const { statusCode, body: message } = await site.app.inject({
    method: 'POST',
    url: path,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { statusCode, message };
}

/** Runs work. Returns its result, and how many health checks were answered while `isUnderWay`. */
async function answeredDuring<Result>(
  { app }: TestSite,
  work: Promise<Result>,
  isUnderWay: () => Promise<boolean>,
) {
  let hasEnded = false;
  const ending = work.finally(() => {
    hasEnded = true;
  });
  let answered = 0;
  while (!hasEnded) {
    await setImmediate();
    const { statusCode } = await app.inject({ url: '/healthz', headers: { host: 'localhost' } });
    expect(statusCode).toBe(200);
    if (await isUnderWay()) answered += 1;
  }
  return { result: await ending, answered };
}

test.each([
  ['faqs', nested, 'Record 1 is nested more than 20 levels deep: compare the file with an export'],
  ['faqs', unclosed('question,answer'), /^Row 2 is larger than 2 MB: look for a quotation mark/],
  ['faqs', `${','.repeat(4_000_000)}`, /^Row 1 has more than 20,000 values: compare the file/],
  [
    'faqs',
    `[${'{},'.repeat(20_000)}{}]`,
    /^More than 10,000 rows are refused\. The first is row 1: /,
  ],
] as const)('A file of %s that no reader needs is refused', async (kind, file, message) => {
  const site = await startTestSite();
  expect(await uploaded(site, `/admin/record-files?kind=${kind}`, file)).toEqual({
    statusCode: 422,
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  });
});

test('A file of rules that no reader needs is refused', async () => {
  const site = await startTestSite();
  const file = unclosed('Passport,Destination,Requirement');
  expect(await uploaded(site, '/admin/rule-files', file)).toEqual({
    statusCode: 422,
    message: expect.stringMatching(/^Row 2 is larger than 2 MB: look for a quotation mark/),
  });
});

test.each([
  ['rules.ts', ['import', '-'], `{"a":${nested}`],
  ['records.ts', ['import', 'faqs', '-'], nested],
])('The command %s refuses such a file with the same words', async (script, args, input) => {
  const data = await startedSite('empty');
  const { code, stderr } = await runScript(script, args, { ...data, input });
  expect(stderr).toContain('Record 1 is nested more than 20 levels deep');
  expect(code).toBe(1);
});

test('Health checks are answered while the file of a followed source is read, and its check is stored', async () => {
  const site = await startTestSite();
  const publisher = await startPublisher();
  publisher.publishes(unknown);
  const [source] = defaultFollowedSources.sources;
  if (!source) throw new Error('No source is followed by default');
  const check = checkSource(
    site.db,
    { ...source, address: publisher.url },
    {
      userAgent: 'Landfall update check',
      signal: new AbortController().signal,
      allowedPrivate: loopback,
      timeoutMs: TEST_LIMIT_MS,
    },
  );
  const problemOf = async () => {
    const fetches = await site.db.selectFrom('source_fetches').select('problem').execute();
    return fetches[0]?.problem;
  };
  const isBeingRead = async () =>
    (await problemOf()) === 'The check was interrupted while it read the file';
  const { result, answered } = await answeredDuring(site, check, isBeingRead);
  expect(answered).toBeGreaterThan(0);
  const problem = 'No country of the file is known: it is no edition of entry rules';
  expect(result).toEqual({ state: 'failed', problem });
  expect(await problemOf()).toBe(problem);
});
