import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DAY_MS } from '#core/dates.ts';
import type { Db } from '#db/db.ts';
import { recordJobRun } from '#db/queries/jobRuns.ts';
import {
  deleteLinkChecksBefore,
  listLinkUses,
  listOutsideAddresses,
  saveLinkCheck,
} from '#db/queries/linkChecks.ts';
import { checkAgain, checkLinks } from '#server/outside/checkLinks.ts';
import { probeAddress } from '#server/outside/probeAddress.ts';
import { ruleFixture } from '../../fixtures/administratorRule.ts';
import { linkFixture } from '../../fixtures/countryRecords.ts';
import { addEdition } from '../../fixtures/ruleEdition.ts';
import { addTransitPolicies, transitPolicy } from '../../fixtures/transitPolicies.ts';
import { TEST_LIMIT_MS } from '../../runnerLimits.ts';
import { loopback } from '../../support/servers/publisher.ts';
import { openDecisions } from '../../support/site/openDecisions.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';
import { siteJobsOf } from '../jobs/siteJobsOf.ts';

type Asked = { method: string; url: string; userAgent: string };

/** A local site whose responses are determined by the path, and its log of requests. */
async function startOtherSite() {
  const asked: Asked[] = [];
  let underWay = 0;
  let most = 0;
  const server: Server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    asked.push({ method, url, userAgent: request.headers['user-agent'] ?? '' });
    underWay += 1;
    most = Math.max(most, underWay);
    response.on('close', () => {
      underWay -= 1;
    });
    if (url.startsWith('/slow')) return;
    if (url.startsWith('/lost')) return response.destroy();
    const { host = '' } = request.headers;
    const elsewhere = `http://${host.replace('127.0.0.1', 'localhost')}/there`;
    if (url.startsWith('/elsewhere'))
      response.writeHead(Number(url.split('?')[1]), { location: elsewhere });
    else if (url === '/moved') response.writeHead(302, { location: '/there' });
    else if (url === '/round') response.writeHead(302, { location: '/round' });
    else if (url === '/inside') response.writeHead(302, { location: 'file:///etc/passwd' });
    else if (url === '/no-head') response.writeHead(method === 'HEAD' ? 405 : 200);
    else response.writeHead(url.startsWith('/gone') ? 404 : url === '/shy' ? 403 : 200);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked, mostAtOnce: () => most };
}

const userAgent = 'Landfall link check (+https://visa.example.com)';
const options = {
  userAgent,
  signal: new AbortController().signal,
  // No answer takes as long, whatever else the machine does.
  timeoutMs: TEST_LIMIT_MS,
};
const local = { ...options, allowedPrivate: loopback, delayMs: 20 };

describe('an external address', () => {
  test.each([
    ['/there', null],
    ['/moved', null],
    ['/no-head', null],
    ['/shy', null],
    ['/gone', '404 Not Found'],
    ['/round', 'It leads on and on'],
    ['/inside', 'It leads on to what is no web page'],
    ['/lost', 'The host ended the connection'],
    ['/elsewhere?302', null],
  ])('%s: %s', async (path, problem) => {
    const { url } = await startOtherSite();
    expect(await probeAddress(url + path, local)).toEqual({ problem, movedTo: null });
  });

  test('that gives no answer is given up', async () => {
    const { url } = await startOtherSite();
    const problem = 'No answer within 0.3 seconds';
    const impatient = { ...local, timeoutMs: 300 };
    expect(await probeAddress(`${url}/slow`, impatient)).toEqual({ problem, movedTo: null });
  });

  test.each(['301', '308'])('has moved when a %s leads to another host', async (status) => {
    const { url } = await startOtherSite();
    expect(await probeAddress(`${url}/elsewhere?${status}`, local)).toEqual({
      problem: null,
      movedTo: `${url.replace('127.0.0.1', 'localhost')}/there`,
    });
  });

  test('is requested with HEAD and our user agent', async () => {
    const { url, asked } = await startOtherSite();
    await probeAddress(`${url}/there`, local);
    expect(asked).toMatchObject([{ method: 'HEAD', userAgent }]);
  });

  test.each([
    '127.0.0.1',
    'localhost',
    '[::1]',
    '10.0.0.7',
    '169.254.169.254',
    '[::ffff:10.0.0.7]',
  ])('is never requested at %s', async (host) => {
    const { url, asked } = await startOtherSite();
    const { problem } = await probeAddress(url.replace('127.0.0.1', host), options);
    expect(problem).toBe('It is an address of a private network');
    expect(asked).toEqual([]);
  });

  test('without a listening server is a problem', async () => {
    const { url } = await startOtherSite();
    const { problem } = await probeAddress(url.replace(/\d+$/, '1'), local);
    expect(problem).toBe('The host refuses connections');
  });
});

