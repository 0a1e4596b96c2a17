import { sql } from 'kysely';
import type { SourceKind, VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { countRows } from '../countRows.ts';
import type { SourceDescription } from './shippedSources.ts';

/** A source in use, with its number of statements of each kind. */
export type SourceInUse = SourceDescription & {
  /** The current edition's date: YYYY, YYYY-MM or YYYY-MM-DD; null when unknown. */
  date: string | null;
  rules: number;
  zones: number;
  conditions: number;
  officialLinks: number;
  schemes: number;
  /** The numbers of countries of which it states the rules on changing planes, and on working. */
  transitPolicies: number;
  workPolicies: number;
};

const kinds: SourceKind[] = ['administrator', 'edition', 'compilation', 'official'];

/** All sources in use: the site's editors, editions, then official ones by publisher. */
export async function listSourcesInUse(db: Db): Promise<SourceInUse[]> {
  const rows = await db
    .selectFrom('rule_sources')
    .leftJoin('rule_editions', 'rule_editions.id', 'rule_sources.current_edition_id')
    .select([
      'rule_sources.id',
      'rule_sources.title',
      'rule_sources.publisher',
      'rule_sources.licence',
      'rule_sources.address',
      'rule_sources.kind',
      'rule_sources.quality',
      'rule_sources.note',
      'rule_editions.date',
      'rule_editions.rule_count as editionRules',
      statementsIn('zones').as('zones'),
      statementsIn('entry_conditions').as('conditions'),
      statementsIn('application_portals').as('officialLinks'),
      nomadVisas.as('schemes'),
      policiesOn('transit').as('transitPolicies'),
      policiesOn('working').as('workPolicies'),
    ])
    .execute();
  const editors = rows.filter(({ kind }) => kind === 'administrator');
  const byEditors = new Map<string, number>();
  for (const { id } of editors) byEditors.set(id, await countRulesOf(db, id));
  return rows
    .map(({ editionRules, ...source }) => ({
      ...source,
      rules: editionRules ?? byEditors.get(source.id) ?? 0,
    }))
    .filter(({ rules, zones, conditions, officialLinks, schemes, transitPolicies, workPolicies }) =>
      [rules, zones, conditions, officialLinks, schemes, transitPolicies, workPolicies].some(
        (count) => count > 0,
      ),
    )
    .sort(
      (a, b) =>
        kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
        a.publisher.localeCompare(b.publisher, 'en') ||
        a.title.localeCompare(b.title, 'en'),
    );
}

/** The number of rows of a table that `rule_sources` states. */
function statementsIn(table: string) {
  return sql<number>`(select count(*) from ${sql.table(table)} where source_id = rule_sources.id)`;
}

/** The number of a source's visas for remote workers. */
const nomadVisas = sql<number>`(select count(*) from ways_to_work
  where source_id = rule_sources.id and kind = 'digital_nomad')`;

/** The number of a source's policies on a kind of stay. */
function policiesOn(purpose: VisaType) {
  return sql<number>`(select count(*) from stay_policies
    where source_id = rule_sources.id and purpose = ${purpose})`;
}

function countRulesOf(db: Db, sourceId: string): Promise<number> {
  return countRows(db.selectFrom('entry_rules').where('source_id', '=', sourceId));
}
