import { type Airport, namedAirports } from '../../countries/airports.ts';
import type { AirsideNeed, AirsidePaper, TransitCondition } from '../../transitVocabulary.ts';
import type { AnswerSource } from '../entryAnswer.ts';
import { isConfirming, type StoredPolicy, toAnswerSource } from '../policySource.ts';
import type { AirsidePolicy, PassportList, TransitPolicy } from './transitPolicy.ts';

/** What a passport needs to stay in a country's transit area, without the traveller's documents. */
export type Airside = {
  need: AirsideNeed;
  /** Set where the need is a visa. */
  paper: AirsidePaper | null;
  /** The name of the travel authorisation, where one is needed. */
  authorisation: string | null;
  /** Whether all airports have a transit area, as far as known. */
  offered: AirsidePolicy['offered'];
  /** Null for all of the country's, or where they are unknown. */
  airports: Airport[] | null;
  maxHours: number | null;
  overnight: boolean | null;
  conditions: TransitCondition[];
  /** Whether the need depends on the route. */
  mayBeNeeded: boolean;
  /** Free of the visa with an electronic passport only. */
  withBiometricPassport: boolean;
  /** Whether a law or the country's own government states it for this passport. */
  confirmed: boolean;
  /** The statement that decided about the passport; null while unknown. */
  source: AnswerSource | null;
};

export const unknownAirside: Airside = {
  need: 'unknown',
  paper: null,
  authorisation: null,
  offered: 'unknown',
  airports: null,
  maxHours: null,
  overnight: null,
  conditions: [],
  mayBeNeeded: false,
  withBiometricPassport: false,
  confirmed: false,
  source: null,
};

/** What a statement says of a passport, and the id of its page. */
type Decision = Pick<Airside, 'need' | 'paper' | 'authorisation'> &
  Partial<Pick<Airside, 'mayBeNeeded' | 'withBiometricPassport'>> & {
    conditions: TransitCondition[];
    sourceId: string;
  };

/**
 * What a passport needs to stay in the transit area. The statement that decides is the one about the
 * passport itself, else the list of everybody; only a law or the country's own government confirms, and
 * nothing is confirmed where it is unknown which airports have a transit area.
 */
export function airsideOf(
  stored: StoredPolicy<TransitPolicy> | undefined,
  passport: string,
): Airside {
  if (!stored) return unknownAirside;
  const { policy } = stored;
  const { airside } = policy;
  const decision = decide(policy, passport);
  if (!decision) return { ...unknownAirside, ...placeOf(airside) };
  const { sourceId, ...decided } = decision;
  const page = policy.sources[sourceId];
  return {
    ...unknownAirside,
    ...placeOf(airside),
    ...decided,
    confirmed: page !== undefined && isConfirming(page) && areAirportsKnown(decision, airside),
    source: page ? toAnswerSource(page, stored) : null,
  };
}

function placeOf(airside: AirsidePolicy | null) {
  if (!airside) return {};
  const { offered, airports, maxHours, overnight } = airside;
  return { offered, airports: namedAirports(airports), maxHours, overnight };
}

/** A duty holds wherever one changes planes; to be free of it takes an airport with a transit area. */
function areAirportsKnown({ need }: Decision, airside: AirsidePolicy | null): boolean {
  if (need !== 'no_visa') return true;
  if (!airside || airside.offered === 'unknown') return false;
  return airside.offered !== 'some_airports' || airside.airports !== null;
}

function decide(policy: TransitPolicy, passport: string): Decision | undefined {
  const { airside } = policy;
  if (airside?.offered === 'no') {
    return {
      need: 'pass_border',
      paper: null,
      authorisation: null,
      conditions: airside.conditions,
      sourceId: airside.source,
    };
  }
  const ofList = airside ? decideByList(airside, passport) : undefined;
  return decideByPassport(policy, passport, ofList);
}

/** The statement about all holders of a passport, where there is one, in place of the list's. */
function decideByPassport(
  { airside, exceptions }: TransitPolicy,
  passport: string,
  ofList: Decision | undefined,
): Decision | undefined {
  const exception = exceptions.find(
    ({ of, holds, passports }) =>
      of === 'airside' &&
      holds.length === 0 &&
      (passports === 'all' || passports.includes(passport)),
  );
  if (!exception) return ofList;
  const { effect, source: sourceId } = exception;
  if (effect === 'unknown') return undefined;
  if (exception.conditions.includes('biometric_passport')) {
    return ofList && { ...ofList, withBiometricPassport: effect === 'no_visa' };
  }
  return {
    need: effect,
    paper: effect === 'visa' ? (airside?.visa.kind ?? 'airport_transit_visa') : null,
    authorisation: effect === 'eta' ? (airside?.eta?.name ?? null) : null,
    conditions: [...new Set([...(airside?.conditions ?? []), ...exception.conditions])],
    sourceId,
  };
}

function decideByList(
  { visa, eta, conditions, source }: AirsidePolicy,
  passport: string,
): Decision | undefined {
  const isListed = isOnList(visa, passport);
  const decision = { paper: null, authorisation: null, conditions, sourceId: source };
  if (isListed) {
    return {
      ...decision,
      need: 'visa',
      paper: visa.kind ?? 'airport_transit_visa',
      mayBeNeeded: visa.mayBeNeeded?.includes(passport) ?? false,
    };
  }
  if (eta && isOnList(eta, passport)) {
    return { ...decision, need: 'eta', authorisation: eta.name };
  }
  return isListed === undefined ? undefined : { ...decision, need: 'no_visa' };
}

/** Whether a list names a passport; undefined for an unknown list. */
export function isOnList({ list, passports }: PassportList, passport: string): boolean | undefined {
  if (list === 'unknown') return undefined;
  if (list === 'nobody') return false;
  if (list === 'all') return true;
  return passports.includes(passport) === (list === 'only');
}
