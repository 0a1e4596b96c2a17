import type { Country } from '../../db/queries/countries.ts';
import {
  PASSPORT_COOKIE,
  passportCookieValue,
  type VisitorCountry,
} from '../geo/visitorCountry.ts';
import { cookieName, usesHttps } from '../lib/cookieName.ts';
import { PASSPORTS_MAX } from '../schemas/constants.ts';
import { InvalidRequest } from '../services/errors.ts';
import type { Context } from './context.ts';

const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** The passports that the visitor stated, without guesses. */
export async function statedPassports({ visitor }: Context): Promise<Country[]> {
  const { passports, guessed } = await visitor();
  return guessed ? [] : passports;
}

/**
 * Stores these passports in the visitor's cookie for a year. Throws InvalidRequest for too many.
 */
export function keepPassports(
  { config: { publicUrl }, reply }: Context,
  passports: [Country, ...Country[]],
): VisitorCountry {
  if (passports.length > PASSPORTS_MAX) {
    throw new InvalidRequest(`${PASSPORTS_MAX} passports are kept at most: remove one first`);
  }
  reply.setCookie(cookieName(PASSPORT_COOKIE, publicUrl), passportCookieValue(passports), {
    path: '/',
    maxAge: ONE_YEAR_S,
    sameSite: 'lax',
    httpOnly: true,
    secure: usesHttps(publicUrl),
  });
  return { country: passports[0], passports, guessed: false };
}

/** Deletes the visitor's cookie, so that the country is guessed again. */
export function forgetPassports({ config: { publicUrl }, reply }: Context): void {
  reply.clearCookie(cookieName(PASSPORT_COOKIE, publicUrl), {
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure: usesHttps(publicUrl),
  });
}
