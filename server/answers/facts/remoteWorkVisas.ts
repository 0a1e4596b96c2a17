import type { Db } from '#db/db.ts';
import { listAllNomadSchemes } from '#db/queries/countryFacts.ts';
import { compareNames, withCountryName } from '#server/languages/countryNames.ts';
import { currenciesOf } from './countryFacts.ts';

/** All countries' visas for remote workers, by country. */
export async function listRemoteWorkVisas(db: Db) {
  const schemes = (await listAllNomadSchemes(db)).map(withCountryName);
  schemes.sort((one, other) => compareNames(one.country, other.country) || one.id - other.id);
  return schemes.map((scheme) => remoteWorkVisa(scheme, scheme.countryCode));
}

/** A country's visa for remote workers with what its source states; null is what it doesn't. */
export function remoteWorkVisa<Scheme extends { facts: Record<string, unknown> }>(
  { facts, ...scheme }: Scheme,
  countryCode: string,
) {
  return {
    ...scheme,
    /** In US dollars; the source doesn't say for which period. */
    income: numberIn(facts.min_income_usd),
    /** In US dollars. */
    fee: numberIn(facts.cost_usd),
    /**
     * Whether income and fee are taken as converted: the source gives dollars, and the country has
     * another currency.
     */
    isConverted: !currenciesOf(countryCode).includes('USD'),
    months: numberIn(facts.max_stay_months),
    renewable: flagIn(facts.renewable),
    family: flagIn(facts.dependents_allowed),
    fromAbroad: flagIn(facts.apply_from_abroad),
    taxed: flagIn(facts.foreign_income_taxed),
    taxDays: numberIn(facts.tax_residency_days),
  };
}

function numberIn(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function flagIn(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}
