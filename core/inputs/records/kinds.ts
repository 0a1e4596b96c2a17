import { entryConditionWords } from './entryCondition.ts';
import { faqWords } from './faq.ts';
import { officialLinkWords } from './officialLink.ts';
import { translationWords } from './translation.ts';

/** The words of the kinds of `server/records/`, by the name that history and trash store. */
export const recordWords = {
  entry_condition: entryConditionWords,
  application_portal: officialLinkWords,
  faq: faqWords,
  translation: translationWords,
} as const;

export type RecordEntity = keyof typeof recordWords;
