import borderMessages, { type Messages } from '#messages/border/en.gen.ts';
import { translator } from '#messages/translate.ts';
import type { ConditionalAnswer, EntryAnswer } from '../answers/access.ts';
import { endedRuleInWords } from '../answers/countryVerdict.ts';
import { accessInWords } from '../answers/words/accessWords.ts';
import { conditionInWords, type Origin, originOf } from '../answers/words/answerTexts.ts';
import { endInWords, lastDayOf, restrictionInWords } from '../answers/words/headline.ts';
import { verdictWords } from '../answers/words/verdictWords.ts';
import { isMetByHeld } from '../documents/heldDocumentWords.ts';

const t = translator(borderMessages);

/** What to apply for before a stay. */
export type Permission = { text: string; details: string[]; source: Origin | null };

const permissions = {
  visa_on_arrival: 'applyOnArrival',
  eta: 'applyEta',
  e_visa: 'applyEVisa',
  travel_permit: 'applyPermit',
  visa_required: 'applyVisa',
  no_admission: 'notAccepted',
} as const satisfies Partial<Record<NonNullable<EntryAnswer['access']>, keyof Messages>>;

/** The permission that an answer requires of a traveller; null if certainly none is. */
export function permissionFor(answer: EntryAnswer): Permission | null {
  const source = originOf(answer) ?? null;
  if (answer.restriction) {
    const restriction = verdictWords(answer).heading;
    const text = t('restricted', { restriction });
    return { text, details: restrictionInWords(answer.restriction), source };
  }
  const needed = neededInWords(answer);
  const doubts = doubtsOf(answer);
  const details = answer.headlineCondition
    ? conditionSentences(answer.headlineCondition, answer)
    : [];
  if (needed) {
    const sentences = doubts.flatMap(({ sentence }) => sentence ?? []);
    return { text: needed, details: [...details, ...sentences], source };
  }
  const [first, ...further] = doubts;
  if (!first) return null;
  const sentences = further.flatMap(({ sentence }) => sentence ?? []);
  return { text: first.headline, details: [...details, ...sentences], source };
}

function neededInWords(answer: EntryAnswer): string | undefined {
  const { access, purpose } = answer;
  if (access === null) return t('needUnknown');
  if (purpose === 'transit' && access === 'visa_required') return t('applyTransitVisa');
  const key = access in permissions ? permissions[access as keyof typeof permissions] : undefined;
  return key && t(key);
}

/** Why an answer may not hold: as the headline of an answer without a visa, and as a sentence. */
type Doubt = { headline: string; sentence?: string };

function doubtsOf(answer: EntryAnswer): Doubt[] {
  const { headlineCondition, disagreement, askBeforeTravel, nextChange } = answer;
  const named = { answer: accessInWords(answer.access) };
  const doubts: (Doubt | false | null)[] = [
    // The details have the condition.
    headlineCondition && !isMetByHeld(answer) && { headline: t('doubtCondition', named) },
    disagreement?.kind === 'sources_disagree' && {
      headline: t('doubtDisagreement', named),
      sentence: t('sourcesDisagree'),
    },
    disagreement?.kind === 'rule_ended' && {
      headline: endedRuleInWords(disagreement),
      sentence: endedRuleInWords(disagreement),
    },
    askBeforeTravel && { headline: t('doubtAsk', named), sentence: t('askBefore') },
    answer.otherSideOfChange && {
      headline: t('doubtChange', named),
      sentence: t('ruleChanges'),
    },
    nextChange && {
      headline: t('doubtEnd', { ...named, date: lastDayOf(nextChange) }),
      sentence: endInWords(answer),
    },
    answer.unconfirmed && {
      headline: t('doubtUnconfirmed', named),
      sentence: t('unconfirmed'),
    },
    answer.stale === 'rule' && {
      headline: t('doubtOld', named),
      sentence: t('oldSource'),
    },
  ];
  return doubts.filter((doubt) => typeof doubt === 'object' && doubt !== null);
}

function conditionSentences(
  condition: ConditionalAnswer,
  { access }: Pick<EntryAnswer, 'access'>,
): string[] {
  const values = { condition: conditionInWords(condition), answer: accessInWords(access) };
  return [
    t('underCondition', values),
    t('otherwise', { answer: accessInWords(condition.otherwise) }),
  ];
}
