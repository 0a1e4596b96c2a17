import { type DecisionEffect, decisionEffects, effectOf } from '#core/rules/decisions.ts';
import type { Db } from '#db/db.ts';
import { countRules } from '#db/queries/rules/ruleList.ts';
import { listSuperseded } from './decisions/kinds/superseded.ts';
import { staleFilter } from './decisions/kinds/verification.ts';

/** What Review asks the team to look at because of imported rules. */
type ReviewInNumbers = {
  /** Rules that nobody has reviewed for as long as Settings allow. */
  stale: number;
  /** The groups of answers that a compilation changed, by what the change means for visitors. */
  groups: Record<DecisionEffect, number>;
};

const effects = Object.keys(decisionEffects) as DecisionEffect[];

export async function reviewInNumbers(db: Db): Promise<ReviewInNumbers> {
  const changes = await listSuperseded(db);
  const graded = Map.groupBy(changes, ({ before, after }) => effectOf(before, after));
  const groups = numbersBy((effect) => graded.get(effect)?.length ?? 0);
  return { stale: await countRules(db, await staleFilter(db)), groups };
}

/** What came to Review between two counts. */
export function addedReview(before: ReviewInNumbers, after: ReviewInNumbers): ReviewInNumbers {
  return {
    stale: Math.max(0, after.stale - before.stale),
    groups: numbersBy((effect) => Math.max(0, after.groups[effect] - before.groups[effect])),
  };
}

/** The same in lines for a terminal; none for nothing. */
export function linesOfReview({ stale, groups }: ReviewInNumbers): string[] {
  const some = effects.filter((effect) => groups[effect] > 0);
  const all = some.reduce((sum, effect) => sum + groups[effect], 0);
  const byEffect = some
    .map((effect) => `${decisionEffects[effect].toLowerCase()}: ${numberOf(groups[effect])}`)
    .join(', ');
  const lines = [
    ...(all > 0
      ? [`It brings ${numberOf(all)} groups of changed answers to review (${byEffect})`]
      : []),
    ...(stale > 0 ? [`It brings ${numberOf(stale)} rules to verify, last reviewed long ago`] : []),
  ];
  return lines.length === 0 ? [] : [...lines, 'See Review in the panel: /admin/rules/review'];
}

function numbersBy(count: (effect: DecisionEffect) => number): Record<DecisionEffect, number> {
  const numbers = effects.map((effect) => [effect, count(effect)] as const);
  return Object.fromEntries(numbers) as Record<DecisionEffect, number>;
}

function numberOf(count: number): string {
  return count.toLocaleString('en');
}
