import type { EntryAnswer } from '../answers/entryAnswer.ts';
import type { BorderChecklist, ChecklistLine } from './checklist.ts';

/**
 * The lines of a checklist that stand beside the verdict, and the rest: refusals of those whom the answer admits,
 * ways of entry that are closed wherever one comes from, the cost of a stay that is too long, and the passport of
 * own citizens who have another one.
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
  const { true: beside = [], false: others = [] } = Object.groupBy(lines, (line) =>
    isBeside[line.subject] || closesWay(line) ? 'true' : 'false',
  );
  return { beside, checklist: { lines: others, notResearched } };
}

function closesWay({ subject, binding, asked }: ChecklistLine): boolean {
  const isClosed = subject === 'entry_mode' && binding === 'required';
  return isClosed && asked.kind === 'condition' && !asked.condition.countries;
}
