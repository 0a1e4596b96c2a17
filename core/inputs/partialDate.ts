import * as z from 'zod/mini';
import { isPartialDate } from '../dates.ts';

/** A date as exact as its source states it: YYYY, YYYY-MM or YYYY-MM-DD. */
export const partialDate = z
  .string('Enter a date')
  .check(
    z.maxLength(10, 'Enter a year, month or day, as 2026, 2026-02 or 2026-02-17'),
    z.refine<string>(isPartialDate, 'Enter a year, month or day, as 2026, 2026-02 or 2026-02-17'),
  );
