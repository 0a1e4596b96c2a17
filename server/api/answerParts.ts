import type { AnswerSource, Stay } from '#core/answers/entryAnswer.ts';
import { sourceTitle } from '#core/answers/words/answerTexts.ts';
import type { DocumentOption } from '#core/documents/exceptionTerms.ts';
import type { SourceResponse } from '#core/inputs/jsonApi/schemas.ts';

/** Parts of answers in the API's format that several responses have. */

/** Length of stay in days; null if it is given in months or not stated. */
export function daysOf(stay: Stay | null): number | null {
  return stay?.unit === 'days' ? stay.number : null;
}

/** A government's fee: of 0 and without a currency where it is free of charge. */
export function feeBody(fee: { amount: number; currency: string } | { free: true }) {
  if ('free' in fee) return { amount: '0', currency: null };
  return { amount: String(fee.amount), currency: fee.currency };
}

/** A source with the attribution that its licence may require. */
export function sourceBody(source: AnswerSource): SourceResponse {
  const { id, kind, address, edition, date, licence } = source;
  const title = sourceTitle(source.title);
  return { id, kind, title, address, edition, date, licence, attribution: attribution(source) };
}

/** "Passport Index, imorte, 2026-02-17 (MIT)" */
export function attribution({
  title,
  publisher,
  date,
  licence,
}: Pick<AnswerSource, 'title' | 'publisher' | 'date' | 'licence'>): string {
  const names = [...new Set([title, publisher].filter(Boolean).map(sourceTitle)), date]
    .filter(Boolean)
    .join(', ');
  return licence ? `${names} (${licence})` : names;
}

/** Documents of other countries, of which one is asked for. */
export function documentBody({ kind, issuers }: DocumentOption) {
  return { kind: kind ?? null, issuers };
}
