import type { ListMapping } from './listMapping.ts';

const airsideDocuments =
  'with a valid visa of Australia, Canada, New Zealand or the United States, permanent residence there, a residence permit or long-stay visa of an EEA state or Switzerland, or another document that the authority names';

const withSchengenDocument = {
  kind: 'visa_held',
  text: 'with a valid visa or residence permit of a Schengen state, or another document that the Visa Code names',
  otherwise: 'visa_required',
} as const;

/** List mappings for Schengen, the United Kingdom and Ireland. */
export const europeanLists: ListMapping[] = [
  {
    pack: 'schengen',
    fact: 'visaRequired',
    destinations: 'visa list of the EU',
    purpose: 'tourist',
    access: 'visa_required',
  },
  {
    pack: 'schengen',
    fact: 'visaExempt',
    destinations: 'visa list of the EU',
    purpose: 'tourist',
    access: 'visa_free',
    stay: { fact: 'stay.days', unit: 'days' },
    otherwise: 'visa_required',
    exceptions: {
      // The list includes all six kinds of British nationality, so no condition is needed.
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
    condition: withSchengenDocument,
    note: 'Airport transit: the visa is needed even to change planes without passing the border. Single states ask it of further nationalities.',
  },
  {
    pack: 'france-airport-transit',
    fact: 'airportTransitVisa',
    source: 'annexe-d',
    destinations: 'FR',
    purpose: 'transit',
    access: 'visa_free',
    condition: withSchengenDocument,
    note: 'Airport transit in metropolitan France: the visa is needed even to change planes without passing the border.',
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
    unlisted: {
      access: 'visa_free',
      note: 'Airside transit: you need neither a visa nor an ETA to change planes without passing the border. To pass it you need what a visitor needs.',
    },
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
];
