import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#core/dates.ts';
import {
  defaultFollowedSources,
  type FollowedSource,
} from '#core/inputs/settings/followedSources.ts';
import { removeSource } from '#server/rules/editions/removeSource.ts';
import { checkSource } from '#server/rules/sources/checkSource.ts';
import { listDueSources } from '#server/rules/sources/followedSources.ts';
import { editionOf, type MadeUpEdition } from '../../fixtures/madeUpEdition.ts';
import { TEST_LIMIT_MS } from '../../runnerLimits.ts';
import { loopback, type Publisher, startPublisher } from '../../support/servers/publisher.ts';
import { refusalOf, startTestSite, type TestSite } from '../../support/site/testApp.ts';
import { runJob } from '../jobs/siteJobsOf.ts';
import { ruleCommands } from './ruleCommands.ts';

const codes = ['BR', 'CA', 'DE', 'FR', 'GB', 'IN', 'JP', 'KE', 'NA', 'SZ', 'US', 'XK'];
const PAIRS = codes.length * (codes.length - 1);

/** The edition with other values of some pairs, as JSON of a date. */
function fileWith(
  changed: Record<string, MadeUpEdition[string][string] | null> = {},
  date = '2026-03',
) {
  const edition = structuredClone(editionOf(codes, 90));
  for (const [pair, entry] of Object.entries(changed)) {
    const [passport = '', destination = ''] = pair.split('>');
    const destinations = edition[passport] ?? {};
    if (entry) destinations[destination] = entry;
    else delete destinations[destination];
  }
  return JSON.stringify({ date, ...edition });
}

const options = {
  userAgent: 'Landfall update check',
  signal: new AbortController().signal,
  allowedPrivate: loopback,
  // No answer takes as long, whatever else the machine does.
  timeoutMs: TEST_LIMIT_MS,
};

/** A site that follows one file, whose first edition is current. */
async function followingSite(changes: Partial<FollowedSource> = {}) {
  const site = await startTestSite();
  const publisher = await startPublisher();
  const source: FollowedSource = {
    id: 'passport-index',
    title: 'Passport Index',
    address: `${publisher.url}/passport-index.json`,
    format: 'passport-index',
    days: 7,
    isOn: true,
    appliesHarder: false,
    ...changes,
  };
  const { api } = await site.signedIn();
  const { version } = await api.settings.followedSources.query();
  await api.settings.updateFollowedSources.mutate({ enabled: true, sources: [source], version });
  const check = (timeoutMs = options.timeoutMs) =>
    checkSource(site.db, source, { ...options, timeoutMs });
  const waiting = () => api.followedSource.updates.query();
  /** Applies groups of the waiting file, or all of it. */
  const apply = async (
    groups?: Parameters<typeof api.followedSource.applyUpdate.mutate>[0]['groups'],
  ) => {
    const [update] = await waiting();
    if (!update) throw new Error('No update waits');
    const { fileHash, replaces } = update;
    return api.followedSource.applyUpdate.mutate({ source: source.id, fileHash, replaces, groups });
  };
  return { site, api, publisher, source, check, waiting, apply };
}

/** The same with the whole first file applied. */
async function updatedSite(changes: Partial<FollowedSource> = {}) {
  const following = await followingSite(changes);
  following.publisher.publishes(fileWith(), '"1"');
  await following.check();
  await following.apply();
  return following;
}

/** What the current edition of the source says about some pairs, and its figures. */
async function currentOf({ db }: TestSite, pairs: string[] = []) {
  const source = await db
    .selectFrom('rule_sources')
    .innerJoin('rule_editions', 'rule_editions.id', 'current_edition_id')
    .select(['rule_editions.id', 'rule_editions.date', 'rule_count', 'imported_by'])
    .executeTakeFirst();
  const rules = await db
    .selectFrom('entry_rules')
    .select(['passport', 'destination', 'access', 'stay_number', 'source_date', 'source_address'])
    .where('edition_id', '=', source?.id ?? 0)
    .execute();
  const told = Object.fromEntries(
    rules
      .map((rule) => [`${rule.passport}>${rule.destination}`, rule] as const)
      .filter(([pair]) => pairs.includes(pair))
      .map(([pair, { access, stay_number }]) => [pair, `${access} ${stay_number ?? ''}`.trim()]),
  );
  return { ...source, rules: rules.length, told };
}

