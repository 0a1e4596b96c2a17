import { inSentence } from '../../../server/schemas/countryInSentence.ts';

/** Whose changes: those of a passport everywhere, or those of every passport in a country. */
export const changeSides = ['passport', 'country'] as const;
export type ChangeSide = (typeof changeSides)[number];

export function passportFeedPath(code: string): string {
  return `/changes/passport/${code}.atom`;
}

export function countryFeedPath(code: string): string {
  return `/changes/country/${code}.atom`;
}

export function feedPathOf(side: ChangeSide, code: string): string {
  return side === 'passport' ? passportFeedPath(code) : countryFeedPath(code);
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
