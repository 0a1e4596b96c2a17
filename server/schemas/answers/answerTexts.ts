import { partialDateText } from '../rules/partialDateText.ts';
import type { AnswerSource, ConditionalAnswer, EntryAnswer, Stay } from './access.ts';
import { accessInWords } from './verdict.ts';

export const STAY_UNKNOWN = 'length of stay not published';

/** "Up to 90 days", "Up to 1 month". */
export function stayInWords({ number, unit }: Stay): string {
  return `Up to ${number} ${number === 1 ? unit.slice(0, -1) : unit}`;
}

/** Accesses that need no length of stay: no admission, or an unlimited stay. */
const withoutStay: ReadonlySet<EntryAnswer['access']> = new Set<EntryAnswer['access']>([
  null,
  'own_country',
  'freedom_of_movement',
  'no_admission',
]);

/**
 * The words for an answer's length of stay; undefined where it doesn't apply, as in transit or
 * while entry is suspended.
 */
export function stayOf({
  access,
  stay,
  purpose,
  restriction,
}: Pick<EntryAnswer, 'access' | 'stay' | 'purpose' | 'restriction'>): string | undefined {
  if (restriction) return undefined;
  if (stay) return stayInWords(stay);
  return purpose === 'transit' || withoutStay.has(access) ? undefined : STAY_UNKNOWN;
}

const conditionNames: Record<ConditionalAnswer['condition'], string> = {
  biometric_passport: 'with a biometric passport',
  identity_number: 'with an identity number in the passport',
  passport_kind: 'with some kinds of passport only',
  passport_issued_since: 'with a passport issued since a set date',
  nationality_status: 'for some of its holders only',
  by_air: 'when arriving by air',
  entry_point: 'at some airports or border crossings only',
  papers_shown: 'if you show certain papers on arrival',
  visa_held: 'with a visa or permit of another country',
  other: 'under a condition',
};

/** The words for a rule's condition: "with a biometric passport". */
export function conditionInWords({ condition }: Pick<ConditionalAnswer, 'condition'>): string {
  return conditionNames[condition];
}

const openedNames: Partial<Record<ConditionalAnswer['access'], string>> = {
  visa_free: 'No visa',
  visa_on_arrival: 'Visa on arrival',
  eta: 'Travel authorisation instead of a visa',
  e_visa: 'E-visa',
};

/** The access that a document of another country opens, before "if you hold". */
export function withDocumentInWords(access: ConditionalAnswer['access']): string {
  return openedNames[access] ?? accessInWords(access);
}

/** A source with its date: "Passport Index, edition of 17 February 2026". */
export function sourceInWords({ kind, title, date }: AnswerSource): string {
  const name = title || 'This site’s editors';
  if (!date) return kind === 'administrator' ? name : `${name}, date unknown`;
  return `${name}, ${kind === 'edition' ? 'edition of ' : ''}${partialDateText(date)}`;
}

/** The parts of the line that names an answer's source; `link` is the linked text. */
export type Origin = { before: string; link: string; address: string | null; after: string };

/**
 * The line that names an answer's source: "Official source, 21 August 2026: …", or for a collection
 * its collector, and whether it is old. Undefined without a source.
 */
export function originOf({
  source,
  stale,
}: Pick<EntryAnswer, 'source' | 'stale'>): Origin | undefined {
  if (!source) return undefined;
  const { kind, quality, title, publisher, licence, address, date, verifiedOn, page } = source;
  if (page) return originOfPage(page, source);
  const checked = verifiedOn ? `, checked by us on ${partialDateText(verifiedOn)}.` : '.';
  if (kind === 'official' && quality === 'primary') {
    const known = date ? partialDateText(date) : 'date unknown';
    return { before: `Official source, ${known}: `, link: title, address, after: checked };
  }
  const line = { before: 'Source: ', link: sourceInWords(source), address, after: checked };
  if (kind !== 'edition' || verifiedOn) return line;
  const age =
    stale && date ? ` Unconfirmed: our source is from ${partialDateText(date.slice(0, 7))}.` : '';
  return { ...line, after: `. Collected by ${publisher} (${licence}), not checked by us.${age}` };
}

/** The line for a page read by a compilation: its government, its scope and the day of reading. */
function originOfPage(
  { title, address, scope }: NonNullable<AnswerSource['page']>,
  { publisher, licence, date, verifiedOn }: AnswerSource,
): Origin {
  const read = date ? `, read ${partialDateText(date)}` : '';
  const check = verifiedOn
    ? `checked by us on ${partialDateText(verifiedOn)}`
    : 'not checked by us';
  return {
    before: pageWords[scope],
    link: title,
    address,
    after: `${read}. Collected by ${publisher} (${licence}), ${check}.`,
  };
}

const pageWords = {
  rule: 'From the government’s page about this rule: ',
  policy: 'From the government’s page about its visa policy: ',
  other_government: 'As published by another government: ',
};

/** Further sentences on how current an answer is. */
export function currencyInWords({
  renewedBy,
  recheckFailedOn,
}: Pick<EntryAnswer, 'renewedBy' | 'recheckFailedOn'>): string[] {
  const sentences: string[] = [];
  if (renewedBy) {
    const { page, date } = renewedBy;
    const name = page
      ? `${page.title}${date ? `, ${partialDateText(date)}` : ''}`
      : sourceInWords(renewedBy);
    sentences.push(`A newer source says the same: ${name}.`);
  }
  if (recheckFailedOn) {
    const day = partialDateText(recheckFailedOn);
    sentences.push(`We could not confirm this on an official page (tried ${day}).`);
  }
  return sentences;
}
