/** Addresses for programs: feeds, search engines, home screens, other sites. */
export const files = [
  '/robots.txt',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/offline.js',
  '/plan/service-worker.js',
  '/sitemap-1.xml',
  '/sitemap-2.xml',
  '/changes.atom',
  '/changes/passport/BR.atom',
  '/changes/country/JP.atom',
  '/changes/country/XX.atom',
  '/favicon.ico',
  '/mark.svg',
  '/flags/JP.svg',
  '/flags/XX.svg',
  '/posters/hero.svg',
  '/posters/generated/lisboa.svg',
  '/posters/generated/nowhere.svg',
  '/pictures/none.webp',
  '/share/site.png',
  '/share/destination/paris-france.png',
  '/share/passport/IN.png',
  '/share/answer/IN-JP-tourist.png',
  '/share/answer/nothing.png',
  '/healthz',
  '/readyz',
  '/embed/answer',
  '/embed/answer?to=JP',
  '/embed/answer?to=JP&from=IN',
  '/embed/answer?to=ZZ',
  '/embed/answer?to=GB&from=IN&type=transit',
  '/embed/answer?to=JP&from=ZZ',
  '/embed/answer?to=JP&from=SY',
  '/embed/answer?to=JP&type=surprise',
];

/** Those that speak every language. */
export const translatedFiles = [
  '/manifest.webmanifest',
  '/service-worker.js',
  '/sitemap.xml',
  '/changes.atom',
  '/changes/passport/BR.atom',
  '/share/answer/IN-JP-tourist.png',
  '/embed/answer?to=JP&from=IN',
  '/share/answer/IN-GB-transit.png',
  '/embed/answer?to=GB&from=IN&type=transit',
];

const API = '/api/v1';

/** Requests to the JSON API, by the path that the OpenAPI document gives them. */
export const apiRequests: Record<string, readonly string[]> = {
  '/answers/{passport}/{destination}': [
    'IN/JP',
    'US/FR',
    'DE/US',
    'SY/GB',
    'TW/GB',
    'GB/IE',
    'JP/JP',
    'IN/KP',
    'BR/NR',
    'US/GU',
    'IN/GB?purpose=transit',
    'IN/JP?purpose=transit',
    'CM/MZ?purpose=transit',
    'US/JP?purpose=working',
    'IN/TR?holds=us-visa,lives-in-DE',
    'IN/KR?on=2027-01-09',
    'AR/UG?on=2030-01-01',
    'BR/KE',
    'XX/JP',
    'IN/ZZ',
    'in/jp',
    'IN/JP?purpose=surprise',
    'IN/JP?on=yesterday',
    'IN/JP?holds=nonsense',
    'IN/JP?surprise=1',
  ],
  '/passports/{passport}': [
    'IN',
    'US',
    'SY',
    'IN?holds=us-visa',
    'XX',
    'in',
    'IN?holds=nonsense',
    'IN?purpose=transit',
    'IN?purpose=transit&holds=us-visa',
    'IN?purpose=working',
  ],
  '/passports/{passport}.csv': ['IN.csv', 'US.csv', 'IN.csv?holds=us-visa', 'XX.csv'],
  '/destinations/{destination}': [
    'JP',
    'FR',
    'KE',
    'ZZ',
    'jp',
    'GB?purpose=transit',
    'GB?purpose=working',
  ],
  '/destinations/{destination}.csv': ['JP.csv', 'KE.csv', 'ZZ.csv', 'GB.csv?purpose=transit'],
  '/groups': [
    '?passports=IN,DE',
    '?passports=IN+GB,DE',
    '',
    '?passports=XX',
    '?passports=IN-us-visa',
  ],
  '/compare': ['?passports=IN,DE', '?passports=IN,DE,GB', '', '?passports=IN', '?passports=XX,DE'],
  '/changes': [
    '',
    '?since=2026-10-01',
    '?passport=BR',
    '?destination=KE',
    '?passport=XX',
    '?since=yesterday',
    '?cursor=none',
    '?passport=AR&destination=SM',
  ],
  '/stays': [
    JSON.stringify({ zone: 'schengen', stays: [{ entry: '2026-09-01', exit: '2026-11-10' }] }),
    JSON.stringify({ zone: 'schengen', stays: [], on: '2027-01-01', today: '2026-12-01' }),
    JSON.stringify({
      zone: 'schengen',
      stays: [
        { entry: '2026-05-01', exit: '2026-07-20' },
        { entry: '2026-09-01', exit: '2026-11-10' },
      ],
    }),
    JSON.stringify({ zone: 'atlantis', stays: [] }),
    JSON.stringify({ zone: 'schengen', stays: [{ entry: 'x', exit: 'y' }] }),
    '{}',
    'no JSON',
  ],
};

/** The address of a request to the API. */
export function apiAddress(path: string, request: string): string {
  const base = path.replace(/\/\{.*$/, '');
  return API + base + (request && !request.startsWith('?') ? `/${request}` : request);
}

/** Throws when the server's OpenAPI document has a path that isn't asked for. */
export function requireAllPaths(document: string): void {
  const { paths } = JSON.parse(document) as { paths: Record<string, unknown> };
  const unknown = Object.keys(paths).filter((path) => !(path.replace(API, '') in apiRequests));
  if (unknown.length > 0) {
    throw new Error(`The golden master has no request to ${unknown.join(', ')}`);
  }
}
