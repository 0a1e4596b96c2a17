import { requirement, type SampleDestination, sampleNotice, season } from './types.ts';

/**
 * Paris. Tourist requirements agree with the shipped entry rules; everything else is an example for
 * November 2025 without a source, and the rating is invented.
 */

const schengenPassport =
  'Passport issued within the last ten years and valid for three months after you leave Schengen';

const visaFreeSchengen = (countryCode: string) =>
  requirement({
    countryCode,
    required: false,
    durationDays: 90,
    cost: 'Free',
    notes:
      'Up to 90 days in any 180 days, counted over the whole Schengen Area. An ETIAS travel authorisation (EUR 20) will also be needed once that system is compulsory: check before you book.',
    documents: [
      schengenPassport,
      'Return or onward ticket, shown if asked',
      'Proof of accommodation and of enough money for the stay, shown if asked',
    ],
    eligibility: ['Stay for tourism, family visits, business meetings or similar short visits'],
    restrictions: [
      'No employment in France without a work permit',
      'Entries and exits are recorded electronically with a photo and fingerprints',
    ],
  });

const freeMovement = (countryCode: string) =>
  requirement({
    countryCode,
    required: false,
    durationDays: 90,
    cost: 'Free',
    notes:
      'Citizens of the European Union need no visa and may live and work in France under free movement. The 90 days shown are not a limit: beyond three months the stay depends on work, study or sufficient means.',
    documents: ['Passport or national identity card'],
    eligibility: ['Citizenship of a member state of the European Union'],
  });

const schengenVisa = (countryCode: string, notes: string) =>
  requirement({
    countryCode,
    durationDays: 90,
    cost: 'EUR 90 (EUR 45 from 6 to 11 years, free under 6), plus the visa centre fee',
    processingTime: 'Usually 15 calendar days, up to 45 in some cases',
    notes,
    documents: [
      'Completed France-Visas application form, signed',
      `${schengenPassport}, with two blank pages`,
      'Recent photo that meets the ICAO standard',
      'Travel insurance of at least EUR 30,000 valid in all Schengen states',
      'Proof of accommodation or a host certificate (attestation d’accueil)',
      'Return ticket or itinerary',
      'Bank statements and proof of work, study or retirement',
    ],
    eligibility: [
      'France is the main destination, or the first entry if no stay is longer than the others',
      'Apply no earlier than six months before the journey',
    ],
    restrictions: [
      'The visa may allow fewer than 90 days: read the sticker',
      'Up to 90 days in any 180 days, counted over the whole Schengen Area',
      'No employment in France without a work permit',
    ],
  });

const visaFreeStopover = (countryCode: string) =>
  requirement({
    countryCode,
    type: 'transit',
    required: false,
    durationDays: 90,
    cost: 'Free',
    notes:
      'No visa to change planes or to leave the airport. Any day spent past passport control counts towards the 90 days.',
  });

const airsideConnection = (countryCode: string) =>
  requirement({
    countryCode,
    type: 'transit',
    required: false,
    durationDays: 1,
    cost: 'Free',
    notes:
      'This passport needs no airport transit visa while you stay in the international zone. A Schengen visa is needed to leave it, to collect bags or to fly on to another Schengen airport.',
    documents: ['Onward ticket to a country outside the Schengen Area'],
    eligibility: ['Both flights use the international zone of the same airport'],
    restrictions: ['No night outside the international zone'],
  });

const workingHoliday = (countryCode: string, maximumAge: number) =>
  requirement({
    countryCode,
    type: 'working',
    durationDays: 365,
    cost: 'Varies by nationality',
    notes:
      'Working-holiday visa (vacances-travail): a year of travel with the right to take jobs to pay for it. Other work needs a long-stay visa sponsored by an employer.',
    documents: [
      'Passport valid for the whole stay',
      'Proof of savings for the first part of the stay and of a return ticket or its price',
      'Health insurance for the whole stay',
      'Letter explaining your plans',
    ],
    eligibility: [`Aged 18 to ${maximumAge} on the day of application`],
    restrictions: ['Accompanying children are not covered', 'Travel must remain the main purpose'],
  });

