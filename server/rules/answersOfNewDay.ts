import { utcDay } from '#core/dates.ts';
import { DEFAULT_STAY, visaTypes } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { addAnswerChanges } from '#db/queries/answers/answerChanges.ts';
import { findLastJobRun } from '#db/queries/jobRuns.ts';
import { hasRulesChangingByDate } from '#db/queries/rules/endingRules.ts';
import { type RuleReference, ruleReference } from '../answers/ruleReference.ts';
import type { AnswerTable } from '../answers/table/answerTable.ts';
import { buildAnswerTable } from '../answers/table/buildAnswerTable.ts';
import { changesBetween } from './tableChanges.ts';

export const NEW_DAY_JOB = 'answers-of-new-day';

/**
 * Records answers that changed since the last run's day because a rule or a right to work began or ended,
 * for the list of changes and subscribers. Returns their number.
 */
export async function recordAnswersOfNewDay(db: Db): Promise<number> {
  const lastRun = await findLastJobRun(db, NEW_DAY_JOB);
  const today = utcDay();
  if (!lastRun || utcDay(lastRun) >= today) return 0;
  const after = utcDay(lastRun);
  const reference = await ruleReference(db);
  const span = { after, today };
  const isDue = hasGrantsChanging(reference, span) || (await hasRulesChangingByDate(db, span));
  if (!isDue) return 0;
  const of = { cause: 'date', editionId: null, sourceTitle: 'as its source said' } as const;
  let recorded = 0;
  // Tourists' answers come first; what passing the border takes is no change of changing planes.
  let border: AnswerTable | undefined;
  for (const purpose of visaTypes) {
    const tableOn = (day: string) => buildAnswerTable(db, reference, { purpose, day, border });
    const [then, now] = [await tableOn(after), await tableOn(today)];
    if (purpose === DEFAULT_STAY) border = now;
    const changes = changesBetween(then, now, of, reference.countries);
    await db.transaction().execute((trx) => addAnswerChanges(trx, changes));
    recorded += changes.length;
  }
  return recorded;
}

/** Whether a right to work begins, or has ended, on one of the days after `after` up to `today`. */
function hasGrantsChanging(
  { workPolicies }: RuleReference,
  { after, today }: { after: string; today: string },
): boolean {
  return [...workPolicies.values()].some(({ policy }) =>
    policy.grants.some(
      ({ from, to }) =>
        (from !== null && from > after && from <= today) ||
        (to !== null && to >= after && to < today),
    ),
  );
}
