import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { type CountryResponse, Reader } from 'maxmind';
import * as z from 'zod';
import type { Db } from '../../db/client.ts';
import { type Country, isOfferedPassport, listCountries } from '../../db/queries/countries.ts';
import type { ContentVersion } from '../../db/sqlite/changeCounter.ts';
import type { Config } from '../config.ts';
import { cookieName } from '../http/originChecks.ts';
import { isLocalAddress, plainAddress } from '../lib/ip.ts';
import { DEFAULT_PASSPORT } from '../schemas/constants.ts';
import { createGeoService } from './geoService.ts';

/** The cookie that keeps the passport country a visitor stated; `cookieName` says it in full. */
export const PASSPORT_COOKIE = 'passport';

/** How the country became known. */
export type CountrySource = 'choice' | 'proxy' | 'database' | 'service' | 'default';

export type VisitorCountry = { country: Country; source: CountrySource };

export type VisitorCountryFinder = (request: FastifyRequest) => Promise<VisitorCountry>;

type Source = {
  name: CountrySource;
  /** An ISO 3166-1 alpha-2 code, or whatever stands in its place. */
  codeOf: (request: FastifyRequest) => string | undefined | Promise<string | undefined>;
};

/**
 * Builds the function that tells whose passport a visitor most likely holds. Asked in turn, the
 * first that names a country whose passport is offered wins: the visitor's own choice, the trusted
 * proxy's header, the embedded address database, the service of GEO_SERVICE_URL; then the United
 * States.
 * A source that fails is logged and passed over.
 */
export async function createVisitorCountryFinder(
  db: Db,
  config: Config,
  contentVersion: ContentVersion['current'],
  log: FastifyBaseLogger,
): Promise<VisitorCountryFinder> {
  const currentCountries = rememberCountries(db, contentVersion);
  const passportCookie = cookieName(PASSPORT_COOKIE, config.publicUrl);
  const database = new Reader<CountryResponse>(
    await readFile(config.geoDatabase ?? embeddedDatabase()),
  );
  const service = config.geoServiceUrl ? createGeoService(config.geoServiceUrl) : undefined;

  const sources: Source[] = [
    { name: 'choice', codeOf: (request) => request.cookies[passportCookie] },
    { name: 'proxy', codeOf: (request) => headerOfTrustedProxy(request, config) },
    { name: 'database', codeOf: byAddress((address) => countryOf(database.get(address))) },
  ];
  if (service) sources.push({ name: 'service', codeOf: byAddress(service) });

  return async (request) => {
    const countries = await currentCountries();
    for (const { name, codeOf } of sources) {
      const code = codeFrom(name, codeOf, request);
      // Only the service makes anyone wait, and a cached page is sent within microseconds.
      const country = countries.get((code instanceof Promise ? await code : code) ?? '');
      if (country && isOfferedPassport(country)) return { country, source: name };
    }
    const country = countries.get(DEFAULT_PASSPORT);
    if (!country) throw new Error(`The countries table has no ${DEFAULT_PASSPORT}`);
    return { country, source: 'default' };
  };

  function codeFrom(source: CountrySource, codeOf: Source['codeOf'], request: FastifyRequest) {
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

/** Asks only about addresses that tell a country; the embedded database names one for some that don't. */
function byAddress(codeOf: (address: string) => string | undefined | Promise<string | undefined>) {
  return (request: FastifyRequest) => {
    const address = plainAddress(request.ip);
    return isLocalAddress(address) ? undefined : codeOf(address);
  };
}

/** Every country by its code, read again when the content version moved. */
function rememberCountries(db: Db, contentVersion: ContentVersion['current']) {
  let countries = new Map<string, Country>();
  let version: number | undefined;
  return async () => {
    const current = contentVersion();
    if (current !== version) {
      countries = new Map((await listCountries(db)).map((country) => [country.code, country]));
      version = current;
    }
    return countries;
  };
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