export const paris: SampleDestination = {
  destination: {
    id: 'paris-france',
    name: 'Paris',
    country: 'France',
    countryCode: 'FR',
    continent: 'Europe',
    imageUrl: '/posters/paris-france.svg',
    types: ['tourist', 'transit'],
    shortDescription:
      'A compact city on the Seine, easy to cross on foot or by Metro, with museums that are best booked before you leave home.',
    description: [
      'Paris proper is small, roughly ten kilometres across inside the ring road, and its twenty arrondissements spiral outwards from the Louvre. The last two digits of a postcode tell you which one an address is in. The Marais (3rd and 4th) and the Latin Quarter (5th) are within walking distance of most sights. The 10th and 11th have more places to eat at lower prices, and the 15th is residential and quiet at night.',
      'The Metro reaches nearly every corner of the city, and few journeys need more than one change. Tickets now live on a Navigo Easy card or a phone. Charles de Gaulle airport is on RER line B and Orly is the last stop of Metro line 14; both require an airport ticket, since the ordinary one is not valid there and inspectors do check. For short distances buses show you more, and the cycle lanes have become a real alternative.',
      'First-time visitors tend to plan too many museums for one day and book too few of them. The Louvre, the Eiffel Tower, the Sainte-Chapelle and Versailles sell timed tickets that run out in spring and summer. The Louvre closes on Tuesdays, the Musée d’Orsay on Mondays. Many kitchens serve from noon to two and not again before seven, and small shops may shut for part of August. Say bonjour when you enter one; going straight to the question sounds rude.',
      'France is in the Schengen Area, so days spent in Rome or Berlin come off the same allowance as days spent here. Trains to Brussels or Amsterdam have no fixed passport control, but you are still expected to carry the passport. Keep a hand on your bag on Metro line 1, on the RER to the airport and around the Sacré-Cœur, where pickpockets are most active.',
      sampleNotice,
    ].join('\n\n'),
    highlights: [
      'The banks of the Seine from the Pont de Sully to the Pont d’Iéna, world heritage since 1991',
      'The Louvre, the most visited art museum there is, and city museums whose own collections cost nothing to see',
      'Bread baked on the spot in every quarter: the craft of the baguette is on UNESCO’s list of living heritage',
      'Direct trains to Brussels in under an hour and a half and to London in about two and a quarter',
    ],
    rating: 4.8,
    popular: true,
    currency: 'EUR',
    languages: ['French'],
    timeZone: 'Europe/Paris',
    emergencyNumbers: { police: '17', ambulance: '15', fire: '18' },
    weather: {
      bestTimeToVisit: 'April to June, September and October',
      seasons: [
        season('Winter', 'December to February', [3, 8], 50),
        season('Spring', 'March to May', [8, 17], 53),
        season('Summer', 'June to August', [16, 25], 56),
        season('Autumn', 'September to November', [10, 16], 51),
      ],
    },
  },
  requirements: [
    ...['US', 'GB', 'CA', 'AU', 'NZ', 'JP', 'SG', 'AE', 'BR', 'MX'].map(visaFreeSchengen),
    ...['DE', 'IT', 'ES'].map(freeMovement),
    schengenVisa(
      'IN',
      'Residents of India with two Schengen visas used in the last three years may receive a multiple-entry visa valid for two years.',
    ),
    schengenVisa('CN', 'Fingerprints are taken in person and kept for 59 months.'),
    schengenVisa('ZA', 'Fingerprints are taken in person and kept for 59 months.'),
    schengenVisa(
      'RU',
      'Since November 2025 residents of Russia are as a rule issued single-entry visas only. Allow more time than usual for an appointment.',
    ),
    ...['US', 'GB'].map(visaFreeStopover),
    ...['CN', 'ZA'].map(airsideConnection),
    requirement({
      countryCode: 'US',
      type: 'working',
      durationDays: 365,
      cost: 'EUR 99, plus the visa centre fee',
      processingTime: 'Varies by consulate; allow several weeks after the work permit',
      notes:
        'Long-stay visa for employees, which serves as a residence permit. It must be validated online within three months of arrival, with a tax to pay.',
      documents: [
        'Completed France-Visas application form, signed',
        'Passport with two blank pages, valid for three months after the visa ends',
        'Work permit obtained by the employer',
        'Signed employment contract',
      ],
      eligibility: ['A job offer from an employer in France who has obtained the work permit'],
      restrictions: ['Only the employment the permit was granted for'],
      extensions: {
        possible: true,
        maxDuration: 365,
        cost: 'Varies by type of residence permit',
        requirements: [
          'Apply online for a residence permit between four and two months before the visa ends',
          'Employment contract still in force',
        ],
      },
    }),
    workingHoliday('AU', 35),
    workingHoliday('CA', 35),
    workingHoliday('NZ', 30),
    workingHoliday('JP', 30),
  ],
};