describe('a good file', () => {
  test('waits for review, and is the current edition once it is applied', async () => {
    const { site, publisher, check, waiting, apply, api } = await followingSite();
    publisher.publishes(fileWith(), '"1"');
    expect(await check()).toEqual({ state: 'fetched', changes: PAIRS, applied: 0 });
    expect(await currentOf(site)).toEqual({ rules: 0, told: {} });
    expect(await waiting()).toMatchObject([
      { source: 'passport-index', date: '2026-03', groups: [{ group: 'new', changes: PAIRS }] },
    ]);
    const { edition } = await apply();
    expect(await currentOf(site)).toMatchObject({ id: edition, date: '2026-03', rules: PAIRS });
    expect(await waiting()).toEqual([]);
    const { entries } = await api.history.list.query({ pageSize: 25 });
    expect(entries.slice(0, 2).map(({ action, title }) => [action, title])).toEqual([
      ['imported', 'Passport Index'],
      ['fetched', 'Passport Index'],
    ]);
  });

  test('is asked for with its ETag, and not sent again', async () => {
    const { publisher, check, waiting } = await followingSite();
    publisher.publishes(fileWith(), '"1"');
    await check();
    expect(await check()).toEqual({ state: 'unchanged' });
    expect(publisher.asked.map(({ etag }) => etag)).toEqual([undefined, '"1"']);
    expect(publisher.asked[0]).toMatchObject({ userAgent: 'Landfall update check' });
    expect(await waiting()).toHaveLength(1);
  });

  test('with the same bytes changes nothing, even without an ETag or after a refusal', async () => {
    const { publisher, check, waiting, api, source } = await followingSite();
    publisher.publishes(fileWith());
    await check();
    const [update] = await waiting();
    await api.followedSource.refuseUpdate.mutate({
      source: source.id,
      fileHash: update?.fileHash ?? '',
    });
    expect(await waiting()).toEqual([]);
    expect(await check()).toEqual({ state: 'unchanged' });
    expect(await waiting()).toEqual([]);
    const { entries } = await api.history.list.query({ pageSize: 25 });
    expect(entries[0]).toMatchObject({ action: 'refused', title: 'Passport Index' });
  });

  test('of a removed source is fetched anew', async () => {
    const { site, check, waiting } = await updatedSite();
    expect(await check()).toEqual({ state: 'unchanged' });
    await removeSource(site.db, 'passport-index');
    expect(await check()).toEqual({ state: 'fetched', changes: PAIRS, applied: 0 });
    expect(await waiting()).toHaveLength(1);
  });

  test('may be compressed', async () => {
    const { publisher, check } = await followingSite();
    publisher.answers((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(fileWith()));
    });
    expect(await check()).toMatchObject({ state: 'fetched', changes: PAIRS });
  });

  test('takes its date from its host if it states none', async () => {
    const { publisher, check, waiting } = await followingSite();
    publisher.answers((_request, response) => {
      const file = fileWith({}, '');
      response.writeHead(200, { 'last-modified': 'Tue, 03 Mar 2026 10:00:00 GMT' }).end(file);
    });
    await check();
    expect(await waiting()).toMatchObject([{ date: '2026-03-03' }]);
  });

  test('without a date gets the reviewer’s', async () => {
    const { site, publisher, check, waiting, api, source } = await followingSite();
    publisher.publishes(fileWith({}, ''));
    await check();
    const [update] = await waiting();
    expect(update?.date).toBeNull();
    const { fileHash = '', replaces = null } = update ?? {};
    await api.followedSource.applyUpdate.mutate({
      source: source.id,
      fileHash,
      replaces,
      date: '2026-04',
    });
    expect(await currentOf(site)).toMatchObject({ date: '2026-04' });
  });
});

