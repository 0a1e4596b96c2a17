import type { Decision } from './statedFacts.ts';

/** What records add to a vaccination. */
export const vaccinationDecisions: [object, Decision][] = [
  [
    {
      areas: 'Misiones, Corrientes, Formosa, parts of Jujuy, Salta and Chaco',
    },
    { note: 'For Misiones, Corrientes, Formosa and parts of Jujuy, Salta and Chaco.' },
  ],
  [
    {
      areas:
        'jungle of Loreto, Madre de Dios, San Martín, Ucayali, Amazonas; jungle zones of Junín, Ayacucho, Cusco, Huánuco, Pasco, Puno; not Machu Picchu and Inca Trail',
    },
    { note: 'For the jungle, not for Machu Picchu and the Inca Trail.' },
  ],
  [
    {
      from: 'BO BR CO EC GF GY PY PE SR TT VE and 32 African countries',
      daysBefore: 10,
    },
    {
      countries: 'BO BR CO EC GF GY PE PY SR TT VE',
      note: 'And 32 countries of Africa. Have it 10 days before you arrive.',
    },
  ],
  [
    { from: 'CD UG', notRequiredFrom: 'CO PE BO BR' },
    {
      comingFrom: 'listed_countries',
      countries: 'CD UG',
      note: 'Not from Bolivia, Brazil, Colombia or Peru.',
    },
  ],
  [
    { from: 'parts of PA; AR BO BR CO EC GF GY PY PE SR VE and 32 African countries' },
    {
      countries: 'AR BO BR CO EC GF GY PE PY SR VE',
      note: 'And parts of Panama, and 32 countries of Africa.',
    },
  ],
  [{ statedIn: 'faq of the record, citing WHO' }, { leftOut: 'the record cites no page' }],
  [{ quarantineDays: 6 }, { note: 'Without it: 6 days of quarantine.' }],
  [
    { residentsOf: 'AF NG PK CD ET KE SO SY', weeksBefore: 4 },
    {
      comingFrom: 'listed_countries',
      countries: 'AF CD ET KE NG PK SO SY',
      note: 'For residents of these, 4 weeks before they leave.',
    },
  ],
  [
    {
      alsoFor: 'nationals of yellow fever endemic countries (Port Health before immigration)',
    },
    { note: 'Citizens of countries with risk need it too.' },
  ],
  [{ exemptFromAgeYears: 61 }, { note: 'Not from the age of 61.' }],
  [
    { only: "Oman's own list of origin countries" },
    { note: 'Oman has a list of its own of the countries.' },
  ],
  [
    { onDeparture: true, stayWeeksFrom: 4, givenBeforeDeparture: '4 weeks to 12 months' },
    { note: 'Before you leave the country, after a stay of 4 weeks or more.' },
  ],
  [
    { only: 'Hajj or Umrah pilgrims', daysBeforeArrival: 10 },
    {
      binding: 'may_be_asked',
      note: 'Pilgrims to Hajj and Umrah need it, 10 days before they arrive.',
    },
  ],
  [{ toAgeYears: 59 }, { note: 'Up to the age of 59.' }],
  [{ withinDays: 6 }, { note: 'If you were there in the 6 days before you arrive.' }],
  [{ exemptToAgeMonths: 9 }, { months: 9 }],
  [
    {
      appliesTo: 'visa applicants, 4 weeks or more in the past year in AF PK CD DJ CM TD LA SS',
    },
    {
      comingFrom: 'listed_countries',
      countries: 'AF CD CM DJ LA PK SS TD',
      note: 'For a visa, after 4 weeks or more there in the past year.',
    },
  ],
  [{ only: 'not required for entry' }, {}],
  [{ certificateRequired: false }, {}],
  [{ except: 'direct transit' }, { note: 'Not if you only change planes.' }],
];

export const vaccinationConflicts: Record<string, Decision> = {
  UG: { note: 'The list of the WHO still requires it of everyone.' },
};
