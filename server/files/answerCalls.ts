import { parentPort } from 'node:worker_threads';
import { DomainError } from '../errors.ts';
import type { FromThread, ToThread } from './fileThread.ts';

/** Answers the calls to a file thread, in the thread, with the functions of this object. */
export function answerCalls(functionsOf: (send: (message: FromThread) => void) => object): void {
  const port = parentPort;
  if (!port) throw new Error('The script of a file thread runs in a worker thread');
  const send = (message: FromThread) => port.postMessage(message);
  const functions = functionsOf(send);
  port.on('message', async ({ call, name, args }: ToThread) => {
    try {
      const work: (...given: unknown[]) => Promise<unknown> = Reflect.get(functions, name);
      send({ call, result: await work(...args) });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
      const kind = error instanceof DomainError ? error.kind : null;
      send({ call, error: { kind, message, code } });
    }
  });
}
