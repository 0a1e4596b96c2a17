import { addDays } from '../../dates.ts';
import { noFacts } from '../../rules/ruleFields.ts';
import type { Access } from '../../vocabulary.ts';
import type { WorkNeed } from '../../workVocabulary.ts';
import { ranks } from '../orderOfTruth/ranks.ts';
import type { DatedStatement, Statement } from '../orderOfTruth/statements.ts';
import type { StoredPolicy } from '../policySource.ts';
import { grantsTo, type Work, workOf } from './work.ts';
import type { WorkPolicy } from './workPolicy.ts';

const accessOfNeed: Partial<Record<WorkNeed, Access>> = {
  no_permit: 'freedom_of_movement',
  permit_by_right: 'visa_required',
  permit: 'visa_required',
};

/**
 * A policy's statements about a passport, for the order of truth of answers of purpose working: one for
 * each time between two days on which a grant begins or ends; none where nothing is known.
 */
export function workStatements(
  stored: StoredPolicy<WorkPolicy> | undefined,
  passport: string,
): DatedStatement[] {
  if (!stored) return [];
  return periodsOf(stored.policy, passport).flatMap(({ from, to }) => {
    const on = from ?? to ?? ANY_DAY;
    const statement = statementOf(workOf(stored, { passport, on }));
    return statement ? [{ statement, from, to }] : [];
  });
}

/** A day of a time that never changes. */
const ANY_DAY = '2000-01-01';

type Period = Pick<DatedStatement, 'from' | 'to'>;

/** The times between which no grant to a passport begins or ends, in order. */
function periodsOf(policy: WorkPolicy, passport: string): Period[] {
  const starts = new Set<string>();
  for (const { from, to } of grantsTo(policy, passport)) {
    if (from) starts.add(from);
    if (to) starts.add(addDays(to, 1));
  }
  const firstDays = [null, ...[...starts].sort()];
  return firstDays.map((from, index) => {
    const next = firstDays[index + 1];
    return { from, to: next ? addDays(next, -1) : null };
  });
}

function statementOf({ need, source, confirmed }: Work): Statement | undefined {
  const access = accessOfNeed[need];
  if (!access || !source) return undefined;
  const sure = access === 'freedom_of_movement' ? ranks.freedomOfMovement : ranks.officialPrimary;
  return {
    rank: confirmed ? sure : ranks.officialSecondary,
    access,
    stay: null,
    note: '',
    headlineCondition: null,
    conditions: [],
    facts: noFacts,
    contestedAccess: null,
    since: null,
    source,
    asOf: source.date,
    newness: source.date,
  };
}
