import * as z from 'zod/mini';
import { isPlainText } from '../plainText.ts';
import {
  countryRequired,
  emailInvalid,
  emailRequired,
  invisibleCharacter,
  type Refusal,
  tooLong,
} from '../refusals.ts';

/** Maximum length of an e-mail address (RFC 5321, section 4.5.3.1.3, less the brackets). */
export const EMAIL_MAX = 254;

/**
 * Building blocks of the input schemas. Text is trimmed; control characters, of which SQLite truncates at
 * NUL and XML allows none, and half characters, which PostgreSQL refuses in JSON, are refused.
 */

const storable = z.refine<string>(isPlainText, invisibleCharacter);

/** Text that may be empty, of at most `max` characters. */
export function optionalText(max: number) {
  return z.string().check(z.trim(), z.maxLength(max, tooLong(max)), storable);
}

/** Text of 1 to `max` characters; `message` is for an empty field. */
export function requiredText(message: Refusal, max: number) {
  return z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(max, tooLong(max)), storable);
}

/** At most `maxItems` distinct, non-empty texts of at most `maxLength` characters. */
export function textList({ maxItems, maxLength }: { maxItems: number; maxLength: number }) {
  return z.array(requiredText('Remove the empty item', maxLength)).check(
    z.maxLength(maxItems, `Use at most ${maxItems} items`),
    z.refine(
      (items) => new Set(items.map((item) => item.toLowerCase())).size === items.length,
      'Each item can be listed once',
    ),
  );
}

/** An e-mail address in lower case. */
export const email = z
  .string(emailRequired)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, emailRequired),
    z.maxLength(EMAIL_MAX, tooLong(EMAIL_MAX)),
    z.email(emailInvalid),
  );

/** An ISO 3166-1 alpha-2 code, upper-cased; `message` is for an empty field. */
export function countryCode(message: Refusal = countryRequired) {
  return z.string(message).check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, message));
}

/** An ISO 3166-1 alpha-2 code, upper-cased, or empty. */
export const optionalCountryCode = z
  .string(countryRequired)
  .check(z.trim(), z.toUpperCase(), z.regex(/^([A-Z]{2})?$/, countryRequired));

/** Refuses a user before the host: `https://gov.example@evil.example` leads to the latter. */
export const namesNoUser = z.refine<string>((text) => {
  const url = URL.parse(text);
  return !url?.username && !url?.password;
}, 'Enter an address without a user name and password');

/** A linkable address on another site. */
export const webAddress = z.string().check(
  z.trim(),
  z.maxLength(2000, tooLong(2000)),
  z.refine(
    (text) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text),
    'Enter an address that starts with https:// or http://',
  ),
  namesNoUser,
  storable,
);

/** The id of a stored row: a slug, or a random id. */
export const id = z.string().check(z.minLength(1), z.maxLength(200), storable);

/** The numeric id of a stored row. */
export const rowId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

/** The row's version when the form was opened; 0 if it was never stored. */
export const rowVersion = z.int().check(z.minimum(0), z.maximum(2 ** 31));

/** 128 random bits in hex, made when a form opens, so that a form sent twice creates one row. */
export const creationKey = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** A page of a list: `pageSize` rows from row `page * pageSize` on; pages count from 0. */
export const page = z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 0);

/** An invisible field that only bots fill in; their input is dropped, with the usual thanks. */
export const honeypot = z._default(z.string().check(z.maxLength(1000)), '');
