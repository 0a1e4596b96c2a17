import { easeRank, type ListedAccess, listedAccess } from '#core/answers/access.ts';
import { type AnswerMarks, answerMarks, gravestMark } from '#core/answers/answerMarks.ts';
import { fewestDays, type StayOfAll, stayOfAll } from '#core/answers/stayOfAll.ts';
import type { AnswerReader } from '../table/answersWithDocuments.ts';
import type { ShortAnswer } from '../table/answerTable.ts';

/** The answer for one traveller, with the easiest of their passports. */
type TravellerAnswer = ShortAnswer & {
  passport: string;
  /** Whether another passport of theirs has no answer, and so may be easier. */
  otherUnknown: boolean;
};

/** A group's answer in one country. */
export type GroupAnswer = {
  destination: string;
  /** The hardest of all travellers; null if anyone's is unknown. */
  access: ListedAccess;
  stay: StayOfAll;
  /** In the order of the travellers. */
  travellers: TravellerAnswer[];
};

/** A traveller's passports, and the answers for them. */
export type RankedTraveller = { passports: readonly string[]; answers: Pick<AnswerReader, 'at'> };

/**
 * Ranks countries by ease of entry for a group: by the hardest traveller's access, then by how long
 * all may stay (longest first, unknown last), then in the order of `destinations`. If anyone's
 * access is unknown, the group's is: these come last, unranked. Each traveller has codes of
 * passports, which must be known, and the answers that count with their documents.
 */
export function rankForGroup(
  travellers: readonly RankedTraveller[],
  destinations: readonly string[],
): GroupAnswer[] {
  return destinations
    .map((destination): GroupAnswer & { rank: number; days: number } => {
      const answers = travellers.map((traveller) => easiestAnswer(traveller, destination));
      const access = hardestAccess(answers);
      const stay = stayOfAll(answers.map((one) => ({ access: listedAccess(one), stay: one.stay })));
      const rank = access === null ? Number.POSITIVE_INFINITY : easeRank(access);
      return {
        destination,
        access,
        stay,
        travellers: answers,
        rank,
        days: daysToRankBy(stay, rank),
      };
    })
    .sort((a, b) => (a.rank === b.rank ? difference(b.days, a.days) : difference(a.rank, b.rank)))
    .map(({ rank, days, ...answer }) => answer);
}

/**
 * A traveller's answer: the easiest known access of their passports, unknown only if all are. Of
 * equal accesses the less doubtful one is used, then the longer stay.
 */
function easiestAnswer(
  { passports, answers: reader }: RankedTraveller,
  destination: string,
): TravellerAnswer {
  const answers = passports.map((passport) => {
    const answer = reader.at(passport, destination);
    if (!answer) throw new Error(`No such pair: ${passport} ${destination}`);
    return { passport, ...answer };
  });
  const easiest = answers.reduce((best, other) => (isEasier(other, best) ? other : best));
  const isKnown = (answer: ShortAnswer) => listedAccess(answer) !== null;
  const otherUnknown = isKnown(easiest) && !answers.every(isKnown);
  return { ...easiest, otherUnknown };
}

/** What the ease of an answer depends on. */
type Eased = Pick<ShortAnswer, 'access' | 'stay'> & AnswerMarks;

/** Whether an answer is strictly easier than another; unknown is never easier. */
export function isEasier(a: Eased, b: Eased): boolean {
  const [one, other] = [listedAccess(a), listedAccess(b)];
  if (one === null || other === null) return one !== null;
  if (one !== other) return easeRank(one) < easeRank(other);
  const doubt = difference(doubtOf(a), doubtOf(b));
  return doubt === 0 ? knownDays(a) > knownDays(b) : doubt < 0;
}

/** The seriousness of an answer's qualification, 0 for none. */
function doubtOf(answer: Eased): number {
  const mark = gravestMark(answer);
  return mark === null ? 0 : answerMarks.length - answerMarks.indexOf(mark);
}

function knownDays({ stay }: Eased): number {
  return stay ? fewestDays(stay) : 0;
}

function hardestAccess(answers: readonly TravellerAnswer[]): ListedAccess {
  let hardest: ListedAccess = 'own_country';
  for (const answer of answers) {
    const listed = listedAccess(answer);
    if (listed === null) return null;
    if (easeRank(listed) > easeRank(hardest)) hardest = listed;
  }
  return hardest;
}

/** Unknown answers aren't ranked by days. */
function daysToRankBy(stay: StayOfAll, rank: number): number {
  if (stay.limit === 'unknown' || rank === Number.POSITIVE_INFINITY) return -1;
  return stay.limit === 'none' ? Number.POSITIVE_INFINITY : stay.days;
}

/** A subtraction that gives 0 for two infinities. */
function difference(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
