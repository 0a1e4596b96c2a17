import type { AmountPer, PeriodUnit, ProcessingUnit, Vaccine } from '../../../db/schema.ts';
import type { Origin } from '../answers/answerTexts.ts';
import { listInWords } from '../listInWords.ts';
import { partialDateText } from '../rules/partialDateText.ts';
import type { PassportCondition } from '../travel/passportCheck.ts';
import type { BorderLink, BorderSource, StatedCondition } from './borderFacts.ts';

/** The words for what a border asks for. No zod here: public pages load this file. */

/** A condition on a passport's dates: "Valid for 3 months from the day you leave". */
export function passportConditionInWords({
  kind,
  months,
  number,
  countedFrom,
}: PassportCondition): string {
  if (kind === 'passport_age') return `Issued within the last ${monthsInWords(months)}`;
  const isNone = months === 0 && number === null;
  if (isNone) {
    if (countedFrom === 'entry') return 'Valid on entry';
    return countedFrom === 'departure' ? 'Valid for the whole stay' : 'Valid as long as the visa';
  }
  const length = number === null ? monthsInWords(months) : counted(number, 'day');
  return `Valid for ${length} from ${countedFromWords[countedFrom ?? 'departure']}`;
}

const countedFromWords = {
  entry: 'entry',
  departure: 'the day you leave',
  visa_expiry: 'the last day of your visa',
  application: 'the day you apply',
};

function monthsInWords(months: number): string {
  const years = months / 12;
  if (Number.isInteger(years)) return years === 1 ? 'year' : `${years} years`;
  return counted(months, 'month');
}

/** "1 month", "3 months". */
function counted(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}

const units: Record<PeriodUnit | ProcessingUnit, string> = {
  minutes: 'minute',
  hours: 'hour',
  days: 'day',
  working_days: 'working day',
};

const amountsPer: Record<AmountPer, string> = {
  person: 'per person',
  person_day: 'per person and day',
  person_month: 'per person and month',
  trip: 'per trip',
};

/** "EUR 50 per person and day"; '' without an amount. */
function amountInWords({ amount, currency, per }: StatedCondition): string {
  if (amount === null) return '';
  return [currency, amount, per && amountsPer[per]].filter(Boolean).join(' ');
}

const asked = {
  onward_ticket: {
    required: 'Bring a return or onward ticket',
    may_be_asked: 'You may be asked for a return or onward ticket',
    recommended: 'A return or onward ticket is recommended',
    not_required: 'No onward ticket is required',
  },
  funds: {
    required: 'Bring proof of enough money for your stay',
    may_be_asked: 'You may be asked to show enough money for your stay',
    recommended: 'Proof of money is recommended',
    not_required: 'No proof of money is required',
  },
  insurance: {
    required: 'Bring proof of travel health insurance',
    may_be_asked: 'You may be asked for travel health insurance',
    recommended: 'Travel health insurance is recommended',
    not_required: 'No insurance is required',
  },
  minors: {
    required: 'Extra documents are required for travellers under 18',
    may_be_asked: 'You may be asked for extra documents for travellers under 18',
    recommended: 'Extra documents are recommended for travellers under 18',
    not_required: 'No extra documents are required for travellers under 18',
  },
};

const vaccines: Record<Vaccine, string> = {
  yellow_fever: 'Yellow fever',
  polio: 'Polio',
  meningitis: 'Meningitis',
};

/** What a condition asks for, as a sentence without a full stop. */
export function conditionInWords(condition: StatedCondition): string {
  const { kind, binding, number, unit, title } = condition;
  switch (kind) {
    case 'passport_validity':
    case 'passport_age':
      return passportConditionInWords({ ...condition, kind });
    case 'blank_pages':
      return `At least ${counted(number ?? 1, 'blank page')}`;
    case 'vaccination':
      return vaccinationInWords(condition);
    case 'levy':
      return [title, amountInWords(condition)].filter(Boolean).join(': ');
    case 'registration':
      if (binding === 'not_required') return 'You need not register after arrival';
      return number === null || unit === null
        ? 'Register after arrival'
        : `Register within ${counted(number, units[unit])} of arrival`;
    default:
      return asked[kind][binding];
  }
}

function vaccinationInWords({ vaccine, binding, comingFrom, number }: StatedCondition): string {
  const disease = vaccine === '' ? 'Vaccination' : vaccines[vaccine];
  if (binding === 'not_required') return `${disease}: no vaccination is required`;
  if (binding === 'recommended') return `${disease}: vaccination is recommended`;
  const bring = 'bring a vaccination certificate';
  if (comingFrom === 'listed_countries') {
    return `${disease}: ${bring} if you come from one of the countries named here`;
  }
  if (comingFrom !== 'risk_countries') return `${disease}: ${bring}`;
  const changing =
    number === null
      ? ''
      : number === 0
        ? ', or change planes in one'
        : `, or change planes in one for more than ${counted(number, 'hour')}`;
  return `${disease}: ${bring} if you come from a country with risk of it${changing}`;
}

