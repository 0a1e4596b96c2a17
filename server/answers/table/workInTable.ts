import { entersByRight } from '#core/answers/admission.ts';
import type { AnswerSource } from '#core/answers/entryAnswer.ts';
import { rightAt, rightInAnswer } from '#core/answers/orderOfTruth/entryRights.ts';
import { type WorkSides, workSidesOf } from '#core/answers/work/workAnswer.ts';
import { DEFAULT_STAY } from '#core/vocabulary.ts';
import type { FoundAnswer, StayReader } from './stayReader.ts';

/** What is known of working beside a table's answer, whose source is known by its id. */
export type WorkInTable = Omit<WorkSides, 'source'> & {
  source: Pick<AnswerSource, 'id'> | null;
  /** Whether the country's visas for remote workers are for the passport. */
  isRemoteWorker: boolean;
};

/** What is known of working beside a table's answer; nothing to apply for where nobody is admitted. */
export function workInTable(found: FoundAnswer, stay: StayReader): WorkInTable {
  const { passport, country, answer } = found;
  const { access, unconfirmed, suspended } = answer;
  const source = answer.source === null ? null : { id: answer.source };
  const on = stay.reader.day;
  const { workPolicies, waysToWork } = stay.reference;
  const work = workSidesOf(
    { passport, on, access, unconfirmed, source },
    workPolicies.get(country),
    waysToWork.get(country),
  );
  const isRefused = suspended || access === 'no_admission';
  const isRemoteWorker = !isRefused && work.need !== 'no_permit' && !visitsByRight(found, stay);
  const noWays = isRefused ? { programmes: [], routes: [] } : {};
  return { ...work, ...noWays, isRemoteWorker };
}

/** Whether the passport enters by right, for whom a country's visas are not. */
function visitsByRight(
  { passport, country, visit }: FoundAnswer,
  { visits, reference }: StayReader,
): boolean {
  const { access } = visit;
  if (visit.disagrees || access === null) return false;
  if (access === 'own_country') return true;
  const question = { passport, destination: country, purpose: DEFAULT_STAY, on: visits.day };
  const right = visit.conditional
    ? null
    : rightInAnswer(rightAt(question, reference.rights), { access, headlineCondition: null });
  return entersByRight({ access, disagreement: null, right });
}
