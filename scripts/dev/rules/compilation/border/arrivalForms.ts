import type { PackedLink } from '../../../../../db/seed/rules/borderRequirements.ts';
import type { PublishedFact, Statement } from './statedFacts.ts';

/** What becomes of a declaration: an arrival form, a registration, or nothing for a reason. */
type Form =
  | { title: string; note?: string; earliestDays?: number }
  | { registration: Partial<Statement> }
  | { leftOut: string };

const ON_ARRIVAL = 'handed out and filled in on arrival, without an address';

/** The files' declarations, by destination and id. */
const forms: Record<string, Form> = {
  'AU incoming-passenger-card': { title: 'Incoming Passenger Card', note: 'On paper, on arrival.' },
  'BA address-registration': {
    registration: {
      ...{ number: 48, unit: 'hours' },
      note: 'For stays of 3 days or more. Hotels register their guests.',
    },
  },
  'BD arrival-card': { title: 'E-Arrival Card' },
  'BO customs-declaration': { title: 'Customs declaration (Form 250)' },
  'CL sag-declaration': { title: 'Agricultural declaration (SAG)', note: 'From the age of 18.' },
  'CL tarjeta-unica-migratoria': {
    title: 'Tarjeta Única Migratoria (TUM)',
    note: 'You get it on arrival: keep it until you leave.',
  },
  'CO check-mig': { title: 'Check-Mig', note: 'At the latest 1 hour before.' },
  'CU dviajeros': { title: 'D’Viajeros', note: 'For arrival by air.' },
  'DE ees': { leftOut: 'done by officers at the border: there is no form to send' },
  'DE etias': { leftOut: 'an official list states it' },
  'DO eticket': { title: 'e-Ticket', note: 'For arrival and departure.' },
  'EC galapagos-transit-card': { leftOut: 'for the Galápagos only' },
  'EC customs-declaration': { leftOut: 'for taxable goods and cash only' },
  'HN prechequeo': { title: 'Prechequeo Migratorio' },
  'HN djrv': { title: 'Customs declaration (DJRV)', note: 'For arrival and departure.' },
  'ID all-indonesia-arrival-card': { title: 'All Indonesia arrival card' },
  'ID e-cd': { title: 'Customs declaration (e-CD)', note: 'Part of the arrival card.' },
  'IN e-arrival-card': { title: 'e-Arrival Card' },
  'IN air-suvidha': {
    title: 'Air Suvidha health declaration',
    note: 'The United Kingdom says from 24 hours before.',
    earliestDays: 1,
  },
  'IN evisa-airports': { leftOut: 'a list of airports, no form' },
  'JM c5-immigration-customs-form': { title: 'C5 form', note: 'Paper is accepted too.' },
  'JP visit-japan-web': { title: 'Visit Japan Web' },
  'KH cea': { title: 'Cambodia e-Arrival Card', note: 'For arrival at the airports.' },
  'KR e-arrival-card': {
    title: 'e-Arrival Card',
    note: 'Or a paper card on arrival. Not with a K-ETA.',
  },
  'KZ migration-notification': {
    registration: { number: 3, unit: 'working_days', note: 'Your hotel or host does it.' },
  },
  'LA arrival-card': {
    title: 'Lao Digital Immigration Form',
    note: 'For the airports of Vientiane, Luang Prabang and Pakse, and Friendship Bridge I.',
  },
  'LK arrival-card': { leftOut: 'the record cites no page' },
  'MN immigration-registration': {
    registration: { number: 48, unit: 'hours', note: 'Your hotel or host does it.' },
  },
  'MV imuga': { title: 'IMUGA traveller declaration', note: 'For arrival and departure.' },
  'MX fmm': { title: 'Forma Migratoria Múltiple (FMM)', note: 'For arrival by land only.' },
  'MY mdac': {
    title: 'Malaysia Digital Arrival Card',
    note: 'Not for citizens of Singapore.',
    earliestDays: 2,
  },
  'NG landing-exit-card': {
    title: 'Digital Landing and Exit Card',
    note: 'Not if you only change planes.',
  },
  'NG ncdc-health-declaration': {
    title: 'Health declaration (NCDC)',
    note: 'If you come from a country with Ebola; another official page says everyone.',
  },
  'NI customs-declaration': { title: 'Customs declaration', note: 'For arrival and departure.' },
  'NP online-visa-form': { title: 'Online form for a visa on arrival' },
  'NZ nztd': { title: 'New Zealand Traveller Declaration' },
  'PA entry-exit-card': { leftOut: ON_ARRIVAL },
  'PH etravel': { title: 'eTravel' },
  'RS address-registration': {
    registration: { number: 24, unit: 'hours', note: 'Hotels register their guests.' },
  },
  'RU migration-card': { leftOut: ON_ARRIVAL },
  'SG sgac': { title: 'SG Arrival Card', earliestDays: 2 },
  'TH tdac': { title: 'Thailand Digital Arrival Card' },
  'TW arrival-card': {
    title: 'Taiwan Arrival Card',
    note: 'Official pages disagree: 3 or 7 days before arrival.',
    earliestDays: 3,
  },
  'TZ mainland-insurance': { leftOut: 'stated as insurance' },
  'TZ zanzibar-insurance': { leftOut: 'stated as insurance' },
  'VN pre-arrival-information': { title: 'Pre-arrival information' },
  'ZA online-traveller-declaration': {
    title: 'Online traveller declaration (SARS)',
    note: 'For arrival and departure.',
  },
};

/** An arrival form, a registration after arrival, or why it is neither. */
export type ReadForm =
  | { link: Omit<PackedLink, 'page' | 'by' | 'checked'> }
  | { registration: Statement }
  | { leftOut: string };

/** What becomes of a declaration. Throws a sentence for an undecided one. */
export function readForm(destination: string, fact: PublishedFact): ReadForm {
  const { id, mandatory, hoursBefore, daysBefore, url, submitAt } = fact;
  const form = forms[`${destination} ${id}`];
  if (!form) throw new Error(`${destination}.json: nobody has decided what becomes of "${id}"`);
  if ('leftOut' in form) return form;
  if ('registration' in form) {
    return { registration: { kind: 'registration', ...form.registration } };
  }
  const { title, note, earliestDays = daysOf(destination, hoursBefore, daysBefore) } = form;
  return {
    link: {
      scheme: 'arrival_card',
      title,
      binding: mandatory === true ? 'required' : 'optional',
      ...(typeof url === 'string' && { address: url }),
      ...(earliestDays !== undefined && submitAt !== 'on-arrival' && { earliestDays }),
      ...(note && { note }),
    },
  };
}

const HOURS_A_DAY = 24;

function daysOf(destination: string, hours: unknown, days: unknown): number | undefined {
  if (days !== undefined) return Number(days);
  if (hours === undefined) return undefined;
  const whole = Number(hours) / HOURS_A_DAY;
  if (!Number.isInteger(whole)) throw new Error(`${destination}.json: ${hours} h are no days`);
  return whole;
}
