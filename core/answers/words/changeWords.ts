import type { ChangeCause, VisaType } from '#core/vocabulary.ts';
import changeMessages from '#messages/en/changes.gen.ts';
import { translator } from '#messages/translate.ts';
import { NAMED_DAY_TITLE, NEW_VERSION_TITLE } from '../../rules/ownSources.ts';
import type { EntryAnswer } from '../entryAnswer.ts';
import { accessInWords } from './accessWords.ts';
import { sourceTitle } from './answerTexts.ts';
import { wordsOfStay } from './stayWords.ts';

/** The words of changed answers on pages and in feeds. */

const t = translator(changeMessages);

/** "Imported: Passport Index" */
export function wordsOfCause(cause: ChangeCause, source: string): string {
  return t('causeSource', { cause: t('cause', { cause }), source: sourceOfChange(source) });
}

/** The stored source of a change in the present language, if its name is the site's own, else as it is. */
export function sourceOfChange(title: string): string {
  if (title === NEW_VERSION_TITLE) return t('newVersion');
  return title === NAMED_DAY_TITLE ? t('namedDay') : sourceTitle(title);
}

/** "Visa free, 90 days"; "No answer" without a rule. */
export function wordsOfAnswer({ access, stay }: Answered): string {
  if (access === null) return t('noAnswer');
  const words = accessInWords(access);
  return stay ? t('answerStay', { access: words, stay: wordsOfStay(stay) }) : words;
}

const pairKeys = {
  tourist: 'pairTourist',
  transit: 'pairTransit',
  working: 'pairWorking',
} as const;

/** "Brazil → Japan", "Brazil → Japan (transit)": names of countries, and the kind of stay. */
export function wordsOfPair(passport: string, destination: string, purpose: VisaType): string {
  return t(pairKeys[purpose], { passport, destination });
}

const kindKeys = {
  tourist: 'kindTourist',
  transit: 'kindTransit',
  working: 'kindWorking',
} as const;

type Answered = Pick<EntryAnswer, 'access' | 'stay'>;

/** What an answer was, and is after a change, of which `programmesOnly` says that both are equal. */
type Changed = { before: Answered; after: Answered; programmesOnly: boolean };

/** "Visa required, 30 days": the answer after a change, or that other things changed than the answer. */
export function wordsOfNews({ after, programmesOnly }: Omit<Changed, 'before'>): string {
  return programmesOnly ? t('programmes') : wordsOfAnswer(after);
}

/** "Visa free, 90 days → Visa required", "… (transit)": a kind of change. */
export function wordsOfKind({
  before,
  after,
  programmesOnly,
  purpose,
}: Changed & { purpose: VisaType }): string {
  if (programmesOnly) return t('programmes');
  return t(kindKeys[purpose], { before: wordsOfAnswer(before), after: wordsOfAnswer(after) });
}
