import { utcDay } from '#core/dates.ts';
import { NAMED_DAY_TITLE } from '#core/rules/ownSources.ts';
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
 * Records answers that changed since the last run's day because a rule, a right to work or a programme for
 * leaving the airport began or ended, for the list of changes and subscribers. Returns their number.
 */
export async function recordAnswersOfNewDay(db: Db): Promise<number> {
  const lastRun = await findLastJobRun(db, NEW_DAY_JOB);
  const today = utcDay();
  if (!lastRun || utcDay(lastRun) >= today) return 0;
  const after = utcDay(lastRun);
  const reference = await ruleReference(db);
  const span = { after, today };
  const isDue = hasPoliciesChanging(reference, span) || (await hasRulesChangingByDate(db, span));
  if (!isDue) return 0;
  const of = { cause: 'date', editionId: null, sourceTitle: NAMED_DAY_TITLE } as const;
  let recorded = 0;
  // Tourists' answers come first; what passing the border takes is no change of changing planes.
  let border: AnswerTable | undefined;
  for (const purpose of visaTypes) {
    const tableOn = (day: string) => buildAnswerTable(db, reference, { purpose, day, border });
    const [then, now] = [await tableOn(after), await tableOn(today)];
    if (purpose === DEFAULT_STAY) border = now;
    const policies = reference.transitPolicies;
    const changes = changesBetween(
      { table: then, policies },
      { table: now, policies },
      of,
      reference.countries,
    );
    await db.transaction().execute((trx) => addAnswerChanges(trx, changes));
    recorded += changes.length;
  }
  return recorded;
}

/** Whether a right to work, or a programme of changing planes, begins or has ended on a day after `after` up to `today`. */
function hasPoliciesChanging(
  { workPolicies, transitPolicies }: RuleReference,
  { after, today }: { after: string; today: string },
): boolean {
  const dated = [
    ...[...workPolicies.values()].flatMap(({ policy }) => policy.grants),
    ...[...transitPolicies.values()].flatMap(({ policy }) => policy.programmes),
  ];
  return dated.some(
    ({ from, to }) =>
      (from !== null && from > after && from <= today) ||
      (to !== null && to >= after && to < today),
  );
}