describe('a bad answer changes nothing and says why', () => {
  const html = '<!doctype html><title>Sign in</title>';
  const bad: [string, (publisher: Publisher) => void, string][] = [
    ['a page', (it) => it.publishes(html), 'The file has no header of an edition'],
    ['an empty file', (it) => it.publishes(''), 'The file is empty'],
    ['an emptied file', (it) => it.publishes('{}'), 'No country of the file is known'],
    ['a foreign file', (it) => it.publishes('{"JP": 1}'), 'The JSON is no edition'],
    ['half a file', (it) => it.publishes(fileWith().slice(0, 3000)), 'The file is no JSON'],
    [
      'few rules',
      (it) => it.publishes(JSON.stringify(editionOf(codes.slice(0, 6), 90))),
      'The file lacks 102 of the 132 current rules',
    ],
    [
      'ten times as many rules',
      (it) => it.publishes(JSON.stringify(editionOf([...codes, ...manyCodes], 90))),
      'more than 2 times the current 132',
    ],
    [
      'unknown words',
      (it) => it.publishes(fileWith().replaceAll('visa free', 'ask a wizard')),
      'The file has no rules',
    ],
    [
      'a response that ends early',
      (it) =>
        it.answers((_request, response) => {
          response.writeHead(200, { 'content-length': 100_000 });
          // Ends the connection once all of that is sent.
          response.write(fileWith(), () => response.socket?.end());
        }),
      'The file is incomplete',
    ],
    [
      'a compressed file that ends early',
      (it) =>
        it.answers((_request, response) => {
          const half = gzipSync(fileWith()).subarray(0, 200);
          response.writeHead(200, { 'content-encoding': 'gzip' }).end(half);
        }),
      'The file is incomplete',
    ],
    [
      'a file that grows beyond the limit when decompressed',
      (it) =>
        it.answers((_request, response) => {
          const bomb = gzipSync(Buffer.alloc(21_000_000, ' '));
          response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
        }),
      'The file is larger than 20 MB',
    ],
    ['no file', (it) => it.answers((_request, response) => response.writeHead(404).end()), '404'],
    [
      'a redirect to http',
      (it) =>
        it.answers((_request, response) =>
          response.writeHead(302, { location: 'http://localhost/' }).end(),
        ),
      'It is not an https address',
    ],
  ];
  test.each(bad)('%s', async (_name, answer, problem) => {
    await expectNoChange(answer, problem);
  });

  test('a response without an end', async () => {
    const unfinished = ({ answers }: Publisher) =>
      answers((_request, response) => response.writeHead(200).write('{'));
    await expectNoChange(unfinished, 'No answer within 0.3 seconds', 300);
  });

  async function expectNoChange(
    answer: (publisher: Publisher) => void,
    problem: string,
    timeoutMs?: number,
  ) {
    const { site, publisher, check, waiting, api } = await updatedSite();
    const before = await currentOf(site);
    answer(publisher);
    expect(await check(timeoutMs)).toEqual({
      state: 'failed',
      problem: expect.stringContaining(problem),
    });
    expect(await currentOf(site)).toEqual(before);
    expect(await waiting()).toEqual([]);
    const { sources } = await api.followedSource.list.query();
    expect(sources[0]?.last).toMatchObject({ problem: expect.stringContaining(problem) });
    const failedChecks = async () => (await api.dashboard.read.query()).site?.failedChecks;
    expect(await failedChecks()).toEqual([
      { title: 'Passport Index', problem: expect.stringContaining(problem) },
    ]);
    // The next good file is fetched whole.
    publisher.publishes(fileWith({ 'BR>CA': { status: 'e-visa' } }), '"2"');
    expect(await check()).toMatchObject({ state: 'fetched', changes: 1 });
    expect(await failedChecks()).toEqual([]);
  }

  test('a private address', async () => {
    const { site, publisher, source } = await followingSite();
    const strict = { ...options, allowedPrivate: [] };
    const problem = 'It is an address of a private network';
    expect(await checkSource(site.db, source, strict)).toEqual({ state: 'failed', problem });
    expect(publisher.asked).toEqual([]);
    const literal = { ...source, address: 'https://169.254.169.254/latest/' };
    expect(await checkSource(site.db, literal, strict)).toEqual({ state: 'failed', problem });
  });
});

/** Enough other countries for ten times as many pairs. */
const manyCodes =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BS BT BW BY BZ CD CF'.split(
    ' ',
  );

