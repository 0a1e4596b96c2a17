import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { setCountryEnabled } from '#db/queries/countries.ts';
import { eventually } from '../../support/eventually.ts';
import { startTestSite, type TestSite } from '../../support/site/testApp.ts';

// Addresses with known countries in the embedded database.
const JAPANESE = '133.11.0.1';
const GERMAN = '193.99.144.80';
const DUTCH = '193.0.6.139';
const GREENLANDIC = '88.83.0.1'; // Greenland issues no passports and is not offered
const NO_COUNTRY = '127.0.0.1';

/** Runs a country service with responses from `answer`, and records the requested paths. */
async function startGeoService(
  answer: (path: string) => { status?: number; location?: string; body: string } | null,
) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const given = answer(request.url ?? '');
    // Without a response the request hangs until the caller gives up.
    if (given)
      response
        .writeHead(given.status ?? 200, given.location ? { location: given.location } : {})
        .end(given.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/{ip}/json`, asked };
}

/** A site that logs the basis of its country guesses. */
function startSite(env: Record<string, string> = {}) {
  return startTestSite({ env: { LOG_LEVEL: 'debug', ...env } });
}

async function countryFrom(
  site: TestSite,
  visitor: { address: string; headers?: Record<string, string>; choice?: string },
) {
  const browser = site.browser({ address: visitor.address, headers: visitor.headers ?? {} });
  if (visitor.choice) browser.cookies.set('passport', visitor.choice);
  const { country, guessed } = await browser.api.visitor.country.query();
  if (!guessed) return `${country.code} by choice`;
  const guess = site.log().findLast(({ msg }) => msg === 'A country was guessed');
  expect(guess).toMatchObject({ country: country.code });
  // A page must not say that a default was guessed from the location.
  expect(guessed).toBe(guess?.source === 'default' ? 'default' : 'location');
  return `${country.code} by ${guess?.source}`;
}

function warnings(site: TestSite) {
  return site.log().filter(({ msg }) => msg === 'Could not detect your country automatically.');
}

const behindProxy = { TRUST_PROXY: 'loopback', COUNTRY_HEADER: 'CF-IPCountry' };

/** The signals of time limits, in the order of their use: time passes only where a test says so. */
let limits: { ms: number; passes: () => void }[] = [];

beforeEach(() => {
  limits = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    limits.push({ ms, passes: () => limit.abort(new DOMException('Late', 'TimeoutError')) });
    return limit.signal;
  });
  onTestFinished(() => timeout.mockRestore());
});

describe('the first source with an enabled country wins', () => {
  test('the visitor’s choice overrides everything', async () => {
    const site = await startSite(behindProxy);
    const headers = { 'cf-ipcountry': 'DE', 'x-forwarded-for': JAPANESE };
    expect(await countryFrom(site, { address: NO_COUNTRY, headers, choice: 'BR' })).toBe(
      'BR by choice',
    );
  });

  test('the proxy’s header overrides the address', async () => {
    const site = await startSite(behindProxy);
    const headers = { 'cf-ipcountry': 'de', 'x-forwarded-for': JAPANESE };
    expect(await countryFrom(site, { address: NO_COUNTRY, headers })).toBe('DE by proxy');
  });

  test('the embedded database overrides the service', async () => {
    const service = await startGeoService(() => ({ body: '{"country_code":"BR"}' }));
    const site = await startSite({ GEO_SERVICE_URL: service.url });
    expect(await countryFrom(site, { address: JAPANESE })).toBe('JP by database');
    expect(service.asked).toEqual([]);
  });

  test('the service overrides the default country', async () => {
    const service = await startGeoService(() => ({ body: '{"country_code":"br"}' }));
    const site = await startSite({ GEO_SERVICE_URL: service.url });
    expect(await countryFrom(site, { address: GREENLANDIC })).toBe('BR by service');
  });

  test('the United States are the default', async () => {
    const site = await startSite();
    expect(await countryFrom(site, { address: NO_COUNTRY })).toBe('US by default');
  });
});

describe('a country that is not enabled counts as absent', () => {
  test.each(['GL', 'ZZ', 'xx', '<script>', ''])('in the cookie: %s', async (choice) => {
    const site = await startSite();
    expect(await countryFrom(site, { address: GERMAN, choice })).toBe('DE by database');
  });

  test('in the header', async () => {
    const site = await startSite(behindProxy);
    const headers = { 'cf-ipcountry': 'GL', 'x-forwarded-for': GERMAN };
    expect(await countryFrom(site, { address: NO_COUNTRY, headers })).toBe('DE by database');
  });

  test('in the embedded database, until an administrator enables it', async () => {
    const site = await startSite();
    await setCountryEnabled(site.db, 'NL', false);
    expect(await countryFrom(site, { address: DUTCH })).toBe('US by default');
    await setCountryEnabled(site.db, 'NL', true);
    expect(await countryFrom(site, { address: DUTCH })).toBe('NL by database');
  });

  test.each([
    ['the cookie', { address: NO_COUNTRY, choice: 'GL' }],
    ['the database', { address: GREENLANDIC }],
  ])('and so does an enabled one without passports: %s', async (_where, visit) => {
    const site = await startSite();
    await setCountryEnabled(site.db, 'GL', true);
    expect(await countryFrom(site, visit)).toBe('US by default');
  });

  test('in the service’s answer', async () => {
    const service = await startGeoService(() => ({ body: '{"country_code":"GL"}' }));
    const site = await startSite({ GEO_SERVICE_URL: service.url });
    expect(await countryFrom(site, { address: GREENLANDIC })).toBe('US by default');
  });
});

describe('several passports in the cookie', () => {
  async function passportsFrom(choice: string) {
    const site = await startSite();
    await setCountryEnabled(site.db, 'NL', false);
    const browser = site.browser({ address: GERMAN });
    browser.cookies.set('passport', choice);
    const { country, passports, guessed } = await browser.api.visitor.country.query();
    expect(passports[0]).toEqual(country);
    return [...passports.map(({ code }) => code), ...(guessed ? ['guessed'] : [])].join(' ');
  }

  test.each([
    ['BR.JP', 'BR JP'],
    ['BR.JP.BR', 'BR JP'],
    ['BR.ZZ.NL.JP', 'BR JP'],
    ['BR.JP.IN.US.FR', 'BR JP IN US'],
    ['GL', 'DE guessed'],
    ['..', 'DE guessed'],
    ['BR.'.repeat(1000), 'BR'],
  ])('%s', async (choice, passports) => {
    expect(await passportsFrom(choice)).toBe(passports);
  });
});

describe('the header counts only from a trusted proxy', () => {
  test('it is ignored from another peer', async () => {
    const site = await startSite(behindProxy);
    const headers = { 'cf-ipcountry': 'DE' };
    expect(await countryFrom(site, { address: JAPANESE, headers })).toBe('JP by database');
  });

  test('it is ignored without a trusted proxy', async () => {
    const site = await startSite({ COUNTRY_HEADER: 'CF-IPCountry' });
    const headers = { 'cf-ipcountry': 'DE' };
    expect(await countryFrom(site, { address: NO_COUNTRY, headers })).toBe('US by default');
  });

  test('no header is read without its name', async () => {
    const site = await startSite({ TRUST_PROXY: 'loopback' });
    const headers = { 'cf-ipcountry': 'DE' };
    expect(await countryFrom(site, { address: NO_COUNTRY, headers })).toBe('US by default');
  });

  test('an untrusted peer can’t claim another address', async () => {
    const site = await startSite(behindProxy);
    const headers = { 'x-forwarded-for': GERMAN };
    expect(await countryFrom(site, { address: JAPANESE, headers })).toBe('JP by database');
  });
});

test.each([`${GERMAN}:5678`, '[2a02:2e0:3fe:1001:302::]:5678', '[2a02:2e0:3fe:1001:302::]'])(
  'a proxy may add a port or brackets to the address: %s',
  async (forwarded) => {
    const site = await startSite({ TRUST_PROXY: 'loopback' });
    const headers = { 'x-forwarded-for': `${forwarded}, 127.0.0.1:443` };
    expect(await countryFrom(site, { address: NO_COUNTRY, headers })).toBe('DE by database');
  },
);

test('an IPv4 peer on a dual-stack socket is looked up as IPv4', async () => {
  const site = await startSite();
  expect(await countryFrom(site, { address: `::ffff:${JAPANESE}` })).toBe('JP by database');
});

describe('the service', () => {
  test('is asked once per address, then cached', async () => {
    const service = await startGeoService(() => ({ body: '{"country_code":"BR"}' }));
    const site = await startSite({ GEO_SERVICE_URL: service.url });
    expect(await countryFrom(site, { address: GREENLANDIC })).toBe('BR by service');
    expect(await countryFrom(site, { address: GREENLANDIC })).toBe('BR by service');
    expect(service.asked).toEqual([`/${GREENLANDIC}/json`]);
  });

  test.each([NO_COUNTRY, '10.1.2.3', '192.168.0.7', '169.254.1.1', '::1', 'fd00::1', 'fe80::1'])(
    'is never asked about the local address %s',
    async (address) => {
      const service = await startGeoService(() => ({ body: '{"country_code":"BR"}' }));
      const site = await startSite({ GEO_SERVICE_URL: service.url });
      expect(await countryFrom(site, { address })).toBe('US by default');
      expect(service.asked).toEqual([]);
    },
  );

  test.each([
    ['an error status', { status: 503, body: '{"country_code":"BR"}' }],
    ['bad JSON', { body: '<html>' }],
    ['an answer without country_code', { body: '{"country":"BR"}' }],
  ])('that returns %s is logged, asked again, and ignored', async (_what, answer) => {
    const service = await startGeoService(() => answer);
    const site = await startSite({ GEO_SERVICE_URL: service.url });
    expect(await countryFrom(site, { address: GREENLANDIC })).toBe('US by default');
    expect(warnings(site)).toHaveLength(1);
    expect(warnings(site)[0]).toMatchObject({ source: 'service' });
    expect(await countryFrom(site, { address: GREENLANDIC })).toBe('US by default');
    expect(service.asked).toHaveLength(2);
  });

  test('that redirects is not followed', async () => {
    const other = await startGeoService(() => ({ body: '{"country_code":"BR"}' }));
    const location = other.url.replace('{ip}', 'elsewhere');
    const service = await startGeoService(() => ({ status: 302, location, body: '' }));
    const site = await startSite({ GEO_SERVICE_URL: service.url });
    expect(await countryFrom(site, { address: GREENLANDIC })).toBe('US by default');
    expect(other.asked).toEqual([]);
  });

  test('that does not respond times out after 1.5 s', async () => {
    const service = await startGeoService(() => null);
    const site = await startSite({ GEO_SERVICE_URL: service.url });
    const answer = countryFrom(site, { address: GREENLANDIC });
    await eventually(() => expect(service.asked).toHaveLength(1));
    const [limit] = limits;
    expect(limit?.ms).toBe(1500);
    limit?.passes();
    expect(await answer).toBe('US by default');
    expect(warnings(site)).toHaveLength(1);
  });

  test('that is unreachable is logged', async () => {
    const site = await startSite({ GEO_SERVICE_URL: 'http://127.0.0.1:1/{ip}' });
    expect(await countryFrom(site, { address: GREENLANDIC })).toBe('US by default');
    expect(warnings(site)).toHaveLength(1);
  });
});
