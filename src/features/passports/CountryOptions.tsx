/** The options of a select, one a country. */
export function CountryOptions({ countries }: { countries: { code: string; name: string }[] }) {
  return countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
