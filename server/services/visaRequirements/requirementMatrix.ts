import type { Db } from '../../../db/db.ts';
import type { VisaRequirement } from '../../../db/queries/visaRequirements.ts';
import { listRequirementsWithAge, type RequirementAge } from './requirementAge.ts';

/** A short requirement. */
export type MatrixCell = Pick<
  VisaRequirement,
  'id' | 'countryCode' | 'type' | 'required' | 'onArrival' | 'durationDays' | 'cost'
> &
  RequirementAge;

/** A destination's requirements for all passports with their age. */
export async function listRequirementMatrix(
  db: Db,
  { destinationId }: { destinationId: string },
): Promise<MatrixCell[]> {
  const requirements = await listRequirementsWithAge(db, destinationId);
  return requirements.map((requirement) => {
    const { id, countryCode, type, required, onArrival, durationDays, cost } = requirement;
    const { asOf, isStale } = requirement;
    return { id, countryCode, type, required, onArrival, durationDays, cost, asOf, isStale };
  });
}
