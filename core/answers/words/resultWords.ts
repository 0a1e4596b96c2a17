import { listInWords } from '#core/languages/listInWords.ts';
import type { RestrictionKind } from '#core/vocabulary.ts';
import headMessages from '#messages/head/en.gen.ts';
import { translator } from '#messages/translate.ts';
import type { EntryAnswer } from '../access.ts';
import { accessKeys } from './accessWords.ts';

/** An answer in the few words of a title. */

const t = translator(headMessages);

const restrictionKeys: Partial<Record<RestrictionKind, 'entrySuspended' | 'visasSuspended'>> = {
  entry_suspended: 'entrySuspended',
  visas_suspended: 'visasSuspended',
};

/** The fields of an answer that its result is made from. */
export type AnswerInShort = Pick<
  EntryAnswer,
  'access' | 'stay' | 'window' | 'restriction' | 'headlineCondition' | 'disagreement'
>;

/** The parts of a result; '' for those that don't apply. */
export type Result = { access: string; stay: string; doubt: string };

/** A result in its parts: "Visa-free", "90 days in any 180", "conditions apply". */
export function resultOf(answer: AnswerInShort): Result {
  const { access, restriction } = answer;
  if (restriction) {
    const key = restrictionKeys[restriction.kind] ?? 'entryRestricted';
    return { access: t(key), stay: '', doubt: '' };
  }
  if (access === null) return { access: t('unknown'), stay: '', doubt: '' };
  return { access: t(accessKeys[access]), stay: stayOf(answer), doubt: doubtOf(answer) };
}

/** A result in one line: "Visa-free · 90 days". */
export function resultInWords(answer: AnswerInShort): string {
  const { access, stay, doubt } = resultOf(answer);
  return listInWords([access, stay, doubt].filter(Boolean), 'dot');
}

function stayOf({ stay, window }: AnswerInShort): string {
  if (!stay) return '';
  const { number, unit } = stay;
  if (window && unit === 'days' && window.days === number) {
    return t('stayInWindow', { days: number, per: window.per });
  }
  return t(unit === 'days' ? 'stayInDays' : 'stayInMonths', { number });
}

/** Why the headline isn't the whole answer. */
function doubtOf({ disagreement, headlineCondition }: AnswerInShort): string {
  if (disagreement?.kind === 'sources_disagree') return t('sourcesDisagree');
  return headlineCondition ? t('onCondition') : '';
}
