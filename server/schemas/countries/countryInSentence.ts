/** Beginnings and endings of country names that take "the". */
const wantsArticle =
  /^(?:United |U\.S\. |British |Republic of|Democratic Republic of|Isle of |French Southern )|(?:Islands|Republic|Territory|Emirates)$/;

/** Other names that take "the". */
const alsoWantArticle = new Set([
  'Bahamas',
  'Comoros',
  'Gambia',
  'Ivory Coast',
  'Maldives',
  'Netherlands',
  'Philippines',
  'Seychelles',
]);

/** Names that match `wantsArticle` but take no article. */
const withoutArticle = new Set([
  'Heard Island and McDonald Islands',
  'South Georgia and the South Sandwich Islands',
]);

/** A country's name within a sentence: "the United Kingdom", "Japan". */
export function inSentence(country: string): string {
  const article =
    alsoWantArticle.has(country) || (wantsArticle.test(country) && !withoutArticle.has(country));
  return article ? `the ${country}` : country;
}
