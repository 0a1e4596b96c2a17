import { expect, test } from 'vitest';
import { fetchFile } from '#server/outside/fetchFile.ts';
import { probeAddress } from '#server/outside/probeAddress.ts';
import { TEST_LIMIT_MS } from '../../runnerLimits.ts';
import { loopback, startPublisher } from '../../support/servers/publisher.ts';
import { startTestSite } from '../../support/site/testApp.ts';
import { runJob } from '../jobs/siteJobsOf.ts';

const options = {
  userAgent: 'Landfall',
  signal: new AbortController().signal,
  timeoutMs: TEST_LIMIT_MS,
  allowedPrivate: loopback,
};

test.each([
  'https://10.0.0.7/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[fd00::7]/',
  'https://[4000::7]/',
  'https://[64:ff9b::a00:7]/',
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
  const lastCheck = async () => (await api.followedSource.list.query()).sources[0]?.last;
  const save = (enabled: boolean, at: number) =>
    api.settings.updateFollowedSources.mutate({ enabled, sources: [source], version: at });

  // Nothing is fetched before an administrator has said yes, nor after a no.
  await runJob(site, 'followed-sources');
  await save(false, version);
  await runJob(site, 'followed-sources');
  expect(await lastCheck()).toBeNull();

  // The publisher is on this machine, so that the attempt itself is all there is.
  const problem = 'It is an address of a private network';
  await save(true, version + 1);
  await runJob(site, 'followed-sources');
  const first = await lastCheck();
  expect(first).toMatchObject({ problem });
  await runJob(site, 'followed-sources');
  expect(await lastCheck()).toEqual(first);
  expect(await api.followedSource.check.mutate({ id: source.id })).toEqual({
    state: 'failed',
    problem,
  });
  expect(publisher.asked).toEqual([]);
});
