import { entryConditionWords } from './entryConditionWords.ts';
import { faqWords } from './faqWords.ts';
import { officialLinkWords } from './officialLinkWords.ts';
import { transitPolicyWords } from './transitPolicyWords.ts';
import { translationWords } from './translationWords.ts';
import { workAreaWords } from './workAreaWords.ts';

/** The words of the kinds of `server/records/`, by the name that history and trash store. */
export const recordWords = {
  entry_condition: entryConditionWords,
  application_portal: officialLinkWords,
  faq: faqWords,
  translation: translationWords,
  transit_policy: transitPolicyWords,
  work_area: workAreaWords,
} as const;

export type RecordEntity = keyof typeof recordWords;
