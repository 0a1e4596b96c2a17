import { CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#db/db.ts';
import { startTestSite } from '../../support/site/testApp.ts';
import { askEverything } from './everyQuery.ts';

/** Tables that stay small, with the reason. */
const bounded: Record<string, string> = {
  countries: 'there are about 250',
  faqs: 'one page shows all',
  nomad_schemes: 'nothing reads it any more, and the next release removes it',
  work_programmes: 'a few per country',
  ways_to_work: 'a few per country',
  way: 'as above, by its alias',
  settings: 'a few keys',
  users: 'the administrators',
  content_version: 'one row',
  database_id: 'one row',
  rule_sources: 'one row per source of rules',
  source: 'as above, by its alias',
  rule_editions: 'one row per import',
  edition: 'as above, by its alias',
  rule_imports: 'the newest three previews',
  zones: 'the areas of a pack',
  unconfirmed_rules: 'one row per destination of a compilation',
  entry_restrictions: 'a few known restrictions',
  entry_exceptions: 'the exceptions of a compilation and of a few lists',
  stay_policies: 'one row per country and kind of stay',
  transit_policies: 'one row per country at most',
  work_areas: 'a few dozen areas',
  zone_members: 'the countries in zones',
  source_fetches: 'one row per followed source',
  link_checks: 'one row per external address, 5,000 at most',
  shown: 'the external addresses, collected once a week',
  record_imports: 'five previews',
  kysely_migration: 'one row per migration',
  counted: 'entries of the history, up to the limit',
  numbers: 'the ids of the newest rows, if these were deleted',
};

type Exception = { step: RegExp; of: RegExp; why: string };

/** Plan steps that scan or sort a growing table, with the reason why they may. */
const allowed: Exception[] = [
  {
    step: /^SCAN destinations$/,
    of: /^select "id", "name", "country" from "destinations"$/,
    why: 'a file of requirements is compared with the names of all destinations',
  },
  {
    step: /^(SCAN destinations( USING INDEX \w+)?|USE TEMP B-TREE FOR ORDER BY)$/,
    of: /^select "id", "short_description", "description" from "destinations" order by "id"/,
    why: 'the panel’s translations show the texts of all destinations',
  },
  {
    step: /^(SCAN translations( USING INDEX \w+)?|USE TEMP B-TREE FOR ORDER BY|USE TEMP B-TREE FOR LAST TERM OF ORDER BY)$/,
    of: /^select .* from "translations" order by "language", "subject", "id"/,
    why: 'a file has all translations',
  },
  {
    step: /^SCAN answer_watches$/,
    of: /^update "answer_watches" set "last_change_id" = coalesce.* where "purpose" = /,
    why: 'the first transit policies of a site pass over the watches of transit, once',
  },
  {
    step: /^SCAN fact USING INDEX (entry_conditions|application_portals)_by_destination$/,
    of: /^select "fact"."destination"/,
    why: 'the facts of all countries are read once per content version',
  },
  {
    step: /^USE TEMP B-TREE FOR ORDER BY$/,
    of: /^select "edition"."id", "source"."title" as "sourceTitle"/,
    why: 'the page of changes sorts the editions, one per import',
  },
  {
    step: /^(SCAN destinations( USING INDEX \w+)?|USE TEMP B-TREE FOR ORDER BY)$/,
    of: /^select "id", "name", "country", "country_code" as "countryCode" from "destinations" where destinations.status = 'published' order by "id"$/,
    why: 'the search reads all names once per content version, 5,000 in a few ms',
  },
  {
    step: /^SCAN destinations( USING INDEX destinations_last_changes)?$/,
    of: /^select "visa_requirements"."id", "destinations"."id" as "destinationId"/,
    why: 'the review queue compares every requirement of a published destination with its country',
  },
  {
    step: /^SCAN visa_requirements USING INDEX visa_requirements_carried_over$/,
    of: /^select "visa_requirements"."id", "destinations"."id" as "destinationId"/,
    why: 'a partial index of the requirements that nobody has confirmed since an upgrade',
  },
  {
    step: /^SCAN history USING COVERING INDEX history_by_time$/,
    of: /^select count\(\*\) as "count" from \(select "id" from "history" limit \?\) as "counted"$/,
    why: 'the query counts the history up to a limit',
  },
  {
    step: /^USE TEMP B-TREE FOR ORDER BY$/,
    of: /from "visa_requirements" where "id" > \? and "destination_id" = \?/,
    why: 'the query sorts only the requirements of one destination, a few hundred at most',
  },
  {
    step: /^SCAN (images|(destinations|destination_redirects)( USING COVERING INDEX \w+)?)$/,
    of: /^select ("hash", "width", "height"|"id", "name", "country", "country_code" as "countryCode"|"id") from "\w+"( union all select "old_id" as "id" from "destination_redirects")?$/,
    why: 'an import of thousands of records reads all referenced rows at once, in a few ms',
  },
  {
    step: /^SCAN (history|trash USING INDEX trash_by_time)$/,
    of: /^select (?!count).* from "(history|trash)"( where "(id|entity)" (<|>=|not in) .*)? order by "(id|deleted_at)" desc.* limit \?/,
    why: 'the query reads a page in the order of ids or of its index, and stops at its end',
  },
  {
    step: /^SCAN trash USING COVERING INDEX sqlite_autoindex_trash_1$/,
    of: /^select count\(\*\) as "count" from "trash"$/,
    why: 'the query counts the records deleted within 30 days in an index',
  },
  {
    step: /^SCAN destinations USING INDEX destinations_(newest|best_rated)$/,
    of: /where (1 = 1|search_text like .*|\(?destinations\.status = 'published'.*) order by .* limit \?/,
    why: 'the query reads a page in index order and stops at its end; the index contains the search text',
  },
  {
    step: /^(SCAN destinations( USING (COVERING )?INDEX \w+)?|USE TEMP B-TREE FOR .*)$/,
    of: /as "staleRequirements" from "destinations" where "id" in \(/,
    why: 'the panel sorts all rows by any column: 5,000 in 20 to 80 ms; details are read only for the page',
  },
  {
    step: /^SCAN destinations( USING COVERING INDEX destinations_scheduled)?$/,
    of: /as drafts,/,
    why: 'the dashboard counts drafts among 5,000 in 25 ms, and reads only scheduled ones',
  },
  {
    step: /^(SCAN unanswered_requests|USE TEMP B-TREE FOR ORDER BY)$/,
    of: /from "unanswered_requests" where "day" >= \?/,
    why: 'the dashboard sums one month of counts; three months are stored',
  },
  {
    step: /^(SCAN (destinations|destination_images|application_portals|entry_conditions|visa_requirements|entry_rules|work_programmes|ways_to_work)\b.*|USE TEMP B-TREE .*)$/,
    of: /^select (address, min\(kind\)|image_url as address)/,
    why: 'the link check reads all addresses once a week, and after an editor fixes a broken one',
  },
  {
    step: /^(SCAN (application_portals|entry_conditions|visa_requirements|work_programmes|ways_to_work)|USE TEMP B-TREE FOR ORDER BY)$/,
    of: /^select address from application_portals/,
    why: 'the review of a fetched file reads all linked addresses once, to find hosts that are new',
  },
  {
    step: /^(SCAN (application_portals|entry_conditions|visa_requirements|entry_rules)|USE TEMP B-TREE FOR ORDER BY)$/,
    of: /^\s*select address, destination from application_portals/,
    why: 'only when a page was lost, the list of lost pages looks where it is named',
  },
  {
    step: /^(SCAN (application_portals|entry_conditions)|USE TEMP B-TREE FOR ORDER BY)$/,
    of: /from "(application_portals|entry_conditions)" order by "(scheme|kind)", "id"$/,
    why: 'an export reads all entry conditions or official links, a few per country',
  },
  {
    step: /^SCAN destinations$/,
    of: /^select count\(\*\) as "count" from "destinations" where .*("status" = \?|source_date)/,
    why: 'the panel counts them in 25 ms',
  },
  {
    step: /^USE TEMP B-TREE FOR ORDER BY$/,
    of: /from "entry_rules" where .* order by (case access|coalesce\(|\(select title)/s,
    why: 'the panel sorts rules by any column: those of a passport or a destination in 10 to 40 ms, all 39,000 of an edition in 0.1 to 0.3 s',
  },
  {
    step: /^USE TEMP B-TREE FOR GROUP BY$/,
    of: /count\(\*\) as "rules".* from "entry_rules" where .* group by "destination", "purpose"/s,
    why: 'the list of decisions groups all stale rules by what they state',
  },
  {
    step: /^USE TEMP B-TREE FOR (LAST 2 TERMS OF )?ORDER BY$/,
    of: /from "answer_reports" where "status" = .* order by (coalesce\(|reports|last_reported_at (asc|desc), last)/,
    why: 'the panel sorts visitors’ reports, of which few are open',
  },
  {
    step: /^SCAN destinations USING COVERING INDEX \w+$/,
    of: /^select count\(\*\) as "count" from "destinations" where /,
    why: 'counting 5,000 rows in an index takes 2 ms at most: docs/decisions/0001-search-and-counts.md',
  },
  {
    step: /^(SCAN destinations USING COVERING INDEX \w+|USE TEMP B-TREE FOR GROUP BY)$/,
    of: /group by "continent", "type"/,
    why: 'the query counts all destinations by continent and type in an index, in 5 ms',
  },
  {
    step: /^SCAN (contact_messages|newsletter_subscribers|outbox)$/,
    of: /order by "id"( desc)? limit \?/,
    why: 'the query reads a page in the order of ids, that of the table',
  },
  {
    step: /^SCAN \w+ USING COVERING INDEX \w+$/,
    of: /^select count\(\*\) as "count" from "(contact_messages|newsletter_subscribers)"( where (email like|"status" not in) [^)]*\)?)?$/,
    why: 'SQLite sums the row counts of the index pages',
  },
  {
    step: /^SCAN (history USING COVERING INDEX history_by_time|counted)$/,
    of: /^select count\(\*\) as "count" from \(select "id" from "history"/,
    why: 'the query counts up to 10,000 changes in an index',
  },
  {
    step: /^SCAN contact_messages$/,
    of: /^select count\(\*\) .*like \? escape/,
    why: 'no index finds a part of a text',
  },
  {
    step: /^SCAN users$/,
    of: /^select "id", "name", "email" from "users"$/,
    why: 'a name is compared with those of the whole team, of which few are',
  },
  {
    step: /^SCAN outbox USING COVERING INDEX outbox_by_state$/,
    of: /group by "state"/,
    why: 'mails are few: they are deleted after 30 days',
  },
  {
    step: /^USE TEMP B-TREE FOR ORDER BY$/,
    of: /where "answer_watches"."email" = \?/,
    why: 'the query sorts only the answers that one address watches, a hundred at most',
  },
  {
    step: /^SCAN (contact_messages|answer_reports|outbox|history|trash USING INDEX trash_by_time)$/,
    of: /where \(lower\(/,
    why: 'a request for personal data searches all texts for an address',
  },
  {
    step: /^SCAN saved_views USING INDEX \w+$/,
    of: /^select "id", "user_id" as "userId"/,
    why: 'a request for personal data searches all views, of which a user has few',
  },
  {
    step: /^SCAN (newsletter_subscribers|answer_watches)$/,
    of: /^delete from "\w+" where "status" = \? and "created_at" < \?$/,
    why: 'a daily job deletes unconfirmed rows',
  },
  {
    step: /^SCAN destinations USING COVERING INDEX destinations_last_changes(_by_country)?$/,
    of: /"updated_at"/,
    why: 'the sitemap lists every destination',
  },
  {
    step: /^SCAN images USING COVERING INDEX sqlite_autoindex_images_1$/,
    of: /^select "hash" from "images"$/,
    why: 'a daily job compares the stored images with the files',
  },
  {
    step: /^SCAN answer_changes$/,
    of: /"rule_editions"."source_id" order by "answer_changes"."id" desc limit \?/,
    why: 'the query reads an unfiltered page of changes in the order of ids',
  },
  {
    step: /^SCAN pair_requests USING COVERING INDEX pair_requests_most_first$/,
    of: /order by "requests" desc, .* limit \?$/,
    why: 'the query reads the most requested pairs in index order and stops at the limit',
  },
  {
    step: /^SCAN entry_rules USING COVERING INDEX entry_rules_edited$/,
    of: /^select count\(\*\) as "rules", sum\("version"\)/,
    why: 'the index contains only rules that administrators stated or confirmed, and is read only after a content change',
  },
  {
    step: /^USE TEMP B-TREE FOR LAST TERM OF ORDER BY$/,
    of: /"passport" = \? and "purpose" = \?.*order by destination, purpose, id limit/,
    why: 'the query sorts only the few rules of each destination on a page',
  },
  {
    step: /^SCAN agg$/,
    of: /json_group_array/,
    why: 'the query has already found the types or photos of one destination',
  },
];

/** Indexes that only make queries faster, with the reason. */
const onlyQuicker: Record<string, string> = {
  visa_requirements_carried_over:
    'the dashboard asks for the few requirements to confirm; the review queue reads all',
  destinations_unpublished: 'counting and listing drafts reads only the few drafts',
  history_by_record: 'the history of one record reads only its own entries',
  visa_requirements_last_changes:
    'the sitemap reads times from the index, not from each requirement',
};

/** The steps of a statement's plan. */
async function planOf(db: Db, statement: string): Promise<string[]> {
  const values = Array.from(statement.matchAll(/\?/g), () => null);
  const explained = CompiledQuery.raw(`explain query plan ${statement}`, values);
  const { rows } = await db.executeQuery<{ detail: string }>(explained);
  return rows.map(({ detail }) => detail);
}

/** Plan steps that scan a growing table, or sort or collect its rows in temporary structures. */
async function costlySteps(db: Db, statement: string): Promise<string[]> {
  const steps = await planOf(db, statement);
  const grows = (step: string) => {
    const table = /^(?:SCAN|SEARCH) (?!CONSTANT ROW|\d+-ROW VALUES|json_each)(\w+)/.exec(step)?.[1];
    return table !== undefined && !(table in bounded);
  };
  return steps
    .filter((step) => (step.startsWith('SCAN') ? grows(step) : step.startsWith('USE TEMP B-TREE')))
    .filter((step) => step.startsWith('SCAN') || steps.some(grows))
    .filter((step) => !allowed.some((one) => one.step.test(step) && one.of.test(statement)));
}

/** Problems of the statements' plans. */
async function findings(db: Db, statements: string[]): Promise<string[]> {
  const found = [];
  for (const statement of statements) {
    const steps = await costlySteps(db, statement);
    found.push(...steps.map((step) => `${step}: ${statement}`));
  }
  return found;
}

/** Returns the result of `look` on the database without the index, which is restored afterwards. */
async function without<Seen>(db: Db, index: string, look: (db: Db) => Promise<Seen>) {
  let seen: Seen | undefined;
  const undone = new Error('The index comes back');
  const looking = db.transaction().execute(async (trx) => {
    await trx.schema.dropIndex(index).execute();
    seen = await look(trx);
    throw undone;
  });
  await expect(looking).rejects.toBe(undone);
  return seen;
}

// Without statistics SQLite's plans don't depend on the number of rows: those of this small
// database apply to all.
test('no migration gathers statistics', async () => {
  const { db } = await startTestSite();
  const { rows } = await sql`select 1 from sqlite_master where name like 'sqlite_stat%'`.execute(
    db,
  );
  expect(rows).toEqual([]);
});

test('every query uses an index without sorting, and every index is needed', async () => {
  const { site, statements: asked } = await askEverything();
  const statements = [...new Set(asked.map(({ sql }) => sql))]
    // Others begin or end transactions.
    .filter((statement) => /^(select|insert|update|delete|with)\b/i.test(statement));
  expect(statements.length).toBeGreaterThan(100);
  expect(await findings(site.db, statements)).toEqual([]);

  const indexes = await sql<{ name: string }>`select name from sqlite_master
    where type = 'index' and sql is not null and tbl_name not in (${sql.join(Object.keys(bounded))})
  `.execute(site.db);
  expect(indexes.rows.length).toBeGreaterThan(10);
  const plans = await Promise.all(
    statements.map(async (statement) => ({ statement, steps: await planOf(site.db, statement) })),
  );
  const notMissed = [];
  for (const { name } of indexes.rows) {
    // The plans of the others stay as they are.
    const users = plans
      .filter(({ steps }) => steps.some((step) => step.split(/[ ()]/).includes(name)))
      .map(({ statement }) => statement);
    const found = await without(site.db, name, (db) => findings(db, users));
    if (found?.length === 0 && !(name in onlyQuicker)) notMissed.push(name);
  }
  expect(notMissed).toEqual([]);
});
