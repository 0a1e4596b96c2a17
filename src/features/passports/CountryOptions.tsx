import { trpc } from '../../lib/trpc.ts';

/** The options of a select, one a country. */
export function CountryOptions({ countries }: { countries: { code: string; name: string }[] }) {
  return countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}

/** The options of a select with every country that visitors are offered. */
export function EnabledCountryOptions() {
  const [countries] = trpc.country.list.useSuspenseQuery();
  return <CountryOptions countries={countries} />;
}

/** The options of a select with every country whose passport a visitor can state. */
export function PassportOptions() {
  const [countries] = trpc.country.list.useSuspenseQuery();
  return <CountryOptions countries={countries.filter((country) => country.issuesPassports)} />;
}
