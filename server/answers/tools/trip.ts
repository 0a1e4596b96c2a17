import { marksOf } from '#core/answers/answerMarks.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { reachedThrough, windowAt } from '#core/answers/orderOfTruth/zones.ts';
import { isWithin } from '#core/dates.ts';
import type { TripInput } from '#core/inputs/trip.ts';
import { withLongerVisa } from '#core/trip/longerVisa.ts';
import { checkStays } from '#core/trip/stayChecks.ts';
import { needAt } from '#core/trip/stopNeed.ts';
import { judgedStop, silentOnValidity, tripSections } from '#core/trip/tripChecklist.ts';
import { whereToAct } from '#core/trip/whereToAct.ts';
import type { Db } from '#db/db.ts';
import { countryOf } from '../facts/countries.ts';
import { statedFactsOf } from '../facts/countryFacts.ts';
import { findAnswer } from '../findAnswer.ts';
import { ruleReference } from '../ruleReference.ts';
import { isEasier } from './rankForGroup.ts';

type Stop = TripInput['stops'][number];
type TripTraveller = TripInput['travellers'][number];

/** A traveller's answers at a stop, with the easiest of their passports. */
type StopAnswer = {
  /** For a stay, or to pass the border when changing planes. */
  entry: EntryAnswer;
  /** What lists of airport transit visas state for staying airside; null for a stay. */
  airside: EntryAnswer | null;
};

/**
 * What the page of a trip shows: each stop of it and of its way back, in order, with all travellers'
 * answers on its day and the checks of their stays, and the checklist of the whole trip. Throws
 * NotFound for an unknown code.
 */
export async function judgeTrip(db: Db, { travellers, stops, wayBack, start }: TripInput) {
  const judged = await Promise.all(
    [...stops, ...wayBack].map((leg) => judgeStop(db, leg, travellers)),
  );
  const journeys = travellers.map((_, place) =>
    judged.flatMap(({ ofTravellers }) => ofTravellers[place] ?? []),
  );
  const checks = journeys.map(checkStays);
  return {
    stops: judged.map(({ ofTravellers, ...stop }, index) => ({
      ...stop,
      answers: ofTravellers.map(({ entry, airside, officialLinks }, place) => ({
        entry: { ...entry, ...whereToAct(entry, officialLinks) },
        airside: airside && { ...airside, ...whereToAct(airside, officialLinks) },
        check: withLongerVisa(checks[place]?.[index] ?? {}, entry, officialLinks),
      })),
    })),
    checklist: tripSections(journeys, start),
    silentOnValidity: silentOnValidity(journeys.flat()),
  };
}

async function judgeStop(db: Db, leg: Stop, travellers: readonly TripTraveller[]) {
  const { country, transit } = leg;
  const [flag, { conditions, officialLinks }, ...answers] = await Promise.all([
    countryOf(db, country),
    statedFactsOf(db, country),
    ...travellers.map((traveller) => answerFor(db, traveller, leg)),
  ]);
  const borderZone = await borderZoneOf(db, country, answers[0]?.entry.on ?? '');
  const ofTravellers = answers.map((answer) =>
    judgedStop({ ...leg, ...answer, borderZone, conditions, officialLinks }),
  );
  return {
    country,
    flagUrl: flag?.flagUrl ?? null,
    transit,
    need: needAt(ofTravellers),
    ofTravellers,
  };
}

async function answerFor(
  db: Db,
  { passports, holds }: TripTraveller,
  { country: destination, on, transit }: Stop,
): Promise<StopAnswer> {
  const answers = await Promise.all(
    passports.map(async (passport): Promise<StopAnswer> => {
      const question = { passport, destination, on, holds };
      const [entry, airside] = await Promise.all([
        findAnswer(db, { ...question, purpose: 'tourist' }),
        transit ? findAnswer(db, { ...question, purpose: 'transit' }) : null,
      ]);
      return { entry, airside };
    }),
  );
  return answers.reduce((best, other) => (isEasierStop(other, best) ? other : best));
}

/** Equal entries are decided by what changing planes needs. */
function isEasierStop(a: StopAnswer, b: StopAnswer): boolean {
  if (isEasierAnswer(a.entry, b.entry)) return true;
  if (isEasierAnswer(b.entry, a.entry) || !a.airside || !b.airside) return false;
  return isEasierAnswer(a.airside, b.airside);
}

function isEasierAnswer(a: EntryAnswer, b: EntryAnswer): boolean {
  return isEasier({ ...a, ...marksOf(a) }, { ...b, ...marksOf(b) });
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
