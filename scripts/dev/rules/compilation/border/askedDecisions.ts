import { type Decision, NOT_STATED, type Statement } from './statedFacts.ts';

/** What records add to a requirement: tickets, funds and insurance. */

const may = { binding: 'may_be_asked' } as const;
const required = { binding: 'required' } as const;
const ofEVisas = { concerns: 'e_visa' } as const;

/** Required with a visa, and perhaps asked without. */
const requiredWithVisa = (kind: Statement['kind']): Statement[] => [
  { kind, ...required, concerns: 'visa' },
  { kind, ...may, concerns: 'visa_free' },
];

export const insuranceDecisions: [object, Decision][] = [
  [{ kind: 'health' }, {}],
  [{ kind: 'medical' }, {}],
  [{ name: 'Inbound Travel Health Insurance' }, {}],
  [
    { form: 'sworn declaration on admission', only: 'enforceable once regulated' },
    { ...may, note: 'You may have to declare that you have it.' },
  ],
  [{ only: 'needed for a 600 visa valid over 12 months' }, {}],
  [{ nhsChargePercent: 150 }, {}],
  [
    { except: 'Galápagos: health insurance mandatory' },
    { note: 'It is required for the Galápagos.' },
  ],
  [
    {
      kind: 'health and accident',
      period: 'whole stay',
      proofLanguages: ['Georgian', 'English'],
      exempt:
        'diplomatic, official, service and special passports; accredited diplomatic staff; international drivers',
    },
    { note: 'For illness and accidents, the whole stay, with proof in Georgian or English.' },
  ],
  [{ only: 'eVisa-B2' }, ofEVisas],
  [
    {
      basis: 'Berlin embassy adds EUR 10 insurance fee; unknown for eVisa and visa on arrival',
    },
    { leftOut: 'a fee of one embassy states nothing for others' },
  ],
  [
    { except: 'visa applications filed by a host in Lebanon' },
    { note: 'It is required if a host in Lebanon applies for your visa.' },
  ],
  [
    { only: 'eVISA holders; hospital and repatriation cover for the whole stay' },
    { ...ofEVisas, note: 'For hospital and transport home, the whole stay.' },
  ],
  [
    {
      only: 'needed for stays over 30 days',
      pricePerMonth: { amount: 50, currency: 'QAR' },
      conflict: 'Serbia MFA: all visitors',
    },
    {
      ...may,
      note: 'It is required for more than 30 days. Another government says: for all visitors.',
    },
  ],
  [
    {
      recommendedForAll: {
        amount: 20000,
        currency: 'EUR',
        other: 'proof may be asked at the border',
      },
    },
    [
      { kind: 'insurance', ...required, concerns: 'visa' },
      { kind: 'insurance', ...may, concerns: 'visa_free', amount: '20000', currency: 'EUR' },
    ],
  ],
  [
    {
      eVisa: 'whole stay, except reciprocity-exempt countries',
      exempt: ['treaty', 'diplomatic and service passports'],
    },
    { note: 'For the whole stay. Some countries have an agreement.' },
  ],
  [{ includedInFee: true }, { note: 'The fee of the visa includes it.' }],
  [{ kind: 'medical, whole stay' }, { note: 'For the whole stay.' }],
  [
    {
      except: 'residents',
      coverDaysMax: 92,
      insurers: {
        'mainland-first': 'National Insurance Corporation (NIC)',
        'zanzibar-first': 'Zanzibar Insurance Corporation (ZIC)',
      },
    },
    { note: 'Buy it from NIC if you arrive on the mainland, from ZIC on Zanzibar.' },
  ],
];

export const ticketDecisions: [object, Decision][] = [
  [{ alsoFor: 'US citizens on arrival' }, {}],
  [{ only: 'may be asked' }, may],
  [{ enforcement: 'may be asked' }, may],
  [{ basis: 'visa-on-arrival travellers may be asked' }, { ...may, concerns: 'visa_on_arrival' }],
  [{ others: 'may be asked (Canadian travel advice)' }, requiredWithVisa('onward_ticket')],
  [
    { except: 'Rapa Nui: return ticket' },
    { note: 'A return ticket is required for Easter Island (Rapa Nui).' },
  ],
  [
    {
      only: '240-hour transit; not a stated condition for 30-day visa-free entry',
    },
    { leftOut: 'a condition of transit' },
  ],
  [
    { only: 'must be able to pay onward journey' },
    { note: 'You must be able to pay for your onward journey.' },
  ],
  [
    { except: 'in transit to mainland China or Macao' },
    { note: 'Not in transit to mainland China or Macao.' },
  ],
  [{ only: 'eVisa-B2' }, ofEVisas],
  [
    { basis: 'airlines may refuse boarding; UK travel advice, no Iraqi source found' },
    { ...may, note: 'Airlines may refuse boarding without one.' },
  ],
  [
    {
      only: 'air arrivals with visa on arrival by foreign residence need a return ticket',
    },
    {
      note: 'A visa on arrival that you get for living in another country needs a return ticket.',
    },
  ],
  [{ only: 'eVISA holders; return ticket' }, ofEVisas],
  [
    { other: 'eVisa application; trip plan instead at Kawthaung' },
    { note: 'At Kawthaung, the plan of your trip instead.' },
  ],
  [
    { except: 'residents of mainland China or Hong Kong' },
    { note: 'Not for residents of mainland China or Hong Kong.' },
  ],
  [
    {
      exceptRequiredFor:
        'eTA nationals by air (return ticket and accommodation proof, Decree 10/2023); eVisa applicants',
    },
    [
      {
        ...{ kind: 'onward_ticket', ...required, concerns: 'visa_free' },
        note: 'By air: a return ticket and proof of accommodation.',
      },
      { kind: 'onward_ticket', ...required, ...ofEVisas },
    ],
  ],
  [{ enforcement: 'entry may be refused without' }, { note: 'Entry may be refused without one.' }],
  [
    {
      only: "paid ticket shown at check-in; cruise itinerary or craft owner's letter by sea",
    },
    { note: 'Show a paid ticket at check-in; by sea, your itinerary.' },
  ],
  [
    { only: 'eVisa 26B, 26C, 26D and visa-free; with hotel booking' },
    { note: 'With a hotel booking.' },
  ],
  [
    { other: 'return ticket and paid lodging may be asked' },
    { ...may, note: 'And for paid accommodation.' },
  ],
  [{ transitVisa: 'tickets for leaving Russia' }, { leftOut: NOT_STATED }],
  [
    { only: 'may be asked, also accommodation and contact details' },
    { ...may, note: 'And for accommodation and contact details.' },
  ],
  [
    { other: 'onward ticket: with visa for next destination and confirmed seat' },
    { note: 'With a confirmed seat, and the visa for the next country if you need one.' },
  ],
  [
    {
      only: 'Visa Waiver arrivals by air or sea; ending in Canada, Mexico or adjacent islands only if resident there',
    },
    {
      note: 'By air or sea. It may end in Canada, Mexico or nearby islands only if you live there.',
    },
  ],
  [
    { basis: 'no official requirement found, except the 10-day visa-free group' },
    { leftOut: NOT_STATED },
  ],
  [{ only: 'visa on arrival, by air' }, { concerns: 'visa_on_arrival', note: 'By air.' }],
];

