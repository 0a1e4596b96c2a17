import { entryConditionWords } from './entryConditionWords.ts';
import { faqWords } from './faqWords.ts';
import { officialLinkWords } from './officialLinkWords.ts';
import { transitPolicyWords } from './transitPolicyWords.ts';
import { translationWords } from './translationWords.ts';
import { wayToWorkWords } from './wayToWorkWords.ts';
import { workAreaWords } from './workAreaWords.ts';
import { workProgrammeWords } from './workProgrammeWords.ts';

/** The words of the kinds of `server/records/`, by the name that history and trash store. */
export const recordWords = {
  entry_condition: entryConditionWords,
  application_portal: officialLinkWords,
  work_programme: workProgrammeWords,
  way_to_work: wayToWorkWords,
  faq: faqWords,
  translation: translationWords,
  transit_policy: transitPolicyWords,
  work_area: workAreaWords,
} as const;

export type RecordEntity = keyof typeof recordWords;
