import type { Access } from '../../../db/schema.ts';

/** What the files' values say; freedom of movement is none of them, zones tell it. */
export type FileAccess = Exclude<Access, 'freedom_of_movement'>;

export type RuleValue = { access: FileAccess; days: number | null };

/** The words of the published files. */
const accessOf: ReadonlyMap<string, FileAccess> = new Map([
  ['visa free', 'visa_free'],
  ['eta', 'eta'],
  ['visa on arrival', 'visa_on_arrival'],
  ['e-visa', 'e_visa'],
  ['visa required', 'visa_required'],
  ['no admission', 'no_admission'],
]);

const wordOf = new Map([...accessOf].map(([word, access]) => [access, word]));

/** Longest stay that is taken for one, in days: ten years. More is a slip of the keyboard. */
const STAY_MAX_DAYS = 3650;

/** A cell of a CSV file: a number of days without a visa, or a word. `undefined` for any other. */
export function readCell(text: string): RuleValue | undefined {
  const days = readDays(text.trim());
  if (days !== undefined) return { access: 'visa_free', days };
  const access = readWord(text);
  return access && { access, days: null };
}

/** The access that a word stands for; `undefined` for a word that is none of theirs. */
export function readWord(text: string): FileAccess | undefined {
  return accessOf.get(text.trim().toLowerCase());
}

/** A whole number of days from 1 to 3,650; `undefined` for any other text. */
export function readDays(text: string): number | undefined {
  if (!/^[1-9]\d{0,3}$/.test(text)) return undefined;
  const days = Number(text);
  return days <= STAY_MAX_DAYS ? days : undefined;
}

/** The word of the published files for an access; `undefined` where they have none. */
export function wordFor(access: string): string | undefined {
  return wordOf.get(access as FileAccess);
}
