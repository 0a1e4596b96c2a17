import * as z from 'zod/mini';
import { day } from '../answers/entryRule.ts';

const partialDatePattern = /^(?:19|20)\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

function isPartialDate(text: string): boolean {
  return partialDatePattern.test(text) && (text.length < 10 || z.safeParse(day, text).success);
}

/** A date as exact as its source states it: YYYY, YYYY-MM or YYYY-MM-DD. */
export const partialDate = z
  .string('Enter a date')
  .check(
    z.maxLength(10, 'Enter a year, month or day, as 2026, 2026-02 or 2026-02-17'),
    z.refine<string>(isPartialDate, 'Enter a year, month or day, as 2026, 2026-02 or 2026-02-17'),
  );
