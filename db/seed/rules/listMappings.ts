import type { Access, RuleCondition, VisaType } from '../../schema.ts';
import type { OfficialPackName } from './packs.ts';

/** How the codes of one list in an official pack become rules. */
export type ListMapping = {
  pack: OfficialPackName;
  /** Where the list stands in the pack's facts. */
  fact: string;
  /** Codes, or the member states of Schengen. */
  destinations: string;
  purpose: VisaType;
  access: Access;
  /** Where the facts state the length of stay, if not beside the list; null leaves it out. */
  stay?: { fact: string; unit: 'days' | 'months' } | null;
  /** The source of the list, where the fact doesn't name it. */
  source?: string;
  /** What every code on the list needs for it, and what holds without. */
  condition?: { kind: RuleCondition; text: string; otherwise: Access };
  /** What holds for a holder who doesn't meet the condition that stands beside one code. */
  otherwise?: Access;
  /** The kinds of the conditions beside codes, where the pack gives only their text; null for none. */
  kinds?: Record<string, RuleCondition | null>;
  /** Rules begin on the day of the code's latest change of this kind. */
  since?: { group: string; change: 'added' | 'removed' };
  note?: string;
  /** What differs for one code. */
  exceptions?: Record<string, Partial<Exception>>;
};

type Exception = {
  source: string;
  validFrom: string;
  note: string;
  /** Null where what stands beside the code is no condition. */
  condition: ListMapping['condition'] | null;
};

/** The conditions of the packs in the words of the database. */
export const conditionKinds: Record<string, RuleCondition> = {
  'biometric-passport': 'biometric_passport',
  'biometric-passport-icao': 'biometric_passport',
  'british-citizens': 'nationality_status',
  'right-of-abode': 'nationality_status',
  'passport-type': 'passport_kind',
  'identity-card-number': 'identity_number',
};

const onlyByAir = 'to arrive by air; by land or sea neither an eTA nor a visa is needed';

const heldInCanadaOrUs =
  'by air, with a Canadian visitor visa held in the ten years before or a valid US non-immigrant visa';

const airsideDocuments =
  'with a valid visa of Australia, Canada, New Zealand or the United States, permanent residence there, a residence permit or long-stay visa of an EEA state or Switzerland, or another document that the authority names';

const notInVisaWaiver =
  'Whoever was in Iran, Iraq, Libya, North Korea, Somalia, Sudan, Syria or Yemen since 1 March 2011 or in Cuba since 12 January 2021, or is also a national of Cuba, Iran, Iraq, North Korea, Sudan or Syria, needs a visa.';

