/**
 * Visa types that are e-visas: decided and issued online. The ids are the files'. Each destination
 * had an e-visa, or a visa on arrival, in the February edition.
 */
const eVisas: Record<string, string> = {
  AE: 'tourist-evisa-30 tourist-evisa-60',
  AL: 'evisa-c',
  AM: 'evisa-21 evisa-120',
  AU: 'visitor-600',
  AZ: 'asan-evisa',
  BR: 'evisa',
  BW: 'tourist-evisa',
  CO: 'visitor-v',
  CU: 'tourist-card',
  EG: 'tourist-evisa-single tourist-evisa-multiple',
  ET: 'evisa-30',
  GE: 'tourist-evisa',
  ID: 'e-voa',
  IN: 'e-tourist-30 e-tourist-1y e-tourist-5y',
  IQ: 'evisa-tourist evisa-visit-sponsored',
  IR: 'tourist-evisa',
  JP: 'evisa-single',
  KG: 'evisa-tourist',
  KH: 'tourist-evisa',
  KZ: 'evisa-tourist',
  LA: 'evisa-tourist',
  MA: 'tourist-evisa tourist-evisa-free',
  MM: 'tourist-evisa',
  MN: 'evisa-tourist',
  MY: 'evisa-single',
  MZ: 'mz-evisa',
  NA: 'na-evisa',
  NG: 'evisa-tourist evisa-business',
  NP: 'evisa-15 evisa-30 evisa-90',
  OM: 'evisa-free-30-day evisa-nz-3-month',
  PH: 'tourist-evisa',
  PK: 'tourist-evisa',
  QA: 'hayya-tourist',
  RU: 'unified-evisa',
  SA: 'tourist-evisa',
  TH: 'tourist-evisa-single',
  TJ: 'evisa-tourist',
  TR: 'tourist-evisa tourist-evisa-conditional',
  TW: 'evisa entry-permit-hk-mo',
  TZ: 'evisa-ordinary evisa-multiple',
  UG: 'evisa-tourist',
  UZ: 'evisa-tourist',
  VN: 'evisa-single evisa-multiple',
  ZM: 'zm-evisa',
  ZW: 'evisa-tourist',
};

/** Visas with an online application form but a regular decision. */
const appliedForOnline: Record<string, string> = {
  GH: 'evisa-tourist evisa-business',
  ID: 'evisa-c1',
  MX: 'electronic-visa-br',
  NI: 'consulted-visa',
  NZ: 'visitor-visa',
  SG: 'entry-visa',
  ZA: 'tourist-evisa eta',
};

/** Visas on arrival without fee and form: a stamp, so no visa for the traveller. */
const freeStamps: Record<string, string> = {
  AE: 'voa-30 voa-90',
  RW: 'voa-fee-waived-30 voa-free-90',
};

/**
 * E-visas confirmed by a page for passports that needed a visa in the February edition. All others
 * remain visas with an online application.
 */
const newEVisas: Record<string, string> = { TW: 'RU' };

/**
 * Destinations that still issue visas on arrival, though the files only state the e-visa: for all
 * passports that had it in February, or only for those whose group names such a visa type.
 */
const stillOnArrival: Record<string, 'all' | 'named'> = {
  // 20 nationalities get it unconditionally; the list names five of them, all among the edition's
  // 20.
  AM: 'named',
  EG: 'all',
  ET: 'named',
  IN: 'named',
  KH: 'all',
  LA: 'named',
  MZ: 'all',
  SA: 'named',
  TZ: 'named',
};

/** Excluded passports, though their group names it: only after an earlier visa of India. */
const notOnArrival: Record<string, string> = { IN: 'AE' };

export type VisaKind = 'e_visa' | 'online' | 'free_stamp' | 'other';

/** Our kind of a visa type. Throws for an unknown one with online application. */
export function kindOfVisa(destination: string, id: string, method: string): VisaKind {
  if (has(eVisas, destination, id)) return 'e_visa';
  if (has(appliedForOnline, destination, id)) return 'online';
  if (has(freeStamps, destination, id)) return 'free_stamp';
  // The application is made by a sponsor or an office in the country.
  const isSponsored = destination === 'JO' && id.startsWith('moi-');
  if (method !== 'evisa' || isSponsored) return 'other';
  throw new Error(`${destination}.json: nobody has decided whether "${id}" is an e-visa`);
}

/** Whether a page confirms an e-visa for the passport that the edition lacked. */
export function isNewEVisa(destination: string, passport: string): boolean {
  return has(newEVisas, destination, passport);
}

/** Whether a passport with a visa on arrival in February still gets it, besides the e-visa. */
export function isStillOnArrival(
  destination: string,
  passport: string,
  group: { namesOnArrival: boolean },
): boolean {
  if (has(notOnArrival, destination, passport)) return false;
  const still = stillOnArrival[destination];
  return still === 'all' || (still === 'named' && group.namesOnArrival);
}

function has(table: Record<string, string>, destination: string, code: string): boolean {
  return (table[destination] ?? '').split(' ').includes(code);
}
