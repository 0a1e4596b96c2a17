import type {
  DocumentOption,
  DocumentQuality,
  ExceptionTerm,
} from '../../../../db/exceptionTerms.ts';

/** The files' names of issuers. */
const issuers: [RegExp, string][] = [
  [/\b(?:another listed country)\b/, ''],
  [/\bEU\/Schengen\b/, 'schengen'],
  [/\bEU or Schengen\b/, 'schengen'],
  [/\b(?:a |an )?EU or Schengen country\b/, 'schengen'],
  [/\b(?:a )?Schengen (?:state|country)\b/, 'schengen'],
  [/\bSchengen\b/, 'schengen'],
  [/\ban EU member state\b/, 'eu'],
  [/\bEU\b/, 'eu'],
  [/\b(?:a )?GCC(?: state)?\b/, 'gcc'],
  [/\bNordic country\b/, 'nordic'],
  [/\bUS\b/, 'US'],
  [/\b(?:UK|GB)\b/, 'GB'],
  [/\b(?:IE|Irish)\b/, 'IE'],
  [/\b(?:CA|Canada|Canadian)\b/, 'CA'],
  [/\b(?:AU|Australian?)\b/, 'AU'],
  [/\b(?:NZ|New Zealand)\b/, 'NZ'],
  [/\b(?:JP|Japan)\b/, 'JP'],
  [/\b(?:KR|South Korea|Korea)\b/, 'KR'],
  [/\b(?:SG|Singapore)\b/, 'SG'],
  [/\bIndian\b/, 'IN'],
  ...['AE', 'BH', 'QA', 'SA', 'KW', 'OM', 'CH', 'NO', 'IS', 'DE', 'CL', 'CO', 'PE', 'MX'].map(
    (code): [RegExp, string] => [new RegExp(`\\b${code}\\b`), code],
  ),
];

/** Parts that say what a document must be. */
const qualities: [RegExp, DocumentQuality][] = [
  [/\bmultiple-entry\b/, 'multiple_entry'],
  [/, used at least once|, used\b|\bused\b|, having entered the UK on it/, 'used'],
  [/\bpermanent residence\b/, 'permanent'],
  [/\bgreen card\b/, 'permanent'],
  [
    /\bin (?:a profession named by the Royal Oman Police|an eligible profession)/,
    'for_named_profession',
  ],
  [/\bvalid over 3 years\b/, 'valid_over_3_years'],
  [/\bin the past 10 years\b/, 'in_past_10_years'],
  [/\bbefore$/, 'held_before'],
  [/\bendorsed BIVS\b/, 'british_irish_scheme'],
  [/\bissued before 2024-02-01/, 'issued_before_february_2024'],
  [
    /\b(?:of similar category|B2, J, B1, O, P1, P2, P3, E or H-1B|certain|eligible)/,
    'of_tourist_class',
  ],
  [/\(not C1, C2, C3\)|\bC or D\b/, 'of_tourist_class'],
];

const validity =
  /,? ?\b(?:valid|allowing multiple entries or valid) (?:at least |more than )?(\d+)(?: more| or more)? (days|months|years?)(?: or more)?(?: on entry| from arrival)?/;

/** Words without a meaning of their own beside those above. */
const plain =
  /\b(?:valid|visas?|residence|resident|permits?|cards?|certificate|document|documents|permanent|non-immigrant|short-stay|e-Visa|paper|before|on arrival|an?|the|of|or|for|country|state|states|physical|green|in)\b|[,/()]/g;

/**
 * The documents of a phrase such as "US or Schengen visa valid 6 months". Throws a sentence for a
 * phrase with unknown parts.
 */