async function brokenOf(db: Db) {
  return db.selectFrom('link_checks').selectAll().orderBy('address').execute();
}

test('external images and official links are checked one at a time, and are broken after two failures', async () => {
  const site = await startTestSite({ samples: true });
  const { api } = await site.signedIn();
  const other = await startOtherSite();
  const addresses = ['/gone.jpg', '/there.jpg', '/lost.jpg'].map((path) => other.url + path);
  const ids = await site.db.selectFrom('destinations').select('id').execute();
  await site.db.updateTable('destinations').set({ image_url: '/posters/a.svg' }).execute();
  await site.db.deleteFrom('destination_images').execute();
  await site.db.updateTable('visa_requirements').set({ source_address: null }).execute();
  for (const [index, address] of addresses.entries()) {
    const id = ids[index]?.id ?? '';
    await site.db
      .updateTable('destinations')
      .set({ image_url: address })
      .where('id', '=', id)
      .execute();
  }

  expect(await checkLinks(site.db, local)).toBe(3);
  expect(other.mostAtOnce()).toBe(1);
  expect(await api.linkCheck.broken.query({})).toEqual([]);
  expect((await api.dashboard.read.query()).broken).toEqual({ image: 0, official: 0 });

  await checkLinks(site.db, local);
  const broken = await api.linkCheck.broken.query({});
  expect(broken.map(({ address, problem }) => [address, problem]).sort()).toEqual([
    [addresses[0], '404 Not Found'],
    [addresses[2], 'The host ended the connection'],
  ]);
  expect(broken.find(({ address }) => address === addresses[0])?.uses).toMatchObject([
    { kind: 'destination', id: ids[0]?.id },
  ]);
  expect((await api.dashboard.read.query()).broken).toEqual({ image: 2, official: 0 });

  // Repaired links, and links that are no longer displayed, are removed.
  const there = addresses[1] ?? '';
  await site.db
    .updateTable('destinations')
    .set({ image_url: there })
    .where('id', '!=', ids[2]?.id ?? '')
    .execute();
  await checkLinks(site.db, local);
  expect((await brokenOf(site.db)).map(({ address }) => address)).toEqual(
    [there, addresses[2]].sort(),
  );
});

test('the pages of transit policies are checked, but for those that are only named', async () => {
  const { db } = await startTestSite();
  await addTransitPolicies(db, { id: 'compiled', quality: 'law' }, [
    transitPolicy('JP', { list: 'nobody' }),
  ]);
  const address = 'https://law.example/';
  const outside = async () => (await listOutsideAddresses(db, 5000)).map((link) => link.address);
  expect(await outside()).toContain(address);
  expect(await listLinkUses(db, [address])).toContainEqual({
    ...{ address, kind: 'transit', id: 'JP', name: 'Japan' },
  });
  const { policy } = await db
    .selectFrom('stay_policies')
    .select('policy')
    .executeTakeFirstOrThrow();
  const collected = policy.replace('"quality":"law"', '"quality":"collected"');
  await db.updateTable('stay_policies').set({ policy: collected }).execute();
  expect(await outside()).not.toContain(address);
  expect(await listLinkUses(db, [address])).toEqual([]);
});

test('a kind of broken links is listed however many of another there are', async () => {
  const site = await startTestSite();
  const { api } = await site.signedIn();
  const row = { problem: '404 Not Found', checked_at: '2026-02-08' };
  const images = Array.from({ length: 250 }, (_, index) => ({
    ...row,
    address: `https://a.example/${index}.jpg`,
    kind: 'image' as const,
    failing_since: '2026-02-01',
  }));
  const official = { ...row, address: 'https://a.example/', kind: 'official' as const };
  await site.db
    .insertInto('link_checks')
    .values([...images, { ...official, failing_since: '2026-02-07' }])
    .execute();
  const listed = await api.linkCheck.broken.query({ kind: 'official' });
  expect(listed.map(({ address }) => address)).toEqual(['https://a.example/']);
});

