import type { PackedCell } from './packedCell.ts';

/** Compact countries of a group in pages: one text per list, as in packedAnswers.ts. */

/** A country of the list. */
export type PackedGroupRow = [
  country: string,
  /** The index of the hardest access. */
  access: number,
  /** The shortest stays of all; empty if unknown, `unlimited` if there is no limit. */
  stays: number[] | 'unlimited',
  /** Each traveller's answer. */
  answers: PackedCell[],
];

/** A country of the map, the hardest answer there, and its passport. */
export type PackedMapCountry = [country: string, need: PackedCell, passport: string];

/** Packs countries of the list into one text: "BR 3 90/-3 3/90/0 3/-3/0,FR 2 unlimited 2/0/0 1/0/0". */
export function packGroupRows(rows: readonly PackedGroupRow[]): string {
  return rows
    .map(([country, access, stays, answers]) => [
      country,
      access,
      stays === 'unlimited' ? stays : joined(stays),
      ...answers.map(joined),
    ])
    .map((row) => row.join(' '))
    .join(',');
}

export function unpackGroupRows(packed: string): PackedGroupRow[] {
  return split(packed).map(([country = '', access, stays = '', ...answers]) => [
    country,
    Number(access),
    stays === 'unlimited' ? stays : numbersOf(stays),
    answers.map(cellOf),
  ]);
}

/** Packs countries of the map into one text: "BR 3/90/0 IN,FR 2/0/0 DE". */
export function packGroupMap(countries: readonly PackedMapCountry[]): string {
  return countries
    .map(([country, need, passport]) => [country, joined(need), passport].join(' '))
    .join(',');
}

export function unpackGroupMap(packed: string): PackedMapCountry[] {
  return split(packed).map(([country = '', need = '', passport = '']) => [
    country,
    cellOf(need),
    passport,
  ]);
}

function joined(numbers: readonly number[]): string {
  return numbers.join('/');
}

function numbersOf(text: string): number[] {
  return text === '' ? [] : text.split('/').map(Number);
}

function cellOf(text: string): PackedCell {
  const [access = 0, stay = 0, marks = 0] = numbersOf(text);
  return [access, stay, marks];
}

function split(packed: string): string[][] {
  return packed === '' ? [] : packed.split(',').map((row) => row.split(' '));
}
