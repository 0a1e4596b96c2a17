const answer = '/visa-info/JP?from=BR';
const destination = '/destination/paris-france';

/** A page with texts of each area; mails, feeds, share images and failures have none. */
const pages: Record<string, string> = {
  access: '/passports/BR',
  addressProblems: '/visa-info/JP?from=nowhere',
  answers: answer,
  border: answer,
  calendar: '/plan/90-180',
  cards: '/destinations/popular',
  changes: '/changes',
  compare: '/compare?passports=BR,IN',
  confirmation: '/mail/confirm-newsletter',
  contact: '/contact',
  continents: '/continents',
  countries: '/visa-info',
  coverage: '/visa-info/JP/passports',
  credits: '/credits',
  dates: answer,
  destinations: destination,
  documents: '/documents',
  errors: '/contact',
  exceptions: '/visa-info/US?from=MX',
  guides: '/visa-application',
  head: answer,
  home: '/',
  lists: '/compare?passports=BR,IN',
  localTime: destination,
  map: '/passports/BR',
  my: '/my',
  newsletter: '/',
  nomads: '/nomads',
  passportCheck: answer,
  passports: '/passports',
  passportsThere: '/visa-info/JP/passports',
  planner: '/plan/90-180',
  ranking: '/passports',
  requirement: answer,
  search: '/search?q=paris',
  shell: '/',
  territories: '/visa-info/PR?from=BR',
  together: '/together?passports=BR,IN',
  travellers: '/together?passports=BR,IN',
  trip: '/trip?passport=BR&stops=AE,JP',
  ui: '/contact',
  verdict: answer,
  visaSearch: '/',
};

/** Shipped texts of other pages than answers, by how their keys begin. */
const shippedPages: Record<string, string> = {
  answer: '/',
  cookies: '/cookies',
  footer: '/',
  hero: '/',
  privacy: '/privacy',
  question: '/',
  terms: '/terms',
};

/** A page that is likely to have this message; undefined for one that no page has. */
export function examplePageOf(subject: string): string | undefined {
  const [, area = '', key = ''] = subject.split('/');
  if (area !== 'shipped') return pages[area];
  const beginning = Object.keys(shippedPages).find((start) => key.startsWith(start));
  return beginning === undefined ? answer : shippedPages[beginning];
}
