import type { Db } from '../../../db/db.ts';
import type { VisaRequirement } from '../../../db/queries/visaRequirements.ts';
import { listVisaRequirementsNewestFirst } from '../../../db/queries/visaRequirements.ts';
import { ageInDays, utcDay } from '../entryRules/partialDates.ts';
import { fieldsOfRequirement } from '../history/recordFields.ts';
import { stalenessSetting } from '../settings/settings.ts';
import { readValue } from '../settings/versionedSetting.ts';

/** A short requirement. */
export type MatrixCell = Pick<
  VisaRequirement,
  'id' | 'countryCode' | 'type' | 'required' | 'onArrival' | 'durationDays' | 'cost'
> & {
  /** The date of its last confirmation: YYYY, YYYY-MM or YYYY-MM-DD. */
  asOf: string;
  /** Whether it was last reviewed longer ago than Settings allow for a rule. */
  isStale: boolean;
  /** Equal for requirements that differ only in the passport. */
  content: number;
};

/**
 * A destination's requirements for all passports with their age, by the source's date or else the
 * last save.
 */
export async function listRequirementMatrix(
  db: Db,
  { destinationId }: { destinationId: string },
): Promise<MatrixCell[]> {
  const { ruleDays } = await readValue(db, stalenessSetting);
  const today = utcDay();
  const requirements = await listVisaRequirementsNewestFirst(db, destinationId);
  const contents = new Map<string, number>();
  return requirements.map((requirement) => {
    const { id, countryCode, type, required, onArrival, durationDays, cost } = requirement;
    const asOf = requirement.sourceDate ?? requirement.updatedAt.slice(0, 10);
    const isStale = ageInDays(asOf, today) > ruleDays;
    const fields = JSON.stringify({ ...fieldsOfRequirement(requirement), countryCode: null });
    const content = contents.get(fields) ?? contents.size;
    contents.set(fields, content);
    const shown = { id, countryCode, type, required, onArrival, durationDays, cost };
    return { ...shown, asOf, isStale, content };
  });
}
