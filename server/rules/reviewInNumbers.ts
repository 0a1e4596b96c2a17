import { type EaseOfChange, easeOfChange } from '#core/answers/easeOfChange.ts';
import type { Db } from '#db/db.ts';
import { countRules } from '#db/queries/rules/ruleList.ts';
import { staleFilter } from './queues/ruleQueues.ts';
import { listSupersededRules } from './queues/supersededRules.ts';

/** What Review asks the team to look at because of imported rules. */
type ReviewInNumbers = {
  /** Rules that nobody has reviewed for as long as Settings allow. */
  stale: number;
  /** The groups of answers that a compilation changed, by what the change means for travellers. */
  groups: Record<EaseOfChange, number>;
};

export async function reviewInNumbers(db: Db): Promise<ReviewInNumbers> {
  const groups = { harder: 0, easier: 0, shorter: 0, longer: 0, other: 0 };
  const all = { page: 0, pageSize: Number.MAX_SAFE_INTEGER };
  for (const { before, after } of (await listSupersededRules(db, all)).items) {
    groups[easeOfChange(before, after)] += 1;
  }
  return { stale: await countRules(db, await staleFilter(db)), groups };
}

const words: Record<EaseOfChange, string> = {
  harder: 'harder',
  easier: 'easier',
  shorter: 'shorter stay',
  longer: 'longer stay',
  other: 'other',
};

const kinds = Object.keys(words) as EaseOfChange[];

/** What came to Review between two counts. */
export function addedReview(before: ReviewInNumbers, after: ReviewInNumbers): ReviewInNumbers {
  const groups = { ...after.groups };
  for (const kind of kinds) groups[kind] = Math.max(0, groups[kind] - before.groups[kind]);
  return { stale: Math.max(0, after.stale - before.stale), groups };
}

/** The same in lines for a terminal; none for nothing. */
export function linesOfReview({ stale, groups }: ReviewInNumbers): string[] {
  const some = kinds.filter((kind) => groups[kind] > 0);
  const all = some.reduce((sum, kind) => sum + groups[kind], 0);
  const byKind = some.map((kind) => `${words[kind]}: ${numberOf(groups[kind])}`).join(', ');
  const lines = [
    ...(all > 0
      ? [`It brings ${numberOf(all)} groups of changed answers to review (${byKind})`]
      : []),
    ...(stale > 0 ? [`It brings ${numberOf(stale)} rules to verify, last reviewed long ago`] : []),
  ];
  return lines.length === 0 ? [] : [...lines, 'See Review in the panel: /admin/rules/review'];
}

function numberOf(count: number): string {
  return count.toLocaleString('en');
}
