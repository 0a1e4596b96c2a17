import { inSentence } from '../../../server/schemas/countries/countryInSentence.ts';

/** Whose changes: those of a passport everywhere, or those of every passport in a country. */
export const changeSides = ['passport', 'country'] as const;
export type ChangeSide = (typeof changeSides)[number];

/** Where the feed of the changes is, beside the page of them. */
export function feedPathOf(side: ChangeSide, code: string): string {
  return `/changes/${side}/${code}.atom`;
}

/** "Changes for the passport of Brazil", "Changes in Japan" */
export function titleOfChanges(side: ChangeSide, country: string): string {
  const place = inSentence(country);
  return side === 'passport' ? `Changes for the passport of ${place}` : `Changes in ${place}`;
}

/** What the query of changes is asked for them; `before` is the id of a change. */
export function changesInput(side: ChangeSide, code: string, before?: number | undefined) {
  return side === 'passport' ? { passport: code, before } : { destination: code, before };
}
