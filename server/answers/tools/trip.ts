import type { EntryAnswer } from '#core/answers/access.ts';
import { factsFor } from '#core/answers/admission.ts';
import { marksOf } from '#core/answers/answerMarks.ts';
import { isWithin } from '#core/dates.ts';
import type { TripInput } from '#core/inputs/trip.ts';
import { checkStays } from '#core/trip/stayChecks.ts';
import type { Db } from '#db/db.ts';
import { countryOf } from '../facts/countries.ts';
import { statedFactsOf } from '../facts/countryFacts.ts';
import { findAnswer } from '../findAnswer.ts';
import { ruleReference } from '../ruleReference.ts';
import { reachedThrough, windowAt } from '../zones.ts';
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
 * Each stop of a trip and of its way back, in order, with all travellers' answers on its day, and
 * the country's facts that apply to any of them. Throws NotFound for an unknown code.
 */
export async function judgeTrip(db: Db, { travellers, stops, wayBack }: TripInput) {
  const legs = [...stops, ...wayBack];
  const answered = await Promise.all(
    legs.map(async (stop) => {
      const { country, transit } = stop;
      const [flag, { conditions, officialLinks }, ...answers] = await Promise.all([
        countryOf(db, country),
        statedFactsOf(db, country),
        ...travellers.map((traveller) => answerFor(db, traveller, stop)),
      ]);
      const flagUrl = flag?.flagUrl ?? null;
      const borderZone = await borderZoneOf(db, country, answers[0]?.entry.on ?? '');
      const applying = answers.map(({ entry }) => factsFor(entry, { conditions, officialLinks }));
      const facts = {
        conditions: conditions.filter((one) => applying.some((of) => of.conditions.includes(one))),
        officialLinks: officialLinks.filter((one) =>
          applying.some((of) => of.officialLinks.includes(one)),
        ),
      };
      return { country, flagUrl, transit, borderZone, ...facts, answers };
    }),
  );
  const checks = travellers.map((_, place) =>
    checkStays(
      answered.flatMap(({ borderZone, answers }, index) => {
        const [leg, answer] = [legs[index], answers[place]];
        return leg && answer ? { ...leg, borderZone, entry: answer.entry } : [];
      }),
    ),
  );
  return answered.map(({ answers, ...stop }, index) => ({
    ...stop,
    answers: answers.map((answer, place) => ({ ...answer, check: checks[place]?.[index] ?? {} })),
  }));
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
