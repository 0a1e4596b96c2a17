import { inSentence } from '../../../server/schemas/countries/countryInSentence.ts';

/** The changes of a passport in all countries, or of all passports in a country. */
export const changeSides = ['passport', 'country'] as const;
export type ChangeSide = (typeof changeSides)[number];

/** The path of the changes' feed, next to their page. */
export function feedPathOf(side: ChangeSide, code: string): string {
  return `/changes/${side}/${code}.atom`;
}

/** "Changes for the passport of Brazil", "Changes in Japan" */
export function titleOfChanges(side: ChangeSide, country: string): string {
  const place = inSentence(country);
  return side === 'passport' ? `Changes for the passport of ${place}` : `Changes in ${place}`;
}

/** The query's input; `before` is the id of a change. */
export function changesInput(side: ChangeSide, code: string, before?: number | undefined) {
  return side === 'passport' ? { passport: code, before } : { destination: code, before };
}
