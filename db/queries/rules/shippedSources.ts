import { sql } from 'kysely';
import {
  type FieldOf,
  fieldsOf,
  type RuleFacts,
  type RuleField,
  type RuleFields,
  ruleFieldNames,
} from '#core/rules/ruleFields.ts';
import type {
  Access,
  PageScope,
  RuleCondition,
  SourceKind,
  SourceQuality,
  StayUnit,
} from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { sqlOf } from '#db/engine.ts';
import { columnOf } from './ruleColumns.ts';

/** A source's description, without its statements. */
export type SourceDescription = {
  id: string;
  title: string;
  publisher: string;
  licence: string;
  address: string | null;
  kind: SourceKind;
  quality: SourceQuality;
  note: string;
};

/** A rule to import; source and edition are those of the import. */
export type ImportedRule = Pick<
  RuleFields,
  FieldOf<'question' | 'note'> | 'access' | 'validFrom' | 'validTo'
> & {
  stay: { number: number; unit: StayUnit } | null;
  condition: { kind: RuleCondition; text: string; otherwise: Access } | null;
  /** Fields that only rules of compilations have. */
  compiled?: Pick<RuleFields, 'contestedAccess'> &
    RuleFacts & {
      /** The government page on which the rule was read, and the day, YYYY-MM-DD. */
      page: { title: string; address: string; checkedOn: string; scope: PageScope };
    };
};

/** Adds a source or replaces its description. */
export async function describeSource(
  db: Db,
  { id, ...description }: SourceDescription,
  now: string,
): Promise<void> {
  await db
    .insertInto('rule_sources')
    .values({ id, ...description, current_edition_id: null, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        ...description,
        version: eb('rule_sources.version', '+', 1),
        updated_at: now,
      })),
    )
    .execute();
}

/**
 * Inserts rules that differ only in passport and destination into an edition, in one statement: 5
 * µs a rule, less than half the time of reading all columns of all rules from JSON. A pair is
 * passport and destination code, such as `BRJP`.
 */
export async function insertEqualRules(
  db: Db,
  { sourceId, editionId, now }: { sourceId: string; editionId: number; now: string },
  rule: Omit<ImportedRule, 'passport' | 'destination'>,
  pairs: string[],
): Promise<void> {
  const stated = Object.entries(fieldsOfRule(rule)) as [RuleField, string | number | null][];
  // Columns without a value keep their default.
  const given = stated.filter(([, value]) => value !== null);
  const columns = given.map(([field]) => sql.ref(columnOf(field)));
  const values = given.map(([, value]) =>
    typeof value === 'number' ? sql`cast(${value} as bigint)` : sql`${value}`,
  );
  await sql`insert into entry_rules (source_id, edition_id, passport, destination, created_at, updated_at,
      ${sql.join(columns)})
    select ${sourceId}, cast(${editionId} as bigint), substr(value, 1, 2), substr(value, 3, 2), ${now}, ${now},
      ${sql.join(values)}
    from ${sqlOf(db).rowsOf(pairs)}`.execute(db);
}

function fieldsOfRule({
  stay,
  condition,
  compiled,
  ...rule
}: Omit<ImportedRule, 'passport' | 'destination'>): Partial<RuleFields> {
  const { page, ...facts } = compiled ?? {};
  return {
    ...rule,
    ...facts,
    ...(stay && { stayNumber: stay.number, stayUnit: stay.unit }),
    ...(condition && {
      condition: condition.kind,
      conditionText: condition.text,
      otherwise: condition.otherwise,
    }),
    ...(page && {
      sourceTitle: page.title,
      sourceAddress: page.address,
      sourceDate: page.checkedOn,
      pageScope: page.scope,
    }),
  };
}

/**
 * Copies administrators' confirmations and refusals, with their sources, from the edition `from` to
 * `to`, which isn't current yet, for rules whose statement is the same in both.
 */
export async function copyConfirmations(
  db: Db,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const copied = fieldsOf('review').map(
    (field) => sql`${sql.ref(columnOf(field))} = old.${sql.ref(columnOf(field))}`,
  );
  // The page of a compilation's rule is that of the new edition.
  const sources = fieldsOf('source').map((field) => {
    const column = sql.ref(columnOf(field));
    return sql`${column} = case when fresh.page_scope is null then old.${column} else fresh.${column} end`;
  });
  const sameQuestion = fieldsOf('question').map(
    (field) => sql`fresh.${sql.ref(columnOf(field))} = old.${sql.ref(columnOf(field))}`,
  );
  const sameStatement = fieldsOf('case', 'answer', 'note').map(
    (field) =>
      sql`fresh.${sql.ref(columnOf(field))} is not distinct from old.${sql.ref(columnOf(field))}`,
  );
  await sql`update entry_rules as fresh
    set ${sql.join([...copied, ...sources])}
    from entry_rules as old
    where old.edition_id = ${from} and fresh.edition_id = ${to}
      and (old.verified_on is not null or old.refused_on is not null)
      and ${sql.join([...sameQuestion, ...sameStatement], sql` and `)}`.execute(db);
}

/**
 * Copies the rules of transit that administrators confirmed or refused from the edition `from` to `to`,
 * which isn't current yet and no longer answers their questions: transit policies took the place of
 * what sources stated, but not of what the team decided. Returns their number.
 */
export async function carryDecidedTransitRules(
  db: Db,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const fields = sql.join(ruleFieldNames.map((field) => sql.ref(columnOf(field))));
  const sameQuestion = fieldsOf('question').map(
    (field) => sql`fresh.${sql.ref(columnOf(field))} = old.${sql.ref(columnOf(field))}`,
  );
  const { numAffectedRows = 0n } = await sql`insert into entry_rules
      (source_id, edition_id, version, created_at, updated_at, ${fields})
    select source_id, cast(${to} as bigint), version, created_at, updated_at, ${fields}
    from entry_rules as old
    where edition_id = ${from} and purpose = 'transit'
      and (verified_on is not null or refused_on is not null)
      and not exists (select 1 from entry_rules as fresh
        where fresh.edition_id = ${to} and ${sql.join(sameQuestion, sql` and `)})`.execute(db);
  const carried = Number(numAffectedRows);
  await db
    .updateTable('rule_editions')
    .set((eb) => ({ rule_count: eb('rule_count', '+', carried) }))
    .where('id', '=', to)
    .execute();
  return carried;
}
