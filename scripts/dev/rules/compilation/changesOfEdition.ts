import type { ImportedRule } from '../../../../db/queries/rules/shippedSources.ts';
import type { PackedEdition } from '../../../../db/seed/rules/packs.ts';
import { pairsOfEdition } from '../../../../db/seed/rules/packs.ts';
import { accessOfStatus } from '../../../../db/seed/rules/shippedSources.ts';
import { easeRank } from '../../../../server/schemas/answers/access.ts';

/** Pairs of one destination with the same change. */
export type ChangedPairs = {
  destination: string;
  change: 'easier' | 'harder';
  /** Access, days and condition, such as `visa_free 30 (by_air)`. */
  from: string;
  to: string;
  passports: string[];
};

type Requirement = Pick<ImportedRule, 'access' | 'stay' | 'condition' | 'compiled'>;

/**
 * The pairs that become easier or harder than in the edition on that day (YYYY-MM-DD), by
 * destination and change. A length of stay missing on one side is no change.
 */
export function changesOfEdition(
  edition: PackedEdition,
  rules: Iterable<ImportedRule>,
  on: string,
): ChangedPairs[] {
  const compiled = new Map<string, ImportedRule>();
  for (const rule of rules) {
    const isValid = (rule.validFrom ?? on) <= on && on <= (rule.validTo ?? on);
    if (isValid) compiled.set(rule.passport + rule.destination, rule);
  }
  const groups = new Map<string, ChangedPairs>();
  for (const { passport, destination, status, days } of pairsOfEdition(edition)) {
    const after = compiled.get(passport + destination);
    if (!after) continue;
    const stay = days === null ? null : { number: days, unit: 'days' as const };
    const before = { access: accessOfStatus(status), stay, condition: null };
    const change = changeOf(before, after);
    if (!change) continue;
    const [from, to] = [described(before), described(after)];
    const key = [destination, change, from, to].join('\n');
    const group = groups.get(key) ?? { destination, change, from, to, passports: [] };
    groups.set(key, group);
    group.passports.push(passport);
  }
  return [...groups.values()].sort((a, b) => (a.destination < b.destination ? -1 : 1));
}

function changeOf(before: Requirement, after: Requirement): ChangedPairs['change'] | null {
  const ease = easeRank(before.access) - easeRank(after.access);
  const more = daysOf(after) - daysOf(before);
  const change = ease || (Number.isNaN(more) ? 0 : more);
  if (change === 0) return null;
  return change > 0 ? 'easier' : 'harder';
}

function daysOf({ stay }: Requirement): number {
  if (!stay) return Number.NaN;
  return stay.unit === 'months' ? 30 * stay.number : stay.number;
}

function described({ access, stay, condition, compiled }: Requirement): string {
  const length = stay && `${stay.number}${stay.unit === 'months' ? ' months' : ''}`;
  const asks = condition && `(${condition.kind}, else ${condition.otherwise})`;
  return [access, length, compiled?.application, asks].filter(Boolean).join(' ');
}