/** Accommodation is stated under a key that elsewhere cites. */
export const ticketNotes: Record<string, string> = { SN: 'And proof of accommodation.' };

export const ticketConflicts: Record<string, Decision> = {
  UG: { ...may, note: 'Official pages disagree.' },
};

export const fundsDecisions: [object, Decision][] = [
  [{ fiveYearVisa: { amount: 4000, currency: 'USD', overMonths: 6 } }, {}],
  [
    { minors: 2500, only: 'may be asked' },
    { ...may, note: 'Half of it for children.' },
  ],
  [{ only: 'may be asked' }, may],
  [{ only: 'may be asked; no amount' }, may],
  [{ enforcement: 'may be asked' }, may],
  [{ only: 'enough money for the stay; no amount' }, may],
  [{ only: 'where applicable' }, may],
  [{ only: '600 applicants show funds; no amount' }, { ...required, ...ofEVisas }],
  [
    { basis: 'visa-on-arrival travellers may be asked, card or cash' },
    [
      { kind: 'funds', ...required, concerns: 'visa' },
      { kind: 'funds', ...may, concerns: 'visa_on_arrival', note: 'By card or in cash.' },
    ],
  ],
  [{ others: 'may be asked (Canadian travel advice)' }, requiredWithVisa('funds')],
  [
    {
      only: 'may be asked; no daily rate',
      conflict: {
        amount: 45,
        currency: 'EUR',
        per: 'day',
        name: 'European Commission — Schengen reference amounts (8 June 2026)',
        url: 'https://home-affairs.ec.europa.eu/document/download/9bf9a98f-3bd1-4e14-9b39-c9087a08a32f_en?filename=Reference_amounts_table.pdf',
      },
    },
    { ...may, note: 'The European Commission names EUR 45 per day, the ministry no amount.' },
  ],
  [{ except: 'tourist visa applicants' }, { ...required, concerns: 'visa' }],
  [{ statementMonths: 3 }, { note: 'Bank statements of 3 months.' }],
  [
    { c1Visa: { amount: 2000, currency: 'USD', statementMonths: 3 } },
    { note: 'For a C1 visa: USD 2000 and bank statements of 3 months.' },
  ],
  [
    { only: 'eVisa-B2', bankStatementsMonths: 3 },
    { ...ofEVisas, note: 'Bank statements of 3 months.' },
  ],
  [{ or: 'international bank card' }, { note: 'Or an international bank card.' }],
  [
    {
      tiers: [
        { upToDays: 7, amount: 5000 },
        { upToDays: 14, amount: 10000 },
        { upToDays: 21, amount: 15000 },
        { longer: true, amount: 20000 },
      ],
    },
    {
      note: 'MOP 5000 for up to 7 days, 10000 for up to 14, 15000 for up to 21, 20000 for longer.',
    },
  ],
  [{ exceptRequiredFor: 'eVisa applicants' }, { ...required, ...ofEVisas }],
  [{ statementDays: 180 }, { note: 'Bank statements of 180 days.' }],
  [
    { period: 'month', accommodationPaid: 400 },
    { per: 'person_month', note: 'NZD 400 if your accommodation is paid.' },
  ],
  [{ except: 'under 18' }, { note: 'Not for travellers under 18.' }],
  [{ exception: 'IN (14 days visa-free)' }, { leftOut: NOT_STATED }],
  [
    { family: 20000, touristVisa: { person: 20000, family: 40000 }, exemptUnderAge: 12 },
    {
      note: 'THB 20000 for a family; twice as much with a tourist visa; nothing under the age of 12.',
    },
  ],
  [{ unclear: "record's flag and wording disagree" }, { leftOut: 'the record contradicts itself' }],
  [
    {
      exception: 'TH PH BN visa-exempt: hotel booking, host contact, sufficient funds',
    },
    { note: 'With a passport of Brunei, the Philippines or Thailand you need it.' },
  ],
  [
    { exceptRequiredFor: 'Visa Waiver arrivals at land borders' },
    { note: 'At land borders, visitors with an ESTA or without a visa need it.' },
  ],
  [
    { only: 'visa on arrival, by land or water' },
    { concerns: 'visa_on_arrival', note: 'By land or water.' },
  ],
];