describe('changes', () => {
  const changed = {
    'BR>CA': { status: 'visa required' },
    'BR>DE': { status: 'visa free', days: 30 },
    'BR>FR': { status: 'visa free', days: 180 },
    'BR>GB': { status: 'visa free' },
    'BR>IN': null,
  };

  test('are grouped, listed, and applied by group; every edition can be taken back', async () => {
    const { site, publisher, check, waiting, apply, api } = await updatedSite();
    publisher.publishes(fileWith(changed, '2026-05'), '"2"');
    await check();
    expect((await waiting())[0]?.groups).toEqual([
      { group: 'longer', changes: 1 },
      { group: 'harder', changes: 1 },
      { group: 'shorter', changes: 1 },
      { group: 'removed', changes: 1 },
      { group: 'other', changes: 1 },
    ]);
    const source = 'passport-index';
    expect(
      await api.followedSource.changes.query({ source, group: 'harder', page: 0 }),
    ).toMatchObject({
      total: 1,
      items: [
        {
          passport: 'BR',
          destination: 'CA',
          before: { access: 'visa_free' },
          after: { access: 'visa_required' },
        },
      ],
    });
    await apply(['harder', 'removed']);
    const pairs = Object.keys(changed);
    expect(await currentOf(site, pairs)).toMatchObject({
      // The rest of the edition is no newer than before.
      date: '2026-03',
      rules: PAIRS - 1,
      told: { 'BR>CA': 'visa_required', 'BR>DE': 'visa_free 90', 'BR>FR': 'visa_free 90' },
    });
    expect((await waiting())[0]?.groups.map(({ group }) => group)).toEqual([
      'longer',
      'shorter',
      'other',
    ]);
    await apply();
    expect(await currentOf(site, pairs)).toMatchObject({
      date: '2026-05',
      rules: PAIRS - 1,
      told: { 'BR>DE': 'visa_free 30', 'BR>FR': 'visa_free 180', 'BR>GB': 'visa_free' },
    });
    await api.ruleEdition.rollBack.mutate({ source });
    await api.ruleEdition.rollBack.mutate({ source });
    expect(await currentOf(site, pairs)).toMatchObject({
      rules: PAIRS,
      told: { 'BR>CA': 'visa_free 90', 'BR>IN': 'visa_free 90' },
    });
    // What was taken back isn't offered again.
    expect(await check()).toEqual({ state: 'unchanged' });
    expect(await waiting()).toEqual([]);
  });

  test('that make entry harder or a stay shorter are applied alone where a site allows it', async () => {
    const { site, publisher, check, waiting } = await updatedSite({ appliesHarder: true });
    publisher.publishes(fileWith(changed, '2026-05'), '"2"');
    expect(await check()).toEqual({ state: 'fetched', changes: 3, applied: 2 });
    expect(await currentOf(site, Object.keys(changed))).toMatchObject({
      imported_by: 'automatic update',
      date: '2026-03',
      told: {
        'BR>CA': 'visa_required',
        'BR>DE': 'visa_free 30',
        'BR>FR': 'visa_free 90',
        'BR>GB': 'visa_free 90',
        'BR>IN': 'visa_free 90',
      },
    });
    expect((await waiting())[0]?.groups.map(({ group }) => group)).toEqual([
      'longer',
      'removed',
      'other',
    ]);
  });

  test('of more than 100 rules all wait', async () => {
    const { site, publisher, check } = await updatedSite({ appliesHarder: true });
    const before = await currentOf(site);
    publisher.publishes(JSON.stringify(editionOf(codes, 30)), '"2"');
    expect(await check()).toEqual({ state: 'fetched', changes: PAIRS, applied: 0 });
    expect(await currentOf(site)).toEqual(before);
  });

  test('seen before another edition came are not applied', async () => {
    const { publisher, check, waiting, apply, api } = await updatedSite();
    publisher.publishes(fileWith({ 'BR>CA': { status: 'e-visa' } }), '"2"');
    await check();
    const [seen] = await waiting();
    await apply(['harder']);
    const { fileHash = '', replaces = null } = seen ?? {};
    const late = { source: 'passport-index', fileHash, replaces };
    expect(await refusalOf(api.followedSource.applyUpdate.mutate(late))).toMatchObject({
      code: 'CONFLICT',
    });
  });
});

const matrixHeader =
  'passport,destination,requirement,max_stay_days,visa_types,stay_basis,source_level,source_url,source_last_verified';

/** TravelRequirements' matrix of these pairs. */
function matrix(rows: Record<string, [requirement: string, days: string, page: string]>) {
  const lines = Object.entries(rows).map(([pair, [requirement, days, page]]) => {
    const [passport, destination] = pair.split('>');
    return `${passport},${destination},${requirement},${days},,per-entry,policy,${page},2026-10-09`;
  });
  return [matrixHeader, ...lines, ''].join('\n');
}

