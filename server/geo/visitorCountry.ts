import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { type CountryResponse, Reader } from 'maxmind';
import * as z from 'zod';
import { readHolds } from '#core/documents/documents.ts';
import { DEFAULT_PASSPORT, PASSPORTS_MAX } from '#core/passports/visitorPassports.ts';
import type { ContentState } from '#db/contentState.ts';
import type { Db } from '#db/db.ts';
import type { ContentVersion } from '#db/engine.ts';
import { type Country, isOfferedPassport, listCountries } from '#db/queries/countries.ts';
import { type Config, ConfigError } from '../config.ts';
import { countryNameIn } from '../languages/countryNames.ts';
import { currentLanguage } from '../languages/requestLanguage.ts';
import { cookieName } from '../lib/cookieName.ts';
import { isLocalAddress, plainAddress } from '../lib/ip.ts';
import { siteSetting } from '../site/settings/settings.ts';
import { readValue } from '../site/settings/versionedSetting.ts';
import { storageErrorMessage } from '../storageErrors.ts';
import { createGeoService } from './geoService.ts';

/** The cookie with the passports that a visitor stated; see `cookieName`. */
export const PASSPORT_COOKIE = 'passport';

/** The cookie with the visitor's documents beside passports; see `readHolds`. */
export const DOCUMENTS_COOKIE = 'documents';

/** Separates codes in the cookie, without escaping. */
const SEPARATOR = '.';

export type VisitorCountry = {
  /** The first passport, where only one can be shown. */
  country: Country;
  /** All stated passports, or the guessed one. */
  passports: Country[];
  /** The basis of a guess, where the visitor stated none: the location, or else the site's default. */
  guessed: 'location' | 'default' | false;
  /** Visas, residence permits and country of residence; see `readHolds`. */
  holds: string[];
};

export type VisitorCountryFinder = (request: FastifyRequest) => Promise<VisitorCountry>;

/** A way of guessing the country. */
type Source = {
  name: 'proxy' | 'database' | 'service';
  /** Returns an ISO 3166-1 alpha-2 code, or any other text. */
  codeOf: (request: FastifyRequest) => string | undefined | Promise<string | undefined>;
};

/** The cookie value for these passports. */
export function passportCookieValue(passports: Country[]): string {
  return passports.map(({ code }) => code).join(SEPARATOR);
}

/** The cookie value for these documents. */
export function documentsCookieValue(holds: readonly string[]): string {
  return holds.join(SEPARATOR);
}

/**
 * Returns a function that finds a visitor's passports: from the cookie, otherwise a guess. The
 * first source that names an enabled country which issues passports is used: the trusted proxy's
 * header, the embedded IP database, the service of GEO_SERVICE_URL, the default of Settings (the
 * United States on a new site). Failing sources are logged and skipped; the source used is logged
 * at level debug.
 */
export async function createVisitorCountryFinder(
  db: Db,
  config: Config,
  content: ContentVersion['current'],
  log: FastifyBaseLogger,
): Promise<VisitorCountryFinder> {
  const currentPlaces = cachePlaces(db, content);
  const passportCookie = cookieName(PASSPORT_COOKIE, config.publicUrl);
  const documentsCookie = cookieName(DOCUMENTS_COOKIE, config.publicUrl);
  const database = await openGeoDatabase(config.geoDatabase);
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
    const { holds } = readHolds(request.cookies[documentsCookie] ?? '');
    if (stated[0]) return { country: stated[0], passports: stated, guessed: false, holds };
    const located = await locate(request, places);
    const country = inPresentLanguage(located ?? places.fallback);
    return { country, passports: [country], guessed: located ? 'location' : 'default', holds };
  };

  /** The country of the visitor's location, if it is known. */
  async function locate(request: FastifyRequest, { countries, fallback }: Places) {
    for (const { name, codeOf } of sources) {
      const code = codeFrom(name, codeOf, request);
      // Awaits only the service's promise: a cached page is sent within microseconds.
      const country = countries.get((code instanceof Promise ? await code : code) ?? '');
      if (!country || !isOfferedPassport(country)) continue;
      log.debug({ country: country.code, source: name }, 'A country was guessed');
      return country;
    }
    log.debug({ country: fallback.code, source: 'default' }, 'A country was guessed');
    return undefined;
  }

  function codeFrom(source: Source['name'], codeOf: Source['codeOf'], request: FastifyRequest) {
    const logAndSkip = (error: unknown) => {
      log.warn({ err: error, source }, 'Could not detect your country automatically.');
      return undefined;
    };
    try {
      const code = codeOf(request);
      return code instanceof Promise ? code.catch(logAndSkip) : code;
    } catch (error) {
      return logAndSkip(error);
    }
  }
}

