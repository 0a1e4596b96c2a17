import * as z from 'zod/mini';
import { isCurrencyCode } from '#core/countries/isoCodes.ts';

/** An amount of money as a decimal number, so that no cent is lost to a fraction of two; or null. */
export const amountOfMoney = z.nullable(
  z
    .string()
    .check(
      z.trim(),
      z.regex(/^\d{1,9}(\.\d{1,3})?$/, 'Enter a number, like 20 or 20.50, or nothing'),
    ),
);

/** A currency's code (ISO 4217), or null. */
export const currencyOfMoney = z.nullable(
  z
    .string()
    .check(
      z.trim(),
      z.toUpperCase(),
      z.maxLength(3, 'Choose a currency from the list, like EUR'),
      z.refine<string>(isCurrencyCode, 'Choose a currency from the list, like EUR'),
    ),
);
