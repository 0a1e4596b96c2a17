import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { addDays, utcDay } from '#core/dates.ts';
import { readShownAnswer, type ShownAnswer } from '#core/inputs/answerReport.ts';
import type {
  DoubtfulPairs,
  ReportFilter,
  StaleRules,
} from '#core/inputs/rules/administratorRule.ts';
import { visaTypes } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import * as reviews from '#db/queries/answers/answerReviews.ts';
import type { StoredRule } from '#db/queries/rules/ruleColumns.ts';
import { countRules, listRules, listSources, type RuleFilter } from '#db/queries/rules/ruleList.ts';
import type { Pair } from '#server/answers/changedAnswers.ts';
import { compareCountries, comparePairs } from '#server/answers/facts/countries.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { currentTable } from '#server/answers/table/currentTable.ts';
import { stalenessSetting } from '#server/site/settings/settings.ts';
import { readValue } from '#server/site/settings/versionedSetting.ts';

type Page<Item> = { items: Item[]; total: number };

/** How many of the most requested pairs are checked first. */
const MOST_ASKED = 25;

/** Above the number of sources with rules for one pair. */
const RULES_OF_PAIR_MAX = 50;

const limitsOf = ({ page, pageSize }: { page: number; pageSize: number }) => ({
  limit: pageSize,
  offset: page * pageSize,
});

type ListedReport = reviews.AnswerReport & { answer: ShownAnswer | null; now: EntryAnswer };

/**
 * A page (from 0) of visitors' reports, last reported first by default, each with the answer of
 * today, and their total number.
 */
export async function listReports(
  db: Db,
  { status, sort, ...page }: ReportFilter,
): Promise<Page<ListedReport>> {
  const items: ListedReport[] = [];
  for (const report of await reviews.listAnswerReports(db, status, { ...limitsOf(page), sort })) {
    const { passport, destination, purpose } = report;
    items.push({
      ...report,
      answer: readShownAnswer(report.answer),
      now: await findAnswer(db, { passport, destination, purpose }),
    });
  }
  return { items, total: await reviews.countAnswerReports(db, status) };
}

/**
 * A page (from 0) of the rules of administrators and official sources that were last reviewed
 * longer ago than the setting allows.
 */
export async function listStaleRules(
  db: Db,
  { sort, ...page }: StaleRules,
): Promise<Page<StoredRule>> {
  const filter = await staleFilter(db);
  return {
    items: await listRules(db, filter, { ...limitsOf(page), sort }),
    total: await countRules(db, filter),
  };
}

/** The most requested pairs without a recently reviewed rule, each with its rules. */
export async function listMostAskedToVerify(
  db: Db,
): Promise<(reviews.PairRequests & { rules: StoredRule[] })[]> {
  const { reviewedBefore } = await staleFilter(db);
  const asked = [];
  for (const pair of await reviews.listMostAskedPairs(db, MOST_ASKED)) {
    const { passport, destination, purpose } = pair;
    const all = { limit: RULES_OF_PAIR_MAX, offset: 0 };
    const rules = await listRules(db, { passport, destination, purpose }, all);
    const verified = rules.some(({ verifiedOn }) => verifiedOn && verifiedOn >= reviewedBefore);
    if (!verified) asked.push({ ...pair, rules });
  }
  const byNames = await comparePairs(db);
  return asked.sort((a, b) => b.requests - a.requests || byNames(a, b));
}

type DoubtfulPair = Pair & { answer: EntryAnswer };

/**
 * A page (from 0) of the pairs on which sources disagree today, or a rule has ended since, by the
 * names of the countries; or in the requested order.
 */
export async function listDoubtfulPairs(
  db: Db,
  { sort, ...page }: DoubtfulPairs,
): Promise<Page<DoubtfulPair>> {
  const pairs: Pair[] = [];
  for (const purpose of visaTypes) {
    for (const { passport, destination } of (await currentTable(db, purpose)).pairsWith(
      'disagrees',
    )) {
      pairs.push({ passport, destination, purpose });
    }
  }
  pairs.sort(await comparePairs(db));
  if (sort) {
    const { by, descending } = sort;
    const compare = await compareCountries(db);
    pairs.sort((a, b) => (descending ? compare(b[by], a[by]) : compare(a[by], b[by])));
  }
  const { limit, offset } = limitsOf(page);
  const items: DoubtfulPair[] = [];
  for (const pair of pairs.slice(offset, offset + limit)) {
    items.push({ ...pair, answer: await findAnswer(db, pair) });
  }
  return { items, total: pairs.length };
}

/** The total number of pairs in `listDoubtfulPairs`. */
export async function countDoubtfulPairs(db: Db): Promise<number> {
  let count = 0;
  for (const purpose of visaTypes)
    count += (await currentTable(db, purpose)).pairsWith('disagrees').length;
  return count;
}

/** The filter of stale rules in the rule list. */
export async function staleFilter(db: Db): Promise<RuleFilter & { reviewedBefore: string }> {
  const { ruleDays } = await readValue(db, stalenessSetting);
  const sources = await listSources(db);
  return {
    sources: sources.filter(({ kind }) => kind !== 'edition').map(({ id }) => id),
    reviewedBefore: addDays(utcDay(), -ruleDays),
  };
}
