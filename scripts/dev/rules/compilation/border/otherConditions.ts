import type { PublishedBorder, Statement } from './statedFacts.ts';

/** Levies, registration and rules for minors, each read by hand: few files have them. */

const levies: Record<string, Partial<Statement>> = {
  'BZ departure-tax': {
    title: 'Departure tax',
    amount: '40',
    currency: 'BZD',
    per: 'person',
    note: 'By land, and by water to Guatemala or Mexico; a flight usually includes it.',
  },
  'CR departure-tax': {
    title: 'Departure tax',
    amount: '29',
    currency: 'USD',
    per: 'person',
    note: 'By air; the ticket mostly includes it.',
  },
  'DO tourist-card': { title: 'Tourist card', note: 'By air it is in the ticket.' },
  'ID bali-levy': {
    title: 'Levy for Bali',
    amount: '150000',
    currency: 'IDR',
    per: 'person',
    address: 'https://lovebali.baliprov.go.id/',
    note: 'For Bali only, once a trip: before you travel or on arrival.',
  },
  'NZ ': {
    title: 'International Visitor Levy (IVL)',
    amount: '100',
    currency: 'NZD',
    per: 'person',
    note: 'Paid with the NZeTA or the visa. Not for most Pacific islands.',
  },
};

const registrations: Record<string, Partial<Statement> | string> = {
  AZ: { note: 'For stays of more than 15 days, with the State Migration Service.' },
  CN: { number: 24, unit: 'hours', note: 'With the police; hotels register their guests.' },
  KG: { number: 5, unit: 'days', note: 'For stays of more than 30 days, online.' },
  RU: { note: 'For stays of more than 7 working days; hotels register their guests.' },
  SN: 'for stays longer than a visit',
  TJ: {
    ...{ number: 10, unit: 'working_days', concerns: 'visa_free' },
    note: 'With the OVIR in Dushanbe.',
  },
  UZ: { number: 3, unit: 'days', note: 'Hotels register their guests.' },
};

const minors: Record<string, Partial<Statement>> = {
  BW: {
    note: 'A certified copy of the birth certificate, and the written consent of a parent who stays at home.',
  },
  NA: {
    note: 'The full birth certificate with both parents, and the sworn consent of a parent or guardian who stays at home.',
  },
  ZA: {
    binding: 'may_be_asked',
    note: 'A birth certificate and letters of consent by the parents: of children who travel alone, South African children, and children who need a visa.',
  },
};

/** A condition by the name of its fact, with its statement or the reason to leave it out. */
type Other = {
  name: string;
  fact: { source?: PublishedBorder['access'][number]['source']; by?: unknown };
  read: { rows: Statement[] } | { leftOut: string };
};

/** Each levy, registration and rule for minors. Throws a sentence for an undecided one. */
export function* readOthers(file: PublishedBorder): Generator<Other> {
  const { destination } = file;
  const undecided = (what: string) =>
    new Error(`${destination}.json: nobody has decided what becomes of its ${what}`);
  for (const fact of file.levies ?? []) {
    const found = levies[`${destination} ${fact.id ?? ''}`];
    if (!found) throw undecided(`levy "${fact.id}"`);
    yield {
      name: `levies ${fact.id ?? ''}`.trim(),
      fact,
      read: { rows: [{ kind: 'levy', ...found }] },
    };
  }
  const registered = registrations[destination];
  if (file.registration) {
    if (!registered) throw undecided('registration');
    const { registration: fact } = file;
    const rows =
      typeof registered === 'string' ? [] : [{ kind: 'registration', ...registered } as const];
    const read = typeof registered === 'string' ? { leftOut: registered } : { rows };
    yield { name: 'registration', fact, read };
  }
  if (file.minors) {
    const found = minors[destination];
    if (!found) throw undecided('rules for minors');
    yield { name: 'minors', fact: file.minors, read: { rows: [{ kind: 'minors', ...found }] } };
  }
}
