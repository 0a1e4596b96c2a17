import { type ListedAccess, listedAccess } from '#core/answers/access.ts';
import type { PackedLines } from '#core/answers/packedLines.ts';
import { isUnlimited } from '#core/answers/stayOfAll.ts';
import { type TransitGroup, transitGroups } from '#core/answers/transit/transitGroups.ts';
import { transitLineInWords } from '#core/answers/words/transitLineWords.ts';
import { transitHubs } from '#core/countries/transitHubs.ts';
import type { Db } from '#db/db.ts';
import { type AskedEverywhere, readStay } from '../table/stayReader.ts';
import { type TransitInTable, transitInTable } from '../table/transitInTable.ts';
import { easeOf, packEverywhere } from './everywhere.ts';

/**
 * What changing planes takes today in all offered countries, with the easiest of these passports and the
 * documents in `holds`, by name. Throws NotFound for an unknown passport.
 */
export async function readChangingPlanes(db: Db, asked: AskedEverywhere): Promise<PackedLines> {
  const stay = await readStay(db, asked, 'transit');
  return packEverywhere(db, asked.passports, {
    find: stay.find,
    groups: transitGroups,
    // Of equally easy answers, that with the easier border.
    rankOf: ({ answer, visit }) => easeOf(answer) + easeOf(visit) / 100,
    say: (easiest) => {
      const sides = transitInTable(easiest, stay);
      const { answer, country } = easiest;
      const hubs = transitHubs[country] ?? [];
      return {
        groups: groupsOf(easiest, sides),
        ...transitLineInWords({ ...sides, answer, hubs }),
      };
    },
  });
}

function groupsOf(
  { answer }: Parameters<typeof transitInTable>[0],
  { airside, heading }: TransitInTable,
): TransitGroup[] {
  const access = listedAccess(answer);
  const isPassed = heading === 'border' || (access === null && airside.need === 'pass_border');
  return [groupOf(access), ...(isPassed ? (['border'] as const) : [])];
}

function groupOf(access: ListedAccess): TransitGroup {
  if (access === null) return 'unknown';
  if (access === 'suspended' || access === 'no_admission') return 'refused';
  return access === 'visa_free' || isUnlimited(access) ? 'no_visa' : 'visa';
}
