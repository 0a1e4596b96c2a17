import { otherNames } from '../../../../../server/schemas/countries/countryNames.ts';

/** Letters alone, without accents: how names are compared. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase();
}

/**
 * The codes of the countries that a text lists by name, other name or code, parted by commas, semicolons, tabs or
 * lines, and what of it is none.
 */
export function passportsIn(
  text: string,
  countries: readonly { code: string; name: string }[],
): { codes: string[]; unknown: string[] } {
  const codes: string[] = [];
  const unknown: string[] = [];
  for (const part of text.split(/[,;\t\r\n]+/)) {
    const wanted = part.trim();
    if (wanted === '') continue;
    const found = countries.find(
      ({ code, name }) =>
        code === wanted.toUpperCase() ||
        [name, ...(otherNames[code] ?? [])].some((known) => plain(known) === plain(wanted)),
    );
    if (found) codes.push(found.code);
    else unknown.push(wanted);
  }
  return { codes: [...new Set(codes)], unknown };
}
