import { type Continent, continents } from '../siteVocabulary.ts';
import type { ListedAccess } from './access.ts';
import { type AccessCounts, countedAccesses } from './accessCounts.ts';
import type { AnswerMarks } from './answerMarks.ts';
import type { EntryAnswer, Stay } from './entryAnswer.ts';
import { type PackedCell, packCell, unpackCell } from './packedCell.ts';

/**
 * Compact lists of answers and counts in pages: numbers instead of objects with field names, and
 * one text per list, since serialising hundreds of arrays into a page takes 1 ms.
 */

/** `continent` is an index of `continents`. */
type PackedAnswer = [code: string, continent: number, ...cell: PackedCell];

type GivenAnswer = {
  code: string;
  continent: Continent;
  access: EntryAnswer['access'];
  stay: Stay | null;
} & AnswerMarks;

/** An answer as a list shows it. */
export type ShownAnswer = Omit<GivenAnswer, 'access' | 'suspended'> & { access: ListedAccess };

function packAnswer(answer: GivenAnswer): PackedAnswer {
  return [answer.code, continents.indexOf(answer.continent), ...packCell(answer)];
}

function unpackAnswer([code, continent, ...cell]: PackedAnswer): ShownAnswer {
  // The other marks are for travellers with two passports.
  const { otherUnknown: _, bySecond: __, ...answer } = unpackCell(cell);
  return { code, continent: continents[continent] ?? 'Asia', ...answer };
}

/** Packs answers into one text: "AE 0 4 90 0,AF 0 7 0 0". */
export function packAnswers(answers: readonly GivenAnswer[]): string {
  return joined(answers.map(packAnswer));
}

export function unpackAnswers(packed: string): ShownAnswer[] {
  return split(packed).map(([code, continent = 0, access = 0, stay = 0, marks = 0]) =>
    unpackAnswer([code, continent, access, stay, marks]),
  );
}

function joined(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => row.join(' ')).join(',');
}

function split(packed: string): [code: string, ...numbers: number[]][] {
  if (packed === '') return [];
  return packed.split(',').map((row) => {
    const [code = '', ...numbers] = row.split(' ');
    return [code, ...numbers.map(Number)];
  });
}

export type CountedPassport = { code: string; continent: Continent; counts: AccessCounts };

/**
 * Packs passports into one text: the index of `continents`, and the counts, easiest first, unknown
 * last.
 */
export function packPassports(passports: readonly CountedPassport[]): string {
  return joined(
    passports.map(({ code, continent, counts }) => [
      code,
      continents.indexOf(continent),
      ...countedAccesses.map((access) => counts[access]),
    ]),
  );
}

export function unpackPassports(packed: string): CountedPassport[] {
  return split(packed).map(([code, continent = 0, ...counts]) => ({
    code,
    continent: continents[continent] ?? 'Asia',
    counts: Object.fromEntries(
      countedAccesses.map((access, index) => [access, counts[index] ?? 0]),
    ) as AccessCounts,
  }));
}
