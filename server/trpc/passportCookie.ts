import { YEAR_S } from '#core/dates.ts';
import { PASSPORTS_MAX } from '#core/passports/visitorPassports.ts';
import type { Country } from '#db/queries/countries.ts';
import failureMessages from '#messages/en/failures.gen.ts';
import { translator } from '#messages/translate.ts';
import { InvalidRequest } from '../errors.ts';
import {
  DOCUMENTS_COOKIE,
  documentsCookieValue,
  PASSPORT_COOKIE,
  passportCookieValue,
  type VisitorCountry,
} from '../geo/visitorCountry.ts';
import { cookieName, usesHttps } from '../lib/cookieName.ts';
import type { Context } from './context.ts';

const t = translator(failureMessages);

/** The passports that the visitor stated, without guesses. */
export async function statedPassports({ visitor }: Context): Promise<Country[]> {
  const { passports, guessed } = await visitor();
  return guessed ? [] : passports;
}

/**
 * Stores these passports in the visitor's cookie for a year. Throws InvalidRequest for too many.
 */
export async function keepPassports(
  { config: { publicUrl }, reply, visitor }: Context,
  passports: [Country, ...Country[]],
): Promise<VisitorCountry> {
  if (passports.length > PASSPORTS_MAX) {
    throw new InvalidRequest(t('tooManyPassports', { max: PASSPORTS_MAX }));
  }
  reply.setCookie(
    cookieName(PASSPORT_COOKIE, publicUrl),
    passportCookieValue(passports),
    cookieOptions(publicUrl),
  );
  const { holds } = await visitor();
  return { country: passports[0], passports, guessed: false, holds };
}

/** Stores these documents in the visitor's cookie for a year; none deletes it. */
export async function keepDocuments(
  { config: { publicUrl }, reply, visitor }: Context,
  holds: string[],
): Promise<VisitorCountry> {
  const name = cookieName(DOCUMENTS_COOKIE, publicUrl);
  if (holds.length === 0) reply.clearCookie(name, cookieOptions(publicUrl));
  else reply.setCookie(name, documentsCookieValue(holds), cookieOptions(publicUrl));
  return { ...(await visitor()), holds };
}

function cookieOptions(publicUrl: Context['config']['publicUrl']) {
  return {
    path: '/',
    maxAge: YEAR_S,
    sameSite: 'lax',
    httpOnly: true,
    secure: usesHttps(publicUrl),
  } as const;
}

/** Deletes the visitor's cookie, so that the country is guessed again. */
export function forgetPassports({ config: { publicUrl }, reply }: Context): void {
  reply.clearCookie(cookieName(PASSPORT_COOKIE, publicUrl), cookieOptions(publicUrl));
}

/** Deletes both cookies. */
export function forgetVisitor(context: Context): void {
  const { publicUrl } = context.config;
  forgetPassports(context);
  context.reply.clearCookie(cookieName(DOCUMENTS_COOKIE, publicUrl), cookieOptions(publicUrl));
}
