import type { IncomingMessage } from 'node:http';

/** The scheme and host of a request target in absolute form: "http://visa.example.com/visa-info". */
const schemeAndHost = /^https?:\/\/([^/?#\\]+)(?=[/?]|$)/i;

/**
 * Puts a request target in absolute form into the usual one, a path. The host that it names is the request's
 * from then on, whatever `Host` says (RFC 9112, section 3.2.2). Any other target stays as it is.
 */
export function inOriginForm(request: IncomingMessage & { originalUrl?: string }): IncomingMessage {
  const { url = '' } = request;
  const [start, host] = schemeAndHost.exec(url) ?? [];
  if (start === undefined || host === undefined) return request;
  const path = url.slice(start.length);
  request.headers.host = host;
  request.url = path.startsWith('/') ? path : `/${path}`;
  request.originalUrl = request.url;
  return request;
}
