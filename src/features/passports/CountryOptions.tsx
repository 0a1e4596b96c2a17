import { trpc } from '../../lib/trpc.ts';

/** The options of a select with every country that visitors are offered. */
export function CountryOptions() {
  const [countries] = trpc.country.list.useSuspenseQuery();
  return countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
