import { otherNames } from '#core/countries/countryNames.ts';

/** Letters only, without accents, for comparing names. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase();
}

/**
 * The country codes in a text with names, other names or codes, separated by commas, semicolons,
 * tabs or line breaks, and the parts that match none.
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
