import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import type { Db } from '#db/db.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { addImport } from '#db/queries/imports.ts';
import { recordJobRun } from '#db/queries/jobRuns.ts';
import { saveLinkCheck } from '#db/queries/linkChecks.ts';
import { saveSourceFetch } from '#db/queries/rules/sourceFetches.ts';
import { writeSetting } from '#db/queries/settings.ts';
import { accountLimits, countTries, isAccountLimit } from '#server/auth/accountLimits.ts';
import { readConfig } from '#server/config.ts';
import { recordChange } from '#server/history/recordChange.ts';
import { openImageStore } from '#server/images/imageStore.ts';
import { siteJobs } from '#server/jobs/siteJobs.ts';
import { mailKinds, queueMail } from '#server/mail/outbox.ts';
import { waitingFiles } from '../preparedSite/recordFiles.ts';

/** The file of a followed source that waits for review. */
const matrix = `passport,destination,requirement,max_stay_days,source_url,last_verified
BR,JP,visa-free,90,https://www.mofa.example/,2026-10-09`;

const FILE_HASH = 'e'.repeat(64);

/**
 * Adds what no request to a site makes: rows that only time, mail servers and other sites bring, and
 * what it keeps too few of.
 */
export async function addRows(db: OpenDatabase, settings: Record<string, string>): Promise<void> {
  const now = new Date().toISOString();
  await addImports(db, now);
  await addOutsideRequests(db, now);
  await addMails(db, now);
  await setStandings(db);
  for (const limit of Object.keys(accountLimits).filter(isAccountLimit)) {
    await countTries(db, [{ limit, by: ['203.0.113.0/24'] }]);
  }
  await writeSetting(db, 'setupLink', [{ tokenHash: FILE_HASH, expiresAt: now }], now);
  const config = readConfig(settings);
  const images = openImageStore(db.engine.images);
  for (const { name } of siteJobs({ config, db, images, log: Fastify().log })) {
    await recordJobRun(db, name, now);
  }
}

/** Waiting files of the kinds of which the site kept none, and an import that failed. */
async function addImports(db: Db, now: string): Promise<void> {
  const stored = await db.selectFrom('record_imports').select('options').execute();
  for (const [index, [kind, content]] of waitingFiles.entries()) {
    const options = JSON.stringify({ kind });
    if (stored.some((one) => one.options === options)) continue;
    const id = `00000000-0000-4000-8000-00000000000${index}`;
    await addImport(db, 'record_imports', { id, options, file: gzipSync(content) }, now);
  }
  const id = '00000000-0000-4000-8000-000000000009';
  const failed = { id, options: '{"kind":"faqs"}', file: gzipSync('[]') };
  await addImport(db, 'record_imports', failed, now);
  await db
    .updateTable('record_imports')
    .set({ state: 'failed', message: 'The server that imported it was stopped half way' })
    .where('id', '=', id)
    .execute();
}

/** Checks of links of each kind, and the file of a followed source with its entry in the history. */
async function addOutsideRequests(db: Db, now: string): Promise<void> {
  const gone = { problem: '404 Not Found', movedTo: null };
  const moved = { problem: null, movedTo: 'https://moved.example/' };
  const image = { address: 'https://photos.example/lisbon.jpg', kind: 'image' } as const;
  const page = { address: 'https://evisa.example.org/', kind: 'official' } as const;
  // An address is broken after two failed checks.
  for (const time of ['2026-01-01T00:00:00.000Z', now]) {
    await saveLinkCheck(db, { ...image, ...gone }, time);
  }
  await saveLinkCheck(db, { ...page, ...moved }, now);
  const source = 'travelrequirements-matrix';
  const address = 'https://travelrequirements.info/data/visa-matrix.csv';
  await db.transaction().execute(async (trx) => {
    await saveSourceFetch(trx, {
      source_id: source,
      address,
      etag: '"1"',
      file_hash: FILE_HASH,
      file: gzipSync(matrix),
      modified_on: '2026-10-09',
      checked_at: now,
      fetched_at: now,
    });
    await recordChange(trx, {
      entity: 'rule_source',
      id: source,
      title: 'TravelRequirements.info, visa matrix',
      action: 'fetched',
      after: { address, fileHash: FILE_HASH, changes: 1 },
    });
    await recordChange(trx, {
      entity: 'rule_source',
      id: source,
      title: 'TravelRequirements.info, visa matrix',
      action: 'refused',
      before: { address, fileHash: '1'.repeat(64) },
    });
  });
}

/** A mail of each kind and state, and addresses that were confirmed by a link in one. */
async function addMails(db: Db, now: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const kind of Object.keys(mailKinds) as (keyof typeof mailKinds)[]) {
      await queueMail(trx, {
        kind,
        to: 'ola@example.com',
        subject: 'Kept',
        text: 'A text.',
        ...(kind.startsWith('newsletter') && { headers: { 'List-Unsubscribe': '<https://x.y/>' } }),
      });
    }
    const ofKind = (kind: string) =>
      trx
        .updateTable('outbox')
        .where('to_address', '=', 'ola@example.com')
        .where('kind', '=', kind);
    await ofKind('newsletter-welcome').set({ state: 'sent', sent_at: now, attempts: 1 }).execute();
    const failed = { state: 'failed', attempts: 9, last_error: '550 No such mailbox' } as const;
    await ofKind('watch-changes').set(failed).execute();
    const email = 'gil@example.com';
    await trx
      .updateTable('newsletter_subscribers')
      .set({ status: 'subscribed', confirmed_at: now })
      .where('email', '=', email)
      .execute();
    const { last } = await trx
      .selectFrom('answer_changes')
      .select((eb) => eb.fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('answer_watches')
      .set({ status: 'confirmed', confirmed_at: now, last_sent_at: now, last_change_id: last })
      .where('email', '=', email)
      .execute();
  });
}

/** Requirements that an upgrade carried over, one of which the team put below its country's answer. */
async function setStandings(db: Db): Promise<void> {
  const samples = await db
    .selectFrom('visa_requirements')
    .select('id')
    .where('standing', '=', 'sample')
    .orderBy('id')
    .limit(2)
    .execute();
  for (const [index, { id }] of samples.entries()) {
    const standing = index === 0 ? 'carried_over' : 'set_aside';
    await db.updateTable('visa_requirements').set({ standing }).where('id', '=', id).execute();
  }
}
