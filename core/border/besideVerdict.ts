import type { EntryAnswer } from '../answers/entryAnswer.ts';
import type { BorderChecklist, ChecklistLine } from './checklist.ts';

/**
 * The lines of a checklist that stand beside the verdict, and the rest: refusals of those whom the answer admits,
 * the cost of a stay that is too long, and the passport of own citizens who have another one.
 */
export function partedChecklist(
  { lines, notResearched }: BorderChecklist,
  { stay }: Pick<EntryAnswer, 'stay'>,
  /** True if one of the traveller's several passports is the destination's. */
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
