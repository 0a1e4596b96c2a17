import type { FastifyInstance } from 'fastify';

const ONE_DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Runs `sweep`, which gives how many it deleted, when the server is ready and then once a day, until
 * it is closed. `message` is logged where there were any.
 */
export function sweepDaily(
  app: FastifyInstance,
  { sweep, message }: { sweep: () => Promise<number>; message: string },
): void {
  const run = () =>
    sweep()
      .then((deleted) => deleted > 0 && app.log.info({ deleted }, message))
      .catch((error: unknown) => app.log.error({ err: error }));
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    await run();
    timer = setInterval(run, ONE_DAY_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
