import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/db.ts';
import { installShippedSources } from '#db/packs/installSources.ts';
import { transitRules } from '#db/packs/policies/transitPacks.ts';
import { workRules } from '#db/packs/policies/workPacks.ts';

/** The destinations whose shipped rules and facts stay, and the passports whose rules there do. */
const destinations = ['FR', 'JP', 'KE', 'KR', 'PT', 'RW', 'SM', 'TZ', 'UG'];
const passports = ['AR', 'BR', 'CL', 'DE', 'IN', 'US', 'ZA'];

/**
 * A compilation, a zone, a list of nomad visas and the policies, which together have every kind
 * of statement.
 */
const renewed = ['travelrequirements', 'nordic', 'globenomad', transitRules.id, workRules.id];

const list = (codes: readonly string[]) => sql.join(codes.map((code) => sql.lit(code)));

/** A condition of the rows of a table, and the columns of which a row of each value stays. */
type Deleted = { where: RawBuilder<unknown>; valuesOf?: string[] };

const elsewhere = sql`destination not in (${list(destinations)})`;

/** The shipped rows to be deleted. */
const deleted: Record<string, Deleted> = {
  entry_rules: {
    where: sql`edition_id is not null and version = 1 and verified_on is null
      and refused_on is null and (${elsewhere} or passport not in (${list(passports)}))`,
    valuesOf: ['access', 'purpose', 'condition', 'otherwise', 'application', 'page_scope'],
  },
  entry_conditions: {
    where: sql`source_id is not null and ${elsewhere}`,
    valuesOf: [
      'kind',
      'binding',
      'concerns',
      'counted_from',
      'unit',
      'per',
      'vaccine',
      'detail',
      'coming_from',
    ],
  },
  application_portals: {
    where: sql`source_id is not null and ${elsewhere}`,
    valuesOf: ['scheme', 'binding', 'processing_unit', 'entries'],
  },
  entry_exceptions: { where: elsewhere },
  unconfirmed_rules: { where: elsewhere },
  work_programmes: { where: sql`source_id is not null and ${elsewhere}`, valuesOf: ['kind'] },
  ways_to_work: {
    where: sql`source_id is not null and ${elsewhere}`,
    valuesOf: ['kind', 'status'],
  },
  stay_policies: { where: sql`country_code not in (${list(destinations)})` },
};

/**
 * Deletes most of what ships, which the team has not changed, and then installs some sources again as
 * if they had shipped in another edition before: its statements, now few, are stored with it.
 */
export async function keepFewRules(db: Db): Promise<void> {
  await deleteMost(db);
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('rule_editions')
      .set({ file_hash: '0'.repeat(64) })
      .where('source_id', 'in', renewed)
      .execute();
    const actor = { kind: 'command', id: null, name: 'npm run rules' } as const;
    await installShippedSources(trx, { importedBy: 'command', actor });
  });
  await deleteMost(db);
  await sql`update rule_editions set rule_count =
    (select count(*) from entry_rules where edition_id = rule_editions.id)`.execute(db);
}

async function deleteMost(db: Db): Promise<void> {
  for (const [name, { where, valuesOf = [] }] of Object.entries(deleted)) {
    const table = sql.table(name);
    const kept = valuesOf.map(
      (column) => sql`and id not in (select min(id) from ${table} group by ${sql.ref(column)})`,
    );
    await sql`delete from ${table} where ${where} ${sql.join(kept, sql` `)}`.execute(db);
  }
}
