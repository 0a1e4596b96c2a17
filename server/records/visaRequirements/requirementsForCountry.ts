import { LISTING_PAGE_SIZE } from '#core/constants.ts';
import type { Db } from '#db/db.ts';
import type { DestinationSummary } from '#db/queries/destinations/destinationRow.ts';
import {
  countDestinations,
  listDestinationsBestRatedFirst,
} from '#db/queries/destinations/destinations.ts';
import {
  listVisaRequirementsForPassport,
  type VisaRequirement,
} from '#db/queries/visaRequirements/visaRequirements.ts';

type DestinationWithRequirements = {
  destination: DestinationSummary;
  requirements: VisaRequirement[];
};

/**
 * A page of a country's destinations, best rated first, each with the passport's requirements, and
 * the total number.
 */
export async function listVisaRequirementsForCountry(
  db: Db,
  { countryCode, passport, page }: { countryCode: string; passport: string; page: number },
): Promise<{ items: DestinationWithRequirements[]; total: number }> {
  const destinations = await listDestinationsBestRatedFirst(
    db,
    { countryCode },
    { limit: LISTING_PAGE_SIZE, offset: page * LISTING_PAGE_SIZE },
  );
  const ids = destinations.map((destination) => destination.id);
  const found = await listVisaRequirementsForPassport(db, ids, passport);
  const items = destinations.map((destination) => ({
    destination,
    requirements: found.filter((row) => row.destinationId === destination.id),
  }));
  return { items, total: await countDestinations(db, { countryCode }) };
}
