import { easeRank } from '../../schemas/answers/access.ts';
import { answerMarks, gravestMark } from '../../schemas/answers/answerMarks.ts';
import { fewestDays, type StayOfAll, stayOfAll } from '../../schemas/answers/stayOfAll.ts';
import type { AnswerTable, ShortAnswer } from '../entryRules/answerTable.ts';

/** What one traveller needs, with the passport of theirs that enters most easily. */
export type TravellerAnswer = ShortAnswer & {
  passport: string;
  /** Whether no source says what another passport of theirs needs: it may enter more easily. */
  otherUnknown: boolean;
};

/** What a group needs in one country. */
export type GroupAnswer = {
  destination: string;
  /** What the traveller with the hardest entry needs; null where anyone's is unknown. */
  access: ShortAnswer['access'];
  stay: StayOfAll;
  /** In the order of the travellers. */
  travellers: TravellerAnswer[];
};

/**
 * The countries by how easily all travellers enter them: by the access of whom it is hardest for,
 * then by how long all may stay, the longest first and unknown last, then in the order of
 * `destinations`. Where anyone's access is unknown, the group's is: these come last, unranked.
 * Each traveller is the codes of the passports they hold; all codes are countries.
 */
export function rankForGroup(
  table: AnswerTable,
  travellers: readonly (readonly string[])[],
  destinations: readonly string[],
): GroupAnswer[] {
  return destinations
    .map((destination): GroupAnswer & { rank: number; days: number } => {
      const answers = travellers.map((passports) => easiestAnswer(table, passports, destination));
      const access = hardestAccess(answers);
      const stay = access === null ? ({ limit: 'unknown' } as const) : stayOfAll(answers);
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
 * What a traveller needs: the easiest access that is known of their passports, and unknown only
 * where none is. Of two with the same access the one with less doubt counts, then the longer stay.
 */
function easiestAnswer(
  table: AnswerTable,
  passports: readonly string[],
  destination: string,
): TravellerAnswer {
  const answers = passports.map((passport) => {
    const answer = table.at(passport, destination);
    if (!answer) throw new Error(`No such pair: ${passport} ${destination}`);
    return { passport, ...answer };
  });
  const easiest = answers.reduce((best, other) => (isEasier(other, best) ? other : best));
  const otherUnknown = easiest.access !== null && answers.some(({ access }) => access === null);
  return { ...easiest, otherUnknown };
}

function isEasier(a: ShortAnswer, b: ShortAnswer): boolean {
  if (a.access === null || b.access === null) return a.access !== null;
  if (a.access !== b.access) return easeRank(a.access) < easeRank(b.access);
  const doubt = difference(doubtOf(a), doubtOf(b));
  return doubt === 0 ? knownDays(a) > knownDays(b) : doubt < 0;
}

/** How grave what limits an answer is, 0 where nothing does. */
function doubtOf(answer: ShortAnswer): number {
  const mark = gravestMark(answer);
  return mark === null ? 0 : answerMarks.length - answerMarks.indexOf(mark);
}

function knownDays({ stay }: ShortAnswer): number {
  return stay ? fewestDays(stay) : 0;
}

function hardestAccess(answers: readonly TravellerAnswer[]): ShortAnswer['access'] {
  let hardest: ShortAnswer['access'] = 'own_country';
  for (const { access } of answers) {
    if (access === null) return null;
    if (easeRank(access) > easeRank(hardest)) hardest = access;
  }
  return hardest;
}

/** What is unknown has no days to be ranked by. */
function daysToRankBy(stay: StayOfAll, rank: number): number {
  if (stay.limit === 'unknown' || rank === Number.POSITIVE_INFINITY) return -1;
  return stay.limit === 'none' ? Number.POSITIVE_INFINITY : stay.days;
}

/** Like a subtraction, but 0 for two infinities. */
function difference(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
