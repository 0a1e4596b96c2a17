import type { Access } from '../../db/schema.ts';
import { accesses, type EntryAnswer, type Stay } from './access.ts';
import { type Continent, continents } from './constants.ts';
import type { PassportCounts } from './passportRanking.ts';

/**
 * Lists of answers and counts as pages carry them: short arrays in place of objects that name each
 * field again. No zod here: public pages load this file.
 */

/** Places in `continents` and `packedAccesses`; a stay in days, or in months below zero; marks as bits. */
export type PackedAnswer = [
  code: string,
  continent: number,
  access: number,
  stay: number,
  marks: number,
];

export type ShownAnswer = {
  code: string;
  continent: Continent;
  access: EntryAnswer['access'];
  stay: Stay | null;
  disagrees: boolean;
  conditional: boolean;
  unconfirmed: boolean;
  askBeforeTravel: boolean;
};

const packedAccesses: EntryAnswer['access'][] = [null, 'own_country', ...accesses];

export function packAnswer(answer: ShownAnswer): PackedAnswer {
  const { code, continent, access, stay } = answer;
  return [
    code,
    continents.indexOf(continent),
    packedAccesses.indexOf(access),
    stay ? (stay.unit === 'days' ? stay.number : -stay.number) : 0,
    Number(answer.disagrees) |
      (Number(answer.conditional) << 1) |
      (Number(answer.unconfirmed) << 2) |
      (Number(answer.askBeforeTravel) << 3),
  ];
}

export function unpackAnswer([code, continent, access, stay, marks]: PackedAnswer): ShownAnswer {
  return {
    code,
    continent: continents[continent] ?? 'Asia',
    access: packedAccesses[access] ?? null,
    stay: stay === 0 ? null : { number: Math.abs(stay), unit: stay > 0 ? 'days' : 'months' },
    disagrees: (marks & 1) > 0,
    conditional: (marks & 2) > 0,
    unconfirmed: (marks & 4) > 0,
    askBeforeTravel: (marks & 8) > 0,
  };
}

const counted: (Access | 'unknown')[] = [...accesses, 'unknown'];

/** The place in `continents`, and the counts: easiest access first, unknown last. */
export type PackedPassport = [code: string, continent: number, ...counts: number[]];

export function packPassport(
  code: string,
  continent: Continent,
  counts: PassportCounts,
): PackedPassport {
  return [code, continents.indexOf(continent), ...counted.map((access) => counts[access])];
}

export function unpackPassport([code, continent, ...counts]: PackedPassport): {
  code: string;
  continent: Continent;
  counts: PassportCounts;
} {
  const entries = counted.map((access, index) => [access, counts[index] ?? 0]);
  return {
    code,
    continent: continents[continent] ?? 'Asia',
    counts: Object.fromEntries(entries) as PassportCounts,
  };
}
