import type { ListMapping } from './listMapping.ts';

const onlyByAir = 'to arrive by air; by land or sea neither an eTA nor a visa is needed';

const heldInCanadaOrUs =
  'by air, with a Canadian visitor visa held in the ten years before or a valid US non-immigrant visa';

const notInVisaWaiver =
  'Whoever was in Iran, Iraq, Libya, North Korea, Somalia, Sudan, Syria or Yemen since 1 March 2011 or in Cuba since 12 January 2021, or is also a national of Cuba, Iran, Iraq, North Korea, Sudan or Syria, needs a visa.';

const withChip = {
  kind: 'biometric_passport',
  text: 'electronic passports with a chip only',
  otherwise: 'visa_required',
} as const;

/** List mappings for North America, Oceania and Korea. */
export const overseasLists: ListMapping[] = [
  {
    pack: 'us',
    fact: 'visaWaiver',
    destinations: 'US',
    purpose: 'tourist',
    access: 'eta',
    condition: withChip,
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
    source: 'irpr-2026',
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
    pack: 'south-korea',
    fact: 'temporarilyExemptFromKeta',
    destinations: 'KR',
    purpose: 'tourist',
    access: 'visa_free',
    source: 'keta-2026',
    note: 'Temporarily exempt from the K-ETA; applying for one is possible.',
  },
];

function newZealandConditions(): NonNullable<ListMapping['kinds']> {
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
    // "Nationals included" only widens the list.
    US: null,
  };
}
