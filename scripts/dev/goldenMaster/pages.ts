/** Headers of visitors, by what is special about them. */
export const visitors = {
  chose: { cookie: '__Host-passport=IN' },
  several: { cookie: '__Host-passport=IN.GB' },
  holds: { cookie: '__Host-passport=IN; __Host-documents=us-visa.lives-in-DE' },
  compressing: { 'accept-encoding': 'br' },
  located: { 'x-visitor-country': 'BR' },
} as const;

const tools = [
  '/',
  '/continents',
  '/visa-info',
  '/visa-requirements',
  '/visa-application',
  '/passports',
  '/plan/90-180',
  '/trip',
  '/compare',
  '/together',
  '/nomads',
  '/contact',
  '/credits',
  '/credits/gaps',
  '/changes',
  '/developers',
  '/privacy',
  '/cookies',
  '/terms',
  '/documents',
  '/my',
  '/search',
  '/styleguide',
  '/destinations/popular',
  '/destinations/tourist',
  '/destinations/transit',
  '/destinations/nomad',
  '/visa-info/tourist',
  '/visa-info/transit',
  '/visa-info/working',
];

const destinations = [
  'paris-france',
  'tokyo-japan',
  'bali-indonesia',
  'dubai-united-arab-emirates',
];

/** Countries with much to say: zones, permits, lists, suspensions, territories, conditions. */
const countries = [
  'AU',
  'BR',
  'BT',
  'CA',
  'CN',
  'CU',
  'CY',
  'DE',
  'EG',
  'FR',
  'GB',
  'GL',
  'GU',
  'HK',
  'IE',
  'IN',
  'IR',
  'JP',
  'KE',
  'KP',
  'KR',
  'LK',
  'MV',
  'NZ',
  'PS',
  'RU',
  'SA',
  'SY',
  'TH',
  'TR',
  'TW',
  'US',
  'VA',
  'XK',
  'ZA',
];
const passports = ['US', 'IN', 'DE', 'GB', 'CN', 'SY', 'IE', 'TW', 'BR'];

/** Addresses with search parameters, good and bad. */
const variants = [
  '/?subscribed=true',
  '/contact?sent=true',
  ...[
    'q=lan',
    'continent=Asia',
    'country=JP',
    'noVisaBeforehand=true',
    'page=2',
    'continent=Mars',
  ].map((query) => `/destinations/tourist?${query}`),
  '/destinations/tourist?from=IN&noVisaBeforehand=true',
  '/destination/paris-france?from=IN',
  '/destination/tokyo-japan?from=GB&type=working',
  '/search?q=visa',
  '/search?q=germny',
  '/search?q=germany+to+japan',
  '/search?category=tourist&country=JP&from=IN',
  '/search?category=transit&country=nowhere&from=DE',
  '/visa-info?category=tourist&country=&from=',
  '/visa-requirements?type=working&country=Japan&from=India',
  '/visa-info/JP?from=IN&on=2027-01-09',
  '/visa-info/JP?from=IN&on=yesterday',
  '/visa-info/GB?from=IN&type=transit&holds=us-visa',
  '/visa-info/TR?from=IN&holds=schengen-visa,lives-in-DE',
  '/visa-info/MX?from=IN&holds=us-visa,nonsense',
  '/visa-info/JP?from=XX',
  '/visa-info/JP?from=congo',
  '/visa-info/japan?from=india',
  '/visa-info/JP?from=IN&reported=true',
  '/visa-info/JP?type=surprise',
  ...['JP', 'FR', 'KR'].flatMap((code) => [
    `/visa-info/${code}/passports`,
    `/visa-info/${code}/passports?access=visa_required`,
  ]),
  '/visa-info/GB/passports?type=transit',
  '/visa-info/GB/passports?type=working',
  ...['US', 'IN', 'JP', 'SY', 'VA'].map((code) => `/passports/${code}`),
  '/passports/IN?access=visa_free',
  '/passports/IN?holds=us-visa',
  '/passports/IN?find=united&sort=-stay',
  '/passports?find=united',
  '/passports?ranking=visa-free',
  '/compare?passports=IN,DE',
  '/compare?passports=IN,DE,GB&all=true',
  '/compare?passports=IN&add=atlantis',
  '/compare?passports=IN-us-visa,DE',
  '/together?passports=IN+GB,DE',
  '/together?passports=IN,DE&access=visa_free&continent=Asia',
  '/together?passports=IN,DE&find=japan&days=30&on=2027-01-09',
  '/together?passports=IN&add=DE',
  '/trip?passport=IN&stops=JP,KR',
  '/trip?passport=IN,DE&stops=JP,GB,FR&dates=2027-01-09,2027-01-20,2027-02-01&transit=GB',
  '/trip?passport=IN&stops=FR,DE&nights=40,60&start=2027-01-09&back=IN',
  '/trip?passport=IN&stops=JP&add=nowhere',
  '/nomads?income=3000&months=12&region=Europe',
  '/nomads?income=3000&compare=4,7',
  '/plan/90-180?zone=schengen',
  '/changes?passport=BR',
  '/changes?destination=JP',
  '/changes?passport=XX',
  ...['country/JP', 'passport/BR', 'country/KR', 'passport/XX'].map((side) => `/changes/${side}`),
  ...['confirm-newsletter', 'leave-newsletter', 'confirm-watch', 'stop-watching'].flatMap(
    (action) => [`/mail/${action}`, `/mail/${action}?token=none`, `/mail/${action}?outcome=done`],
  ),
  '/mail/surprise',
  '/preview/none',
  '/documents?returnTo=/visa-info/JP',
  '/my?forgotten=true',
  // Redirects and pages that aren't found.
  '/nowhere',
  '/destination/nowhere',
  '/destinations/surprise',
  '/visa-info/ZZ',
  '/passports/ZZ',
  '/visa-info/jp',
  '/passports/in',
  '/home',
  '/faq',
  '/visa-info/',
  '/destinations',
  '/%00',
  '/visa-info/JP?from=in',
  '/en/',
  '/xx/',
  '/admin',
  '/admin/login',
  '/admin/join?token=none',
  '/admin/setup',
  '/admin/two-factor',
];

