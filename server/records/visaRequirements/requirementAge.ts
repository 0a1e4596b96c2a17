import { ageInDays, utcDay } from '#core/dates.ts';
import type { Db } from '#db/db.ts';
import {
  listVisaRequirementsNewestFirst,
  type VisaRequirement,
} from '#db/queries/visaRequirements/visaRequirements.ts';
import { stalenessSetting } from '#server/site/settings/settings.ts';
import { readValue } from '#server/site/settings/versionedSetting.ts';

export type RequirementAge = {
  /** The date of its last confirmation: YYYY, YYYY-MM or YYYY-MM-DD. */
  asOf: string;
  /** The last review is longer ago than Settings allow for a rule. */
  isStale: boolean;
};

/**
 * A destination's requirements for all passports, newest first, each with its age: by the source's
 * date or else the last save.
 */
export async function listRequirementsWithAge(
  db: Db,
  destinationId: string,
): Promise<(VisaRequirement & RequirementAge)[]> {
  const { ruleDays } = await readValue(db, stalenessSetting);
  const today = utcDay();
  const requirements = await listVisaRequirementsNewestFirst(db, destinationId);
  return requirements.map((requirement) => {
    const asOf = requirement.sourceDate ?? requirement.updatedAt.slice(0, 10);
    return { ...requirement, asOf, isStale: ageInDays(asOf, today) > ruleDays };
  });
}
