import type { Db } from '../../../db/db.ts';
import { findCountry } from '../../../db/queries/countries.ts';
import { listEntryConditions, listOfficialLinks } from '../../../db/queries/countryFacts.ts';
import { factsFor } from '../../schemas/answers/admission.ts';
import type { TripInput } from '../../schemas/travel/trip.ts';
import { findAnswer } from '../entryRules/findAnswer.ts';
import { isWithin } from '../entryRules/partialDates.ts';
import { ruleReference } from '../entryRules/ruleReference.ts';
import { reachedThrough, windowAt } from '../entryRules/zones.ts';

/**
 * The answers for a passport, with the documents in `holds`, at each stop of a trip, in order, each on
 * its day. For a transit stop:
 * what a visitor needs to pass the border, and separately what lists of airport transit visas state
 * for staying airside. Throws NotFound for an unknown code.
 */
export async function judgeTrip(db: Db, { passport, stops, holds }: TripInput) {
  return Promise.all(
    stops.map(async ({ country, on, transit }) => {
      const question = { passport, destination: country, on, holds };
      const [flag, entry, airside, conditions, officialLinks] = await Promise.all([
        findCountry(db, country),
        findAnswer(db, { ...question, purpose: 'tourist' }),
        transit ? findAnswer(db, { ...question, purpose: 'transit' }) : null,
        listEntryConditions(db, country),
        listOfficialLinks(db, country),
      ]);
      const flagUrl = flag?.flagUrl ?? null;
      const borderZone = await borderZoneOf(db, country, entry.on);
      const facts = factsFor(entry, { conditions, officialLinks });
      return { country, flagUrl, transit, entry, airside, ...facts, borderZone };
    }),
  );
}

/**
 * The common-border zone of a country on a day, which travellers leave only at its outer border;
 * null for none.
 */
async function borderZoneOf(db: Db, country: string, on: string): Promise<string | null> {
  const { memberships } = await ruleReference(db);
  const [checked = country] = reachedThrough(country);
  const members = memberships.get(checked) ?? [];
  const onDay = members.filter((row) => isWithin(on, row.memberFrom, row.memberTo));
  return windowAt(checked, onDay)?.zone ?? null;
}
