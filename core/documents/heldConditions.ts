import type { ConditionalAnswer, EntryAnswer } from '../answers/entryAnswer.ts';

/** The conditions of an answer that a traveller's documents meet. */

/** The condition that a document of the traveller may meet, as far as that doesn't decide alone. */
export function possibleWithHeld({ conditions }: EntryAnswer): ConditionalAnswer | undefined {
  return conditions.find(({ held }) => held && !held.opens);
}

/** The traveller's documents that the answer counts, or may count: see `readHolds`. */
export function documentsCounted(answer: EntryAnswer): string[] {
  const { headlineCondition, issuedDocument } = answer;
  const conditions = [headlineCondition, possibleWithHeld(answer)];
  const documents = [
    issuedDocument?.document,
    ...conditions.map((condition) => condition?.held?.document),
  ];
  return [...new Set(documents.filter((document) => document !== undefined))];
}

/** Whether the answer is certain but for a condition that a document of the traveller meets. */
export function isMetByHeld({
  headlineCondition,
}: Pick<EntryAnswer, 'headlineCondition'>): boolean {
  return headlineCondition?.held?.opens === true;
}
