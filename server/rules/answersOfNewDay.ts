import { utcDay } from '#core/dates.ts';
import { DEFAULT_STAY, visaTypes } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { addAnswerChanges } from '#db/queries/answers/answerChanges.ts';
import { findLastJobRun } from '#db/queries/jobRuns.ts';
import { hasRulesChangingByDate } from '#db/queries/rules/endingRules.ts';
import { ruleReference } from '../answers/ruleReference.ts';
import type { AnswerTable } from '../answers/table/answerTable.ts';
import { buildAnswerTable } from '../answers/table/buildAnswerTable.ts';
import { changesBetween } from './tableChanges.ts';

export const NEW_DAY_JOB = 'answers-of-new-day';

/**
 * Records answers that changed since the last run's day because a rule began or ended, for the list
 * of changes and subscribers. Returns their number.
 */
export async function recordAnswersOfNewDay(db: Db): Promise<number> {
  const lastRun = await findLastJobRun(db, NEW_DAY_JOB);
  const today = utcDay();
  if (!lastRun || utcDay(lastRun) >= today) return 0;
  const after = utcDay(lastRun);
  if (!(await hasRulesChangingByDate(db, { after, today }))) return 0;
  const reference = await ruleReference(db);
  const of = { cause: 'date', editionId: null, sourceTitle: 'as its source said' } as const;
  let recorded = 0;
  // Tourists' answers come first; what passing the border takes is no change of changing planes.
  let border: AnswerTable | undefined;
  for (const purpose of visaTypes) {
    const tableOn = (day: string) => buildAnswerTable(db, reference, { purpose, day, border });
    const [then, now] = [await tableOn(after), await tableOn(today)];
    border = purpose === DEFAULT_STAY ? now : undefined;
    const changes = changesBetween(then, now, of, reference.countries);
    await db.transaction().execute((trx) => addAnswerChanges(trx, changes));
    recorded += changes.length;
  }
  return recorded;
}
