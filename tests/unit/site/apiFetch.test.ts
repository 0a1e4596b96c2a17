import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { AppRouter } from '#server/trpc/appRouter.ts';
import { apiFetch } from '#src/lib/apiFetch.ts';
import { isApiError, isNetworkFailure, isServerFault, serverMessage } from '#src/lib/trpc.ts';

/** The error that the API's client throws for a real server's response. */
async function errorFor(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return errorAt(`http://127.0.0.1:${port}`);
}

async function errorAt(url: string) {
  const client = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url, fetch: apiFetch })] });
  const calls = [client.country.names.query(), client.faq.list.query()];
  const [first, second] = await Promise.all(
    calls.map((call) =>
      call.then(
        () => {},
        (e) => e,
      ),
    ),
  );
  if (!isApiError(first)) throw new Error('The call was not refused');
  expect(String(second)).toBe(String(first));
  return first;
}

function answerWith(status: number, type: string, body: string): RequestListener {
  return (_request, response) => response.writeHead(status, { 'content-type': type }).end(body);
}

const proxyPage = '<html><head><title>502 Bad Gateway</title></head></html>';

describe('a response that is not the API’s becomes a message', () => {
  test.each([
    [403, 'text/plain; charset=utf-8', 'It came from another site.', 'It came from another site.'],
    [413, 'text/plain', 'It is too large.\n', 'It is too large.'],
    [413, 'text/html', proxyPage, 'This is larger than the server takes.'],
    [429, 'text/html', proxyPage, 'These were too many requests. Please try again later.'],
    [502, 'text/html', proxyPage, /^The server could not be reached\. Please try again/],
    [503, 'text/plain', 'Too many people are here.', 'Too many people are here.'],
    [503, 'text/plain', '', /^The server could not be reached\./],
    [
      500,
      'text/plain',
      'Error: x\n  at y',
      'The server gave an answer that can’t be read (status 500).',
    ],
    [200, 'text/html', '<p>Sign in to the hotel’s network', /can’t be read \(status 200\)\.$/],
    [200, 'application/json', '{"result":', /can’t be read \(status 200\)\.$/],
    [502, 'application/json', '{"message":"no upstream"}', /^The server could not be reached\./],
  ])('%i %s %j', async (status, type, body, sentence) => {
    const error = await errorFor(answerWith(status, type, body));
    if (typeof sentence === 'string') expect(error.message).toBe(sentence);
    else expect(error.message).toMatch(sentence);
    expect(error.message).not.toMatch(/Unexpected|JSON|<|Error/);
    expect(serverMessage(error)).toBe(error.message);
    expect(isServerFault(error)).toBe(true);
    expect(isNetworkFailure(error)).toBe(status >= 500);
  });

  test('and so does a missing response', async () => {
    const error = await errorAt('http://127.0.0.1:1');
    expect(error.message).toMatch(/^The server could not be reached\./);
    expect(serverMessage(error)).toBeUndefined();
    expect(isNetworkFailure(error)).toBe(true);
  });
});

test('the API’s own error is unchanged', async () => {
  const refusal = { message: 'Please sign in', code: -32001, data: { code: 'UNAUTHORIZED' } };
  const body = JSON.stringify([{ error: refusal }, { error: refusal }]);
  const error = await errorFor(answerWith(401, 'application/json', body));
  expect(error.message).toBe('Please sign in');
  expect(error.data?.code).toBe('UNAUTHORIZED');
  expect(isServerFault(error)).toBe(false);
});
