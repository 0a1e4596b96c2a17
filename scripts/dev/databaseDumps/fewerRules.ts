import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { installShippedSources } from '../../../db/seed/rules/installSources.ts';

/** The destinations whose shipped rules and facts stay, and the passports whose rules there do. */
const destinations = ['FR', 'JP', 'KE', 'KR', 'PT', 'RW', 'SM', 'TZ', 'UG'];
const passports = ['AR', 'BR', 'CL', 'DE', 'IN', 'US', 'ZA'];

/** A compilation, a zone and a list of nomad visas, which together have every kind of statement. */
const renewed = ['travelrequirements', 'nordic', 'globenomad'];

const list = (codes: readonly string[]) => sql.join(codes.map((code) => sql.lit(code)));

/** The condition of a shipped row of each table to be deleted. */
const deleted: Record<string, RawBuilder<unknown>> = {
  entry_rules: sql`edition_id is not null and version = 1 and verified_on is null
    and refused_on is null
    and not (destination in (${list(destinations)}) and passport in (${list(passports)}))`,
  entry_conditions: sql`source_id is not null and destination not in (${list(destinations)})`,
  application_portals: sql`source_id is not null and destination not in (${list(destinations)})`,
  entry_exceptions: sql`destination not in (${list(destinations)})`,
  unconfirmed_rules: sql`destination not in (${list(destinations)})`,
  nomad_schemes: sql`country_code not in (${list(destinations)})`,
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
  for (const [table, condition] of Object.entries(deleted)) {
    await sql`delete from ${sql.table(table)} where ${condition}`.execute(db);
  }
}
