import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../../db/client.ts';
import type { AnswerChange } from '../../../db/queries/answerChanges.ts';
import {
  listCurrentRules,
  listRulesOfEdition,
  listZoneMemberships,
  type ZoneMembership,
} from '../../../db/queries/entryRules.ts';
import {
  type ChangeOf,
  changedAnswers,
  oncePerPair,
  type Pair,
  type ToldAnswer,
  toldAnswer,
} from '../changedAnswers.ts';
import { utcDay } from '../entryRules/partialDates.ts';
import { resolveAnswer } from '../entryRules/resolveAnswer.ts';
import { readStaleness } from '../entryRules/staleness.ts';

/** Pairs between two pauses: about 10 ms. */
const PAIRS_AT_ONCE = 50;

/**
 * Which answers of these pairs would change if `after` became current in the place of `before` (ids
 * of editions of one source; null for none). Where the source goes, its zones go too.
 */
export async function answersSwitchedBy(
  db: Db,
  { before, after, goes }: { before: number | null; after: number | null; goes: string | null },
  of: ChangeOf,
  pairs: readonly Pair[],
): Promise<AnswerChange[]> {
  const asked = oncePerPair(pairs);
  const settings = { staleness: await readStaleness(db), today: utcDay() };
  const zonesOf = rememberedZones(db);
  const told: { before: ToldAnswer; after: ToldAnswer }[] = [];
  for (const [at, pair] of asked.entries()) {
    if (at % PAIRS_AT_ONCE === 0) await setImmediate();
    const rules = await listCurrentRules(db, pair);
    const added = after === null ? [] : await listRulesOfEdition(db, after, pair);
    const memberships = [...(await zonesOf(pair.passport)), ...(await zonesOf(pair.destination))];
    const question = { ...pair, on: settings.today };
    const switched = {
      rules: [
        ...rules.filter(({ editionId }) => editionId === null || editionId !== before),
        ...added,
      ],
      memberships: memberships.filter(({ sourceId }) => goes === null || sourceId !== goes),
    };
    told.push({
      before: toldAnswer(resolveAnswer(question, { rules, memberships }, settings)),
      after: toldAnswer(resolveAnswer(question, switched, settings)),
    });
  }
  return changedAnswers(
    of,
    asked,
    told.map(({ before }) => before),
    told.map(({ after }) => after),
  );
}

/** A country's zones, each country's read once. */
function rememberedZones(db: Db): (code: string) => Promise<ZoneMembership[]> {
  const known = new Map<string, ZoneMembership[]>();
  return async (code) => {
    const zones = known.get(code) ?? (await listZoneMemberships(db, [code, code])).memberships;
    known.set(code, zones);
    return zones;
  };
}
