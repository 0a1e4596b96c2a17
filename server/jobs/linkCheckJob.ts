import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { Config } from '../config.ts';
import { checkAllLinks, checksLinks } from '../services/linkChecks/linkChecks.ts';
import { every, type Job } from './scheduler.ts';

const HOUR_MS = 60 * 60 * 1000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** A site that was just installed, or is only tried out, asks nobody. */
const FIRST_AFTER_MS = HOUR_MS;

/** Looks once a week whether outside images and official links are still there. */
export function linkCheckJob(db: Db, config: Config, log: FastifyBaseLogger): Job {
  const weekly = every(WEEK_MS);
  return {
    name: 'link-checks',
    isDue: async (lastRun) => {
      const isTime = lastRun ? weekly(lastRun) : process.uptime() * 1000 >= FIRST_AFTER_MS;
      return Boolean(await isTime) && (await checksLinks(db, config));
    },
    async run(signal) {
      const links = await checkAllLinks(db, config, signal);
      if (links > 0) log.info({ links }, 'Outside images and official links were looked at');
    },
  };
}
