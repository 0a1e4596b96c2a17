import type { FastifyBaseLogger } from 'fastify';
import { DAY_MS, HOUR_MS, MINUTE_MS, utcDay } from '#core/dates.ts';
import { databaseFile } from '#db/client.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { deleteSessionsExpiredBy } from '#db/queries/accounts/sessions.ts';
import { deleteEndedTries } from '../auth/accountLimits.ts';
import type { Config } from '../config.ts';
import { deleteOldImports } from '../files/importer.ts';
import type { ImageStore } from '../images/imageStore.ts';
import { runWithCorrections } from '../languages/requestLanguage.ts';
import { deleteUnconfirmedWatches } from '../mail/answerWatches.ts';
import { deleteUnconfirmedSubscribers } from '../mail/newsletter.ts';
import { deleteOldOutbox, hasDueMail, sendDueMails } from '../mail/sendDueMails.ts';
import { mailChangedAnswers } from '../mail/watchNews.ts';
import { hasDueDestinations, publishDueDestinations } from '../records/destinations/publishing.ts';
import { NEW_DAY_JOB, recordAnswersOfNewDay } from '../rules/answersOfNewDay.ts';
import { hasUnfinishedImport, removeStagedEditions } from '../rules/editions/stagedEditions.ts';
import { ENDING_RULES_JOB, mailEndingRules } from '../rules/endingRules.ts';
import { deleteOldReports } from '../rules/requests/answerReports.ts';
import { deleteOldUnanswered } from '../rules/requests/unansweredRequests.ts';
import { checkDueSources, listDueSources } from '../rules/sources/followedSources.ts';
import { readCorrections } from '../translations/corrections.ts';
import { purgeTrash } from '../undo/trash.ts';
import { backupJob } from './backupJob.ts';
import { linkCheckJob } from './linkCheckJob.ts';
import { every, type Job } from './scheduler.ts';

/**
 * All recurring jobs of a site, which one process at a time runs. Work of each process, such as
 * storing counters from memory, isn't included.
 */
export function siteJobs({
  config,
  db,
  images,
  log,
}: {
  config: Config;
  db: OpenDatabase;
  images: ImageStore;
  log: FastifyBaseLogger;
}): Job[] {
  const now = () => new Date().toISOString();
  const sweeps: Sweep[] = [
    {
      // Before the images, which trashed records may need.
      name: 'trash',
      isDue: every(HOUR_MS),
      sweep: () => purgeTrash(db),
      message: 'What was in the trash for 30 days was deleted for good',
    },
    {
      name: 'unused-images',
      isDue: every(DAY_MS),
      sweep: () => images.sweep(),
      message: 'Unused images were deleted',
    },
    {
      name: 'old-reports',
      isDue: every(DAY_MS),
      sweep: () => deleteOldReports(db),
      message: 'Old reports were deleted',
    },
    {
      name: 'expired-sessions',
      isDue: every(DAY_MS),
      sweep: () => deleteSessionsExpiredBy(db, now()),
      message: 'Expired sessions were deleted',
    },
    {
      // As often as the limits end: an attack creates many rows.
      name: 'ended-rate-limits',
      isDue: every(15 * MINUTE_MS),
      sweep: () => deleteEndedTries(db),
      message: 'Rate limits that had ended were deleted',
    },
    {
      name: 'old-previews',
      isDue: every(HOUR_MS),
      sweep: () => deleteOldImports(db),
      message: 'Previews of imports that nobody looks at any more were deleted',
    },
    {
      name: 'old-mails',
      isDue: every(DAY_MS),
      sweep: () => deleteOldOutbox(db),
      message: 'Mails that were sent or had failed long ago were deleted',
    },
    {
      name: 'unconfirmed-sign-ups',
      isDue: every(DAY_MS),
      sweep: async () =>
        (await deleteUnconfirmedSubscribers(db)) + (await deleteUnconfirmedWatches(db)),
      message: 'Sign-ups that nobody confirmed were deleted',
    },
    {
      name: 'old-unanswered-requests',
      isDue: every(DAY_MS),
      sweep: () => deleteOldUnanswered(db),
      message: 'Counts of what visitors asked for without an answer were deleted',
    },
    {
      name: 'killed-imports',
      isDue: () => hasUnfinishedImport(db),
      sweep: () => removeStagedEditions(db),
      message: 'Editions that were left half imported were removed',
    },
  ];
  const isBackedUp = config.backups.everyHours > 0 && databaseFile(config.database) !== null;
  const jobs = sweeps.map((sweep) => jobOf(sweep, log));
  const outbox: Job = {
    name: 'outbox',
    isDue: () => hasDueMail(db),
    run: async (signal) => {
      await sendDueMails(db, { config, log, signal });
    },
  };
  const all = [
    ...(isBackedUp ? [backupJob(db, config, log)] : []),
    publishingJob(db, log),
    ...jobs,
    newDayJob(db, log),
    endingRulesJob(db, config),
    watchedAnswersJob(db, config),
    outbox,
    followedSourcesJob(db, config, log),
    ...(config.linkChecks ? [linkCheckJob(db, config, log)] : []),
  ];
  // Jobs write mails, which are worded as the team has corrected them.
  return all.map((job) => ({
    ...job,
    run: async (signal) => runWithCorrections(await readCorrections(db), () => job.run(signal)),
  }));
}

