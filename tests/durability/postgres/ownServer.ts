import { inject, onTestFinished } from 'vitest';
import { preparedSite } from '../../support/site/preparedDatabases.ts';
import { startTcpProxy } from './connections/tcpProxy.ts';

/** A prepared database behind a connection that can be cut. Deleted when the test ends. */
export async function databaseBehindProxy(
  filling: Parameters<typeof preparedSite>[0] = 'countries',
) {
  const { address, settings } = await preparedSite(filling);
  const { hostname, port } = new URL(inject('postgres'));
  const proxy = await startTcpProxy({ host: hostname, port: Number(port) });
  onTestFinished(() => proxy.close());
  const url = new URL(address);
  url.port = String(proxy.port);
  return { proxy, direct: address, url: url.href, dataDir: settings.DATA_DIR };
}
