import { isWithin } from '#core/dates.ts';
import type { StateGroups } from '#core/documents/issuers.ts';
import { type StateGroup, stateGroupNames } from '#core/vocabulary.ts';
import type { ZoneMembership } from './storedFacts.ts';

/** The members of the European Economic Area that are not in the European Union. */
const eeaOnly: ReadonlySet<string> = new Set(['IS', 'LI', 'NO']);

/**
 * The members of the groups that issue documents or are named by exceptions, on this day, of all
 * countries' memberships by country code.
 */
export function stateGroups(
  memberships: ReadonlyMap<string, ZoneMembership[]>,
  day: string,
): StateGroups {
  const members: Record<StateGroup, Set<string>> = {
    schengen: new Set(),
    eu: new Set(),
    gcc: new Set(),
    nordic: new Set(),
  };
  for (const [code, rows] of memberships) {
    for (const { zone, memberFrom, memberTo } of rows) {
      const group = groupOf(zone, code);
      if (group && isWithin(day, memberFrom, memberTo)) members[group].add(code);
    }
  }
  return members;
}

function groupOf(zone: string, country: string): StateGroup | undefined {
  if (zone === 'eea') return eeaOnly.has(country) ? undefined : 'eu';
  return stateGroupNames.find((name) => name === zone);
}
