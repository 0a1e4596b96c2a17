import type { Db } from '#db/db.ts';
import { listNomadVisas } from '#db/queries/countryFacts.ts';
import { compareNames, withCountryName } from '#server/languages/countryNames.ts';
import { currenciesOf } from './place.ts';

/** All countries' visas for remote workers, by country. */
export async function listRemoteWorkVisas(db: Db) {
  const visas = (await listNomadVisas(db)).map(withCountryName);
  visas.sort((one, other) => compareNames(one.country, other.country) || one.id - other.id);
  return visas.map((visa) => remoteWorkVisa(visa, visa.countryCode));
}

/** The visas for remote workers that are open, by code of country. */
export async function openRemoteWorkVisas(db: Db) {
  const visas = await listRemoteWorkVisas(db);
  return Map.groupBy(
    visas.filter(({ status }) => status === 'open'),
    ({ countryCode }) => countryCode,
  );
}

/** A country's visa for remote workers, with whether its income and fee, in US dollars, are converted. */
export function remoteWorkVisa<Visa extends object>(visa: Visa, countryCode: string) {
  return {
    ...visa,
    /**
     * Whether income and fee are taken as converted: the source gives dollars, and the country has
     * another currency.
     */
    isConverted: !currenciesOf(countryCode).includes('USD'),
  };
}
