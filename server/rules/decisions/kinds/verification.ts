import { addDays, utcDay } from '#core/dates.ts';
import type { Db } from '#db/db.ts';
import { listMostAskedPairs } from '#db/queries/answers/answerReviews.ts';
import type { StoredRule } from '#db/queries/rules/ruleColumns.ts';
import {
  type ListedSource,
  listRules,
  listSources,
  listWithSameAnswer,
  type RuleFilter,
} from '#db/queries/rules/ruleList.ts';
import { stalenessSetting } from '#server/site/settings/settings.ts';
import { readValue } from '#server/site/settings/versionedSetting.ts';
import { bareSide, type DecisionSide, type Outline } from '../decision.ts';

/** Rules that nobody has looked at for longer than Settings allow, and the pairs asked for most. */

/** How many of the most requested pairs are checked first. */
const MOST_ASKED = 25;

/** Above the number of rules of a destination. */
const RULES_MAX = 10_000;

/** The filter of stale rules in the rule list. */
export async function staleFilter(db: Db): Promise<RuleFilter & { reviewedBefore: string }> {
  const { ruleDays } = await readValue(db, stalenessSetting);
  const sources = await listSources(db);
  return {
    sources: sources.filter(({ kind }) => kind !== 'edition').map(({ id }) => id),
    reviewedBefore: addDays(utcDay(), -ruleDays),
  };
}

/**
 * The rules of administrators and official sources that were last reviewed longer ago than the
 * setting allows: those of a destination with the same answer and source together.
 */
export async function outlineStale(db: Db): Promise<Outline[]> {
  const filter = await staleFilter(db);
  const sources = await listSources(db);
  const rulesAt = new Map<string, Promise<StoredRule[]>>();
  const listAt = (destination: string) => {
    const known = rulesAt.get(destination);
    if (known) return known;
    const rules = listRules(db, { ...filter, destination }, { limit: RULES_MAX, offset: 0 });
    rulesAt.set(destination, rules);
    return rules;
  };
  return (await listWithSameAnswer(db, filter)).map(({ rules: size, reviewedOn, ...same }) => ({
    kind: 'stale',
    key: Object.values(same).join(' '),
    country: same.destination,
    effect: 'none',
    size,
    edition: null,
    since: reviewedOn,
    open: async () => {
      const rules = (await listAt(same.destination)).filter(
        (rule) =>
          rule.purpose === same.purpose &&
          rule.sourceId === same.sourceId &&
          rule.access === same.access &&
          rule.stayNumber === same.stayNumber &&
          (rule.stayNumber === null || rule.stayUnit === same.stayUnit),
      );
      const named = rules.map(({ id, version }) => ({ id, version }));
      return {
        purpose: same.purpose,
        passports: rules.map(({ passport }) => passport),
        sides: rules.slice(0, 1).map((rule) => sideOfRule(rule, sources)),
        toSettle: { kind: 'rules', rules: named },
        rules: named,
      };
    },
  }));
}

/** The most requested pairs without a recently reviewed rule, each with its rules. */
export async function outlineMostAsked(db: Db): Promise<Outline[]> {
  const { reviewedBefore } = await staleFilter(db);
  const sources = await listSources(db);
  const outlines: Outline[] = [];
  for (const { requests, ...pair } of await listMostAskedPairs(db, MOST_ASKED)) {
    const rules = await listRules(db, pair, { limit: RULES_MAX, offset: 0 });
    if (rules.some(({ verifiedOn }) => verifiedOn && verifiedOn >= reviewedBefore)) continue;
    const named = rules.map(({ id, version }) => ({ id, version }));
    outlines.push({
      kind: 'asked',
      key: `${pair.passport} ${pair.destination} ${pair.purpose}`,
      country: pair.destination,
      effect: rules.length > 0 ? 'none' : 'unclear',
      size: requests,
      edition: null,
      since: null,
      open: () => ({
        purpose: pair.purpose,
        passports: [pair.passport],
        sides: rules.map((rule) => sideOfRule(rule, sources)),
        toSettle: named.length === 1 ? { kind: 'rules', rules: named } : null,
        rules: named,
        requests,
      }),
    });
  }
  return outlines;
}

/** What a stored rule says, with the source and date that it has from its edition. */
export function sideOfRule(rule: StoredRule, sources: readonly ListedSource[]): DecisionSide {
  const { access, stayNumber, stayUnit, condition, conditionText } = rule;
  const source = sources.find(({ id }) => id === rule.sourceId);
  const of = source?.title ?? rule.sourceId;
  const date = rule.sourceDate ?? source?.date ?? null;
  return {
    ...bareSide,
    access,
    stay: stayNumber === null ? null : { number: stayNumber, unit: stayUnit },
    pages: [
      {
        title: rule.sourceTitle ? `${rule.sourceTitle} (${of})` : of,
        address: rule.sourceAddress ?? source?.address ?? null,
        dates: [date, date],
      },
    ],
    conditions: condition ? [{ condition, text: conditionText, access }] : [],
  };
}
