import type { FastifyReply } from 'fastify';
import { limitConcurrency, QueueFullError } from '../../lib/concurrencyLimit.ts';
import { yieldToNewConnections } from '../limits/pendingConnections.ts';

/** Responses produced at a time: more would only make each iteration of the event loop longer. */
const CONCURRENCY = 10;

/** At a fifth of a millisecond an answer, and a few milliseconds a table, a second's work at most. */
const QUEUE_MAX = 200;

const limitResponses = limitConcurrency({ concurrency: CONCURRENCY, queueMax: QUEUE_MAX });

/** Runs what produces one response of the JSON API when it can; 503 where too many wait already. */
export async function limited(
  reply: FastifyReply,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await limitResponses(async () => {
      await yieldToNewConnections();
      return work();
    });
  } catch (error) {
    if (error instanceof QueueFullError) return reply.overloaded();
    throw error;
  }
}
