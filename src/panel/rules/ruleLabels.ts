import type { Stay } from '#core/answers/entryAnswer.ts';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import { wordsOfStay } from '#core/answers/words/stayWords.ts';
import type { RuleInput } from '#core/inputs/rules/administratorRule.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { sourceLabels } from '#core/records/sourceLabels.ts';
import { accesses, type RuleCondition, type VisaType } from '#core/vocabulary.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';

export type StoredRule = RouterOutputs['rule']['byId'];
export type RuleSource = RouterOutputs['rule']['sources'][number];

/** The source id of this site's own rules. */
export const EDITORS = 'editors';

/** The accesses of a rule, as visitors read them. */
export function accessNames(): Record<string, string> {
  return Object.fromEntries(accesses.map((access) => [access, accessInWords(access)]));
}

export const purposeNames: Record<VisaType, string> = {
  tourist: 'Tourist',
  transit: 'Transit',
  working: 'Working',
};

export const conditionNames: Record<RuleCondition, string> = {
  biometric_passport: 'Biometric passport',
  identity_number: 'Passport with an identity number',
  passport_kind: 'Kind of passport',
  passport_issued_since: 'Passport issued since',
  nationality_status: 'Status of nationality',
  by_air: 'Arriving by air',
  entry_point: 'Airport or border crossing',
  papers_shown: 'Papers shown on arrival',
  visa_held: 'Visa or permit of another country',
  other: 'Other',
};

/** A pair's readable name: passport, destination and purpose. */
export function pairName(
  { passport, destination, purpose }: Pick<StoredRule, 'passport' | 'destination' | 'purpose'>,
  nameOf: (code: string) => string,
): string {
  return `${nameOf(passport)} to ${nameOf(destination)}, ${purposeNames[purpose].toLowerCase()}`;
}

/** The forms' labels, for messages that name a field elsewhere. */
export const ruleLabels: Record<keyof RuleInput, string> = {
  passport: 'Passport',
  destination: 'Destination',
  purpose: 'Purpose',
  access: 'Access',
  stayNumber: 'Length of Stay',
  stayUnit: 'Days or Months',
  condition: 'Condition',
  conditionText: 'Detail of the Condition',
  otherwise: 'Otherwise',
  note: 'Note',
  ...sourceLabels,
  validFrom: 'Valid from',
  validTo: 'Valid to',
};

/** "90 days", "1 month", or that no source states it. */
export function stayText(stay: Stay | null): string {
  return stay ? wordsOfStay(stay) : 'Not published';
}

export function stayOf({ stayNumber, stayUnit }: Pick<RuleInput, 'stayNumber' | 'stayUnit'>) {
  return stayNumber === null ? null : { number: stayNumber, unit: stayUnit };
}

/** "from 1 March 2026", "until …", "1 March 2026 to …"; empty without limits. */
export function validityText({
  validFrom,
  validTo,
}: {
  validFrom: string | null;
  validTo: string | null;
}): string {
  if (validFrom && validTo) return `${partialDateText(validFrom)} to ${partialDateText(validTo)}`;
  if (validFrom) return `from ${partialDateText(validFrom)}`;
  return validTo ? `until ${partialDateText(validTo)}` : '';
}

/** "with a biometric passport": the condition of a rule. */
export function conditionText({
  condition,
  conditionText: text,
}: Pick<RuleInput, 'condition' | 'conditionText'>): string {
  if (condition === null) return '';
  return text ? `${conditionNames[condition]}: ${text}` : conditionNames[condition];
}

/** A rule's source, including fields inherited from its source and edition. */
export function sourceOf(
  rule: {
    sourceId: string | null;
    sourceTitle: string;
    sourceAddress: string | null;
    sourceDate: string | null;
  },
  sources: RuleSource[],
) {
  const source = sources.find(({ id }) => id === rule.sourceId);
  return {
    title: rule.sourceTitle || (source?.title ?? "This site's editors"),
    address: rule.sourceAddress ?? source?.address ?? null,
    date: rule.sourceDate ?? source?.date ?? null,
  };
}
