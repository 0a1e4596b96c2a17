import type { Db } from '../../db/client.ts';
import * as countries from '../../db/queries/countries.ts';
import { DEFAULT_PASSPORT } from '../schemas/constants.ts';
import { InvalidRequest, NotFound } from './errors.ts';
import { recordChange } from './history/recordChange.ts';

/** Offers a country to visitors or takes it away. Throws NotFound or InvalidRequest. */
export async function setCountryEnabled(
  db: Db,
  code: string,
  enabled: boolean,
): Promise<countries.Country> {
  if (code === DEFAULT_PASSPORT && !enabled) {
    throw new InvalidRequest(
      'The United States stands in for visitors whose country is unknown and stays on',
    );
  }
  return db.transaction().execute(async (trx) => {
    const before = await countries.findCountry(trx, code);
    const country = await countries.setCountryEnabled(trx, code, enabled);
    if (!before || !country) throw new NotFound('Country');
    await recordChange(trx, {
      entity: 'country',
      id: code,
      title: country.name,
      action: 'changed',
      before: { enabled: before.enabled },
      after: { enabled },
    });
    return country;
  });
}

/** The country of a passport that visitors may choose. Throws InvalidRequest for any other code. */
export async function requireOfferedPassport(db: Db, code: string): Promise<countries.Country> {
  const country = await countries.findCountry(db, code);
  if (country && countries.isOfferedPassport(country)) return country;
  throw new InvalidRequest('Choose a country from the list');
}
