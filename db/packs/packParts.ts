import * as z from 'zod/mini';
import { ageStatements, statementQualities } from '#core/policyVocabulary.ts';

/** Parts that the shapes of several packs share. */

export const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'takes a code such as "DE"'));
export const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'takes a day, YYYY-MM-DD'));
export const words = z.string().check(z.minLength(1));
export const address = z.string().check(z.regex(/^https:\/\/\S+$/, 'takes an address, https://…'));
/** Of a page that may be older than https. */
export const webAddress = z
  .string()
  .check(z.regex(/^https?:\/\/\S+$/, 'takes an address, https://…'));
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/, 'takes a code such as "EUR"'));
export const partialDate = z
  .string()
  .check(z.regex(/^\d{4}(-\d\d(-\d\d)?)?$/, 'takes YYYY[-MM[-DD]]'));

export const fee = z.union([
  z.strictObject({ amount: z.number().check(z.positive()), currency }),
  z.strictObject({ free: z.literal(true) }),
]);

/** The page of a policy's statement, and the id by which statements name it. */
export const sourceId = z
  .string()
  .check(z.regex(/^[a-z0-9-]+$/, 'takes an id such as "visa-code"'));
export const sources = z.record(
  sourceId,
  z.strictObject({
    title: words,
    publisher: words,
    address,
    quality: z.enum(statementQualities),
    asOf: z.nullable(partialDate),
    asOfIs: z.enum(ageStatements),
  }),
);
