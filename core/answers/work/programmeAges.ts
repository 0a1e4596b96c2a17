/** First and last age. */
export type Ages = [first: number, last: number];

/** Ages by code of the passport's country. */
export type AgesByPassport = Record<string, Ages>;

/** One passport's ages in a text of several: `CA 18-35, NZ 18-35`. */
const agesOfOne = /^([A-Z]{2}) (\d+)-(\d+)$/;

/** The ages in a text such as `CA 18-35, NZ 18-35`, by passport; undefined for another text. */
export function readAges(text: string): AgesByPassport | undefined {
  const ages: AgesByPassport = {};
  for (const one of text.split(', ').filter(Boolean)) {
    const [, passport, first, last] = agesOfOne.exec(one) ?? [];
    if (!passport) return undefined;
    ages[passport] = [Number(first), Number(last)];
  }
  return ages;
}

/** Ages as the text that `readAges` reads. */
export function writeAges(ages: AgesByPassport): string {
  return Object.entries(ages)
    .map(([passport, [first, last]]) => `${passport} ${first}-${last}`)
    .join(', ');
}
