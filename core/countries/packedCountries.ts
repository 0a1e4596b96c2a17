/** A country offered to visitors. */
export type OfferedCountry = {
  code: string;
  name: string;
  /** Its English name, in other languages. */
  english?: string;
  issuesPassports: boolean;
};

/**
 * The countries of country fields as pages carry them: less than half of the bytes of a list of
 * objects. `names` by code is in the order of the names, `territories` has the codes of those that
 * issue no passports.
 */
export type PackedCountries = {
  names: Record<string, string>;
  english: Record<string, string>;
  territories: string;
};

export function packCountries(countries: readonly OfferedCountry[]): PackedCountries {
  const english = countries.flatMap(({ code, english }) =>
    english === undefined ? [] : [[code, english] as const],
  );
  return {
    names: Object.fromEntries(countries.map(({ code, name }) => [code, name])),
    english: Object.fromEntries(english),
    territories: countries
      .filter(({ issuesPassports }) => !issuesPassports)
      .map(({ code }) => code)
      .join(' '),
  };
}

export function unpackCountries({
  names,
  english,
  territories,
}: PackedCountries): OfferedCountry[] {
  const withoutPassports = new Set(territories.split(' '));
  return Object.entries(names).map(([code, name]) => ({
    code,
    name,
    issuesPassports: !withoutPassports.has(code),
    ...(english[code] !== undefined && { english: english[code] }),
  }));
}
