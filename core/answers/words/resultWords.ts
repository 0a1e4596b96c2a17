import { listInWords } from '#core/languages/listInWords.ts';
import type { AnswerAccess } from '#core/vocabulary.ts';
import headMessages from '#messages/en/head.gen.ts';
import { translator } from '#messages/translate.ts';
import type { EntryAnswer } from '../entryAnswer.ts';
import { accessInWords } from './accessWords.ts';
import { windowOf, wordsOfStay } from './stayWords.ts';
import { verdictWords } from './verdictWords.ts';

/** An answer in the few words of a title. */

const t = translator(headMessages);

/** Accesses whose name alone doesn't say in a title what the passport needs. */
const ofTitles: Partial<
  Record<AnswerAccess, 'accessOwnCountry' | 'accessEta' | 'accessTravelPermit'>
> = {
  own_country: 'accessOwnCountry',
  eta: 'accessEta',
  travel_permit: 'accessTravelPermit',
};

/** The fields of an answer that its result is made from. */
export type AnswerInShort = Pick<
  EntryAnswer,
  'access' | 'stay' | 'window' | 'restriction' | 'headlineCondition' | 'disagreement'
>;

/** The parts of a result; '' for those that don't apply. */
export type Result = { access: string; stay: string; doubt: string };

/** A result in its parts: "Visa free", "90 days in any 180", "conditions apply". */
export function resultOf(answer: AnswerInShort): Result {
  const { access, restriction } = answer;
  if (restriction) return { access: verdictWords(answer).heading, stay: '', doubt: '' };
  if (access === null) return { access: accessInWords(access), stay: '', doubt: '' };
  const key = ofTitles[access];
  return {
    access: key ? t(key) : accessInWords(access),
    stay: stayOf(answer),
    doubt: doubtOf(answer),
  };
}

/** A result in one line: "Visa free · 90 days". */
export function resultInWords(answer: AnswerInShort): string {
  const { access, stay, doubt } = resultOf(answer);
  return listInWords([access, stay, doubt].filter(Boolean), 'dot');
}

function stayOf(answer: AnswerInShort): string {
  if (!answer.stay) return '';
  const window = windowOf(answer);
  return window ? t('stayInWindow', window) : wordsOfStay(answer.stay);
}

/** Why the headline isn't the whole answer. */
function doubtOf({ disagreement, headlineCondition }: AnswerInShort): string {
  if (disagreement?.kind === 'sources_disagree') return t('sourcesDisagree');
  return headlineCondition ? t('onCondition') : '';
}
