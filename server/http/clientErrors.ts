import { STATUS_CODES } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import type { RequestLimits } from './limits/requestLimits.ts';
import type { SecurityHeaders } from './securityHeaders.ts';

/** What is said of a request that HTTP doesn't allow. */
export const NOT_UNDERSTOOD = 'This is not a request this server understands.';

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

/**
 * Responds to requests that Node's HTTP parser rejected, which reach no hook or route: with a
 * sentence and the security headers. Then closes the connection, since the start of the next
 * request is unknown.
 */
export function answerClientErrors(
  headers: SecurityHeaders,
  most: RequestLimits,
): ClientErrorHandler {
  return (error, socket) => {
    // After a reset nobody receives a response.
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { status, sentence } = describe(error.code);
    if (!socket.writable) return void socket.destroy(error);
    const lines = Object.entries({
      ...headers.ours,
      connection: 'close',
      'content-type': 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(sentence),
    }).map(([name, value]) => `${name}: ${value}`);
    socket.write(
      [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', sentence].join('\r\n'),
    );
    socket.destroySoon();
  };

  function describe(code: string): { status: number; sentence: string } {
    if (code === 'HPE_HEADER_OVERFLOW') {
      const kilobytes = most.headerBytes / 1024;
      return {
        status: 431,
        sentence: `The headers of this request are too large: send at most ${kilobytes} kB.`,
      };
    }
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
      return { status: 408, sentence: 'This request took too long to arrive.' };
    }
    return { status: 400, sentence: NOT_UNDERSTOOD };
  }
}
