/** A select's options, one per country. */
export function CountryOptions({ countries }: { countries: { code: string; name: string }[] }) {
  return countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
