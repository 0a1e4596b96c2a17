import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A process behind the balancer. */
export type Backend = {
  port: number;
  /** The time of its last kill, by `performance.now`; infinite while it is being killed. */
  killedAt: number;
};

/** A failure at a backend after a request had been sent. */
type Failure = { path: string; reason: string; wasKilled: boolean };

/**
 * A round-robin load balancer, with a connection per request. If a connection is refused, with
 * nothing sent, the next backend is tried; any other failure is a 502 and is listed, with whether
 * its process was killed meanwhile. Closed when the test ends.
 */
export async function startBalancer(backends: Backend[]) {
  const failures: Failure[] = [];
  let turn = 0;
  const server = createServer(async (incoming, outgoing) => {
    const began = performance.now();
    const body = await buffer(incoming);
    pass(turn++, backends.length);

    function pass(index: number, left: number) {
      const backend = backends[index % backends.length] as Backend;
      const { method, url: path = '', headers } = incoming;
      const upstream = send({
        port: backend.port,
        host: '127.0.0.1',
        method,
        path,
        headers,
        agent: false,
      });
      const fail = (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && left > 1) return pass(index + 1, left - 1);
        failures.push({ path, reason: error.message, wasKilled: backend.killedAt >= began });
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(502).end();
      };
      upstream.once('error', fail);
      upstream.once('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.once('error', fail);
      });
      upstream.end(body);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, failures };
}
