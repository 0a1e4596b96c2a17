import { sql } from 'kysely';
import type { Continent } from '#core/siteVocabulary.ts';
import type { Db } from '../db.ts';
import { flag, mapColumns, plain, text } from './columns.ts';
import { changeContent } from './contentVersion.ts';

const columns = mapColumns({
  /** ISO 3166-1 alpha-2, or XK. */
  code: text('code'),
  name: text('name'),
  continent: plain<Continent>()('continent'),
  flagUrl: text('flag_url'),
  enabled: flag('enabled'),
  /** Whether it is offered as a passport and guessed from an IP address. */
  issuesPassports: flag('issues_passports'),
});

export type Country = ReturnType<typeof columns.fromRow>;

/**
 * Whether visitors may choose its passport, and may be guessed to have it. Only these countries are
 * counted, as passports and as destinations: not a territory whose people have another country's
 * passport, even if it is offered as a destination.
 */
export function isOfferedPassport({ enabled, issuesPassports }: Country): boolean {
  return enabled && issuesPassports;
}

export async function listCountries(db: Db): Promise<Country[]> {
  const rows = await db.selectFrom('countries').select(columns.names).orderBy('name').execute();
  return rows.map(columns.fromRow);
}

/**
 * SQL for the name of the country whose code is in a column, for sorting; falls back to the code.
 */
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

/** Enables or disables a country; `undefined` when the code is unknown. */
export async function setCountryEnabled(
  db: Db,
  code: string,
  enabled: boolean,
): Promise<Country | undefined> {
  return changeContent(db, undefined, async (trx) => {
    const row = await trx
      .updateTable('countries')
      .set({ enabled: enabled ? 1 : 0 })
      .where('code', '=', code)
      .returning(columns.names)
      .executeTakeFirst();
    return row && columns.fromRow(row);
  });
}

/** Adds missing countries and leaves the others unchanged. Returns the number added. */
export async function addMissingCountries(db: Db, countries: Country[]): Promise<number> {
  return changeContent(db, undefined, async (trx) => {
    const known = new Set((await listCountries(trx)).map(({ code }) => code));
    const missing = countries.filter(({ code }) => !known.has(code));
    if (missing.length === 0) return 0;
    const result = await trx
      .insertInto('countries')
      .values(missing.map(columns.toRow))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(result.numInsertedOrUpdatedRows ?? 0);
  });
}
