import { accesses } from '../vocabulary.ts';
import type { ListedAccess } from './access.ts';
import type { AnswerMarks } from './answerMarks.ts';
import type { Stay } from './entryAnswer.ts';

/**
 * Compact answers, for lists of hundreds in the browser and the table of all answers in memory.
 */

/** Index of the access, stay (days positive, months negative, 0 unknown), marks. */
export type PackedCell = [access: number, stay: number, marks: number];

/** The marks of an answer in a list, whose access says that it is suspended. */
export type Marks = Omit<AnswerMarks, 'suspended'> & {
  /** Another passport of the same traveller has no answer. */
  otherUnknown: boolean;
  /** The answer is for the traveller's second passport. */
  bySecond: boolean;
};

type UnpackedCell = Marks & { access: ListedAccess; stay: Stay | null };

/** Unknown first, then easiest first. */
export const packedAccesses: ListedAccess[] = [
  null,
  'own_country',
  ...accesses.slice(0, -1),
  'suspended',
  'no_admission',
];

const bits: Record<keyof Marks, number> = {
  disagrees: 1,
  askBeforeTravel: 2,
  conditional: 4,
  unconfirmed: 8,
  otherUnknown: 16,
  bySecond: 32,
  probable: 64,
};

export function packAccess(access: ListedAccess): number {
  return packedAccesses.indexOf(access);
}

export function unpackAccess(packed: number): ListedAccess {
  return packedAccesses[packed] ?? null;
}

export function packStay(stay: Stay | null): number {
  if (!stay) return 0;
  return stay.unit === 'days' ? stay.number : -stay.number;
}

export function unpackStay(packed: number): Stay | null {
  if (packed === 0) return null;
  return { number: Math.abs(packed), unit: packed > 0 ? 'days' : 'months' };
}

export function packCell(
  answer: { access: ListedAccess; suspended?: boolean; stay: Stay | null } & Partial<Marks>,
): PackedCell {
  let marks = 0;
  for (const mark of markNames) if (answer[mark]) marks |= bits[mark];
  return [packAccess(answer.suspended ? 'suspended' : answer.access), packStay(answer.stay), marks];
}

export function unpackCell([access, stay, marks]: PackedCell): UnpackedCell {
  const set = Object.fromEntries(markNames.map((mark) => [mark, (marks & bits[mark]) > 0]));
  return { access: unpackAccess(access), stay: unpackStay(stay), ...(set as Marks) };
}

const markNames = Object.keys(bits) as (keyof Marks)[];