describe('TravelRequirements', () => {
  const known = 'https://www.gov.example/visa';
  const rows: Parameters<typeof matrix>[0] = {
    'JP>JP': ['freedom-of-movement', '', known],
    'BR>JP': ['visa-free', '90', known],
    'DE>JP': ['evisa', '', known],
    'FR>JP': ['unconfirmed', '', known],
    'IN>JP': ['travel-permit', '', known],
  };
  const matrixSource = {
    id: 'travelrequirements-matrix',
    format: 'travelrequirements-matrix',
  } as const;

  test('its matrix names the page and day of each rule, whose host waits for review', async () => {
    const { site, publisher, check, waiting, apply } = await followingSite({
      ...matrixSource,
      appliesHarder: true,
    });
    publisher.publishes(matrix(rows), '"1"');
    expect(await check()).toEqual({ state: 'fetched', changes: 3, applied: 0 });
    expect(await waiting()).toMatchObject([
      {
        date: '2026-10-09',
        unknownSites: ['gov.example'],
        groups: [{ group: 'unknownSite', changes: 3 }],
      },
    ]);
    await apply();
    expect(await currentOf(site, ['BR>JP', 'DE>JP', 'IN>JP'])).toMatchObject({
      rules: 3,
      told: { 'BR>JP': 'visa_free 90', 'DE>JP': 'e_visa', 'IN>JP': 'travel_permit' },
    });

    const other = 'https://visa.example.net/japan';
    publisher.publishes(
      matrix({
        ...rows,
        'BR>JP': ['visa-free', '30', known],
        'DE>JP': ['embassy-visa', '', other],
        'IN>JP': ['unconfirmed', '', known],
      }),
      '"2"',
    );
    // The shorter stay of the known page is applied, the harder rule of an unknown site isn't.
    expect(await check()).toEqual({ state: 'fetched', changes: 1, applied: 1 });
    expect(await currentOf(site, ['BR>JP', 'DE>JP', 'IN>JP'])).toMatchObject({
      told: { 'BR>JP': 'visa_free 30', 'DE>JP': 'e_visa', 'IN>JP': 'travel_permit' },
    });
    expect(await waiting()).toMatchObject([{ unknownSites: ['visa.example.net'] }]);
  });

  test('a file without its columns is refused', async () => {
    const { publisher, check } = await followingSite(matrixSource);
    publisher.publishes(matrix(rows).replace('max_stay_days', 'longest_stay'));
    expect(await check()).toEqual({
      state: 'failed',
      problem: 'The file has not the header of visa-matrix.csv: no column for stay',
    });
  });

  test('a destination’s record is read in its published shape', async () => {
    const { site, publisher, check, apply } = await followingSite({
      id: 'japan',
      format: 'travelrequirements-destination',
    });
    const source = { url: known, name: 'Ministry', type: 'government', lastVerified: '2026-10-03' };
    publisher.publishes(
      JSON.stringify({
        id: 'japan',
        iso2: 'JP',
        meta: { lastUpdated: '2026-10-09' },
        visaPolicy: {
          defaultSource: source,
          byPassport: {
            JP: { requirement: 'freedom-of-movement', maxStayDays: null },
            US: { requirement: 'visa-free', maxStayDays: 90 },
            IN: {
              requirement: 'banned',
              maxStayDays: null,
              source: { ...source, url: `${known}/in` },
            },
            KE: { requirement: 'unconfirmed', maxStayDays: null },
          },
        },
      }),
    );
    await check();
    await apply();
    expect(await currentOf(site, ['US>JP', 'IN>JP'])).toMatchObject({
      date: '2026-10-09',
      rules: 2,
      told: { 'US>JP': 'visa_free 90', 'IN>JP': 'no_admission' },
    });
    const pages = await site.db
      .selectFrom('entry_rules')
      .select(['source_address', 'source_date'])
      .orderBy('passport')
      .execute();
    expect(pages).toEqual([
      { source_address: `${known}/in`, source_date: '2026-10-03' },
      { source_address: known, source_date: '2026-10-03' },
    ]);
  });
});

