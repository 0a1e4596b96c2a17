import type { httpBatchLink } from '@trpc/client';

/**
 * An answer that is not the API's: a refusal from before it, or a page of the proxy in front of the
 * server. The message is for the person who waits.
 */
export class ForeignAnswer extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

type ClientFetch = NonNullable<Parameters<typeof httpBatchLink>[0]['fetch']>;

/** A plain answer longer than this, in characters, is no sentence. */
const SENTENCE_MAX = 300;

const unreachable = 'The server could not be reached. Please try again in a moment.';

const sentences: Record<number, string> = {
  403: 'The server refused this.',
  413: 'This is larger than the server takes.',
  429: 'These were too many requests. Please try again later.',
  502: unreachable,
  503: unreachable,
  504: unreachable,
};

/** What to tell a person of an answer: its own words where it is one plain sentence. */
export function sentenceOf(status: number, contentType: string | null, text: string): string {
  const words = text.trim();
  const isPlain = contentType?.startsWith('text/plain') ?? false;
  if (isPlain && words && words.length <= SENTENCE_MAX && !words.includes('\n')) return words;
  return sentences[status] ?? `The server gave an answer that can’t be read (status ${status}).`;
}

/**
 * The `fetch` of the API's client. Throws ForeignAnswer for what is no answer of the API's, and an
 * Error with a sentence where none came, so that nobody reads what a JSON parser has to say of it.
 */
export const apiFetch: ClientFetch = async (url, init) => {
  const response = await fetch(url, init as RequestInit).catch((cause: unknown) => {
    if (init?.signal?.aborted) throw cause;
    throw new Error(unreachable, { cause });
  });
  const text = await response.text();
  const answer = parse(text);
  if (isApiAnswer(answer)) return { ok: response.ok, json: async () => answer };
  const { status, headers } = response;
  throw new ForeignAnswer(status, sentenceOf(status, headers.get('content-type'), text));
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One answer, or those of a batch (https://trpc.io/docs/rpc#http-response-specification). */
function isApiAnswer(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.every(isApiAnswer);
  return typeof answer === 'object' && answer !== null && ('result' in answer || 'error' in answer);
}
