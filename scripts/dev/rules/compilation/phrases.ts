import type { Access, RuleCondition } from '../../../../db/schema.ts';

/** The meaning of a phrase in the files, in our vocabulary. */
export type Meaning = {
  condition?: { kind: RuleCondition; text: string; otherwise?: Access };
  note?: string;
};

const when = (kind: RuleCondition, text: string, otherwise?: Access): Meaning => ({
  condition: { kind, text, ...(otherwise ? { otherwise } : {}) },
});

const biometric = when('biometric_passport', 'with a biometric passport');
const icao = when('biometric_passport', 'with an ePassport by the standard of ICAO');
const identityNumber = when('identity_number', 'with a passport that states an identity number');
const machineReadable = when(
  'passport_kind',
  'with a machine-readable passport by the standard of ICAO',
);
const residentOfRegion = when('nationality_status', 'as a permanent resident of the region');
const bornElsewhere = when(
  'nationality_status',
  'if not born in Afghanistan, China, Iran, Iraq, Libya, Nigeria, Pakistan, Syria or Yemen',
);
const throughAgency = when('other', 'applying through an accredited agency');
const myanmarAirports = when(
  'entry_point',
  'entering and leaving at the airport of Yangon, Mandalay or Nay Pyi Taw',
);
const asBooked = when(
  'papers_shown',
  'showing a return ticket, a hotel booking, health insurance and money',
);

