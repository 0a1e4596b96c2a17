import type { EntryAnswer } from '../answers/access.ts';
import { accessInWords } from '../answers/accessWords.ts';
import { conditionInWords, type Origin, originOf } from '../answers/answerTexts.ts';
import { endInWords, headlineOf, restrictionInWords } from '../answers/headline.ts';

/** What to apply for before a stay. No zod here: public pages load this file. */
export type Permission = { text: string; details: string[]; source: Origin | null };

const permissions: Partial<Record<NonNullable<EntryAnswer['access']>, string>> = {
  visa_on_arrival: 'Visa on arrival: what it asks for, ready at the border',
  eta: 'Travel authorisation: apply online before you travel',
  e_visa: 'E-visa: apply online before you travel',
  travel_permit: 'Travel permit: apply before you travel',
  visa_required: 'Visa: obtain it before you travel',
  no_admission: 'Entry is not admitted with this passport: change the trip, or ask',
};

const UNKNOWN = 'no answer yet: ask the embassy what you need';

/** The permission that an answer requires of a traveller; null if certainly none is. */
export function permissionFor(answer: EntryAnswer): Permission | null {
  const { access, headlineCondition, disagreement, askBeforeTravel, restriction } = answer;
  const words = wordsOf(answer);
  const details = [
    ...(restriction ? restrictionInWords(restriction) : []),
    headlineCondition &&
      `This holds ${conditionInWords(headlineCondition)}${headlineCondition.text ? ` (${headlineCondition.text})` : ''}; otherwise: ${accessInWords(headlineCondition.otherwise)}.`,
    disagreement && 'Sources disagree: ask the embassy.',
    askBeforeTravel && 'Ask before you travel.',
    answer.otherSideOfChange && 'The rule changes around this day: ask which one applies.',
    endInWords(answer),
    answer.unconfirmed && 'Unconfirmed.',
    answer.stale === 'rule' && 'The source is old.',
  ].filter((part): part is string => typeof part === 'string' && part !== '');
  if (!words && details.length === 0) return null;
  return {
    text: words ?? `${accessInWords(access)}: make sure that it holds for you`,
    details,
    source: originOf(answer) ?? null,
  };
}

function wordsOf(answer: EntryAnswer): string | undefined {
  const { access, purpose, restriction } = answer;
  if (restriction) return `${headlineOf(answer, []).heading}: change the trip, or ask the embassy`;
  if (access === null) return UNKNOWN;
  if (purpose === 'transit' && access === 'visa_required') {
    return 'Airport transit visa: obtain it before you travel';
  }
  return permissions[access];
}
