import type { Db } from '#db/db.ts';
import type { VisaRequirement } from '#db/queries/visaRequirements/visaRequirements.ts';
import { fieldsOfRequirement } from '#server/history/recordFields.ts';
import { listRequirementsWithAge, type RequirementAge } from './requirementAge.ts';

/** A short requirement. */
export type MatrixCell = Pick<
  VisaRequirement,
  'id' | 'countryCode' | 'type' | 'required' | 'onArrival' | 'durationDays' | 'cost'
> &
  RequirementAge & {
    /** Equal for requirements that differ only in the passport. */
    content: number;
  };

/** A destination's requirements for all passports with their age. */
export async function listRequirementMatrix(
  db: Db,
  { destinationId }: { destinationId: string },
): Promise<MatrixCell[]> {
  const requirements = await listRequirementsWithAge(db, destinationId);
  const contents = new Map<string, number>();
  return requirements.map((requirement) => {
    const { id, countryCode, type, required, onArrival, durationDays, cost } = requirement;
    const { asOf, isStale, ...stored } = requirement;
    const same = { countryCode: null, standing: null };
    const fields = JSON.stringify({ ...fieldsOfRequirement(stored), ...same });
    const content = contents.get(fields) ?? contents.size;
    contents.set(fields, content);
    const shown = { id, countryCode, type, required, onArrival, durationDays, cost };
    return { ...shown, asOf, isStale, content };
  });
}