/** Records answers that changed with the new day, before subscribers are notified. */
function newDayJob(db: OpenDatabase, log: FastifyBaseLogger): Job {
  return {
    name: NEW_DAY_JOB,
    isDue: (lastRun) => lastRun === null || utcDay(lastRun) !== utcDay(),
    async run() {
      const changed = await recordAnswersOfNewDay(db);
      if (changed > 0) log.info({ changed }, 'A new day changed answers');
    },
  };
}

/** Notifies the team of rules that end soon. */
function endingRulesJob(db: OpenDatabase, config: Config): Job {
  return {
    name: ENDING_RULES_JOB,
    isDue: (lastRun) => lastRun === null || utcDay(lastRun) !== utcDay(),
    async run() {
      await mailEndingRules(db, config);
    },
  };
}

/** Notifies subscribers of changed answers. */
function watchedAnswersJob(db: OpenDatabase, config: Config): Job {
  return {
    name: 'watched-answers',
    isDue: every(HOUR_MS),
    async run(signal) {
      await mailChangedAnswers(db, config, signal);
    },
  };
}

/** Fetches followed sources that are due, once an administrator has allowed it. */
function followedSourcesJob(db: OpenDatabase, config: Config, log: FastifyBaseLogger): Job {
  return {
    name: 'followed-sources',
    isDue: async () => (await listDueSources(db)).length > 0,
    async run(signal) {
      for (const { source, check } of await checkDueSources(db, config, signal)) {
        if (check.state === 'unchanged') continue;
        const level = check.state === 'failed' ? 'warn' : 'info';
        log[level]({ source: source.id, ...check }, 'A followed source was checked for updates');
      }
    },
  };
}

/** Publishes scheduled destinations, within a minute of their time. */
function publishingJob(db: OpenDatabase, log: FastifyBaseLogger): Job {
  return {
    name: 'scheduled-destinations',
    isDue: () => hasDueDestinations(db),
    async run() {
      const published = await publishDueDestinations(db);
      if (published > 0) log.info({ published }, 'Scheduled destinations were published');
    },
  };
}

/** A job that deletes obsolete rows. */
type Sweep = {
  name: string;
  isDue: Job['isDue'];
  /** Returns the number of deleted rows. */
  sweep: () => Promise<number>;
  /** The log message if rows were deleted. */
  message: string;
};

function jobOf({ name, isDue, sweep, message }: Sweep, log: FastifyBaseLogger): Job {
  return {
    name,
    isDue,
    async run() {
      const deleted = await sweep();
      if (deleted > 0) log.info({ deleted }, message);
    },
  };
}