/** Phrases by their key. An empty meaning doesn't affect tourists. */
const meanings: Record<string, Record<string, Meaning>> = {
  only: {
    'British citizens': when('nationality_status', 'for British citizens'),
    'Hong Kong Permanent Identity Card or Re-entry Permit': when(
      'nationality_status',
      'with a Hong Kong permanent identity card or re-entry permit',
    ),
    'Exit-entry Permit with exit endorsement; stay by endorsement': {
      note: 'An Exit-Entry Permit with an endorsement, which sets the stay.',
    },
    'Two-way Exit Permit with exit endorsement': {
      note: 'A two-way Exit Permit with an endorsement.',
    },
    'ICAO ePassports': icao,
    'ICAO ePassports, visa advised otherwise': icao,
    'machine-readable ICAO passports, visa advised otherwise': machineReadable,
    'biometric passport': biometric,
    'biometric passports': biometric,
    'biometric ordinary passports': biometric,
    'passports with ID card number': identityNumber,
    'passports with personal ID number': identityNumber,
    'tourism; passport with national number': identityNumber,
    'not passports issued after 2025-04-16 without place of birth': when(
      'passport_kind',
      'with a passport that states the place of birth, or was issued by 16 April 2025',
    ),
    'permanent residents of the SAR with a valid travel document': residentOfRegion,
    'permanent residents with a valid Hong Kong SAR passport': residentOfRegion,
    'permanent residents with a valid Macao SAR passport': residentOfRegion,
    'by air': when('by_air', 'by air'),
    'by air; no eTA by land or sea': when('by_air', 'by air', 'visa_free'),
    'arrival at international airports': when('by_air', 'at an international airport'),
    'Ninoy Aquino International Airport (Metro Manila) or Mactan-Cebu International Airport (Cebu)':
      when('entry_point', 'arriving at the airport of Manila or Cebu'),
    'tourism; ordinary passports; entry and exit at Yangon, Mandalay or Nay Pyi Taw airport':
      myanmarAirports,
    'entry at Yangon, Mandalay or Nay Pyi Taw airport or Kawthaung land border': {
      note: 'For entry at the airport of Yangon, Mandalay or Nay Pyi Taw, or by land at Kawthaung.',
    },
    'Kathmandu airport and land borders': { note: 'At Kathmandu airport and at land borders.' },
    'not at King Hussein Bridge or ferry from Egypt': {
      note: 'Not at King Hussein Bridge, nor on the ferry from Egypt.',
    },
    'designated checkpoints': { note: 'At designated checkpoints.' },
    'return ticket, hotel booking, health insurance, money': asBooked,
    'passport 6 months, return ticket, QAR 100 by card': when(
      'papers_shown',
      'showing a return ticket and paying QAR 100 by card',
    ),
    'with flight ticket home or to a third country': when(
      'papers_shown',
      'showing a flight ticket home or to a third country',
    ),
    'original tourist voucher': when('papers_shown', 'showing an original tourist voucher'),
    'police certificate without record from age 18': when(
      'papers_shown',
      'showing a police certificate without entries, from the age of 18',
    ),
    'through accredited agency': throughAgency,
    'Visa with Reference (VDR) needed first': when(
      'other',
      'once the immigration authority has approved a visa with reference',
    ),
    'with a sponsor in Iraq': when('other', 'with a sponsor in Iraq'),
    'ePassport registered with a Japanese mission, 3 years': when(
      'other',
      'with an ePassport registered with a Japanese mission',
    ),
    'pre-inspected by US immigration in the Bahamas': when(
      'other',
      'if inspected by US immigration before leaving the Bahamas',
    ),
    'tourism and religious groups through tourist offices licensed in Lebanon; stay as in the programme':
      when('other', 'in a group of a tourist office licensed in Lebanon'),
    ...nothingIn([
      '14 to 30 days stamped; visa exemption covers 3 months',
      'HKSAR passport, or BN(O) passport with right of residence in Hong Kong',
      'Macao SAR passport',
      'also for transit and airport change',
      'also with Mainland Travel Permit for Taiwan Residents',
      'any passport type and purpose',
      'apply at a Costa Rican consulate in a third country',
      'apply with a Sudanese passport',
      'business, medical treatment or tourism',
      'diplomatic, service and national passports',
      'eTA instead by air under a condition',
      'eVISA for residents of own country on designated package tours',
      'extension at a police station',
      // Also open to passport holders, from any origin.
      'from Nepal or Bhutan by land or air; government photo document of nationality, no passport needed',
      'holiday (business 1 month)',
      'holidays, all passport types',
      'length set by the officer',
      'neither visa nor eTA',
      'no visa needed beyond one month either',
      'no visa on arrival without special permission',
      'normally 30 to 90, set by officer',
      'not in the table; visa principle for countries not listed',
      'not service passports',
      'one month given on arrival',
      'ordinary and special passports',
      'ordinary passports',
      'ordinary passports, tourism',
      'ordinary passports; free of charge',
      'ordinary passports; short activities needing no permit, no paid work',
      'ordinary passports; tourism and business',
      'ordinary passports; tourism or business',
      'organised tour or sponsor in Iran',
      'passport valid 3 months',
      'renewable for the same period within one year',
      'single entry',
      'social visits',
      'social visits; not among the 31 nationalities that need an eVISA',
      'social visits; ordinary or public affairs passport valid 6 months',
      'social visits; up to 30 days with a visa',
      'stay set by officer at entry',
      'stay under one month, visa beyond',
      'tourism',
      'tourism and business',
      "tourism and business; officer's discretion",
      'tourism or business',
      'tourism or culture',
      'tourism, business or cultural exchange',
      'tourism, business, family visits or transit',
      'tourism; ordinary passports; all international checkpoints',
      'two entries within two months, 30 days each',
      'visa confirmation letter, not a sticker',
      'visa on separate paper from embassies in Skopje, Podgorica, Belgrade',
      'visit, business and journalist visas; nearest mission Hong Kong',
      'with invitation',
    ]),
  },
  not: {
    'born in AF IR IQ LY NG PK CN SY YE': bornElsewhere,
    'born in CN': when('nationality_status', 'if not born in China'),
    ...nothingIn([
      'work, study or business',
      'study or work',
      'diplomatic or official/service passports',
    ]),
  },
  needs: {
    'yellow fever vaccination': when(
      'papers_shown',
      'showing a certificate of vaccination against yellow fever',
    ),
    'measles, rubella and polio vaccination': when(
      'papers_shown',
      'showing a certificate of vaccination against measles, rubella and polio',
    ),
    'return air ticket; hotel booking or address and phone number; 2000 USD in cash or certified cheque':
      when(
        'papers_shown',
        'showing a return air ticket, a hotel booking or address, and USD 2,000',
      ),
    'return or onward ticket': when('papers_shown', 'showing a return or onward ticket'),
    'passport valid 6 months beyond stay; confirmed hotel booking; return or onward ticket': when(
      'papers_shown',
      'showing a hotel booking and a return or onward ticket',
    ),
    'passport valid 6 months beyond stay; confirmed hotel booking; proof of financial capacity; return or onward ticket':
      when('papers_shown', 'showing a hotel booking, money and a return or onward ticket'),
    'passport 6 months from entry; return air ticket': when(
      'papers_shown',
      'showing a return air ticket',
    ),
    'Affidavit of Identity': when('other', 'with an Affidavit of Identity'),
    ...nothingIn(['attested invitation from a sponsor in Pakistan for each city']),
  },
  conditional: {
    true: when(
      'visa_held',
      'with a visa or residence permit of a Schengen state, the United States, the United Kingdom or Ireland',
    ),
    'further conditions': when('other', 'under conditions that the official page names'),
  },
  alsoOnArrival: { 'major airports': { note: 'On arrival at major airports.' } },
  // From "only" of a visa on arrival.
  'visa on arrival': {
    'Addis Ababa Bole airport': { note: 'On arrival at Addis Ababa Bole airport.' },
    'Bengaluru, Chennai, Delhi, Hyderabad, Kolkata, Mumbai airports': {
      note: 'On arrival at the airports of Bengaluru, Chennai, Delhi, Hyderabad, Kolkata and Mumbai.',
    },
    // Iran: omitted in groups.
    ...nothingIn(['some (e.g. IR) need a Discover Qatar hotel booking']),
  },
  // None of the following affects a tourist's access.
  other: nothingIn([
    'Kurdistan Region visa not valid for the rest of Iraq',
    'Kurdistan Region visa not valid for the rest of Iraq; embassy visa valid in both',
    'also family, maids, drivers, bodyguards',
    'embassy visa or prior authorisation by General Security',
    'ministerial approval via authorised operator; e-visa in limited cases',
    'permits on entry at designated entry points',
    'pre-approval by General Security',
    'prior authorisation by General Security (labour-supplying country)',
    'recent return permit (Palestinian Authority documents)',
    'request through travel agency',
    'separate e-visa for the Kurdistan Region',
  ]),
  also: nothingIn(['EVUS enrolment', 'tourist registration before entry']),
  except: nothingIn(['Kish Island', 'cruise passengers ashore while docked (short pass)']),
  orAt: nothingIn([
    'Dushanbe airport Consular Bureau by prior agreement with the Consular Directorate',
  ]),
  uncertain: nothingIn(['record asks to confirm on the portal']),
  limit: nothingIn(['indefinitely']),
  longerStay: nothingIn(['evisa']),
  visaFreeOnly: nothingIn(['diplomatic and official passports']),
  otherwise: nothingIn(['embassy where not eligible for the eVisa']),
  inPractice: nothingIn([
    'e-mail applications mostly ignored; online form lists only CN nationality (BOCA Taiwan)',
  ]),
  permit: nothingIn(['GBAO needs pre-authorization']),
  documents: nothingIn([
    'all types of passports, internal ones too',
    'all types of travel documents',
    'passport; voter ID',
  ]),
  document: nothingIn(['free pass or entry visa on arrival']),
};

