import type { Access } from '../../../../db/schema.ts';
import type { Meaning } from './phrases.ts';
import { type PublishedFile, type PublishedGroup, passportsOf } from './publishedFiles.ts';

/** Another official page states a different access, or none and why. */
type Conflict = { access: Access } | { noAccess: string };

const lengthOfStay = { noAccess: 'another length of stay only' };

/** The meanings of the files' conflicts, by their wording. */
const conflicts: Record<string, Conflict> = {
  'visa on arrival': { access: 'visa_on_arrival' },
  'visa required': { access: 'visa_required' },
  'landing permit or visa on arrival for at most 15 days (code 7)': lengthOfStay,
  'visa required from a Bangladeshi mission (code 0)': { access: 'visa_required' },
  'no visa required for up to 90 days (code 2)': { access: 'visa_free' },
  'ETA for all AU and ECOWAS nationals': { access: 'eta' },
  'older visa FAQ lists it for e-VOA': { access: 'visa_on_arrival' },
  'visa on arrival at nine airports': { access: 'visa_on_arrival' },
  'Ministry of Interior FAQ: prior approval, with exceptions (older)': { access: 'visa_required' },
  "not on the Ministry of Interior's prior-approval list (stricter taken)": {
    noAccess: 'absence from a list states nothing',
  },
  'one-month visa, extendable to three months, with return ticket, accommodation and US$2,000': {
    access: 'visa_on_arrival',
  },
  'eVISA terms of August 2024 say e_visa': { access: 'e_visa' },
  'exemption list says AEVM required': { access: 'eta' },
  'exemption list says visa_free': { access: 'visa_free' },
  'nationality reference list says e_visa': { access: 'e_visa' },
  'record names its source a 30-day list': lengthOfStay,
  'Qatar Tourism lists tourist visa or fee on arrival': { access: 'visa_on_arrival' },
  'Montenegro MFA: free with Qatar Airways': { noAccess: 'with one airline only' },
  'free six-month pass as an EAC Partner State': { noAccess: 'free of a visa either way' },
  'visa-free 90 days': { access: 'visa_free' },
  'immigration department list of June 2026: no visa': { access: 'visa_free' },
  'MFA Appendix 1 lists them for e-visa or simplified consular visa': { access: 'e_visa' },
  'embassy visa (Beijing), geoconsul.gov.ge': { access: 'visa_required' },
};

/** The access stated on another page. Throws a sentence for an unknown wording. */
export function contestedAccess(stated: string, file: string): Access | null {
  const conflict = conflicts[stated];
  if (!conflict) throw new Error(`${file}: nobody has decided what the conflict "${stated}" means`);
  return 'access' in conflict ? conflict.access : null;
}

/**
 * Pairs excluded from the compilation, by destination, with the reason: another source's answer is
 * used.
 */
const setAside: { destination: string; passports: string; why: string }[] = [
  { destination: 'AL', passports: 'NR', why: 'Schengen does not exempt Nauru, on which it rests' },
  {
    destination: 'EG',
    passports: 'AE BH KW OM QA SA',
    why: 'may apply for an e-visa, which does not say that one is needed',
  },
  {
    destination: 'LK',
    passports: 'CI CM KP NG SY',
    why: 'a table of fees for all others says nothing against the approval that these need',
  },
  {
    destination: 'MV',
    passports: 'CN GY IN MN RU',
    why: 'a rule for all others leaves out the agreements with these',
  },
  { destination: 'TJ', passports: 'KP', why: 'known to nobody else, and for official passports' },
  { destination: 'TW', passports: 'HN', why: 'marked doubtful by those who read it' },
];

/** The reason to exclude a pair; undefined to include it. */
export function reasonToExclude(
  destination: string,
  passport: string,
  pair: { access: Access; inEdition: string | undefined },
): string | undefined {
  // A rule for all others covers recognised passports only.
  if (pair.inEdition === 'no admission' && pair.access !== 'no_admission') {
    return 'a rule for all others says nothing against a passport that is not admitted';
  }
  return setAside.find(
    (row) => row.destination === destination && row.passports.split(' ').includes(passport),
  )?.why;
}

const documentsOf = (states: string) => ({
  condition: { kind: 'visa_held', text: `with a visa or residence permit of ${states}` } as const,
});

const atDiscoverQatar: Meaning = {
  condition: { kind: 'papers_shown', text: 'showing a stay booked through Discover Qatar' },
};

/** Groups that lack a condition which the file's list of conditions has for these passports. */
const leftOutConditions: { destination: string; passports: string; meaning: Meaning }[] = [
  { destination: 'QA', passports: 'IR PK TH UA', meaning: atDiscoverQatar },
  {
    destination: 'TW',
    passports: 'ID IN LA MM VN',
    meaning: documentsOf(
      'Australia, Canada, a Schengen state, Japan, New Zealand, South Korea, the United Kingdom or the United States',
    ),
  },
  {
    destination: 'TW',
    passports: 'AM CO KZ UZ',
    meaning: documentsOf('a Schengen state or the United States'),
  },
];

/** The condition that the passport's group lacks. */
export function leftOutMeaning(destination: string, passport: string): Meaning | undefined {
  return leftOutConditions.find(
    (row) => row.destination === destination && row.passports.split(' ').includes(passport),
  )?.meaning;
}

/** Conditions that add to the group's statement without contradicting it. */
const addedConditions: Record<string, string> = {
  AE: 'ID IN KE PH TH VN ZA',
  AU: 'BN CN ID KH LA MY PH SG TH TL VN',
  BA: 'RU',
  JO: 'ID IN VN',
  PH: 'IN',
  TW: 'BN',
};

/**
 * Throws a sentence when the list of conditions gives a passport, under a condition, the access
 * that its group gives unconditionally, unless that is resolved here.
 */
export function checkConditions(
  { destination, access, conditions = [] }: PublishedFile,
  isConditional: (group: PublishedGroup, passport: string) => boolean,
): void {
  for (const { passports = '', gives } of conditions) {
    for (const group of access.filter((row) => row.access === gives && gives !== 'visa_required')) {
      for (const passport of passportsOf(group)) {
        const isNamed = passports.split(' ').includes(passport);
        const isAdded = (addedConditions[destination] ?? '').split(' ').includes(passport);
        if (!isNamed || isAdded || isConditional(group, passport)) continue;
        throw new Error(
          `${destination}.json: ${gives} of ${passport} is under a condition and without one`,
        );
      }
    }
  }
}

/** Days that another page contradicts: the lower number is used. */
export const fewerDays: Record<string, { passports: string; days: number }> = {
  QA: { passports: 'AG DO UA', days: 30 },
};
