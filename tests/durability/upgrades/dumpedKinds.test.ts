// The newest dump holds every kind that this version stores by name, and this version knows those of all.

import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { entryConditionKinds } from '#core/border/conditionKinds.ts';
import * as border from '#core/borderVocabulary.ts';
import { viewedLists } from '#core/inputs/panel/savedView.ts';
import { recordKindNames } from '#core/records/files.ts';
import { historyActions, historyEntities, otherActors } from '#core/records/history.ts';
import { sitePages } from '#core/site/sitePageNames.ts';
import {
  destinationTypes,
  faqCategories,
  messageStatuses,
  outboxStates,
  publishStatuses,
  roles,
} from '#core/siteVocabulary.ts';
import * as vocabulary from '#core/vocabulary.ts';
import { visaTypes } from '#core/vocabulary.ts';
import { openDatabase } from '#db/client.ts';
import type { Db } from '#db/db.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { accountLimits } from '#server/auth/accountLimits.ts';
import { mailKinds } from '#server/mail/outbox.ts';
import { listTranslatableTexts } from '#server/records/translations/translatableTexts.ts';
import * as settings from '#server/site/settings/settings.ts';
import { isTrashed } from '#server/undo/hooksOf.ts';
import { siteJobsOf } from '../../api/jobs/siteJobsOf.ts';
import { retiredTables } from '../../support/retiredTables.ts';
import { startTestSite } from '../../support/site/testApp.ts';
import { releasedDumps, siteOfRelease } from './releasedDatabases.ts';

/** The dumps that hold every kind of their version; the first release's holds few. */
const dumps = releasedDumps(inject('engine')).slice(1);

/** The advice for a kind that the newest dump lacks. */
const ADVICE = 'make one in scripts/dev/preparedSite, and run npm run database-dumps';

/** The settings without a form. */
const otherSettings = ['mail', 'samplesSeeded', 'setupLink', 'signing-key'];

async function databaseOf(dump: string) {
  const { address } = await siteOfRelease(dump);
  const db = openDatabase(address);
  onTestFinished(() => db.destroy());
  await migrateToLatest(db);
  return db;
}

/** The distinct values of a column, `TABLE.COLUMN`. */
async function valuesOf(db: Db, column: string): Promise<string[]> {
  const [table = ''] = column.split('.');
  const { rows } = await sql<{ value: string | null }>`
    select distinct ${sql.ref(column)} as value from ${sql.table(table)}`.execute(db);
  return rows.flatMap(({ value }) => value || []).sort();
}

/** The names that this version stores in each column. */
async function knownKinds(): Promise<[column: string, known: readonly string[]][]> {
  const site = await startTestSite({ env: { LINK_CHECKS: 'on' } });
  const forms = Object.values(settings).flatMap((one) => ('key' in one ? [one.key] : []));
  const pages = sitePages.map((page) => settings.pageSetting(page).key);
  return [
    ['history.entity', Object.keys(historyEntities)],
    ['history.action', Object.keys(historyActions)],
    ['history.actor_kind', ['user', ...Object.keys(otherActors)]],
    ['trash.entity', Object.keys(historyEntities).filter(isTrashed)],
    ['record_imports.options', recordKindNames.map((kind) => JSON.stringify({ kind }))],
    ['settings.key', [...forms, ...pages, ...otherSettings]],
    ['saved_views.list', viewedLists],
    ['job_runs.name', siteJobsOf(site).map(({ name }) => name)],
    ['rate_limits.name', Object.keys(accountLimits)],
    ['outbox.kind', Object.keys(mailKinds)],
    ['outbox.state', outboxStates],
    ['contact_messages.status', messageStatuses],
    ['destinations.status', publishStatuses],
    ['destination_types.type', destinationTypes],
    ['faqs.category', faqCategories],
    ['users.role', roles],
    ['entry_rules.access', vocabulary.accesses],
    ['entry_rules.purpose', visaTypes],
    ['entry_rules.condition', vocabulary.ruleConditions],
    ['entry_rules.application', vocabulary.applicationWays],
    ['entry_rules.page_scope', vocabulary.pageScopes],
    ['entry_restrictions.kind', vocabulary.restrictionKinds],
    ['entry_conditions.kind', entryConditionKinds],
    ['entry_conditions.binding', border.bindings],
    ['entry_conditions.concerns', border.concerned],
    ['entry_conditions.counted_from', border.validityCounts],
    ['entry_conditions.unit', border.periodUnits],
    ['entry_conditions.per', border.amountsPer],
    ['entry_conditions.vaccine', border.vaccines],
    ['entry_conditions.coming_from', border.comingFroms],
    ['application_portals.scheme', border.linkSchemes],
    ['application_portals.binding', border.linkBindings],
    ['application_portals.processing_unit', border.processingUnits],
    ['application_portals.entries', border.visaEntries],
  ];
}

test('every table of this version has rows in the newest dump', async () => {
  const db = await databaseOf(dumps.at(-1) ?? '');
  const empty: string[] = [];
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length === 0 && !retiredTables.includes(name)) empty.push(name);
  }
  expect(empty, ADVICE).toEqual([]);
});

test.each(dumps)('this version knows every name in %s', async (dump) => {
  const db = await databaseOf(dump);
  for (const [column, known] of await knownKinds()) {
    const unknown = (await valuesOf(db, column)).filter((value) => !known.includes(value));
    expect(unknown, column).toEqual([]);
  }
});

test('every name that this version stores is in the newest dump', async () => {
  const db = await databaseOf(dumps.at(-1) ?? '');
  for (const [column, known] of await knownKinds()) {
    const stored = await valuesOf(db, column);
    const missing = known.filter((value) => !stored.includes(value));
    expect(missing, `${column}: ${ADVICE}`).toEqual([]);
  }
  const subjects = (await listTranslatableTexts(db)).map(({ subject }) => kindOfSubject(subject));
  const translated = (await valuesOf(db, 'translations.subject')).map(kindOfSubject);
  expect([...new Set(translated)].sort(), ADVICE).toEqual([...new Set(subjects)].sort());
  expect((await valuesOf(db, 'translations.language')).length).toBeGreaterThan(3);
});

/** A subject without what differs in each record or message. */
function kindOfSubject(subject: string): string {
  return subject
    .replace(/^(faqs|destinations)\/[^/]+/, '$1/*')
    .replace(/^(messages\/\w+)\/\w+$/, '$1/*');
}
