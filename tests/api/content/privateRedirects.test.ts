import { expect, test, vi } from 'vitest';
import { fetchFile } from '../../../server/services/linkChecks/fetchFile.ts';
import { probeAddress } from '../../../server/services/linkChecks/probeAddress.ts';
import { startPublisher } from '../../fixtures/publisher.ts';

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
