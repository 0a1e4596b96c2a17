import type { FastifyReply } from 'fastify';
import { limitConcurrency, QueueFullError } from '../lib/concurrencyLimit.ts';
import { yieldToNewConnections } from '../lib/pendingConnections.ts';

/** Responses produced at a time: more would only lengthen each iteration of the event loop. */
const CONCURRENCY = 10;

/** About a second's work at most: an answer takes 0.2 ms, a table a few ms. */
const QUEUE_MAX = 200;

const limitResponses = limitConcurrency({ concurrency: CONCURRENCY, queueMax: QUEUE_MAX });

/** Produces a response under the concurrency limit of the JSON API; 503 when the queue is full. */
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
