import { addDays, utcDay } from '#core/dates.ts';
import type { RuleSearch } from '#core/inputs/rules/administratorRule.ts';
import type { Db } from '#db/db.ts';
import { EDITORS } from '#db/queries/rules/administratorRules.ts';
import type { StoredRule } from '#db/queries/rules/ruleColumns.ts';
import { countRules, listRules, listSources, type RuleFilter } from '#db/queries/rules/ruleList.ts';
import { currentTable } from '#server/answers/table/currentTable.ts';
import { staleFilter } from './decisions/kinds/verification.ts';

/** A rule, and whether visitors read it today. */
type ListedRule = StoredRule & { isRead: boolean };

/**
 * A page (from 0) of the current rules that pass the filter, and their total number. Without
 * passport, destination, source, age and end: administrators' rules, and if there are none, the
 * number of imported rules to choose from.
 */
export async function findRules(
  db: Db,
  { page, pageSize, source, stale, ending, age, sort, ...wanted }: RuleSearch,
): Promise<{ items: ListedRule[]; total: number; imported: number | null }> {
  const filter: RuleFilter = {
    ...wanted,
    ...(stale && (await staleFilter(db))),
    endingOn:
      ending === undefined ? undefined : { first: utcDay(), last: addDays(utcDay(), ending) },
  };
  if (age) filter.reviewedBefore = earlier(addDays(utcDay(), -age), filter.reviewedBefore);
  const isSomewhere = wanted.passport || wanted.destination;
  const anywhere = !source && !stale && !ending && !age && !isSomewhere;
  const sourceId = anywhere ? EDITORS : source;
  const edition = isSomewhere || stale ? undefined : await currentEditionOf(db, sourceId);
  if (edition) {
    filter.edition = edition;
  } else if (sourceId) {
    const among = filter.sources ?? [sourceId];
    filter.sources = among.filter((id) => id === sourceId);
  }
  const limits = { limit: pageSize, offset: page * pageSize, sort };
  const total = await countRules(db, filter);
  return {
    items: await markRead(db, await listRules(db, filter, limits)),
    total,
    imported: anywhere && total === 0 ? await countImportedRules(db) : null,
  };
}

/** Marks the rules that answer today, by their source and what they say. */
async function markRead(db: Db, rules: readonly StoredRule[]): Promise<ListedRule[]> {
  const today = utcDay();
  const marked: ListedRule[] = [];
  for (const rule of rules) {
    const { passport, destination, purpose, validFrom, validTo } = rule;
    const answer = (await currentTable(db, purpose)).at(passport, destination);
    const isValid = (validFrom ?? today) <= today && today <= (validTo ?? today);
    const isAnswer = answer?.source === rule.sourceId && answer.access === rule.access;
    marked.push({ ...rule, isRead: isAnswer && isValid && rule.refusedOn === null });
  }
  return marked;
}

function earlier(day: string, other: string | undefined): string {
  return other !== undefined && other < day ? other : day;
}

/** The number of rules of current editions. */
async function countImportedRules(db: Db): Promise<number> {
  let count = 0;
  for (const { currentEditionId: edition } of await listSources(db)) {
    if (edition !== null) count += await countRules(db, { edition });
  }
  return count;
}

async function currentEditionOf(db: Db, sourceId: string | undefined): Promise<number | undefined> {
  if (!sourceId) return undefined;
  const source = (await listSources(db)).find(({ id }) => id === sourceId);
  return source?.currentEditionId ?? undefined;
}
