import {
  createTRPCClientProxy,
  type TRPCClient,
  TRPCClientError,
  TRPCUntypedClient,
} from '@trpc/client';
import {
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  type TRPCError,
} from '@trpc/server';
import { type AppRouter, appRouter } from './appRouter.ts';
import type { Context } from './context.ts';

type OnError = (error: TRPCError, procedure: string) => void;

/**
 * A tRPC client that calls queries in this process, without HTTP. `onError` is called for every
 * failure. tRPC's own localLink takes two to four times as long for a small response (115 against
 * 31 µs), because of JSON, observables and abort signals.
 */
export function inProcessClient(context: Context, onError: OnError): TRPCClient<AppRouter> {
  return createTRPCClientProxy<AppRouter>(new InProcessClient(context, onError));
}

class InProcessClient extends TRPCUntypedClient<AppRouter> {
  readonly #context: Context;
  readonly #onError: OnError;

  constructor(context: Context, onError: OnError) {
    super({ links: [] });
    this.#context = context;
    this.#onError = onError;
  }

  override async query(path: string, input?: unknown): Promise<unknown> {
    const call = { type: 'query', path, ctx: this.#context } as const;
    try {
      return await callTRPCProcedure({
        ...call,
        router: appRouter,
        getRawInput: async () => input,
        signal: undefined,
        batchIndex: 0,
      });
    } catch (thrown) {
      const error = getTRPCErrorFromUnknown(thrown);
      this.#onError(error, path);
      const shape = getTRPCErrorShape({ ...call, config: appRouter._def._config, error, input });
      throw TRPCClientError.from<AppRouter>({ error: shape }, { cause: error });
    }
  }
}
