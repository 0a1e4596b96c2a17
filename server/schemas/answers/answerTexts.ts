import { partialDateText } from '../rules/partialDateText.ts';
import type { AnswerSource, ConditionalAnswer, EntryAnswer, Stay } from './access.ts';

export const STAY_UNKNOWN = 'length of stay not published';

/** "Up to 90 days", "Up to 1 month". */
export function stayInWords({ number, unit }: Stay): string {
  return `Up to ${number} ${number === 1 ? unit.slice(0, -1) : unit}`;
}

/** Where nobody is let in, or may stay for good, no length of stay is missing. */
const withoutStay: ReadonlySet<EntryAnswer['access']> = new Set<EntryAnswer['access']>([
  null,
  'own_country',
  'freedom_of_movement',
  'no_admission',
]);

/** How long an answer lets its holder stay; undefined where the question does not arise. */
export function stayOf({ access, stay }: Pick<EntryAnswer, 'access' | 'stay'>): string | undefined {
  if (stay) return stayInWords(stay);
  return withoutStay.has(access) ? undefined : STAY_UNKNOWN;
}

const conditionNames: Record<ConditionalAnswer['condition'], string> = {
  biometric_passport: 'with a biometric passport',
  identity_number: 'with an identity number in the passport',
  passport_kind: 'with some kinds of passport only',
  passport_issued_since: 'with a passport issued since a set date',
  nationality_status: 'for some of its holders only',
  by_air: 'when arriving by air',
  visa_held: 'with a visa or permit of another country',
  other: 'under a condition',
};

/** What a rule holds only under: "with a biometric passport". */
export function conditionInWords({ condition }: Pick<ConditionalAnswer, 'condition'>): string {
  return conditionNames[condition];
}

/** A source and how old it is: "Passport Index, edition of 17 February 2026". */
export function sourceInWords({ kind, title, date }: AnswerSource): string {
  const name = title || 'This site’s editors';
  if (!date) return kind === 'administrator' ? name : `${name}, date unknown`;
  return `${name}, ${kind === 'edition' ? 'edition of ' : ''}${partialDateText(date)}`;
}

/** Whether an editor of this site has looked at it: "not checked by us", or on which day. */
export function checkInWords({ kind, verifiedOn }: AnswerSource): string | undefined {
  if (verifiedOn) return `checked by us on ${partialDateText(verifiedOn)}`;
  return kind === 'administrator' ? undefined : 'not checked by us';
}
