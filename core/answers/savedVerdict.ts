import { DEFAULT_STAY, type SavedDoubt, type VisaType } from '../vocabulary.ts';
import type { EntryAnswer, Stay } from './entryAnswer.ts';
import { type AnswerInShort, resultInWords } from './words/resultWords.ts';

/**
 * What a visitor saves of an answer, to be told later that it changed: verdict, length of stay and
 * the date of its source.
 */
export type SavedVerdict = {
  /** In words, as in a title: "Visa free · 90 days". */
  result: string;
  access: string | null;
  stay: Stay | null;
  /** The kind of a current suspension. */
  restriction: string | null;
  /** True if the headline has a condition, or if sources disagree. */
  doubt: SavedDoubt | null;
  /** The last day for which the access is confirmed: YYYY, YYYY-MM or YYYY-MM-DD. */
  sourceDate: string | null;
};

export function verdictToSave(answer: AnswerInShort & Pick<EntryAnswer, 'asOf'>): SavedVerdict {
  const { access, stay, restriction, disagreement, headlineCondition, asOf } = answer;
  return {
    result: resultInWords(answer),
    access,
    stay,
    restriction: restriction?.kind ?? null,
    doubt: disagreement ? 'disagreement' : headlineCondition ? 'condition' : null,
    sourceDate: asOf,
  };
}

/**
 * How an answer differs from a saved one: in its `verdict` (or length of stay), only in the date of
 * its `source`, or not (null). One on changing planes or working that was unknown and is `known` by now hasn't
 * changed: whole countries become known at once.
 */
export function changeOf(
  saved: SavedVerdict,
  { sourceDate, ...present }: SavedVerdict,
  purpose: VisaType,
): 'verdict' | 'source' | 'known' | null {
  const wasUnknown = saved.access === null && saved.restriction === null && saved.doubt === null;
  if (purpose !== DEFAULT_STAY && wasUnknown && present.access !== null) return 'known';
  const isSame =
    saved.access === present.access &&
    saved.restriction === present.restriction &&
    saved.doubt === present.doubt &&
    saved.stay?.number === present.stay?.number &&
    saved.stay?.unit === present.stay?.unit;
  if (!isSame) return 'verdict';
  return saved.sourceDate === sourceDate ? null : 'source';
}
