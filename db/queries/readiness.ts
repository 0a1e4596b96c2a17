import type { Db } from '../client.ts';
import { listCountries } from './countries.ts';
import { findPublishedDestination, listPopularDestinations } from './destinations/destinations.ts';
import { listFaqs } from './faqs.ts';
import { listVisaRequirementsForPassport } from './visaRequirements.ts';

/** Any: whether there is a row doesn't matter. */
const PASSPORT = 'US';

/** Reads the home page, and one destination with what passports need there. Throws when it can't. */
export async function readPages(db: Db): Promise<void> {
  await listCountries(db);
  await listFaqs(db);
  const [popular] = await listPopularDestinations(db, 1);
  if (!popular) return;
  await findPublishedDestination(db, popular.id);
  await listVisaRequirementsForPassport(db, [popular.id], PASSPORT);
}
