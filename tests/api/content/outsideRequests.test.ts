import { expect, test, vi } from 'vitest';
import { fetchFile } from '../../../server/services/linkChecks/fetchFile.ts';
import { probeAddress } from '../../../server/services/linkChecks/probeAddress.ts';
import { madeUpEdition } from '../../fixtures/madeUpEdition.ts';
import { startPublisher } from '../../fixtures/publisher.ts';
import { runJob } from '../siteJobsOf.ts';
import { startTestSite } from '../testApp.ts';

// This machine plays a public host: what other addresses are is decided as always.
vi.mock('../../../server/lib/ip.ts', async (importOriginal) => {
  const ip = await importOriginal<typeof import('../../../server/lib/ip.ts')>();
  const isPublicAddress = (address: string) =>
    ['127.0.0.1', '::1'].includes(address) || ip.isPublicAddress(address);
  return { ...ip, isPublicAddress };
});

const options = { userAgent: 'Landfall', signal: new AbortController().signal, timeoutMs: 2_000 };

test.each([
  'https://10.0.0.7/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[fd00::7]/',
  'https://[::ffff:10.0.0.7]/',
])('a public host can’t redirect to %s', async (location) => {
  const publisher = await startPublisher();
  publisher.publishes('{}');
  const file = { ...options, etag: null, maxBytes: 1000 };
  expect(await fetchFile(publisher.url, file)).toMatchObject({ state: 'fetched' });
  publisher.answers((_request, response) => response.writeHead(302, { location }).end());
  const problem = 'It is an address of a private network';
  await expect(fetchFile(publisher.url, file)).rejects.toThrow(problem);
  expect(await probeAddress(publisher.url, options)).toEqual({ problem, movedTo: null });
});

test('a followed source that is due is fetched by the job, and at any time by an administrator', async () => {
  const publisher = await startPublisher();
  const site = await startTestSite();
  const { api } = await site.signedIn();
  const { version, sources } = await api.settings.followedSources.query();
  const [source] = sources.map((one) => ({ ...one, address: `${publisher.url}/edition.json` }));
  if (!source) throw new Error('Passport Index is followed by default');
  publisher.publishes(JSON.stringify(madeUpEdition()), '"1"');

  // Nothing is fetched before an administrator has said yes, nor after a no.
  await runJob(site, 'followed-sources');
  const save = (enabled: boolean, at: number) =>
    api.settings.updateFollowedSources.mutate({ enabled, sources: [source], version: at });
  await save(false, version);
  await runJob(site, 'followed-sources');
  expect(publisher.asked).toEqual([]);

  await save(true, version + 1);
  await runJob(site, 'followed-sources');
  expect(await api.followedSource.updates.query()).toMatchObject([
    { source: 'passport-index', groups: [{ group: 'new', changes: 20 }] },
  ]);
  await runJob(site, 'followed-sources');
  expect(publisher.asked).toHaveLength(1);
  expect(publisher.asked[0]?.userAgent).toMatch(/^Landfall update check/);
  expect(await api.followedSource.check.mutate({ id: source.id })).toEqual({ state: 'unchanged' });
  expect(publisher.asked[1]?.etag).toBe('"1"');
});
