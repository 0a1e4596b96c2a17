import type { Db } from '../../db/client.ts';
import * as countries from '../../db/queries/countries.ts';
import { DEFAULT_PASSPORT } from '../schemas/constants.ts';
import { InvalidRequest, NotFound } from './errors.ts';

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
  const country = await countries.setCountryEnabled(db, code, enabled);
  if (!country) throw new NotFound('Country');
  return country;
}

/** The country of a passport that visitors may choose. Throws InvalidRequest for any other code. */
export async function requireOfferedPassport(db: Db, code: string): Promise<countries.Country> {
  const country = await countries.findCountry(db, code);
  if (country && countries.isOfferedPassport(country)) return country;
  throw new InvalidRequest('Choose a country from the list');
}
