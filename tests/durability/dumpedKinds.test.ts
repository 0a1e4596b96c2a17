// The newest dump holds every kind that this version stores by name or as JSON.
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { accountLimits } from '../../server/auth/accountLimits.ts';
import {
  historyActions,
  historyEntities,
  otherActors,
} from '../../server/schemas/admin/history.ts';
import { recordKindNames } from '../../server/schemas/admin/recordImport.ts';
import { viewedLists } from '../../server/schemas/admin/savedView.ts';
import { messageStatuses } from '../../server/schemas/mail/inbox.ts';
import { outboxStates } from '../../server/schemas/mail/mail.ts';
import { sitePages } from '../../server/schemas/pages/sitePageNames.ts';
import { mailKinds } from '../../server/services/mail/outbox.ts';
import * as settings from '../../server/services/settings/settings.ts';
import { listTranslatableTexts } from '../../server/services/translations/translatableTexts.ts';
import { isTrashed } from '../../server/services/trash/restorers.ts';
import { siteJobsOf } from '../api/siteJobsOf.ts';
import { startTestSite } from '../api/testApp.ts';
import { releasedDumps, siteOfRelease } from '../releasedDatabases.ts';

/** What to do when the newest dump lacks a kind. */
const ADVICE = 'the newest dump is as this version stores it (else: npm run database-dumps)';

/** The settings without a form. */
const otherSettings = ['mail', 'samplesSeeded', 'setupLink', 'signing-key'];

async function newestDump() {
  const { address } = await siteOfRelease(releasedDumps(inject('engine')).at(-1) ?? '');
  const db = openDatabase(address);
  onTestFinished(() => db.destroy());
  await migrateToLatest(db);
  /** The distinct values of a column, `TABLE.COLUMN`. */
  const valuesOf = async (column: string) => {
    const [table = ''] = column.split('.');
    const { rows } = await sql<{ value: string }>`
      select distinct ${sql.ref(column)} as value from ${sql.table(table)}`.execute(db);
    return rows.map(({ value }) => value).sort();
  };
  return { db, valuesOf };
}

test('every table of this version has rows', async () => {
  const { db } = await newestDump();
  const empty: string[] = [];
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length === 0) empty.push(name);
  }
  expect(empty, ADVICE).toEqual([]);
});

test('every kind that is stored by its name is there, and no other', async () => {
  const { db, valuesOf } = await newestDump();
  const site = await startTestSite({ env: { LINK_CHECKS: 'on' } });
  const forms = Object.values(settings).flatMap((one) => ('key' in one ? [one.key] : []));
  const kinds: [column: string, known: readonly string[]][] = [
    ['history.entity', Object.keys(historyEntities)],
    ['history.action', Object.keys(historyActions)],
    ['history.actor_kind', ['user', ...Object.keys(otherActors)]],
    ['trash.entity', Object.keys(historyEntities).filter(isTrashed)],
    ['record_imports.options', recordKindNames.map((kind) => JSON.stringify({ kind }))],
    ['settings.key', [...forms, ...sitePages.map((page) => `page.${page}`), ...otherSettings]],
    ['saved_views.list', viewedLists],
    ['job_runs.name', siteJobsOf(site).map(({ name }) => name)],
    ['rate_limits.name', Object.keys(accountLimits)],
    ['outbox.kind', Object.keys(mailKinds)],
    ['outbox.state', outboxStates],
    ['contact_messages.status', messageStatuses],
  ];
  for (const [column, known] of kinds) {
    expect(await valuesOf(column), `${column}: ${ADVICE}`).toEqual([...known].sort());
  }
  const subjects = (await listTranslatableTexts(db)).map(({ subject }) => kindOfSubject(subject));
  const translated = (await valuesOf('translations.subject')).map(kindOfSubject);
  expect([...new Set(translated)].sort(), ADVICE).toEqual([...new Set(subjects)].sort());
  expect((await valuesOf('translations.language')).length).toBeGreaterThan(3);
});

/** A subject without what differs in each record or message. */
function kindOfSubject(subject: string): string {
  return subject
    .replace(/^(faqs|destinations)\/[^/]+/, '$1/*')
    .replace(/^(messages\/\w+)\/\w+$/, '$1/*');
}