export function documentsOf(phrase: string, file: string): DocumentOption {
  let rest = phrase;
  const take = (found: RegExp): RegExpExecArray | null => {
    const match = found.exec(rest);
    if (match) rest = rest.replace(found, ' ');
    return match;
  };
  const isEither = /visa or resid|visa or \(|or visa|or valid visa|^document\b|long-term pass/.test(
    phrase,
  );
  const isResidence = /resid|green card/.test(phrase);
  const said = qualities.flatMap(([found, quality]) => (take(found) ? [quality] : []));
  const [, number, unit = ''] = take(validity) ?? [];
  const named = issuers.flatMap(([found, code]) => (take(found) && code ? [code] : []));
  const left = rest.replace(plain, ' ').trim();
  if (left !== '' || named.length === 0) {
    throw new Error(`${file}: nobody has decided which document "${phrase}" is ("${left}")`);
  }
  const quality = [...new Set(said)];
  return {
    ...(!isEither && { kind: isResidence ? 'residence' : 'visa' }),
    issuers: [...new Set(named)],
    ...(quality.length > 0 && { qualities: quality }),
    ...(number && validityOf(Number(number), unit)),
  };
}

function validityOf(number: number, unit: string) {
  if (unit === 'days') return { validDays: number };
  return { validMonths: unit === 'months' ? number : 12 * number };
}

/** Phrases beside documents: what else an exception asks. */
const terms: Record<string, ExceptionTerm[]> = {
  'ICAO ePassport registered with a Japanese mission in Indonesia': ['registered_epassport'],
  'Form DSP-150 with biometric identifier (border crossing card)': ['border_crossing_card'],
  'MECO ETA': ['taiwan_travel_authorisation'],
  'accommodation booked through Discover Qatar': ['hotel_booking'],
  'birth in the North or South Caribbean Coast Autonomous Region': ['born_in_named_region'],
  'hotel voucher': ['hotel_booking'],
  'prepaid hotel voucher': ['hotel_booking'],
  "invitation letter verified by the Service for Foreigners' Affairs": ['invitation'],
  'original invitation': ['invitation'],
  'original tourist voucher and confirmation of reception': ['tourist_voucher'],
  'money for the stay': ['funds'],
  'return air ticket': ['onward_ticket'],
  'organised group': ['organised_group'],
  'organised group of at least 5': ['organised_group'],
  passport: [],
  'approved professions': ['named_profession'],
  'by air only': ['by_air'],
  'at the airport': ['by_air'],
  'flying Turkish Airlines, AJet, Pegasus, Egypt Air or Air Cairo': ['named_airlines'],
  'further conditions': ['further_conditions'],
  'through accredited agency': ['accredited_agency'],
  'designated package tours': ['organised_group'],
  'tour groups of 3 or more from designated agencies': ['organised_group'],
  'Jeju only, alone or in groups': ['named_place'],
  'free entry stamp; arriving by air at Sharm El-Sheikh, resorts of Sharm El Sheikh, Dahab, Nuweiba or Taba only, under 15 days':
    ['by_air', 'named_place'],
  'six airports: Bengaluru, Chennai, Delhi, Hyderabad, Kolkata, Mumbai': ['named_airports'],
  'ordinary passport; first entry at Carrasco, Montevideo, Colonia or Laguna del Sauce': [
    'named_airports',
  ],
  'ordinary passports; return ticket by air (residents); no prior approval needed': [
    'onward_ticket',
  ],
  'not extendable; return ticket, hotel booking, health insurance, money': [
    'onward_ticket',
    'hotel_booking',
    'insurance',
    'funds',
  ],
  'tourism only; passport valid 6 months beyond stay; return or onward ticket': ['onward_ticket'],
  'transit to or from a third country; onward air, ferry or cruise ticket within 96 hours; document valid 1 month from entry; no extension':
    ['in_transit', 'onward_ticket'],
  'transit; onward air ticket within 96 hours, leave by air; no extension': [
    'in_transit',
    'onward_ticket',
  ],
  'at least one; listed document types': ['further_conditions'],
  'travelling from Australia': [],
  // They say nothing that a tourist with an ordinary passport must meet.
  ...nothingIn([
    'A2 applied for in advance on Hayya, QAR 100, single entry, from the country of residence',
    'British Irish Visa Scheme; short stays; residents of China or India',
    'Short-Stay Visa Waiver Programme; UK ETA not accepted',
    'as listed by GDRFA Dubai',
    'document valid',
    'eVisa-B2 pilot',
    'extendable 1 week (type 29)',
    'leave at least 3 days before its expiry; not IR',
    'no extra conditions',
    'ordinary passport',
    'ordinary passports',
    'ordinary passports; family members too',
    'ordinary passports; tourism',
    'ordinary passports; tourism or business',
    'temporary visit for business or pleasure, from other than contiguous territory',
    'tourism',
    'tourism, single entry',
    'visa or (permanent) resident certificate of Japan or Korea not accepted',
    'within validity of the visa/permit',
    'within validity of the visa/permit; not with emergency or convention travel documents',
  ]),
};

/** What a phrase asks besides a document; undefined for a document. */
export function termsOf(phrase: string): ExceptionTerm[] | undefined {
  return terms[phrase];
}

function nothingIn(phrases: string[]): Record<string, ExceptionTerm[]> {
  return Object.fromEntries(phrases.map((phrase) => [phrase, []]));
}