test('links count as checked from the end of the first check on, whether there are any', async () => {
  const site = await startTestSite({ env: { LINK_CHECKS: 'on' } });
  const { api } = await site.signedIn();
  const isKnown = async () => {
    const { linksChecked } = await api.dashboard.read.query();
    expect(await api.linkCheck.everRan.query()).toBe(linksChecked);
    return linksChecked;
  };
  const link = { address: 'https://a.example/', kind: 'official' as const };
  // As a check that is under way, or was ended by a restart.
  await saveLinkCheck(site.db, { ...link, problem: null, movedTo: null }, '2026-02-08');
  expect(await isKnown()).toBe(false);
  await deleteLinkChecksBefore(site.db, '2026-02-09');
  const job = siteJobsOf(site).find(({ name }) => name === 'link-checks');
  await recordJobRun(site.db, job?.name ?? '', '2026-02-09T00:00:00.000Z');
  expect(await isKnown()).toBe(true);
});

test('a known broken one is checked again at once, and no other', async () => {
  const site = await startTestSite();
  const other = await startOtherSite();
  const address = `${other.url}/there`;
  await site.db
    .insertInto('link_checks')
    .values({
      address,
      kind: 'official',
      problem: '404 Not Found',
      checked_at: '2026-02-08',
      failing_since: '2026-02-01',
    })
    .execute();
  expect(await checkAgain(site.db, address, local)).toMatchObject({
    problem: null,
    failingSince: null,
  });
  await expect(checkAgain(site.db, `${other.url}/other`, local)).rejects.toThrow('Link');
  expect(other.asked.length).toBe(1);
});

test('a stopping server aborts the check', async () => {
  const site = await startTestSite({ samples: true });
  const { url } = await startOtherSite();
  await site.db
    .updateTable('destinations')
    .set({ image_url: `${url}/slow` })
    .execute();
  const stopping = new AbortController();
  const look = checkLinks(site.db, { ...local, signal: stopping.signal });
  stopping.abort(new Error('The server stops'));
  await expect(look).rejects.toThrow('The server stops');
});

test('Settings and the environment switch checks off', async () => {
  const off = await startTestSite({ env: { LINK_CHECKS: 'off' } });
  expect(siteJobsOf(off).map(({ name }) => name)).not.toContain('link-checks');
  const refused = (await off.signedIn()).api.linkCheck.checkAgain.mutate({
    address: 'https://a.example/',
  });
  expect(await refusalOf(refused)).toMatchObject({ code: 'CONFLICT' });

  const site = await startTestSite({ env: { LINK_CHECKS: 'on' } });
  const job = siteJobsOf(site).find(({ name }) => name === 'link-checks');
  const weekAgo = new Date(Date.now() - 8 * DAY_MS);
  const yesterday = new Date(Date.now() - DAY_MS);
  expect(await job?.isDue(weekAgo)).toBe(true);
  expect(await job?.isDue(yesterday)).toBe(false);
  // A newly installed server checks no links.
  expect(await job?.isDue(null)).toBe(false);
  const { api } = await site.signedIn();
  await api.settings.updateLinkChecks.mutate({ enabled: false, version: 0 });
  expect(await job?.isDue(weekAgo)).toBe(false);
});

test('an official page that moved or vanished puts its destinations into re-verify', async () => {
  const site = await startTestSite({ samples: true });
  const { api } = await site.signedIn();
  const other = await startOtherSite();
  const gone = `${other.url}/gone`;
  const moved = `${other.url}/elsewhere?301`;
  const there = `${other.url}/there`;
  await site.db.updateTable('destinations').set({ image_url: '/posters/a.svg' }).execute();
  await site.db.deleteFrom('destination_images').execute();
  await site.db.updateTable('visa_requirements').set({ source_address: null }).execute();
  const fields = linkFixture({ address: gone, sourceAddress: there });
  await api.officialLink.create.mutate({ destination: 'JP', fields });
  await addEdition(site.db, { rules: [ruleFixture({ destination: 'KE' })] });
  await site.db.updateTable('entry_rules').set({ source_address: moved }).execute();
  await site.db.updateTable('rule_sources').set({ address: null }).execute();

  expect(await checkLinks(site.db, local)).toBe(3);
  const elsewhere = `${other.url.replace('127.0.0.1', 'localhost')}/there`;
  const lost = () => openDecisions(api, { kind: 'lost_page' });
  expect(await lost()).toMatchObject([
    { country: 'JP', lostPage: { address: gone, problem: '404 Not Found', movedTo: null } },
    { country: 'KE', lostPage: { address: moved, problem: null, movedTo: elsewhere } },
  ]);
  expect((await api.dashboard.read.query()).lostDestinations).toBe(2);

  // A corrected link takes its destination from the list at once.
  await site.db.updateTable('application_portals').set({ address: there }).execute();
  expect(await lost()).toMatchObject([{ country: 'KE' }]);
});
