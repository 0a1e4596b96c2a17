import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '#db/engine.ts';
import type { Config } from '../config.ts';
import { queue } from '../mail/outbox.ts';
import { sendDueMails } from '../mail/sendDueMails.ts';
import { isDatabaseLost } from '../storageErrors.ts';

/**
 * Delays of checking the outbox after a mail was queued, in ms: the transaction may not be
 * committed yet, or another process may be finishing its run.
 */
const POLL_DELAYS_MS = [50, 1000, 5000];

/** How long shutdown waits for the mail being sent, in ms. */
const CLOSE_LIMIT_MS = 3000;

/**
 * Sends mail queued by this process promptly while the server listens. Mail of other processes and
 * retries are sent by the job `outbox`.
 */
export function sendMailsWhenQueued(app: FastifyInstance, db: OpenDatabase, config: Config): void {
  const closing = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  let sending: Promise<void> = Promise.resolve();

  app.addHook('onListen', async () => {
    queue.on('queued', scheduleChecks);
  });
  app.addHook('onClose', async () => {
    queue.off('queued', scheduleChecks);
    for (const timer of timers) clearTimeout(timer);
    closing.abort(new Error('The server stops'));
    const limit = new Promise((resolve) => setTimeout(resolve, CLOSE_LIMIT_MS).unref());
    await Promise.race([sending, limit]);
  });

  function scheduleChecks() {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    for (const delayMs of POLL_DELAYS_MS) timers.add(setTimeout(checkOutbox, delayMs).unref());
  }

  function checkOutbox() {
    sending = sending.then(async () => {
      if (closing.signal.aborted) return;
      try {
        await sendDueMails(db, { config, log: app.log, signal: closing.signal });
      } catch (err) {
        if (!isDatabaseLost(err)) app.log.error({ err }, 'The outbox was not sent');
      }
    });
  }
}
