import type { Db } from '../../../db/client.ts';
import type { VisaRequirement } from '../../../db/queries/visaRequirements.ts';
import { listVisaRequirementsNewestFirst } from '../../../db/queries/visaRequirements.ts';
import { ageInDays, utcDay } from '../entryRules/partialDates.ts';
import { readStaleness } from '../entryRules/staleness.ts';

/** A requirement in short. */
export type MatrixCell = Pick<
  VisaRequirement,
  'id' | 'countryCode' | 'type' | 'required' | 'onArrival' | 'durationDays' | 'cost'
> & {
  /** When it is known to have held: YYYY, YYYY-MM or YYYY-MM-DD. */
  asOf: string;
  /** Nobody has looked at it for longer than Settings allow for a rule. */
  isStale: boolean;
};

/**
 * A destination's requirements for all passports, each with its age: that of its source or, where that
 * isn't known, the day on which it was saved.
 */
export async function listRequirementMatrix(
  db: Db,
  { destinationId }: { destinationId: string },
): Promise<MatrixCell[]> {
  const { ruleDays } = await readStaleness(db);
  const today = utcDay();
  const requirements = await listVisaRequirementsNewestFirst(db, destinationId);
  return requirements.map((requirement) => {
    const { id, countryCode, type, required, onArrival, durationDays, cost } = requirement;
    const asOf = requirement.sourceDate ?? requirement.updatedAt.slice(0, 10);
    const isStale = ageInDays(asOf, today) > ruleDays;
    return { id, countryCode, type, required, onArrival, durationDays, cost, asOf, isStale };
  });
}