function nothingIn(phrases: string[]): Record<string, Meaning> {
  return Object.fromEntries(phrases.map((phrase) => [phrase, {}]));
}

/**
 * The combined meaning of a group's phrases: several conditions are merged, with the first one's
 * kind. Throws a sentence that names `file`, key and phrase for an unknown phrase.
 */
export function meaningOf(group: object, file: string): Meaning {
  const found = Object.entries(group)
    .filter(([key, value]) => Object.hasOwn(meanings, key) && !isRecord(value))
    .map(([key, value]) => {
      const phrase = Array.isArray(value) ? value.join('; ') : String(value);
      const meaning = meanings[key]?.[phrase];
      if (!meaning) throw new Error(`${file}: nobody has decided what "${key}: ${phrase}" means`);
      return meaning;
    });
  const conditions = found.flatMap(({ condition }) => condition ?? []).sort(strictestFirst);
  const notes = found.flatMap(({ note }) => note ?? []);
  const [first] = conditions;
  return {
    ...(first && { condition: { ...first, text: conditions.map(({ text }) => text).join(', ') } }),
    ...(notes.length > 0 && { note: notes.join(' ') }),
  };
}

/** A record's parts are interpreted elsewhere. */
function isRecord(value: unknown): boolean {
  return typeof value === 'object' && !Array.isArray(value);
}

/** Anyone can bring documents, so another condition takes precedence as the rule's kind. */
function strictestFirst(
  a: NonNullable<Meaning['condition']>,
  b: NonNullable<Meaning['condition']>,
): number {
  return Number(a.kind === 'papers_shown') - Number(b.kind === 'papers_shown');
}
