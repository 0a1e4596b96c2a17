import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../../db/db.ts';
import type { AnswerChange } from '../../../db/queries/rules/answerChanges.ts';
import {
  listRulesAt,
  listZoneMemberships,
  type ZoneMembership,
} from '../../../db/queries/rules/entryRules.ts';
import { factsBesideRules } from '../entryRules/findAnswer.ts';
import { utcDay } from '../entryRules/partialDates.ts';
import { resolveAnswer, type StoredFacts } from '../entryRules/resolveAnswer.ts';
import { ruleReference } from '../entryRules/ruleReference.ts';
import {
  type ChangeOf,
  type ComparedAnswer,
  changedAnswers,
  comparedAnswer,
  oncePerPair,
  type Pair,
} from '../rules/changedAnswers.ts';

/** Edition ids of one source before and after a switch, and the id of a source to remove, if any. */
type Switch = { before: number | null; after: number | null; removedSource: string | null };

/**
 * The answers of these pairs that would change if the edition `after` replaced `before`. Removing a
 * source removes its zones. Yields between destinations, about 10 ms each.
 */
export async function answersChangedBySwitch(
  db: Db,
  change: Switch,
  of: ChangeOf,
  pairs: readonly Pair[],
): Promise<AnswerChange[]> {
  const reference = await ruleReference(db);
  const settings = { staleness: reference.staleness, today: utcDay() };
  const zonesOf = cachedZones(db);
  const changes: AnswerChange[] = [];
  for (const asked of byDestinationAndPurpose(pairs)) {
    const { destination, purpose } = asked[0];
    const stored = await listRulesAt(db, { destination, purpose }, change.after);
    const rulesOf = Map.groupBy(stored, ({ passport }) => passport);
    const there = await zonesOf(destination);
    const compared = { before: [] as ComparedAnswer[], after: [] as ComparedAnswer[] };
    for (const pair of asked) {
      const rules = rulesOf.get(pair.passport) ?? [];
      const memberships = [...(await zonesOf(pair.passport)), ...there];
      const question = { ...pair, on: settings.today };
      const beside = factsBesideRules(pair, reference);
      const facts = factsOn({ rules, memberships, ...beside }, change);
      compared.before.push(comparedAnswer(resolveAnswer(question, facts.before, settings)));
      compared.after.push(comparedAnswer(resolveAnswer(question, facts.after, settings)));
    }
    changes.push(...changedAnswers(of, asked, compared.before, compared.after));
    await setImmediate();
  }
  return changes;
}

/** The stored facts of a pair with either edition. */
function factsOn(
  { rules, memberships, ...beside }: StoredFacts,
  { before, after, removedSource }: Switch,
) {
  const without = (edition: number | null) =>
    rules.filter(({ editionId }) => editionId === null || editionId !== edition);
  return {
    before: { ...beside, rules: without(after), memberships },
    after: {
      ...beside,
      rules: without(before),
      memberships: memberships.filter(
        ({ sourceId }) => removedSource === null || sourceId !== removedSource,
      ),
    },
  };
}

function byDestinationAndPurpose(pairs: readonly Pair[]): [Pair, ...Pair[]][] {
  const groups = Map.groupBy(
    oncePerPair(pairs),
    ({ destination, purpose }) => `${destination} ${purpose}`,
  );
  return [...groups.values()] as [Pair, ...Pair[]][];
}

/** Caches each country's zones. */
function cachedZones(db: Db): (code: string) => Promise<ZoneMembership[]> {
  const known = new Map<string, ZoneMembership[]>();
  return async (code) => {
    const zones = known.get(code) ?? (await listZoneMemberships(db, [code, code])).memberships;
    known.set(code, zones);
    return zones;
  };
}
