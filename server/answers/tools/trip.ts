import { factsFor } from '#core/answers/admission.ts';
import { marksOf } from '#core/answers/answerMarks.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { controlZoneAt, windowAt } from '#core/answers/orderOfTruth/zones.ts';
import { checkedAround } from '#core/countries/borders.ts';
import { isWithin, utcDay } from '#core/dates.ts';
import type { TripInput } from '#core/inputs/trip.ts';
import {
  countedAnswer,
  planeChange,
  type StopAnswers,
  type TransitRoute,
  type TripPlace,
  transitRoute,
} from '#core/trip/changingPlanes.ts';
import { withLongerVisa } from '#core/trip/longerVisa.ts';
import { withCost } from '#core/trip/overstayCost.ts';
import { checkStays } from '#core/trip/stayChecks.ts';
import { needAt } from '#core/trip/stopNeed.ts';
import { type JudgedStop, silentOnValidity, tripSections } from '#core/trip/tripChecklist.ts';
import { whereToAct } from '#core/trip/whereToAct.ts';
import type { Db } from '#db/db.ts';
import { countryOf } from '../facts/countries.ts';
import { statedFactsOf } from '../facts/countryFacts.ts';
import { findAnswer } from '../findAnswer.ts';
import { ruleReference } from '../ruleReference.ts';
import { isEasier } from './rankForGroup.ts';

type Stop = TripInput['stops'][number];
type TripTraveller = TripInput['travellers'][number];

/** A stop with its place on the route. */
type RoutedStop = Stop & { borderZone: string | null; route: TransitRoute };

/**
 * What the page of a trip shows: each stop of it and of its way back, in order, with all travellers'
 * answers on its day and the checks of their stays, and the checklist of the whole trip. Throws
 * NotFound for an unknown code.
 */
export async function judgeTrip(db: Db, { travellers, stops, wayBack, start }: TripInput) {
  // A trip starts where its way back ends.
  const origin = start ?? wayBack.at(-1)?.country;
  const legs = await routedStops(db, [...stops, ...wayBack], origin);
  const judged = await Promise.all(legs.map((leg) => judgeStop(db, leg, travellers)));
  const journeys = travellers.map((_, place) =>
    judged.flatMap(({ ofTravellers }) => ofTravellers[place] ?? []),
  );
  const checks = journeys.map(checkStays);
  return {
    stops: judged.map(({ ofTravellers, ...stop }, index) => ({
      ...stop,
      answers: ofTravellers.map(({ entry, changing, officialLinks, conditions, on }, place) => ({
        entry: { ...entry, ...whereToAct(entry, officialLinks) },
        changing: changing && {
          ...changing,
          answer: { ...changing.answer, ...whereToAct(changing.answer, officialLinks) },
        },
        check: withCost(withLongerVisa(checks[place]?.[index] ?? {}, entry, officialLinks), {
          entry,
          conditions,
          officialLinks,
          on,
        }),
      })),
    })),
    checklist: tripSections(journeys, start),
    silentOnValidity: silentOnValidity(journeys.flat()),
  };
}

async function judgeStop(db: Db, leg: RoutedStop, travellers: readonly TripTraveller[]) {
  const { country, transit } = leg;
  const [flag, { conditions, officialLinks }, ...answers] = await Promise.all([
    countryOf(db, country),
    statedFactsOf(db, country),
    ...travellers.map((traveller) => answerFor(db, traveller, leg)),
  ]);
  const ofTravellers = answers.map(
    (answer): JudgedStop =>
      factsFor(answer.entry, { ...leg, ...answer, conditions, officialLinks }),
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
  { country: destination, on, nights, transit, connection: said, route }: RoutedStop,
): Promise<StopAnswers> {
  const connection = nights ? { ...said, overnight: true } : said;
  const answers = await Promise.all(
    passports.map(async (passport): Promise<StopAnswers> => {
      const question = { passport, destination, on, holds };
      const [entry, changing] = await Promise.all([
        findAnswer(db, { ...question, purpose: 'tourist' }),
        transit ? findAnswer(db, { ...question, purpose: 'transit' }) : null,
      ]);
      return {
        // A trip says nothing of working.
        entry: { ...entry, visitorWork: null },
        changing: changing && planeChange(changing, entry, route, connection),
      };
    }),
  );
  return answers.reduce((best, other) => (isEasierStop(other, best) ? other : best));
}

/** By the answers that count; equal ones are decided by the border's. */
function isEasierStop(a: StopAnswers, b: StopAnswers): boolean {
  const [one, other] = [countedAnswer(a), countedAnswer(b)];
  if (isEasierAnswer(one, other)) return true;
  return !isEasierAnswer(other, one) && isEasierAnswer(a.entry, b.entry);
}

function isEasierAnswer(a: EntryAnswer, b: EntryAnswer): boolean {
  return isEasier({ ...a, ...marksOf(a) }, { ...b, ...marksOf(b) });
}

/** Stops with their zones, and what the stops around them decide; `origin` is where the trip starts. */
async function routedStops(
  db: Db,
  stops: readonly Stop[],
  origin: string | undefined,
): Promise<RoutedStop[]> {
  const zonesOf = await zonesByDay(db);
  const places = stops.map((stop) => ({ ...stop, ...zonesOf(stop) }));
  const start: TripPlace[] = origin
    ? [{ country: origin, ...zonesOf({ country: origin, on: stops[0]?.on }) }]
    : [];
  return places.map((place, index) => {
    const before = [...start, ...places.slice(0, index)];
    return { ...place, route: transitRoute(place, before, places.slice(index + 1)) };
  });
}

/**
 * Gives the zones of a country on a day: the common-border zone, which travellers leave only at its
 * outer border, and that without passport control; null for none.
 */
async function zonesByDay(db: Db) {
  const { memberships } = await ruleReference(db);
  return ({ country, on = utcDay() }: Pick<Stop, 'country' | 'on'>) => {
    const [checked = country] = checkedAround(country);
    const members = memberships.get(checked) ?? [];
    const onDay = members.filter((row) => isWithin(on, row.memberFrom, row.memberTo));
    return {
      borderZone: windowAt(checked, onDay)?.zone ?? null,
      controlZone: controlZoneAt(checked, onDay),
    };
  };
}
