import { isWithin } from '#core/dates.ts';
import type { StateGroups } from '#core/documents/entryExceptions.ts';
import { stateGroupNames } from '#core/vocabulary.ts';
import type { RuleReference } from './ruleReference.ts';

/** The members of the European Economic Area that are not in the European Union. */
const eeaOnly: ReadonlySet<string> = new Set(['IS', 'LI', 'NO']);

/** The members of the groups that issue documents or are named by exceptions, on this day. */
export function stateGroups(
  { memberships }: Pick<RuleReference, 'memberships'>,
  day: string,
): StateGroups {
  const membersOf = (zone: string) =>
    [...memberships]
      .filter(([, rows]) =>
        rows.some((row) => row.zone === zone && isWithin(day, row.memberFrom, row.memberTo)),
      )
      .map(([code]) => code);
  const groups = stateGroupNames.map((name) => [
    name,
    new Set(
      name === 'eu' ? membersOf('eea').filter((code) => !eeaOnly.has(code)) : membersOf(name),
    ),
  ]);
  return Object.fromEntries(groups);
}
