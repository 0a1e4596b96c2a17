import type { httpBatchLink } from '@trpc/client';
import shellMessages from '#messages/en/shell.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(shellMessages);

/**
 * A response that isn't the API's: an error from before it, or a reverse proxy's page. The message
 * is for display.
 */
export class UnexpectedResponse extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

type ClientFetch = NonNullable<Parameters<typeof httpBatchLink>[0]['fetch']>;

/**
 * Longer plain text responses are not displayed, in characters: above a refused file's reason, which names
 * all columns that a file can have.
 */
const TEXT_MAX = 2000;

/** The messages of statuses, by their keys. */
const keys = {
  403: 'refused',
  413: 'tooLarge',
  429: 'tooMany',
  502: 'unreachable',
  503: 'unreachable',
  504: 'unreachable',
} as const;

/** The message for display: the response's own text if it is one short plain line. */
export function messageOf(status: number, contentType: string | null, text: string): string {
  const line = text.trim();
  const isPlain = contentType?.startsWith('text/plain') ?? false;
  if (isPlain && line && line.length <= TEXT_MAX && !line.includes('\n')) return line;
  const key = keys[status as keyof typeof keys];
  return key ? t(key) : t('unreadable', { status: String(status) });
}

/**
 * The `fetch` of the API's client. Throws UnexpectedResponse for a response that isn't the API's,
 * and an Error with a message for display without a response.
 */
export const apiFetch: ClientFetch = async (url, init) => {
  const response = await fetch(url, init as RequestInit).catch((cause: unknown) => {
    if (init?.signal?.aborted) throw cause;
    throw new Error(t('unreachable'), { cause });
  });
  const text = await response.text();
  const body = parse(text);
  if (isApiResponse(body)) return { ok: response.ok, json: async () => body };
  const { status, headers } = response;
  throw new UnexpectedResponse(status, messageOf(status, headers.get('content-type'), text));
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A response, or a batch of them (https://trpc.io/docs/rpc#http-response-specification). */
function isApiResponse(body: unknown): boolean {
  if (Array.isArray(body)) return body.every(isApiResponse);
  return typeof body === 'object' && body !== null && ('result' in body || 'error' in body);
}
