import type { ExpressionBuilder } from 'kysely';
import type { BareRule } from '#core/answers/orderOfTruth/storedFacts.ts';
import { fieldsOf } from '#core/rules/ruleFields.ts';
import type { VisaType } from '#core/vocabulary.ts';
import { compiledOnce } from '#db/compiledQuery.ts';
import type { Db } from '#db/db.ts';
import type { Schema } from '#db/schema.ts';
import { selected } from './ruleColumns.ts';
import { membershipSelection, sourceSelection } from './sourceSelection.ts';

/** A source of rules with its current edition; null for administrators' rules. */
export type RuleSource = Awaited<ReturnType<typeof listRuleSources>>[number];

/** The rules of all editions for a passport and a destination, unordered. */
export async function listBareRules(
  db: Db,
  { passport, destination, purpose }: { passport: string; destination: string; purpose: VisaType },
): Promise<BareRule[]> {
  return rulesOfPair(db, [passport, destination, purpose]);
}

/**
 * The rules of administrators, of current editions and of one more (null for none) for a destination
 * and all passports, by passport.
 */
export async function listBareRulesAt(
  db: Db,
  { destination, purpose }: { destination: string; purpose: VisaType },
  editionId: number | null,
): Promise<(BareRule & { passport: string })[]> {
  return rulesOfDestination(db, [destination, purpose, editionId]);
}

/** A rule without texts and addresses, which take longer to read than all other columns. */
export type ResolvableRule = Awaited<ReturnType<typeof listResolvableRulesOfPassport>>[number];

/** The rules of administrators and current editions for a passport, by destination. */
export async function listResolvableRulesOfPassport(
  db: Db,
  { passport, purpose }: { passport: string; purpose: VisaType },
) {
  return rulesOfPassport(db, [passport, purpose]);
}

export async function listRuleSources(db: Db) {
  return db
    .selectFrom('rule_sources')
    .leftJoin('rule_editions', 'rule_editions.id', 'rule_sources.current_edition_id')
    .select([
      'rule_sources.id as sourceId',
      ...sourceSelection,
      'rule_editions.id as editionId',
      'rule_editions.date as editionDate',
    ])
    .execute();
}

export async function listAllZoneMemberships(db: Db) {
  return db
    .selectFrom('zone_members')
    .innerJoin('zones', 'zones.id', 'zone_members.zone_id')
    .select([
      'zone_members.country_code as countryCode',
      ...membershipSelection,
      'zones.source_id as sourceId',
    ])
    .execute();
}

/** All country codes, sorted. */
export async function listCountryCodes(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('countries').select('code').orderBy('code').execute();
  return rows.map((row) => row.code);
}

/**
 * A value that changes with any change to administrators' rules and to imported rules that they
 * confirmed or refused; other imported rules don't change.
 */
export async function readEditedRulesVersion(db: Db): Promise<string> {
  const row = await db
    .selectFrom('entry_rules')
    .select((eb) => [
      eb.fn.countAll<number>().as('rules'),
      eb.fn.sum<number>('version').as('versions'),
      eb.fn.max('updated_at').as('lastUpdate'),
      // Clocks of processes differ, so a replaced rule may show only in its id.
      eb.fn.max('id').as('lastId'),
    ])
    // Matches the condition of the partial index entry_rules_edited.
    .where((eb) =>
      eb.or([
        eb('edition_id', 'is', null),
        eb('verified_on', 'is not', null),
        eb('refused_on', 'is not', null),
      ]),
    )
    .executeTakeFirstOrThrow();
  return JSON.stringify(row);
}

const texts = ['conditionText', 'note', 'sourceTitle', 'sourceAddress'] as const;

/** Read where answers are resolved. */
const facts = fieldsOf('case', 'answer', 'note', 'source', 'compiled', 'review').filter(
  (field): field is Exclude<typeof field, (typeof texts)[number]> =>
    !texts.some((text) => text === field),
);

const withoutTexts = [
  'id',
  'source_id as sourceId',
  'edition_id as editionId',
  ...selected(facts),
] as const;

const withTexts = [...withoutTexts, ...selected(texts), 'updated_at as updatedAt'] as const;

const rulesOfPair = compiledOnce((db) =>
  db
    .selectFrom('entry_rules')
    .select(withTexts)
    .where('passport', '=', '')
    .where('destination', '=', '')
    .where('purpose', '=', 'tourist'),
);

const rulesOfDestination = compiledOnce((db) =>
  db
    .selectFrom('entry_rules')
    .select([...withTexts, 'passport'])
    .where('destination', '=', '')
    .where('purpose', '=', 'tourist')
    .where((eb) => eb.or([...isCurrent(eb), eb('edition_id', '=', 0)]))
    .orderBy('passport'),
);

const rulesOfPassport = compiledOnce((db) =>
  db
    .selectFrom('entry_rules')
    .select((eb) => [
      ...withoutTexts,
      'destination',
      // For imported rules only the edition's date counts.
      eb.case().when('edition_id', 'is', null).then(eb.ref('updated_at')).end().as('updatedAt'),
    ])
    .where('passport', '=', '')
    .where('purpose', '=', 'tourist')
    .where((eb) => eb.or(isCurrent(eb)))
    .orderBy('destination'),
);

function isCurrent(eb: ExpressionBuilder<Schema, 'entry_rules'>) {
  const currentEditions = eb
    .selectFrom('rule_sources')
    .select('current_edition_id')
    .where('current_edition_id', 'is not', null);
  return [eb('edition_id', 'is', null), eb('edition_id', 'in', currentEditions)];
}
