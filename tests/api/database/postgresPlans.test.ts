import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#db/db.ts';
import { statementNames } from '#db/postgres/statementNames.ts';
import { addShortLived, fillLargeSite } from '../../fixtures/largeSite.ts';
import { askEverything } from './everyQuery.ts';
import { type PlanNode, plansOf } from './postgresPlan.ts';
import type { Statement } from './recordedStatements.ts';

/** Tables that stay small, with the reason. */
const bounded: Record<string, string> = {
  countries: 'there are about 250',
  faqs: 'one page shows all',
  settings: 'a few keys',
  users: 'the administrators',
  content_version: 'one row',
  database_id: 'one row',
  rule_sources: 'one row per source of rules',
  rule_editions: 'one row per import',
  rule_imports: 'as above',
  zones: 'the areas of a pack',
  unconfirmed_rules: 'one row per destination of a compilation',
  entry_restrictions: 'a few known restrictions',
  entry_exceptions: 'the exceptions of a compilation and of a few lists',
  stay_policies: 'one row per country and kind of stay',
  transit_policies: 'one row per country at most',
  work_areas: 'a few dozen areas',
  zone_members: 'the countries in zones',
  entry_conditions: 'about six per country',
  application_portals: 'a few per country',
  work_programmes: 'as above',
  ways_to_work: 'as above',
  nomad_schemes: 'nothing reads it any more, and the next release removes it',
  source_fetches: 'one row per followed source',
  link_checks: 'one row per external address, 5,000 at most',
  kysely_migration: 'one row per migration',
  job_runs: 'one row per job',
  trash: 'records deleted within 30 days',
  trash_images: 'the images of these records',
  record_imports: 'five previews',
  account_links: 'one or two per account',
  recovery_codes: 'ten per account',
  saved_views: 'at most 20 per account and list',
};

type Exception = { step: RegExp; of: RegExp; why: string };