const concernedWords: Record<StatedCondition['concerns'], string> = {
  all: '',
  visa_free: 'For visitors without a visa.',
  visa: 'For visitors with a visa.',
  e_visa: 'For visitors with an e-visa.',
  visa_on_arrival: 'For visitors with a visa on arrival.',
};

/** Further sentences of a condition. `nameOf` gives a country's name. */
export function conditionDetails(
  condition: StatedCondition,
  { isCertain, nameOf }: { isCertain: boolean; nameOf: (code: string) => string },
): string[] {
  const { kind, months, comingFrom, countries, note, concerns } = condition;
  const amount = amountInWords(condition);
  const isVaccination = kind === 'vaccination';
  const details = [
    isCertain ? '' : concernedWords[concerns],
    kind === 'funds' && amount ? `Amount: ${amount}.` : '',
    kind === 'insurance' && amount ? `Minimum cover: ${amount}.` : '',
    isVaccination && months > 0 ? `From the age of ${ageInWords(months)}.` : '',
    isVaccination && countries
      ? `${comingFrom === 'listed_countries' ? 'Countries' : 'Countries with risk'}: ${listInWords(countries.split(' ').map(nameOf))}.`
      : '',
    note,
  ];
  return details.filter(Boolean);
}

function ageInWords(months: number): string {
  return months % 12 === 0 ? counted(months / 12, 'year') : counted(months, 'month');
}

/** The price of an application; one from another source is marked as such. */
export function priceInWords({
  price,
  priceNote,
  source,
}: Pick<BorderLink, 'price' | 'priceNote' | 'source'>): string {
  if (!price) return priceNote && `Fee: ${priceNote}`;
  const { amount, currency, note } = price;
  const isFree = Number(amount) === 0;
  const sum = isFree ? 'Free of charge' : `${currency} ${amount}`;
  const detail = note && ` (${note})`;
  const date = source.date ? `, as of ${partialDateText(source.date)}` : ', date unknown';
  // The line of its source has the date.
  if (source.kind === 'compilation') return `${sum}${detail}`;
  if (!source.secondary) return `${sum}${detail}${date}`;
  const about = isFree ? 'Free of charge, it is said' : `about ${sum}`;
  return `${about}${detail}${date}; check the official site`;
}

const entriesWords = { single: 'one', double: 'two', multiple: 'several' };

/** What an application gives and takes: "Processing: 5 to 10 working days." */
export function applicationDetails(link: BorderLink): string[] {
  const { processing, validityDays, stayDays, entries } = link;
  return [
    processing && processingInWords(processing),
    validityDays !== null && `Valid for: ${counted(validityDays, 'day')}.`,
    stayDays !== null && `Stay: up to ${counted(stayDays, 'day')}.`,
    entries && `Entries: ${entriesWords[entries]}.`,
  ].filter((part): part is string => typeof part === 'string' && part !== '');
}

function processingInWords({ min, max, unit }: NonNullable<BorderLink['processing']>): string {
  if (max === null) return min === null ? '' : `Processing: at least ${counted(min, units[unit])}.`;
  if (max === 0) return 'Processing: at once.';
  const most = counted(max, units[unit]);
  if (min === max) return `Processing: ${most}.`;
  return min === null || min === 0
    ? `Processing: up to ${most}.`
    : `Processing: ${min} to ${most}.`;
}

/** The parts of the line that names a fact's source; `link` is the linked text. */
export function sourceOfFact({ title, address, date, kind, secondary }: BorderSource): Origin {
  const link = title ?? 'This site’s editors';
  const known = date ? partialDateText(date) : 'date unknown';
  if (kind === 'official' && !secondary) {
    return { before: `Official source, ${known}: `, link, address, after: '.' };
  }
  const dated = kind === 'administrator' && date === null ? '' : `, ${known}`;
  const quality = kind === 'compilation' ? ' (collected)' : secondary ? '; unconfirmed' : '';
  return { before: 'Source: ', link, address, after: `${dated}${quality}.` };
}

/** Who collected the lines' facts, with the licences. */
export function collectorsOf(
  lines: readonly { source: BorderSource | null; links: readonly BorderLink[] }[],
): string[] {
  const sources = lines.flatMap(({ source, links }) => [
    source,
    ...links.map((link) => link.source),
  ]);
  return [...new Set(sources.flatMap((source) => source?.collectedBy ?? []))];
}
