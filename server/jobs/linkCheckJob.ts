import type { FastifyBaseLogger } from 'fastify';
import { DAY_MS, HOUR_MS } from '#core/dates.ts';
import type { Db } from '#db/db.ts';
import type { Config } from '../config.ts';
import { checkAllLinks, checksLinks, LINK_CHECK_JOB } from '../outside/linkChecks.ts';
import { every, type Job } from './scheduler.ts';

const WEEK_MS = 7 * DAY_MS;

/** Delays the first check, so that a new or trial installation sends no requests. */
const FIRST_AFTER_MS = HOUR_MS;

/** Checks external images and official links once a week. */
export function linkCheckJob(db: Db, config: Config, log: FastifyBaseLogger): Job {
  const weekly = every(WEEK_MS);
  return {
    name: LINK_CHECK_JOB,
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
