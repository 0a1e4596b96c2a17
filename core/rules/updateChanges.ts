import { easeRank } from '../answers/access.ts';
import type { UpdateGroup } from '../inputs/rules/sourceUpdate.ts';
import { hasSameAnswer, keyOf, type RulesByKey } from './editionDifference.ts';
import type { RuleFields } from './ruleFields.ts';

/** A rule that a fetched file adds, changes or removes. */
export type UpdateChange = {
  group: UpdateGroup;
  key: string;
  before: RuleFields | null;
  after: RuleFields | null;
};

/** The changes of a fetched file, and the number of rules that only got a newer date. */
export type UpdateChanges = { changes: UpdateChange[]; renewed: number };

/**
 * The changes from an edition's rules to those of a file. A change that brings an address of a host
 * that isn't known is of the group `unknownSite`, whatever else it changes.
 */
export function updateChanges(
  before: RulesByKey,
  after: readonly RuleFields[],
  knownHosts: ReadonlySet<string>,
): UpdateChanges {
  const changes: UpdateChange[] = [];
  const left = new Map(before);
  let renewed = 0;
  for (const rule of after) {
    const key = keyOf(rule);
    const old = left.get(key) ?? null;
    left.delete(key);
    const group = groupOf(old, rule, knownHosts);
    if (group) changes.push({ group, key, before: old, after: rule });
    else if (old?.sourceDate !== rule.sourceDate) renewed += 1;
  }
  for (const [key, rule] of left) {
    changes.push({ group: 'removed', key, before: rule, after: null });
  }
  return { changes, renewed };
}

/** The group of a change; null for the same answer from the same page. */
function groupOf(
  before: RuleFields | null,
  after: RuleFields,
  knownHosts: ReadonlySet<string>,
): UpdateGroup | null {
  const isSamePage = before?.sourceAddress === after.sourceAddress;
  const host = isSamePage ? null : hostOf(after.sourceAddress);
  if (host !== null && !knownHosts.has(host)) return 'unknownSite';
  if (!before) return 'new';
  if (hasSameAnswer(before, after)) return isSamePage ? null : 'page';
  const ease = easeRank(after.access) - easeRank(before.access);
  if (ease !== 0) return ease > 0 ? 'harder' : 'easier';
  const [stay, stayBefore] = [daysOf(after), daysOf(before)];
  if (stay === null || stayBefore === null || stay === stayBefore) return 'other';
  return stay < stayBefore ? 'shorter' : 'longer';
}

/** The host of an address without www; null for none. */
export function hostOf(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/^www\./, '');
}

function daysOf({ stayNumber, stayUnit }: RuleFields): number | null {
  return stayNumber && stayNumber * (stayUnit === 'months' ? 30 : 1);
}