/** The mapping table; `docs/architecture.md` shows it. */
export const listMappings: ListMapping[] = [
  {
    pack: 'schengen',
    fact: 'visaRequired',
    destinations: 'schengen',
    purpose: 'tourist',
    access: 'visa_required',
  },
  {
    pack: 'schengen',
    fact: 'visaExempt',
    destinations: 'schengen',
    purpose: 'tourist',
    access: 'visa_free',
    stay: { fact: 'stay.days', unit: 'days' },
    otherwise: 'visa_required',
    exceptions: {
      // The five other kinds of British nationals are on the same list.
      // Every kind of British nationality is on the list, so nothing hangs on it.
      GB: {
        condition: null,
        note: 'British nationals (Overseas), British overseas territories citizens, British overseas citizens, British protected persons and British subjects are exempt like British citizens.',
      },
    },
  },
  {
    pack: 'schengen',
    fact: 'airportTransitVisa',
    destinations: 'schengen',
    purpose: 'transit',
    access: 'visa_free',
    condition: {
      kind: 'visa_held',
      text: 'with a valid visa or residence permit of a Schengen state, or another document that the Visa Code names',
      otherwise: 'visa_required',
    },
    note: 'Airport transit: the visa is needed even to change planes without passing the border. Single states ask it of further nationalities.',
  },
  {
    pack: 'united-kingdom',
    fact: 'etaRequired',
    destinations: 'GB',
    purpose: 'tourist',
    access: 'eta',
    stay: { fact: 'visitor.maxStayMonths', unit: 'months' },
    source: 'smart-answers',
    otherwise: 'visa_required',
    exceptions: { HK: { note: 'British nationals (Overseas) need neither visa nor ETA.' } },
  },
  {
    pack: 'united-kingdom',
    fact: 'visaRequired',
    destinations: 'GB',
    purpose: 'tourist',
    access: 'visa_required',
    source: 'smart-answers',
    since: { group: 'nonVisaNationals', change: 'removed' },
  },
  {
    pack: 'united-kingdom',
    fact: 'neither',
    destinations: 'GB',
    purpose: 'tourist',
    access: 'freedom_of_movement',
    source: 'smart-answers',
  },
  {
    pack: 'united-kingdom',
    fact: 'neither.territories',
    destinations: 'GB',
    purpose: 'tourist',
    access: 'visa_free',
    source: 'smart-answers',
  },
  {
    pack: 'united-kingdom',
    fact: 'airsideTransitVisa',
    destinations: 'GB',
    purpose: 'transit',
    access: 'visa_free',
    source: 'smart-answers',
    condition: { kind: 'visa_held', text: airsideDocuments, otherwise: 'visa_required' },
    since: { group: 'airsideTransitVisa', change: 'added' },
    note: 'Airside transit: the visa is needed even to change planes without passing the border. Passing it between two flights has rules of its own.',
    exceptions: {
      SY: {
        condition: {
          kind: 'visa_held',
          text: `${airsideDocuments}; not with a US visa of kind B1 or B2`,
          otherwise: 'visa_required',
        },
      },
      VE: {
        condition: {
          kind: 'other',
          text: 'changing planes without passing the border',
          otherwise: 'visa_required',
        },
        note: '',
      },
    },
  },
  {
    pack: 'us',
    fact: 'visaWaiver',
    destinations: 'US',
    purpose: 'tourist',
    access: 'eta',
    condition: {
      kind: 'biometric_passport',
      text: 'electronic passports with a chip only',
      otherwise: 'visa_required',
    },
    note: notInVisaWaiver,
  },
  {
    pack: 'us',
    fact: 'visaWaiver',
    destinations: 'US',
    purpose: 'transit',
    access: 'eta',
    stay: null,
    condition: {
      kind: 'biometric_passport',
      text: 'electronic passports with a chip only',
      otherwise: 'visa_required',
    },
    note: notInVisaWaiver,
  },
  {
    pack: 'us',
    fact: 'guamNorthernMarianas',
    destinations: 'GU MP',
    purpose: 'tourist',
    access: 'visa_free',
    note: 'With form I-736 instead of a visa or an ESTA.',
  },
  {
    pack: 'us',
    fact: 'guamNorthernMarianas.northernMarianasOnly',
    destinations: 'MP',
    purpose: 'tourist',
    access: 'visa_free',
    source: 'state-vwp',
    note: 'With form I-736 instead of a visa or an ESTA.',
  },
  {
    pack: 'canada',
    fact: 'etaByAir',
    destinations: 'CA',
    purpose: 'tourist',
    access: 'eta',
    condition: { kind: 'by_air', text: onlyByAir, otherwise: 'visa_free' },
    otherwise: 'visa_required',
    exceptions: { QA: { source: 'ircc-qatar', validFrom: '2025-11-25' } },
  },
  {
    pack: 'canada',
    fact: 'neither',
    destinations: 'CA',
    purpose: 'tourist',
    access: 'visa_free',
    note: 'Permanent residents of the United States need neither visa nor eTA either.',
  },
  {
    pack: 'canada',
    fact: 'etaInsteadOfVisaByAir',
    destinations: 'CA',
    purpose: 'tourist',
    access: 'eta',
    condition: { kind: 'visa_held', text: heldInCanadaOrUs, otherwise: 'visa_required' },
  },
  {
    pack: 'new-zealand',
    fact: 'waiverWithNzeta',
    destinations: 'NZ',
    purpose: 'tourist',
    access: 'eta',
    stay: null,
    otherwise: 'visa_required',
    kinds: newZealandConditions(),
    exceptions: { US: { note: 'Also for US nationals who are not citizens.' } },
  },
  {
    pack: 'new-zealand',
    fact: 'waiverWithNzeta',
    destinations: 'NZ',
    purpose: 'tourist',
    access: 'eta',
    source: 'inz-waiver-stays',
    otherwise: 'visa_required',
    kinds: newZealandConditions(),
  },
  {
    pack: 'new-zealand',
    fact: 'neither',
    destinations: 'NZ',
    purpose: 'tourist',
    access: 'visa_free',
    note: 'Neither visa nor NZeTA. Also for permanent residents who travel on an Australian passport.',
  },
  {
    pack: 'australia',
    fact: 'eta',
    destinations: 'AU',
    purpose: 'tourist',
    access: 'eta',
    note: 'Electronic Travel Authority (subclass 601), in the AustralianETA app.',
    exceptions: {
      HK: {
        note: 'Electronic Travel Authority (subclass 601), in the AustralianETA app; also for British nationals (Overseas).',
      },
    },
  },
  {
    pack: 'australia',
    fact: 'evisitor',
    destinations: 'AU',
    purpose: 'tourist',
    access: 'eta',
    otherwise: 'visa_required',
    note: 'eVisitor (subclass 651).',
  },
  {
    pack: 'ireland',
    fact: 'visaFree',
    destinations: 'IE',
    purpose: 'tourist',
    access: 'visa_free',
    note: 'The stay is given at the border and is not counted over a window.',
  },
  {
    pack: 'ireland',
    fact: 'freedom',
    destinations: 'IE',
    purpose: 'tourist',
    access: 'freedom_of_movement',
  },
  {
    pack: 'ireland',
    fact: 'visaRequired',
    destinations: 'IE',
    purpose: 'tourist',
    access: 'visa_required',
  },
  {
    pack: 'ireland',
    fact: 'waivedWithUkVisa.shortStayVisaWaiver',
    destinations: 'IE',
    purpose: 'tourist',
    access: 'visa_free',
    source: 'citinfo',
    condition: {
      kind: 'visa_held',
      text: 'with a UK visa, under the Short Stay Visa Waiver Programme',
      otherwise: 'visa_required',
    },
  },
  {
    pack: 'ireland',
    fact: 'waivedWithUkVisa.britishIrishVisaScheme',
    destinations: 'IE',
    purpose: 'tourist',
    access: 'visa_free',
    source: 'citinfo',
    condition: {
      kind: 'visa_held',
      text: 'with a UK visa of the British-Irish Visa Scheme',
      otherwise: 'visa_required',
    },
  },
  {
    pack: 'ireland',
    fact: 'transitVisaRequired',
    destinations: 'IE',
    purpose: 'transit',
    access: 'visa_required',
    note: 'For changing planes at an airport in Ireland.',
  },
  {
    pack: 'south-korea',
    fact: 'temporarilyExemptFromKeta',
    destinations: 'KR',
    purpose: 'tourist',
    access: 'visa_free',
    source: 'keta-2026',
    note: 'Temporarily exempt from the K-ETA; applying for one is possible.',
  },
];

function newZealandConditions(): Record<string, RuleCondition | null> {
  return {
    EE: 'nationality_status',
    LV: 'nationality_status',
    LT: 'nationality_status',
    GR: 'passport_issued_since',
    HK: 'passport_kind',
    MO: 'passport_kind',
    PT: 'nationality_status',
    TW: 'nationality_status',
    GB: 'nationality_status',
    // "Nationals included" widens the list.
    US: null,
  };
}
