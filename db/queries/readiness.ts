import type { Db } from '../db.ts';
import { listCountries } from './countries.ts';
import { findPublishedDestination, listPopularDestinations } from './destinations/destinations.ts';
import { listFaqs } from './records/faqs.ts';
import { listVisaRequirementsForPassport } from './visaRequirements/visaRequirements.ts';

/** Any code: the row need not exist. */
const PASSPORT = 'US';

/** Runs the queries of the home page and of one destination page. Throws when one fails. */
export async function readPages(db: Db): Promise<void> {
  await listCountries(db);
  await listFaqs(db);
  const [popular] = await listPopularDestinations(db, 1);
  if (!popular) return;
  await findPublishedDestination(db, popular.id);
  await listVisaRequirementsForPassport(db, [popular.id], PASSPORT);
}
