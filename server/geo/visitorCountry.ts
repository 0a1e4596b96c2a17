import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { type CountryResponse, Reader } from 'maxmind';
import * as z from 'zod';
import type { Db } from '../../db/client.ts';
import type { ContentVersion } from '../../db/engine.ts';
import { type Country, isOfferedPassport, listCountries } from '../../db/queries/countries.ts';
import type { Config } from '../config.ts';
import { cookieName } from '../http/originChecks.ts';
import { isLocalAddress, plainAddress } from '../lib/ip.ts';
import { DEFAULT_PASSPORT, PASSPORTS_MAX } from '../schemas/constants.ts';
import { siteSetting } from '../services/settings/siteSettings.ts';
import { readValue } from '../services/settings/versionedSetting.ts';
import { storageErrorMessage } from '../services/storageErrors.ts';
import { createGeoService } from './geoService.ts';

/** The cookie that keeps the passports a visitor stated; `cookieName` says it in full. */
export const PASSPORT_COOKIE = 'passport';

/** Stands between the codes in the cookie: needs no escaping there. */
const SEPARATOR = '.';

export type VisitorCountry = {
  /** The first of the passports: for what can show one only. */
  country: Country;
  /** All that the visitor stated; the one that was guessed where none was. */
  passports: Country[];
  guessed: boolean;
};

export type VisitorCountryFinder = (request: FastifyRequest) => Promise<VisitorCountry>;

/** What a country is guessed from. */
type Source = {
  name: 'proxy' | 'database' | 'service';
  /** An ISO 3166-1 alpha-2 code, or whatever stands in its place. */
  codeOf: (request: FastifyRequest) => string | undefined | Promise<string | undefined>;
};

/** The value of the cookie that keeps these passports. */
export function passportCookieValue(passports: Country[]): string {
  return passports.map(({ code }) => code).join(SEPARATOR);
}

/**
 * Builds the function that tells whose passports a visitor holds: those in the visitor's cookie, or
 * else a guess. Asked in turn, the first that names an enabled country which issues passports wins:
 * the trusted proxy's header, the embedded address database, the service of GEO_SERVICE_URL; then
 * the one that Settings name, the United States on a new site. A source that fails is logged and passed over; which one answered is logged at
 * level debug.
 */
export async function createVisitorCountryFinder(
  db: Db,
  config: Config,
  contentVersion: ContentVersion['current'],
  log: FastifyBaseLogger,
): Promise<VisitorCountryFinder> {
  const currentPlaces = rememberPlaces(db, contentVersion);
  const passportCookie = cookieName(PASSPORT_COOKIE, config.publicUrl);
  const database = new Reader<CountryResponse>(
    await readFile(config.geoDatabase ?? embeddedDatabase()),
  );
  const service = config.geoServiceUrl ? createGeoService(config.geoServiceUrl) : undefined;

  const sources: Source[] = [
    { name: 'proxy', codeOf: (request) => headerOfTrustedProxy(request, config) },
    { name: 'database', codeOf: byAddress((address) => countryOf(database.get(address))) },
  ];
  if (service) sources.push({ name: 'service', codeOf: byAddress(service) });

  return async (request) => {
    const places = await currentPlaces();
    const { countries } = places;
    const stated = passportsIn(request.cookies[passportCookie], countries);
    if (stated[0]) return { country: stated[0], passports: stated, guessed: false };
    const country = await guess(request, places);
    return { country, passports: [country], guessed: true };
  };

  async function guess(request: FastifyRequest, { countries, fallback }: Places): Promise<Country> {
    for (const { name, codeOf } of sources) {
      const code = codeFrom(name, codeOf, request);
      // Only the service makes anyone wait, and a cached page is sent within microseconds.
      const country = countries.get((code instanceof Promise ? await code : code) ?? '');
      if (!country || !isOfferedPassport(country)) continue;
      log.debug({ country: country.code, source: name }, 'A country was guessed');
      return country;
    }
    log.debug({ country: fallback.code, source: 'default' }, 'A country was guessed');
    return fallback;
  }

  function codeFrom(source: Source['name'], codeOf: Source['codeOf'], request: FastifyRequest) {
    const passOver = (error: unknown) => {
      log.warn({ err: error, source }, 'Could not detect your country automatically.');
      return undefined;
    };
    try {
      const code = codeOf(request);
      return code instanceof Promise ? code.catch(passOver) : code;
    } catch (error) {
      return passOver(error);
    }
  }
}

/** The cookie is the visitor's to write: what is no passport on offer, or one too many, is left out. */
function passportsIn(cookie: string | undefined, countries: Map<string, Country>): Country[] {
  if (!cookie) return [];
  return [...new Set(cookie.split(SEPARATOR, PASSPORTS_MAX))].flatMap((code) => {
    const country = countries.get(code);
    return country && isOfferedPassport(country) ? [country] : [];
  });
}

/** Asks only about addresses that tell a country; the embedded database names one for some that don't. */
function byAddress(codeOf: (address: string) => string | undefined | Promise<string | undefined>) {
  return (request: FastifyRequest) => {
    const address = plainAddress(request.ip);
    return isLocalAddress(address) ? undefined : codeOf(address);
  };
}

/** Every country by its code, and the one that visitors are from of whom nothing is known. */
type Places = { countries: Map<string, Country>; fallback: Country };

/** The places as they are stored, read again when the content version moved. */
function rememberPlaces(db: Db, contentVersion: ContentVersion['current']) {
  let places: Places | undefined;
  let version: number | undefined;
  return async () => {
    const current = contentVersion();
    if (places && current === version) return places;
    try {
      places = await readPlaces(db);
      version = current;
    } catch (error) {
      // Those of before name the visitor's passport, and the page says what it can't tell.
      if (!places || !storageErrorMessage(error)) throw error;
    }
    return places;
  };
}

async function readPlaces(db: Db): Promise<Places> {
  const countries = new Map((await listCountries(db)).map((country) => [country.code, country]));
  const { defaultPassport } = await readValue(db, siteSetting);
  const chosen = countries.get(defaultPassport);
  // What isn't offered, by whatever way it came there, is no visitor's passport.
  const fallback = chosen && isOfferedPassport(chosen) ? chosen : countries.get(DEFAULT_PASSPORT);
  if (!fallback) throw new Error(`The countries table has no ${DEFAULT_PASSPORT}`);
  return { countries, fallback };
}

/** The header counts only when the peer on the other end of the connection is a trusted proxy. */
function headerOfTrustedProxy(request: FastifyRequest, config: Config): string | undefined {
  if (!config.countryHeader) return undefined;
  if (!config.trustProxy(request.socket.remoteAddress ?? '', 0)) return undefined;
  const value = request.headers[config.countryHeader];
  return typeof value === 'string' ? value.trim().toUpperCase() : undefined;
}

/** The record of an @ip-location-db file is flat; MaxMind's and DB-IP's nest it under `country`. */
const record = z.union([
  z.object({ country_code: z.string() }).transform((found) => found.country_code),
  z.object({ country: z.object({ iso_code: z.string() }) }).transform((f) => f.country.iso_code),
]);

function countryOf(found: unknown): string | undefined {
  return record.safeParse(found).data;
}

function embeddedDatabase(): string {
  return createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  );
}
