import type { Selectable } from 'kysely';
import type { Db } from '../client.ts';
import type { Continent, Schema } from '../schema.ts';
import { changeContent } from './contentVersion.ts';

export type Country = {
  /** ISO 3166-1 alpha-2, or XK. */
  code: string;
  name: string;
  continent: Continent;
  flagUrl: string;
  enabled: boolean;
};

const columns = ['code', 'name', 'continent', 'flag_url', 'enabled'] as const;

/** The countries that are offered and detected, by name. */
export async function listEnabledCountries(db: Db): Promise<Country[]> {
  const rows = await db
    .selectFrom('countries')
    .select(columns)
    .where('enabled', '=', 1)
    .orderBy('name')
    .execute();
  return rows.map(toCountry);
}

/** Every country, by name. */
export async function listCountries(db: Db): Promise<Country[]> {
  const rows = await db.selectFrom('countries').select(columns).orderBy('name').execute();
  return rows.map(toCountry);
}

/** One country, enabled or not; `undefined` when the code is unknown. */
export async function findCountry(db: Db, code: string): Promise<Country | undefined> {
  const row = await db
    .selectFrom('countries')
    .select(columns)
    .where('code', '=', code)
    .executeTakeFirst();
  return row && toCountry(row);
}

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
      .returning(columns)
      .executeTakeFirst();
    return row && toCountry(row);
  });
}

/** Adds the countries that are missing and leaves the others as they are. Returns how many came. */
export async function addMissingCountries(db: Db, countries: Country[]): Promise<number> {
  const rows = countries.map(({ flagUrl, enabled, ...country }) => ({
    ...country,
    flag_url: flagUrl,
    enabled: enabled ? (1 as const) : (0 as const),
  }));
  return changeContent(db, async (trx) => {
    const result = await trx
      .insertInto('countries')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(result.numInsertedOrUpdatedRows ?? 0);
  });
}

type CountryRow = Selectable<Schema['countries']>;

function toCountry(row: CountryRow): Country {
  return {
    code: row.code,
    name: row.name,
    continent: row.continent,
    flagUrl: row.flag_url,
    enabled: row.enabled === 1,
  };
}
