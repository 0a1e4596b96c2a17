import workMessages from '#messages/en/work.gen.ts';
import { translator } from '#messages/translate.ts';
import { listInWords } from '../../languages/listInWords.ts';
import type { WorkDuty } from '../../workVocabulary.ts';
import type { EntryAnswer } from '../entryAnswer.ts';
import type { VisitorWork, WorkSides } from '../work/workAnswer.ts';
import type { WorkPolicy } from '../work/workPolicy.ts';

/** The words of working. */

const t = translator(workMessages);

type Need = Pick<WorkSides, 'need' | 'confirmed' | 'grant' | 'whoApplies'>;

/** The lines below the heading of an answer on working: what is needed, why, and who applies. */
export function workLines(work: Need, inAdvance: string[]): string[] {
  const { need, confirmed, grant, whoApplies } = work;
  switch (need) {
    case 'no_permit':
      return [t('noPermit', { sure: confirmed ? 'yes' : 'no' }), ...whyLines(grant)];
    case 'permit_by_right':
      return [t('byRight'), ...whyLines(grant)];
    case 'permit':
      return [
        t('permit'),
        ...(whoApplies ? [t('whoApplies', { who: whoApplies })] : []),
        // Lighter rules may be met after entry.
        ...(grant ? [] : inAdvance),
      ];
    default:
      return inAdvance;
  }
}

function whyLines(grant: Need['grant']): string[] {
  if (!grant) return [];
  const isDoubted = grant.duties.includes('may_not_be_practised');
  return [t('why', { area: grant.name }), ...(isDoubted ? [t('notPractised')] : [])];
}

/** The agreement that makes a permit easier, or what remains to be done of those who are free. */
export function whatRemainsInWords({ grant, need }: Pick<Need, 'grant' | 'need'>): string[] {
  if (!grant) return [];
  // A permit to reside is that document.
  const remains = grant.duties.filter(
    (duty) => need === 'no_permit' || duty !== 'residence_document',
  );
  return [
    grant.kind === 'easier_permit' ? t('easier', { area: grant.name }) : '',
    dutiesInWords(remains),
  ].filter((line) => line !== '');
}

/** What is asked of those to whom an area grants something: "Conditions: registering your stay."; '' for nothing. */
export function dutiesInWords(duties: readonly WorkDuty[]): string {
  const listed = duties
    .filter((duty) => duty !== 'may_not_be_practised')
    .map((duty) => t('duty', { duty }));
  return listed.length > 0 ? t('duties', { duties: listInWords(listed) }) : '';
}

/** "You may not work on a visitor’s entry", as reported where neither law nor government was read. */
export function visitorWorkInWords({ mayWork, source }: VisitorWork): string {
  return t(source.quality === 'primary' ? 'visitor' : 'visitorReported', { may: mayWork });
}

/** Not to start work, where nothing is known of working in the country; undefined elsewhere. */
export function doNotStartInWords({
  access,
  purpose,
  restriction,
}: Pick<EntryAnswer, 'access' | 'purpose' | 'restriction'>): string | undefined {
  const isUnknown = purpose === 'working' && access === null && !restriction;
  return isUnknown ? t('doNotStart') : undefined;
}

/** "Ask the authority for work: Fair Work Office" */
export function askAuthorityInWords({
  name,
  isFor,
}: Pick<NonNullable<WorkPolicy['authority']>, 'name' | 'isFor'>): string {
  return t('askAuthority', { subject: isFor, name });
}
