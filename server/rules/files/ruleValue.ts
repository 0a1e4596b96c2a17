import type { FileAccess, RuleValue } from '#core/rules/ruleFile.ts';

/** The words of published files. */
const accessOf: ReadonlyMap<string, FileAccess> = new Map([
  ['visa free', 'visa_free'],
  ['eta', 'eta'],
  ['visa on arrival', 'visa_on_arrival'],
  ['e-visa', 'e_visa'],
  ['visa required', 'visa_required'],
  ['no admission', 'no_admission'],
]);

const wordOf = new Map([...accessOf].map(([word, access]) => [access, word]));

/** Maximum stay in days: ten years. Larger numbers are typing errors. */
const STAY_MAX_DAYS = 3650;

/** Parses a CSV cell: a number of visa-free days, or a word. `undefined` for any other text. */
export function readCell(text: string): RuleValue | undefined {
  const days = readDays(text.trim());
  if (days !== undefined) return { access: 'visa_free', days };
  const access = readWord(text);
  return access && { access, days: null };
}

/** The access of a word; `undefined` for an unknown word. */
export function readWord(text: string): FileAccess | undefined {
  return accessOf.get(text.trim().toLowerCase());
}

/** A whole number of days from 1 to 3,650; `undefined` for any other text. */
export function readDays(text: string): number | undefined {
  if (!/^[1-9]\d{0,3}$/.test(text)) return undefined;
  const days = Number(text);
  return days <= STAY_MAX_DAYS ? days : undefined;
}

/** The word for an access in published files; `undefined` if they have none. */
export function wordFor(access: string): string | undefined {
  return wordOf.get(access as FileAccess);
}