/** Plan steps that scan or sort a growing table, with the reason why they may. */
const allowed: Exception[] = [
  {
    step: /^((Seq|Index) Scan of (all of )?destinations\w*|Sort of many rows)$/,
    of: /^select "id", "short_description", "description" from "destinations" order by "id"/,
    why: 'the panel’s translations show the texts of all destinations',
  },
  {
    step: /^((Seq|Index) Scan of (all of )?translations\w*|(Incremental )?Sort of many rows)$/,
    of: /^select .* from "translations" order by "language", "subject", "id"/,
    why: 'a file has all translations',
  },
  {
    step: /^(Seq|Index) Scan of (all of )?destinations\w*$/,
    of: /^select "id", "name", "country", "country_code" as "countryCode" from "destinations" where destinations.status = 'published' order by "id"/,
    why: 'the search reads all names once per content version, 5,000 in a few ms',
  },
  {
    step: /^(Seq|Index( Only)?) Scan of (all of )?(destinations|visa_requirements)\w*$/,
    of: /^select "visa_requirements"."id", "destinations"."id" as "destinationId"/,
    why: 'the review queue compares every requirement of a published destination with its country',
  },
  {
    step: /^Seq Scan of destination_types$/,
    of: /^select "id", "name", "country", .*coalesce\(\(select case when \("required" = /s,
    why: 'the visa-free filter tests every published destination of one type',
  },
  {
    step: /^(Seq Scan of entry_rules|Sort of many rows)$/,
    of: /^select "newer"."id", "newer"."version"/,
    why: 'the review queue compares every rule of a compilation with that of an edition',
  },
  {
    step: /^(Seq|Index Only) Scan of (all of )?(images|destinations|destination_redirects)\w*$/,
    of: /^select ("hash", "width", "height"|"id", "name", "country"|"id") from "\w+"( union all select "old_id" as "id" from "destination_redirects")?$/,
    why: 'an import of thousands of records reads all referenced rows at once, in a few ms',
  },
  {
    step: /^Index Scan of all of destinations_(newest|best_rated)$/,
    of: /order by .* limit \$\d+ offset \$\d+$/,
    why: 'the query reads a page in index order and stops at its end',
  },
  {
    step: /^Index Only Scan of all of destinations_\w+$/,
    of: /^select count\(\*\) as "count" from "destinations" where /,
    why: 'counting 5,000 rows in an index takes 2 ms: docs/decisions/0001-search-and-counts.md',
  },
  {
    step: /^Seq Scan of destinations$/,
    of: /^select count\(\*\) as "count" from "destinations" where .*search_text like \$\d+/,
    why: 'a trigram index finds no search text of one or two letters',
  },
  {
    step: /^((Seq|Index|Index Only) Scan of (all of )?(destinations|visa_requirements|destination_types)\w*|(Incremental )?Sort of many rows|Aggregate of many rows)$/,
    of: /as "staleRequirements" from "destinations"|^select count\(\*\) as "count" from "destinations" where .*("status" = |source_date)/,
    why: 'the panel sorts and counts all rows by any column: 5,000 in 20 to 80 ms',
  },
  {
    step: /^(Incremental )?Sort of many rows$/,
    of: /from "entry_rules" where .* order by (case access|coalesce\(|\(select title)/s,
    why: 'the panel sorts rules by any column: all 39,000 of an edition in 0.1 to 0.3 s',
  },
  {
    step: /^(Seq Scan of entry_rules|(Incremental )?Sort of many rows|Aggregate of many rows)$/,
    of: /count\(\*\) as "rules".* from "entry_rules" where .* group by "destination", "purpose"/s,
    why: 'the list of decisions groups all stale rules by what they state',
  },
  {
    step: /^(Seq Scan of answer_reports|(Incremental )?Sort of many rows)$/,
    of: /from "answer_reports" where "status" = .* order by (coalesce\(|reports|last_reported_at (asc|desc), last)/,
    why: 'the panel sorts visitors’ reports, of which few are open',
  },
  {
    step: /^(Seq|Index|Index Only) Scan of (all of )?(destinations|answer_reports|contact_messages|outbox)\w*$/,
    of: /as drafts,/,
    why: 'the dashboard counts drafts among 5,000 in 25 ms',
  },
  {
    step: /^(Seq Scan of unanswered_requests|Index Scan of all of unanswered_requests_pkey|Sort of many rows|Aggregate of many rows)$/,
    of: /from "unanswered_requests" where "day" >= /,
    why: 'the dashboard sums one month of counts; three months are stored',
  },
  {
    step: /^Sort of many rows$/,
    of: /^select .* from "entry_conditions" (order by "kind", "id"|as "fact" .* order by "fact"."destination", "fact"."kind", "fact"."id")/s,
    why: 'a file has all conditions, as what is derived from all countries: some 1,100 in a few ms',
  },
  {
    step: /^((Seq|Index|Index Only) Scan of .*|Sort of many rows|Aggregate of many rows)$/,
    of: /^select (address, min\(kind\)|image_url as address)/,
    why: 'the link check reads all addresses once a week, and after an editor fixes a broken one',
  },
  {
    step: /^((Seq|Index|Index Only) Scan of .*|Sort of many rows|Aggregate of many rows)$/,
    of: /^select address from application_portals/,
    why: 'the review of a fetched file reads all linked addresses once, to find hosts that are new',
  },
  {
    step: /^((Seq|Index|Index Only) Scan of .*|Sort of many rows|Aggregate of many rows)$/,
    of: /^\s*select address, destination from application_portals/,
    why: 'only when a page was lost, the list of lost pages looks where it is named',
  },
  {
    step: /^(Seq Scan of destination_types|Index Only Scan of all of destinations_\w+|Aggregate of many rows)$/,
    of: /group by "continent", "type"/,
    why: 'the query counts all rows',
  },
  {
    step: /^Index Only Scan of all of history_(by_(time|entity)|pkey)$/,
    of: /^select count\(\*\) as "count" from \(select "id" from "history"/,
    why: 'the query counts up to 10,000 changes in an index',
  },
  {
    step: /^Index Only Scan of all of destinations_last_changes(_by_country)?$/,
    of: /"updated_at"/,
    why: 'the sitemap lists every destination',
  },
  {
    step: /^Index Scan of all of (contact_messages|newsletter_subscribers|answer_changes|history)_pkey$/,
    of: /order by ("answer_changes"\.)?"id"( desc)? limit \$\d+/,
    why: 'the query reads a page in the order of ids',
  },
  {
    step: /^Index Only Scan of all of (contact_messages|newsletter_subscribers)_\w+$/,
    of: /^select count\(\*\) as "count" from "(contact_messages|newsletter_subscribers)"$/,
    why: 'the query counts all rows',
  },
  {
    step: /^Index Only Scan of all of pair_requests_most_first$/,
    of: /order by "requests" desc, .* limit \$\d+$/,
    why: 'the query reads the most requested pairs in index order and stops at the limit',
  },
  {
    step: /^Index Only Scan of all of entry_rules_edited$/,
    of: /^select count\(\*\) as "rules", sum\("version"\)/,
    why: 'the index contains only rules that administrators stated or confirmed',
  },
  {
    step: /^(Seq Scan|Index (Only )?Scan) of .*$/,
    of: /where \(lower\("|lower\(name \|\| |email like \$1/,
    why: 'a search text may be anywhere in messages, mails and history',
  },
  {
    step: /^Seq Scan of users$/,
    of: /^select "id", "name", "email" from "users"$/,
    why: 'a name is compared with those of the whole team, of which few are',
  },
  {
    step: /^(Seq Scan of (contact_messages|outbox)|Index (Only )?Scan of all of (contact_messages|outbox)_\w+)$/,
    of: /"status" not in \(|from "outbox" order by "id" desc|group by "state"|"outbox" where "state" = \$1 order by/,
    why: 'the inbox excludes few rows, and the outbox reads a page or the counts of 30 days',
  },
  {
    step: /^(Seq Scan|Index (Only )?Scan) of .*$/,
    of: /^delete from "(outbox|newsletter_subscribers|answer_watches|unanswered_requests)" where \(*"(state|status|day)" /,
    why: 'a daily job deletes old rows',
  },
  {
    step: /^(Seq Scan of answer_watches|Index (Only )?Scan of all of answer_watches_\w+)$/,
    of: /^select distinct "email" from "answer_watches"/,
    why: 'an hourly job compares all watched answers with the changes',
  },
  {
    step: /^Index Only Scan of all of images_pkey$/,
    of: /^select "hash" from "images"$/,
    why: 'a daily job compares the stored images with the files',
  },
  {
    step: /^Index (Only )?Scan of all of (images_pkey|images_by_upload|destination_images_by_hash)$/,
    of: /^delete from "images" where "uploaded_at" < \$1/,
    why: 'a daily job compares all images with their uses',
  },
];

/** Indexes that no plan uses, with their purpose. */
const notInPlans: Record<string, string> = {
  images_by_upload: 'deleting old images reads only those, even if most are new',
  destination_images_by_hash: 'deleting an image reads only its own photos',
};

/** The number of rows that can be sorted or collected without noticeable delay. */
const FEW = 1000;

/** Steps of a plan that scan a growing table, or sort many rows. */
function costlySteps(plan: PlanNode[]): string[] {
  return plan.flatMap((node) => {
    const { 'Node Type': type, 'Relation Name': table, 'Index Name': index } = node;
    const rows = Math.max(0, ...(node.Plans ?? []).map((below) => below['Plan Rows']));
    const gathers = type.includes('Sort') || node.Strategy === 'Hashed';
    if (gathers && rows > FEW) return [`${type} of many rows`];
    if (!table || table in bounded || table.startsWith('pg_')) return [];
    if (type === 'Seq Scan') return [`Seq Scan of ${table}`];
    return index && !node['Index Cond'] ? [`${type} of all of ${index}`] : [];
  });
}

/** Problems of the plans, and the indexes that they use. */
async function findings(db: Db, statements: Statement[]) {
  const found = new Set<string>();
  const used = new Set<string>();
  for (const statement of statements) {
    const plans = await plansOf(db, statement, { named: isNamed(statement) });
    for (const node of plans.flat()) used.add(node['Index Name'] ?? '');
    for (const step of plans.flatMap(costlySteps)) {
      if (allowed.some((one) => one.step.test(step) && one.of.test(statement.sql))) continue;
      found.add(`${step}: ${statement.sql} ${JSON.stringify(statement.parameters)}`);
    }
  }
  return { found: [...found], used };
}

function isNamed({ sql }: Statement): boolean {
  return statementNames()(sql) !== undefined;
}

test('on PostgreSQL every query of a large site uses an index, and every index is used', async () => {
  const { site, statements } = await askEverything({
    rules: true,
    fill: async (db) => {
      await fillLargeSite(db);
      await sql`analyze`.execute(db);
    },
  });
  await addShortLived(site.db);
  // As autovacuum does, minutes after many changes.
  await sql`vacuum analyze`.execute(site.db);
  const asked = statements.filter(({ sql }) => /^(select|insert|update|delete|with)\b/.test(sql));
  expect(asked.length).toBeGreaterThan(1000);
  const { found, used } = await site.db.connection().execute((db) => findings(db, asked));
  expect(found).toEqual([]);

  const indexes = await sql<{
    name: string;
  }>`select indexrelid::regclass::text as name from pg_index
      where indrelid::regclass::text in (select tablename from pg_tables where schemaname = 'public')
        and not indisunique and not indrelid::regclass::text in (${sql.join(Object.keys(bounded))})
    `.execute(site.db);
  expect(indexes.rows.length).toBeGreaterThan(10);
  const unused = indexes.rows.map(({ name }) => name).filter((name) => !used.has(name));
  expect(unused.filter((name) => !(name in notInPlans))).toEqual([]);
});
