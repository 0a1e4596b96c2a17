import type { Airside } from '../answers/transit/airside.ts';
import type { OpenProgramme } from '../answers/transit/programmes.ts';
import type { TransitCondition } from '../transitVocabulary.ts';

/** What a traveller says of changing planes, and which limits and conditions it keeps. */

/** Whether both flights are at one airport. */
export const connectionAirports = ['same', 'another'] as const;

/** One ticket with the bags checked through, one on which they are collected, or two tickets. */
export const connectionTickets = ['through', 'collect', 'two'] as const;

/** The flights between which one changes; what isn't said is undefined. */
export type Connection = {
  hours?: number | undefined;
  overnight?: boolean | undefined;
  airport?: (typeof connectionAirports)[number] | undefined;
  ticket?: (typeof connectionTickets)[number] | undefined;
};

const HOURS_OF_DAY = 24;

/** The nights that a connection takes at least. */
export function nightsOfConnection({ hours = 0, overnight = false }: Connection = {}): number {
  return Math.max(overnight ? 1 : 0, Math.floor(hours / HOURS_OF_DAY));
}

/** Why a connection leads through passport control. */
export const connectionFailures = [
  'other_airport',
  'two_tickets',
  'collects_bags',
  'too_long',
  'overnight',
] as const;
export type ConnectionFailure = (typeof connectionFailures)[number];

/** Why one can't stay in a transit area between these flights; none where what was said allows it. */
export function failuresOf(
  connection: Connection,
  { need, maxHours, overnight }: Pick<Airside, 'need' | 'maxHours' | 'overnight'>,
): ConnectionFailure[] {
  const { airport, ticket } = connection;
  const fails: Record<ConnectionFailure, boolean> = {
    other_airport: airport === 'another',
    two_tickets: ticket === 'two',
    collects_bags: ticket === 'collect',
    // The limit is of those who need no visa: a visa states its own.
    too_long: need !== 'visa' && isLonger(connection, maxHours),
    overnight: overnight === false && nightsOfConnection(connection) > 0,
  };
  return connectionFailures.filter((failure) => fails[failure]);
}

/** The conditions of a transit area that a connection meets, and those that it says nothing of. */
export type JudgedConditions = { met: TransitCondition[]; open: TransitCondition[] };

export function judgedConditions(
  connection: Connection | undefined,
  conditions: readonly TransitCondition[],
): JudgedConditions {
  if (!connection) return { met: [], open: [] };
  const { airport, ticket } = connection;
  const meets: Partial<Record<TransitCondition, boolean>> = {
    by_air: true,
    leave_by_air: true,
    same_airport: airport === 'same',
    baggage_through: ticket === 'through',
    onward_ticket: ticket === 'through',
  };
  return {
    met: conditions.filter((condition) => meets[condition]),
    open: conditions.filter((condition) => !meets[condition]),
  };
}

/** Why a programme is not open between these flights. */
export const programmeClosures = ['no_third_country', 'too_long', 'other_airport', 'bags'] as const;
export type ProgrammeClosure = (typeof programmeClosures)[number];

/** Why a programme isn't for this connection; undefined where what was said allows it. */
export function closureOf(
  { maxHours, maxDays, conditions }: Pick<OpenProgramme, 'maxHours' | 'maxDays' | 'conditions'>,
  connection: Connection,
): ProgrammeClosure | undefined {
  const { airport, ticket } = connection;
  const hours = maxHours ?? (maxDays === null ? null : maxDays * HOURS_OF_DAY);
  if (isLonger(connection, hours)) return 'too_long';
  if (airport === 'another' && conditions.includes('same_airport')) return 'other_airport';
  const collects = ticket === 'collect' || ticket === 'two';
  return collects && conditions.includes('baggage_through') ? 'bags' : undefined;
}

function isLonger({ hours }: Connection, maxHours: number | null): boolean {
  return hours !== undefined && maxHours !== null && hours > maxHours;
}
