import type { ExpressionBuilder } from 'kysely';
import { compareTexts } from '#core/compareTexts.ts';
import type { Db } from '#db/db.ts';
import type { Schema } from '#db/schema.ts';

/** The number of rules of a destination that end on one day. */
export type EndingRules = {
  destination: string;
  destinationName: string;
  endsOn: string;
  rules: number;
};

/** Rules in use whose last day is after `after` and not after `until`, by day and destination. */
export async function listEndingRules(
  db: Db,
  { after, until }: { after: string; until: string },
): Promise<EndingRules[]> {
  const rows = await db
    .selectFrom('entry_rules')
    .innerJoin('rule_sources', 'rule_sources.id', 'entry_rules.source_id')
    .innerJoin('countries', 'countries.code', 'entry_rules.destination')
    .select([
      'entry_rules.destination',
      'countries.name as destinationName',
      'entry_rules.valid_to as endsOn',
    ])
    .where('entry_rules.valid_to', '>', after)
    .where('entry_rules.valid_to', '<=', until)
    .where('entry_rules.refused_on', 'is', null)
    .where((eb) => eb.or(isCurrent(eb)))
    .execute();
  const ending = new Map<string, EndingRules>();
  for (const { destination, destinationName, endsOn } of rows) {
    const key = `${endsOn} ${destinationName}`;
    const known = ending.get(key) ?? {
      destination,
      destinationName,
      endsOn: endsOn ?? until,
      rules: 0,
    };
    ending.set(key, { ...known, rules: known.rules + 1 });
  }
  return [...ending].sort(([a], [b]) => compareTexts(a, b)).map(([, rules]) => rules);
}

/** Whether a rule in use begins, or has ended, on one of the days after `after` up to `today`. */
export async function hasRulesChangingByDate(
  db: Db,
  { after, today }: { after: string; today: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('entry_rules')
    .innerJoin('rule_sources', 'rule_sources.id', 'entry_rules.source_id')
    .select('entry_rules.id')
    .where((eb) => eb.or(isCurrent(eb)))
    .where((eb) =>
      eb.or([
        eb.and([eb('valid_from', '>', after), eb('valid_from', '<=', today)]),
        eb.and([eb('valid_to', '>=', after), eb('valid_to', '<', today)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function isCurrent(eb: ExpressionBuilder<Schema, 'entry_rules' | 'rule_sources'>) {
  return [
    eb('entry_rules.edition_id', 'is', null),
    eb('entry_rules.edition_id', '=', eb.ref('rule_sources.current_edition_id')),
  ];
}
