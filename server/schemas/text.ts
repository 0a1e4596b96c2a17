import * as z from 'zod/mini';
import { EMAIL_MAX } from './constants.ts';

/** Pieces the input schemas are built from. Text is trimmed and NUL, which SQLite cuts at, refused. */

const withoutNul = z.refine<string>(
  (text) => !text.includes('\0'),
  'Remove the invisible character',
);

/** Text that may be empty, of at most `max` characters. */
export function optionalText(max: number) {
  return z.string().check(z.trim(), z.maxLength(max, `Use at most ${max} characters`), withoutNul);
}

/** Text of 1 to `max` characters; `message` is what an empty field says. */
export function requiredText(message: string, max: number) {
  return z
    .string(message)
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(max, `Use at most ${max} characters`),
      withoutNul,
    );
}

/** A list of at most `maxItems` different, non-empty texts of at most `maxLength` characters. */
export function textList({ maxItems, maxLength }: { maxItems: number; maxLength: number }) {
  return z.array(requiredText('Remove the empty item', maxLength)).check(
    z.maxLength(maxItems, `Use at most ${maxItems} items`),
    z.refine((items) => new Set(items).size === items.length, 'Each item can be listed once'),
  );
}

/** An e-mail address in lower case. */
export const email = z
  .string('Email is required')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'Email is required'),
    z.maxLength(EMAIL_MAX, `Use at most ${EMAIL_MAX} characters`),
    z.email('Enter an email address, like name@example.com'),
  );

/** An ISO 3166-1 alpha-2 code, upper-cased; `message` is what an empty field says. */
export function countryCode(message = 'Country is required') {
  return z.string(message).check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, message));
}

/** An address on another site that a page may link. */
export const webAddress = z.string().check(
  z.trim(),
  z.maxLength(2000, 'Use at most 2000 characters'),
  z.refine(
    (text) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text),
    'Enter an address that starts with https:// or http://',
  ),
);

/** The id of a stored row: a slug, or a random id. */
export const id = z.string().check(z.minLength(1), z.maxLength(200), withoutNul);

/** The id of a stored row that SQLite numbers. */
export const rowId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

/** What a form began from: a row's version, 0 for what was never stored. */
export const rowVersion = z.int().check(z.minimum(0), z.maximum(2 ** 31));

/** 128 random bits in hex, made when a form opens: the same form sent twice makes one row. */
export const creationKey = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** A page of a list. `pageSize` rows from row `page * pageSize` on; pages count from 0. */
export const page = z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 0);

/**
 * A field people never see. Programs that fill every field give themselves away; their input is
 * thanked for and dropped.
 */
export const honeypot = z._default(z.string().check(z.maxLength(1000)), '');
