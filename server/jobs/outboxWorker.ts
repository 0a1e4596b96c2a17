import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../db/client.ts';
import type { Config } from '../config.ts';
import { queue } from '../services/mail/outbox.ts';
import { sendDueMails } from '../services/mail/sendDueMails.ts';
import { isDatabaseLost } from '../services/storageErrors.ts';

/**
 * When the outbox is looked into after something was queued, in milliseconds: its transaction may not
 * have been committed yet, or another process may just be at the end of its work.
 */
const POLL_DELAYS_MS = [50, 1000, 5000];

/** How long a stop waits for the mail that is being sent, in milliseconds. */
const CLOSE_LIMIT_MS = 3000;

/**
 * Sends what this process queues as soon as it is there, as long as the server listens. What others
 * queued, and what waits for another attempt, is the job `outbox`'s.
 */
export function sendMailsWhenQueued(app: FastifyInstance, db: OpenDatabase, config: Config): void {
  const closing = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  let sending: Promise<void> = Promise.resolve();

  app.addHook('onListen', async () => {
    queue.on('queued', lookSoon);
  });
  app.addHook('onClose', async () => {
    queue.off('queued', lookSoon);
    for (const timer of timers) clearTimeout(timer);
    closing.abort(new Error('The server stops'));
    const limit = new Promise((resolve) => setTimeout(resolve, CLOSE_LIMIT_MS).unref());
    await Promise.race([sending, limit]);
  });

  function lookSoon() {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    for (const delayMs of POLL_DELAYS_MS) timers.add(setTimeout(look, delayMs).unref());
  }

  function look() {
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
