import { openImageStore } from '#server/images/imageStore.ts';
import type { Job } from '#server/jobs/scheduler.ts';
import { siteJobs } from '#server/jobs/siteJobs.ts';
import type { TestSite } from '../../support/site/testApp.ts';

/** A site's jobs, to be run whether due or not. */
export function siteJobsOf({ config, db, app }: TestSite): Job[] {
  return siteJobs({ config, db, images: openImageStore(db.engine.images), log: app.log });
}

/** Runs one of a site's jobs. */
export async function runJob(site: TestSite, name: string): Promise<void> {
  const job = siteJobsOf(site).find((one) => one.name === name);
  if (!job) throw new Error(`There is no job ${name}`);
  await job.run(new AbortController().signal);
}