function inPresentLanguage(country: Country): Country {
  const { code, name } = country;
  return { ...country, name: countryNameIn(currentLanguage(), code, name) };
}

/** Visitors can edit the cookie: invalid and surplus passports are ignored. */
function passportsIn(cookie: string | undefined, countries: Map<string, Country>): Country[] {
  if (!cookie) return [];
  return [...new Set(cookie.split(SEPARATOR, PASSPORTS_MAX))].flatMap((code) => {
    const country = countries.get(code);
    return country && isOfferedPassport(country) ? [inPresentLanguage(country)] : [];
  });
}

/** Skips local addresses, for some of which the embedded database names a country. */
function byAddress(codeOf: (address: string) => string | undefined | Promise<string | undefined>) {
  return (request: FastifyRequest) => {
    const address = plainAddress(request.ip);
    return isLocalAddress(address) ? undefined : codeOf(address);
  };
}

/** All countries by code, and the default country. */
type Places = { countries: Map<string, Country>; fallback: Country };

/** Caches the places per content version. */
function cachePlaces(db: Db, content: ContentVersion['current']) {
  let places: Places | undefined;
  let readAt: ContentState | undefined;
  return async () => {
    const current = content();
    if (places && current === readAt) return places;
    try {
      places = await readPlaces(db);
      readAt = current;
    } catch (error) {
      // Falls back to the cached places; the page reports what it can't load.
      if (!places || !storageErrorMessage(error)) throw error;
    }
    return places;
  };
}

async function readPlaces(db: Db): Promise<Places> {
  const countries = new Map((await listCountries(db)).map((country) => [country.code, country]));
  const { defaultPassport } = await readValue(db, siteSetting);
  const chosen = countries.get(defaultPassport);
  // A country that isn't offered can't be the default.
  const fallback = chosen && isOfferedPassport(chosen) ? chosen : countries.get(DEFAULT_PASSPORT);
  if (!fallback) throw new Error(`The countries table has no ${DEFAULT_PASSPORT}`);
  return { countries, fallback };
}

/** Trusts the header only if the connection is from a trusted proxy. */
function headerOfTrustedProxy(request: FastifyRequest, config: Config): string | undefined {
  if (!config.countryHeader) return undefined;
  if (!config.trustProxy(request.socket.remoteAddress ?? '', 0)) return undefined;
  const value = request.headers[config.countryHeader];
  return typeof value === 'string' ? value.trim().toUpperCase() : undefined;
}

/** Records of @ip-location-db are flat; MaxMind's and DB-IP's nest them under `country`. */
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

/** The database of countries by address. Throws ConfigError for an own one that can't be read. */
export async function openGeoDatabase(own: string | undefined): Promise<Reader<CountryResponse>> {
  try {
    return new Reader<CountryResponse>(await readFile(own ?? embeddedDatabase()));
  } catch (error) {
    if (own === undefined) throw error;
    const takes = 'it takes the path of a country database in the format of MaxMind';
    throw new ConfigError(
      `GEO_DATABASE is ${JSON.stringify(own)}: ${takes} (${(error as Error).message})`,
    );
  }
}
