import type { EntryAnswer } from '../answers/entryAnswer.ts';
import { isUnlimited } from '../answers/stayOfAll.ts';
import type { OpenProgramme } from '../answers/transit/programmes.ts';
import {
  type Connection,
  type ConnectionFailure,
  closureOf,
  failuresOf,
  type JudgedConditions,
  judgedConditions,
  type ProgrammeClosure,
} from './connection.ts';

/** Changing planes at a stop of a trip, which the stops before and after it decide too. */

/** A place of a trip. */
export type TripPlace = {
  country: string;
  /** The zone within which one flies there without passport control; null for none. */
  controlZone: string | null;
};

/** Why one passes passport control at a stop, or has passed it already when landing there. */
export type PassportControl = 'next_in_zone' | 'next_in_country' | 'from_zone' | 'from_country';

/** What the route says of changing planes at a stop. */
export type TransitRoute = {
  /** Null where one may stay in the transit area. */
  control: PassportControl | null;
  /** Whether one flies back to the country from which one came. */
  returns: boolean;
};

/** Why the answer of the border counts, wherever the transit area's doesn't. */
export type WhyBorder = PassportControl | 'connection' | 'no_third_country';

/** How a traveller changes planes at a stop. */
export type PlaneChange = {
  /** The answer of purpose transit, with the programmes that are open on this route. */
  answer: EntryAnswer;
  /** Null where the answer of the transit area counts. */
  whyBorder: WhyBorder | null;
  /** Why the connection leads through passport control; empty where it doesn't, or everyone passes it. */
  failures: ConnectionFailure[];
  /** Of the transit area, where its answer counts and something is said of the connection. */
  conditions: JudgedConditions;
  /** The names of programmes that are not open on this route or for this connection. */
  closed: { name: string; why: ProgrammeClosure }[];
};

/** What the places around one decide; `before` and `later` are in the order of the trip. */
export function transitRoute(
  place: TripPlace,
  before: readonly TripPlace[],
  later: readonly TripPlace[],
): TransitRoute {
  const isElsewhere = ({ country }: TripPlace) => country !== place.country;
  const origin = before.findLast(isElsewhere);
  const destination = later.find(isElsewhere);
  return {
    control: controlAt(place, before.at(-1), later[0]),
    returns: origin !== undefined && origin.country === destination?.country,
  };
}

function controlAt(
  place: TripPlace,
  before: TripPlace | undefined,
  next: TripPlace | undefined,
): PassportControl | null {
  const isCountry = (other: TripPlace | undefined) => other?.country === place.country;
  const isZone = (other: TripPlace | undefined) =>
    place.controlZone !== null && other?.controlZone === place.controlZone;
  if (isCountry(next)) return 'next_in_country';
  if (isZone(next)) return 'next_in_zone';
  if (isCountry(before)) return 'from_country';
  return isZone(before) ? 'from_zone' : null;
}

/**
 * Changing planes with a transit answer on a route, by what is said of the connection; null for those
 * who may cross the border by right, who need no permission. A zone ends a programme, which is for
 * leaving it; a way back those that ask for a third country.
 */
export function planeChange(
  answer: EntryAnswer,
  entry: Pick<EntryAnswer, 'access'>,
  { control, returns }: TransitRoute,
  connection?: Connection,
): PlaneChange | null {
  const { transit } = answer;
  if (!transit || isUnlimited(entry.access)) return null;
  const { airside, heading } = transit;
  const mayStay = control === null && heading === 'airside';
  const failures = mayStay ? failuresOf(connection ?? {}, airside) : [];
  const whyBorder = whyBorderOf();
  const isInZone = control === 'next_in_zone' || control === 'from_zone';
  const offered = isInZone ? [] : transit.programmes;
  const ofArea = control === null && failures.length === 0 ? transit.airsideProgrammes : [];
  const closureOn = (programme: OpenProgramme) =>
    returns && asksThirdCountry(programme)
      ? 'no_third_country'
      : closureOf(programme, connection ?? {});
  const isOpen = (programme: OpenProgramme) => closureOn(programme) === undefined;
  const [airsideProgrammes, programmes] = [ofArea.filter(isOpen), offered.filter(isOpen)];
  return {
    answer: { ...answer, transit: { ...transit, airsideProgrammes, programmes } },
    whyBorder,
    failures,
    conditions: judgedConditions(
      mayStay && whyBorder === null ? connection : undefined,
      airside.conditions,
    ),
    closed: [...ofArea, ...offered].flatMap((programme) => {
      const why = closureOn(programme);
      return why ? [{ name: programme.name, why }] : [];
    }),
  };

  function whyBorderOf(): WhyBorder | null {
    if (control) return control;
    if (failures.length > 0) return 'connection';
    return returns && asksThirdCountry(airside) ? 'no_third_country' : null;
  }
}

function asksThirdCountry({ conditions }: { conditions: readonly string[] }): boolean {
  return conditions.includes('third_country');
}

/** A traveller's answers at a stop. */
export type StopAnswers = {
  /** The tourist's: for a stay, or to pass the border between two flights. */
  entry: EntryAnswer;
  /** Null for a stay, and for those who may cross the border by right. */
  changing: PlaneChange | null;
};

/** The answer that counts at a stop: for a stay, in the transit area, or at the border. */
export function countedAnswer<Of extends StopAnswers>({
  entry,
  changing,
}: Of): Of['entry'] | NonNullable<Of['changing']>['answer'] {
  return changing && changing.whyBorder === null ? changing.answer : entry;
}

/** Whether a traveller passes the border at a stop. */
export function passesBorder({ changing }: Pick<StopAnswers, 'changing'>): boolean {
  if (!changing || changing.whyBorder) return true;
  return changing.answer.transit?.heading === 'border';
}
