import { sql } from 'kysely';
import type { Db } from '../client.ts';
import { compiledOnce } from '../compiledQuery.ts';
import type { Continent } from '../schema.ts';
import { flag, mapColumns, plain, text } from './columns.ts';
import { changeContent } from './contentVersion.ts';

const columns = mapColumns({
  /** ISO 3166-1 alpha-2, or XK. */
  code: text('code'),
  name: text('name'),
  continent: plain<Continent>()('continent'),
  flagUrl: text('flag_url'),
  enabled: flag('enabled'),
  /** Offered as a passport and guessed from an address. */
  issuesPassports: flag('issues_passports'),
});

export type Country = ReturnType<typeof columns.fromRow>;

/**
 * Whether visitors may choose its passport, and are guessed to hold it by their address. These are the
 * countries that are counted, as passports and as destinations: a territory whose people hold another
 * country's passport is none of them, whether it is offered as a destination or not.
 */
export function isOfferedPassport({ enabled, issuesPassports }: Country): boolean {
  return enabled && issuesPassports;
}

/** Every country, by name. */
export async function listCountries(db: Db): Promise<Country[]> {
  const rows = await db.selectFrom('countries').select(columns.names).orderBy('name').execute();
  return rows.map(columns.fromRow);
}

/** In SQL the name of the country whose code a column holds, as rows are sorted by; else the code. */
export function nameOfCountry(column: string) {
  return sql`coalesce((select name from countries where code = ${sql.ref(column)}), ${sql.ref(column)})`;
}

/** One country, enabled or not; `undefined` when the code is unknown. */
export async function findCountry(db: Db, code: string): Promise<Country | undefined> {
  const row = await db
    .selectFrom('countries')
    .select(columns.names)
    .where('code', '=', code)
    .executeTakeFirst();
  return row && columns.fromRow(row);
}

/** Whether visitors are offered the country; false for an unknown code too. */
export async function isCountryEnabled(db: Db, code: string): Promise<boolean> {
  const [row] = await enabledByCode(db, [code]);
  return row?.enabled === 1;
}

const enabledByCode = compiledOnce((db) =>
  db.selectFrom('countries').select('enabled').where('code', '=', ''),
);

/** Switches a country on or off; `undefined` when the code is unknown. */
export async function setCountryEnabled(
  db: Db,
  code: string,
  enabled: boolean,
): Promise<Country | undefined> {
  return changeContent(db, async (trx) => {
    const row = await trx
      .updateTable('countries')
      .set({ enabled: enabled ? 1 : 0 })
      .where('code', '=', code)
      .returning(columns.names)
      .executeTakeFirst();
    return row && columns.fromRow(row);
  });
}

/** Adds the countries that are missing and leaves the others as they are. Returns how many came. */
export async function addMissingCountries(db: Db, countries: Country[]): Promise<number> {
  return changeContent(db, async (trx) => {
    const result = await trx
      .insertInto('countries')
      .values(countries.map(columns.toRow))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(result.numInsertedOrUpdatedRows ?? 0);
  });
}