/** All addresses of pages, without their language. */
export const addresses = [
  ...tools,
  ...destinations.map((id) => `/destination/${id}`),
  ...countries.map((code) => `/visa-info/${code}`),
  ...countries.map((code, i) => `/visa-info/${code}?from=${passports[i % passports.length]}`),
  ...['JP', 'FR', 'GB', 'US'].flatMap((to) =>
    passports.flatMap((from) =>
      ['transit', 'working'].map((type) => `/visa-info/${to}?from=${from}&type=${type}`),
    ),
  ),
  ...variants,
];

/** Pages shown to each of the `visitors`, too. */
export const personal = [
  '/',
  '/visa-info/JP',
  '/visa-info/FR?from=IN',
  '/destination/paris-france',
  '/my',
  '/documents',
  '/passports/IN',
  '/destinations/tourist',
  '/trip?stops=JP',
  '/compare',
];

/** Every page is recorded in these languages; those of `inAllLanguages` in all. */
export const languages = ['en', 'ar', 'ja'];
export const otherLanguages = ['zh', 'es', 'hi', 'fr', 'pt', 'ru', 'de', 'ko', 'id', 'tr', 'vi'];
export const inAllLanguages = [
  '/',
  '/visa-info/JP?from=IN',
  '/visa-info/GB?from=IN&type=transit',
  '/visa-info/FR?from=US',
  '/visa-info/TR?from=DE',
  '/visa-info/JP/passports',
  '/passports/IN',
  '/passports',
  '/destination/tokyo-japan',
  '/destinations/tourist',
  '/trip?passport=IN&stops=JP,KR',
  '/compare?passports=IN,DE',
  '/together?passports=IN,DE',
  '/nomads',
  '/plan/90-180',
  '/changes',
  '/contact',
  '/credits',
  '/search?q=visa',
  '/nowhere',
];

/** The path of a page in a language. */
export function inLanguage(language: string, path: string): string {
  return language === 'en' ? path : `/${language}${path}`;
}

/** A form as a browser without scripts posts it. */
type PostedForm = { path: string; fields: Record<string, string>; name: string };

const watch = { passport: 'IN', destination: 'JP', purpose: 'tourist', returnTo: '/visa-info/JP' };

/** The shown answer of a page, as its report sends it. */
const seen = {
  on: '2026-11-20',
  access: 'visa_required',
  stay: null,
  note: '',
  unconfirmed: false,
  stale: null,
  askBeforeTravel: false,
  source: null,
  headline: null,
  conditions: [],
  disagreement: null,
};
const report = { ...watch, answer: JSON.stringify(seen) };

/** Forms, filled in rightly and wrongly. */
export const forms: PostedForm[] = [
  {
    name: 'sent',
    path: '/contact',
    fields: { name: 'Noa', email: 'noa@example.com', message: 'Hi' },
  },
  { name: 'refused', path: '/contact', fields: { name: '', email: 'noa', message: '' } },
  { name: 'sent', path: '/newsletter', fields: { email: 'noa@example.com' } },
  { name: 'refused', path: '/newsletter', fields: { email: 'noa' } },
  { name: 'sent', path: '/answer-report', fields: { ...report, message: 'Wrong' } },
  { name: 'refused', path: '/answer-report', fields: { ...report, message: '' } },
  { name: 'sent', path: '/answer-watch', fields: { ...watch, email: 'noa@example.com' } },
  { name: 'refused', path: '/answer-watch', fields: { ...watch, email: 'noa' } },
  {
    name: 'chosen',
    path: '/passport',
    fields: { passport: 'IN', returnTo: '/visa-info/JP?from=DE' },
  },
  { name: 'added', path: '/passport', fields: { add: 'true', passport: 'GB', returnTo: '/my' } },
  { name: 'removed', path: '/passport', fields: { remove: 'GB', returnTo: '/my' } },
  { name: 'unclear', path: '/passport', fields: { passport: 'korea', returnTo: '/' } },
  {
    name: 'saved',
    path: '/documents',
    fields: { 'us-visa': 'on', livesIn: 'DE', returnTo: '/my' },
  },
  { name: 'unclear', path: '/documents', fields: { livesIn: 'guinea-x', returnTo: '/my' } },
  {
    name: 'checked',
    path: '/visa-info/FR?from=US',
    fields: { issued: '2015-01-01', expires: '2027-01-01', on: '2026-12-01' },
  },
  {
    name: 'counted',
    path: '/plan/90-180',
    fields: { zone: 'schengen', 'entry-0': '2026-09-01', 'exit-0': '2026-10-15' },
  },
  { name: 'ended', path: '/mail/confirm-newsletter', fields: { token: 'none' } },
];

/** Throws when the sitemap has an address of a kind that isn't recorded. */
export function requireAllKinds(sitemap: string): void {
  const kindOf = (path: string) => path.split(/[/?]/)[1] ?? '';
  const recorded = new Set(addresses.map(kindOf));
  const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)/g)].map(
    ([, path = '']) => path,
  );
  const unknown = listed.filter((path) => !recorded.has(kindOf(path)));
  if (listed.length === 0 || unknown.length > 0) {
    throw new Error(`The golden master has no page like ${unknown.join(', ') || '(no sitemap)'}`);
  }
}
