import type { EntryAnswer } from '../answers/entryAnswer.ts';
import type { BorderChecklist, ChecklistLine } from './checklist.ts';

/**
 * The lines of a checklist that stand beside the verdict, and the rest: what may refuse entry to those whom the
 * answer admits, what a stay that is too long costs, and which passport own citizens use who have another one.
 */
export function partedChecklist(
  { lines, notResearched }: BorderChecklist,
  { stay }: Pick<EntryAnswer, 'stay'>,
  /** Whether one of the traveller's several passports is the destination's. */
  hasOwnPassport: boolean,
): { beside: ChecklistLine[]; checklist: BorderChecklist } {
  const isBeside: { [subject in ChecklistLine['subject']]?: boolean } = {
    travel_history: true,
    own_passport: hasOwnPassport,
    overstay: stay !== null,
  };
  const { true: beside = [], false: others = [] } = Object.groupBy(lines, ({ subject }) =>
    isBeside[subject] ? 'true' : 'false',
  );
  return { beside, checklist: { lines: others, notResearched } };
}
