import { partialDateText } from '#core/languages/partialDateText.ts';
import verdictMessages from '#messages/en/verdict.gen.ts';
import { translator } from '#messages/translate.ts';
import { issuedDocumentInWords } from '../documents/heldDocumentWords.ts';
import type { Access } from '../vocabulary.ts';
import type { ShownAccess } from './access.ts';
import { marksOf } from './answerMarks.ts';
import { doubtOfCountry } from './doubt.ts';
import type { EntryAnswer } from './entryAnswer.ts';
import { isUnlimited } from './stayOfAll.ts';
import { type Tone, toneOf } from './tone.ts';
import { statusOf } from './verdict.ts';
import { accessInWords } from './words/accessWords.ts';
import { lengthOfStay, windowOf, withoutStay } from './words/stayWords.ts';
import { transitLines } from './words/transitWords.ts';
import { verdictWords } from './words/verdictWords.ts';
import { workLines } from './words/workWords.ts';

/** The verdict on a country. */

const t = translator(verdictMessages);

/** What the verdict's lines are written from. */
type AnswerOfVerdict = Pick<
  EntryAnswer,
  'access' | 'purpose' | 'application' | 'restriction' | 'stay' | 'window'
> &
  Partial<Pick<EntryAnswer, 'transit' | 'work' | 'passport' | 'destination'>>;

/**
 * The lines below a verdict's heading: how to get what is required, then the length of stay. A
 * restriction has its own words and no length of stay; an unknown answer has no lines. Of changing
 * planes, what the transit area takes, or that one passes the border; of working, which permit it takes.
 */
export function verdictLines(answer: AnswerOfVerdict): string[] {
  const { access, restriction, transit, work } = answer;
  const lines = linesOfAccess(answer);
  if (access === null || restriction) return lines;
  if (access === 'own_country') {
    // Not every territory of a state is open to work to all of its citizens.
    const isHome = answer.passport === answer.destination;
    return work && isHome ? workLines(work, lines) : lines;
  }
  if (work) return workLines(work, lines);
  return transit && !isUnlimited(access) ? transitLines(transit, lines) : lines;
}

function linesOfAccess(answer: AnswerOfVerdict): string[] {
  const { access, application, restriction } = answer;
  const { detail } = verdictWords(answer);
  if (detail === null) return [];
  if (restriction) return [detail];
  const isOnline = access === 'e_visa' || (access === 'visa_required' && application === 'online');
  const online = isOnline ? t('applyOnline') : undefined;
  return [detail, online, stayLine(answer)].filter((line) => line !== undefined);
}

/** "Up to 90 days in any 180"; undefined where there is nothing to say about it. */
function stayLine(answer: AnswerOfVerdict): string | undefined {
  const { access, purpose, stay } = answer;
  if (withoutStay.has(access)) return undefined;
  const window = windowOf(answer);
  if (window) return t('upToInWindow', window);
  if (stay) return lengthOfStay(stay);
  // Of other accesses a permission states the length.
  const isMissed = access === 'visa_free' || access === 'visa_on_arrival';
  return isMissed && purpose !== 'transit' ? t('stayUnknown') : undefined;
}

export type CountryVerdict = {
  status: ShownAccess | 'doubtful';
  tone: Tone;
  heading: string;
  /** Below the heading; none for a doubtful answer, whose sides are shown, and an unknown one. */
  lines: string[];
  /** The doubt that the heading names. */
  disagreement: EntryAnswer['disagreement'];
};

/**
 * The verdict that an answer is shown as: of the restriction, else of sources that contradict each
 * other, else of a document that the destination issued to the traveller, else of the access.
 */
export function countryVerdict(
  answer: AnswerOfVerdict &
    Parameters<typeof marksOf>[0] &
    Pick<EntryAnswer, 'destination' | 'issuedDocument' | 'on'>,
): CountryVerdict {
  const doubt = doubtOfCountry(marksOf(answer));
  const tone = toneOf(statusOf(answer), doubt);
  const { disagreement } = answer;
  if (doubt === 'disagrees' && disagreement) {
    const heading = disagreementInWords(disagreement, answer);
    return { status: 'doubtful', tone, heading, lines: [], disagreement };
  }
  const status = statusOf(answer);
  const { heading } = verdictWords(answer);
  const byDocument = answer.issuedDocument?.leads ? issuedDocumentInWords(answer) : undefined;
  if (byDocument && answer.issuedDocument?.gives === 'residence') {
    return { status, tone, heading: byDocument, lines: [], disagreement: null };
  }
  const lines = byDocument ? [byDocument] : verdictLines(answer);
  return { status, tone, heading, lines, disagreement: null };
}

type Disagreement = NonNullable<EntryAnswer['disagreement']>;

/**
 * The heading of a doubtful answer: "Sources disagree", "Rule ended on 22 Nov 2026", or for a day
 * after a rule that applies today "Visa required on 15 Feb 2027".
 */
export function disagreementInWords(
  disagreement: Disagreement,
  { access, on }: Pick<EntryAnswer, 'access' | 'on'>,
): string {
  if (disagreement.kind === 'sources_disagree') return t('sourcesDisagree');
  if (!disagreement.isAhead) {
    return t('ruleEnded', { date: partialDateText(disagreement.endedOn) });
  }
  const answer =
    access === 'visa_required' || access === 'no_admission' ? access : ('unknown' as const);
  return t('onLaterDay', { answer, date: partialDateText(on) });
}

/** "The exemption is known until 31 Dec 2026." */
export function endedRuleInWords({ access, endedOn }: { access: Access; endedOn: string }): string {
  const date = partialDateText(endedOn);
  return access === 'visa_free'
    ? t('exemptionUntil', { date })
    : t('accessUntil', { answer: accessInWords(access), date });
}
