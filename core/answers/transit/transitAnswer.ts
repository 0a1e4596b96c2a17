import type { Access } from '../../vocabulary.ts';
import { type AnswerMarks, marksOf } from '../answerMarks.ts';
import { type Doubt, doubtOfCountry } from '../doubt.ts';
import type { EntryAnswer, Restriction, Stay } from '../entryAnswer.ts';
import { isUnlimited } from '../stayOfAll.ts';
import { type Airside, unknownAirside } from './airside.ts';
import type { OpenProgramme } from './programmes.ts';

/** The two sides of changing planes: staying in the transit area, and passing the border. */
export type TransitSides = {
  airside: Airside;
  /** Visas for the transit area that the passport can have; empty unless one is needed there. */
  airsideProgrammes: OpenProgramme[];
  /** The tourist's answer on the day, by which one passes the border between two flights. */
  border: {
    access: EntryAnswer['access'];
    stay: Stay | null;
    restriction: Restriction | null;
    doubt: Doubt | null;
  };
  /** What lets the passport pass the border between two flights. */
  programmes: OpenProgramme[];
  /** The side whose answer is the heading. */
  heading: 'airside' | 'border';
};

/** The answer of purpose transit by stored rules and policy, with the border's for a tourist. */
type Sides = {
  /** Resolved by the order of truth, with the traveller's documents. */
  resolved: EntryAnswer;
  /** What the policy says of the passport. */
  airside: Airside;
  /** The tourist's answer on the same day, with the same documents. */
  border: EntryAnswer;
  airsideProgrammes: OpenProgramme[];
  programmes: OpenProgramme[];
};

/**
 * The answer for changing planes: what is known of the transit area; where everyone passes the border, or
 * where nothing is known of the transit area and the border is open without a visa, the border's.
 */
export function transitAnswer({
  resolved,
  airside: stated,
  border,
  airsideProgrammes,
  programmes,
}: Sides): EntryAnswer {
  const { access, stay, restriction } = border;
  const isBorders = answersByBorder({ access: resolved.access, ...marksOf(resolved) }, stated, {
    access,
    ...marksOf(border),
  });
  const isByRight = isUnlimited(resolved.access);
  const airside = isByRight ? stated : airsideShown(resolved, stated);
  const needsPaper = airside.need === 'visa' && !isByRight && resolved.restriction === null;
  const sides: TransitSides = {
    airside,
    airsideProgrammes: needsPaper ? airsideProgrammes : [],
    border: { access, stay, restriction, doubt: doubtOfCountry(marksOf(border)) },
    programmes: isUnlimited(access) ? [] : programmes,
    heading: isBorders ? 'border' : 'airside',
  };
  const answer = isBorders ? { ...border, purpose: resolved.purpose } : resolved;
  return { ...answer, transit: sides };
}

type Resolved = Pick<EntryAnswer, 'access'> & Pick<AnswerMarks, 'suspended' | 'disagrees'>;

/** Whether the border's answer is the heading: nothing precedes it, and it is known to be open. */
export function answersByBorder(
  { access, disagrees, suspended }: Resolved,
  { need }: Pick<Airside, 'need'>,
  border: Pick<EntryAnswer, 'access'> & Parameters<typeof doubtOfCountry>[0],
): boolean {
  if (access !== null || disagrees) return false;
  if (need === 'pass_border') return true;
  const isFree = border.access === 'visa_free' || isUnlimited(border.access);
  const isOpen = isFree && !border.suspended;
  return !suspended && isOpen && doubtOfCountry(border) === null;
}

/** What decides how an answer shows the transit area. */
type Deciding = Pick<EntryAnswer, 'access' | 'unconfirmed'> & {
  /** The id of the answer's source. */
  source: string | null;
  /** Whether the answer holds on a condition. */
  conditional: boolean;
};

/**
 * The transit area as the answer shows it: as the policy has it, unless another source decided, such as
 * this site's own rule, or a document of the traveller. That source isn't in it.
 */
export function airsideByAnswer(
  { access, unconfirmed, source, conditional }: Deciding,
  airside: Airside,
): Airside {
  if (access === null && airside.need !== 'pass_border') {
    // Also where the team refused what the policy says, or its own rule has ended since.
    const { offered, airports, maxHours, overnight } = airside;
    return { ...unknownAirside, offered, airports, maxHours, overnight };
  }
  if (access === null || source === null) return airside;
  if (source === airside.source?.id && !conditional) return airside;
  const need = needOf(access);
  return {
    ...airside,
    need,
    paper: need === 'visa' ? (airside.paper ?? null) : null,
    authorisation: need === 'eta' ? airside.authorisation : null,
    mayBeNeeded: false,
    confirmed: !unconfirmed,
    source: null,
  };
}

/** The same with the source of a whole answer. */
function airsideShown(resolved: EntryAnswer, airside: Airside): Airside {
  const { access, unconfirmed, source, headlineCondition } = resolved;
  const conditional = headlineCondition !== null;
  const deciding = { access, unconfirmed, source: source?.id ?? null, conditional };
  const shown = airsideByAnswer(deciding, airside);
  return access === null || shown === airside ? shown : { ...shown, source };
}

function needOf(access: NonNullable<EntryAnswer['access']>): Airside['need'] {
  const free: Partial<Record<Access | 'own_country', Airside['need']>> = {
    own_country: 'no_visa',
    freedom_of_movement: 'no_visa',
    visa_free: 'no_visa',
    eta: 'eta',
  };
  return free[access] ?? 'visa';
}
