import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { compareTexts } from '#core/compareTexts.ts';
import type { ruleSorts } from '#core/siteVocabulary.ts';
import type { Access, SourceKind, SourceQuality, StayUnit, VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import type { Schema } from '#db/schema.ts';
import { countRows } from '../countRows.ts';
import { nameOfCountry } from '../countries.ts';
import { EDITORS } from './administratorRules.ts';
import { ruleColumns, type StoredRule, toStoredRule } from './ruleColumns.ts';

export type ListedSource = {
  id: string;
  title: string;
  publisher: string;
  address: string | null;
  kind: SourceKind;
  quality: SourceQuality;
  /** The date of the current edition. */
  date: string | null;
  currentEditionId: number | null;
};

/** All sources of rules, by title. */
export async function listSources(db: Db): Promise<ListedSource[]> {
  const rows = await db
    .selectFrom('rule_sources')
    .leftJoin('rule_editions', 'rule_editions.id', 'rule_sources.current_edition_id')
    .select([
      'rule_sources.id',
      'rule_sources.title',
      'rule_sources.publisher',
      'rule_sources.address',
      'rule_sources.kind',
      'rule_sources.quality',
      'rule_editions.date',
      'rule_sources.current_edition_id as currentEditionId',
    ])
    .execute();
  return rows.sort((a, b) => compareTexts(a.title, b.title));
}

/** A filter of rules. */
export type RuleFilter = {
  passport?: string | undefined;
  destination?: string | undefined;
  purpose?: VisaType | undefined;
  access?: Access | undefined;
  /** Only these sources. */
  sources?: readonly string[] | undefined;
  /** Only this edition, which is current. */
  edition?: number | undefined;
  /** Last reviewed before this day. */
  reviewedBefore?: string | undefined;
  /** Answering, with a last day among these. */
  endingOn?: { first: string; last: string } | undefined;
};

/** A sort order of the panel's list other than its default. */
type RuleSort = {
  by: (typeof ruleSorts)[number];
  descending: boolean;
};

/** A page of current rules, by the names of destination and passport or in the given order. */
export async function listRules(
  db: Db,
  filter: RuleFilter,
  page: { limit: number; offset: number; sort?: RuleSort | undefined },
): Promise<StoredRule[]> {
  if (filter.sources?.length === 0) return [];
  const rows = await db
    .selectFrom('entry_rules')
    .select(ruleColumns)
    .where((eb) => passes(eb, filter))
    .orderBy(orderOf(page.sort))
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(toStoredRule);
}

/** Rules of any source by id; unknown ids are omitted. */
export async function listRulesByIds(db: Db, ids: readonly number[]): Promise<StoredRule[]> {
  const rows = await db
    .selectFrom('entry_rules')
    .select(ruleColumns)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map(toStoredRule);
}

export async function countRules(db: Db, filter: RuleFilter): Promise<number> {
  if (filter.sources?.length === 0) return 0;
  return countRows(db.selectFrom('entry_rules').where((eb) => passes(eb, filter)));
}

/** The common fields of a destination's rules with the same answer. */
type SameAnswer = Pick<
  StoredRule,
  'destination' | 'purpose' | 'sourceId' | 'access' | 'stayNumber'
> & { stayUnit: StayUnit | null };

/**
 * The current rules that pass the filter by destination, purpose, source and answer, with their number,
 * and the earliest day on which one was confirmed or its source is of; null if unknown.
 */
export async function listWithSameAnswer(
  db: Db,
  filter: RuleFilter,
): Promise<(SameAnswer & { rules: number; reviewedOn: string | null })[]> {
  if (filter.sources?.length === 0) return [];
  const rows = await db
    .selectFrom('entry_rules')
    .select([
      'destination',
      'purpose',
      'source_id as sourceId',
      'access',
      'stay_number as stayNumber',
      'stay_unit as stayUnit',
    ])
    .select((eb) => [
      eb.fn.countAll<number>().as('rules'),
      eb.fn.min(eb.fn.coalesce('verified_on', 'source_date')).as('reviewedOn'),
    ])
    .where((eb) => passes(eb, filter))
    .groupBy(['destination', 'purpose', 'source_id', 'access', 'stay_number', 'stay_unit'])
    .execute();
  return rows.map((row) => ({ ...row, rules: Number(row.rules) }));
}

const easeOfAccess: Access[] = [
  'freedom_of_movement',
  'visa_free',
  'visa_on_arrival',
  'eta',
  'e_visa',
  'visa_required',
  'no_admission',
];

/** Sort expressions: displayed names of countries and sources; access from the easiest. */
const compared = {
  passport: nameOfCountry('entry_rules.passport'),
  destination: nameOfCountry('entry_rules.destination'),
  access: sql`case access ${sql.join(
    easeOfAccess.map((access, rank) => sql`when ${sql.lit(access)} then ${sql.lit(rank)}`),
    sql` `,
  )} end`,
  stay: sql`coalesce(stay_number * case stay_unit when 'months' then 30 else 1 end, 0)`,
  source: sql`(select title from rule_sources where rule_sources.id = entry_rules.source_id)`,
};

/** The given order, then by destination, purpose and passport, with the countries by name. */
function orderOf(sort: RuleSort | undefined) {
  const { destination, passport } = compared;
  const byNames = sql`${destination}, purpose, ${passport}, entry_rules.id`;
  if (!sort) return byNames;
  return sql`${compared[sort.by]} ${sql.raw(sort.descending ? 'desc' : 'asc')}, ${byNames}`;
}

/** The condition that a rule is an administrator's or in its source's current edition. */
function isCurrent(eb: ExpressionBuilder<Schema, 'entry_rules'>) {
  return eb.or([
    eb('edition_id', 'is', null),
    eb.exists(
      eb
        .selectFrom('rule_sources')
        .select('rule_sources.id')
        .whereRef('rule_sources.current_edition_id', '=', 'entry_rules.edition_id'),
    ),
  ]);
}

function passes(eb: ExpressionBuilder<Schema, 'entry_rules'>, filter: RuleFilter) {
  const conditions: Expression<SqlBool>[] = [
    filter.edition ? eb('edition_id', '=', filter.edition) : isCurrent(eb),
  ];
  for (const column of ['passport', 'destination', 'purpose', 'access'] as const) {
    const value = filter[column];
    if (value) conditions.push(eb(column, '=', value));
  }
  if (filter.sources) {
    const indexed = !filter.passport && !filter.destination;
    conditions.push(
      indexed
        ? eb('source_id', 'in', filter.sources)
        : // The expression hides the column from the index of sources, whose order differs.
          sql<SqlBool>`source_id || '' in (${sql.join(filter.sources)})`,
    );
  }
  if (filter.reviewedBefore) conditions.push(reviewedBefore(filter.reviewedBefore));
  if (filter.endingOn) {
    const { first, last } = filter.endingOn;
    conditions.push(
      eb('valid_to', '>=', first),
      eb('valid_to', '<=', last),
      eb('refused_on', 'is', null),
    );
  }
  return eb.and(conditions);
}

/**
 * A rule's age as answers count it: from the source's date (a year or month counts as its first
 * day) or the last confirmation, whichever is later; for an administrator's rule without either,
 * from its last save. Rules without any date are shown as undated, not as stale.
 */
function reviewedBefore(day: string) {
  const stated = sql`substr(coalesce(source_date,
    (select date from rule_editions where id = edition_id)) || '-01-01', 1, 10)`;
  return sql<SqlBool>`case when verified_on >= ${stated} then verified_on
    else coalesce(${stated}, verified_on,
      case when source_id = ${EDITORS} then substr(updated_at, 1, 10) end) end < ${day}`;
}