describe('updates', () => {
  test('are off until an administrator says yes', async () => {
    const site = await startTestSite();
    const { api } = await site.signedIn();
    expect(await api.followedSource.list.query()).toMatchObject({
      enabled: null,
      sources: [{ id: 'passport-index' }, { id: 'travelrequirements-matrix' }],
    });
    expect(await listDueSources(site.db)).toEqual([]);
    expect(
      await refusalOf(api.followedSource.check.mutate({ id: 'passport-index' })),
    ).toMatchObject({ code: 'CONFLICT' });
    const { version, ...value } = await api.settings.followedSources.query();
    await api.settings.updateFollowedSources.mutate({ ...value, enabled: true, version });
    expect((await listDueSources(site.db)).map(({ id }) => id)).toEqual([
      'passport-index',
      'travelrequirements-matrix',
    ]);
    const { entries } = await api.history.list.query({ pageSize: 25 });
    expect(entries[0]).toMatchObject({ entity: 'setting', title: 'Followed sources' });
  });

  test('are due by the days of each source; after a failure, the next day', async () => {
    const { site, publisher, check, source } = await followingSite({ days: 3 });
    const dueIn = async (days: number) =>
      (await listDueSources(site.db, new Date(Date.now() + days * DAY_MS))).length;
    expect(await dueIn(0)).toBe(1);
    await check();
    expect([await dueIn(0.5), await dueIn(1.1)]).toEqual([0, 1]);
    publisher.publishes(fileWith());
    await check();
    expect([await dueIn(1.1), await dueIn(3.1)]).toEqual([0, 1]);
    const { api } = await site.signedIn();
    const { version } = await api.settings.followedSources.query();
    const sources = [{ ...source, isOn: false }];
    await api.settings.updateFollowedSources.mutate({ enabled: true, sources, version });
    expect(await dueIn(3.1)).toBe(0);
  });

  test('are checked by a job, which refuses private addresses', async () => {
    const { site, publisher, api } = await followingSite();
    publisher.publishes(fileWith());
    await runJob(site, 'followed-sources');
    expect(publisher.asked).toEqual([]);
    expect((await api.followedSource.list.query()).sources[0]?.last).toMatchObject({
      problem: 'It is an address of a private network',
      waits: false,
    });
  });

  test('can’t replace rules that aren’t an edition’s', async () => {
    const site = await startTestSite({ rules: true });
    const { api } = await site.signedIn();
    const { version, ...value } = await api.settings.followedSources.query();
    const sources = value.sources
      .map((source) => ({ ...source, id: 'travelrequirements' }))
      .slice(0, 1);
    expect(
      await refusalOf(
        api.settings.updateFollowedSources.mutate({ enabled: true, sources, version }),
      ),
    ).toMatchObject({ message: expect.stringContaining('can’t be updated from a file') });
  });
});

describe('the command', () => {
  test('ends with 1 while updates are off, and prints nothing', async () => {
    const { rules } = await ruleCommands();
    expect(await rules('update')).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'Updates are off: an administrator can switch them on under Followed sources in Settings\n',
    });
  });

  test('says what became of each source', async () => {
    const { rules, execute } = await ruleCommands();
    const source = { ...defaultFollowedSources.sources[0], address: 'https://127.0.0.1/a.json' };
    const value = JSON.stringify({ enabled: true, sources: [source] });
    await execute(
      `insert into settings (key, value, updated_at) values ('followed-sources', '${value}', '2026')`,
    );
    const problem = 'It is an address of a private network';
    expect(await rules('update')).toEqual({
      code: 1,
      stdout: `passport-index: ${problem} (https://127.0.0.1/a.json)\n`,
      stderr: '1 source could not be updated\n',
    });
    const { stdout } = await rules('update', 'passport-index', '--json');
    expect(JSON.parse(stdout)).toEqual([
      { source: 'passport-index', address: 'https://127.0.0.1/a.json', state: 'failed', problem },
    ]);
    expect(await rules('update', 'elsewhere')).toMatchObject({
      code: 1,
      stderr: '"elsewhere" is no followed source: take passport-index\n',
    });
    await execute(
      `update settings set value = '${value.replace('"isOn":true', '"isOn":false')}' where key = 'followed-sources'`,
    );
    expect(await rules('update')).toMatchObject({
      code: 0,
      stdout: 'No followed source is switched on\n',
    });
  });
});
