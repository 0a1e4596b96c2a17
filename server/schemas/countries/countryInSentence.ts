/** What a country's name starts or ends with where English puts "the" before it. */
const wantsArticle =
  /^(?:United |U\.S\. |British |Republic of|Democratic Republic of|Isle of |French Southern )|(?:Islands|Republic|Territory|Emirates)$/;

/** Names that want it without such a word. */
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

/** Named after one of their parts, they go without, although they end like the others. */
const withoutArticle = new Set([
  'Heard Island and McDonald Islands',
  'South Georgia and the South Sandwich Islands',
]);

/** A country's name as a sentence has it: "the United Kingdom", "Japan". */
export function inSentence(country: string): string {
  const article =
    alsoWantArticle.has(country) || (wantsArticle.test(country) && !withoutArticle.has(country));
  return article ? `the ${country}` : country;
}

/** What the name of a zone of several countries ends or starts with where it wants "the". */
const zoneWantsArticle = /(?:Area|area|Union|Arrangement|market|Council)$|^Economic Community /;

/** A zone's title as a sentence has it: "the Schengen area". */
export function zoneInSentence(title: string): string {
  return zoneWantsArticle.test(title) ? `the ${title}` : title;
}

/** "a passport of the Netherlands", without "a". */
export function passportOf(country: string): string {
  return `passport of ${inSentence(country)}`;
}
