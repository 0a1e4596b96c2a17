import { requirement, type SampleDestination, sampleNotice, season } from './types.ts';

/**
 * Bali. Tourist requirements agree with the shipped entry rules; everything else is an example for
 * November 2025 without a source, and the rating is invented.
 */

const visaOnArrivalFee = 'IDR 500,000 (about USD 30)';

const entryDocuments = [
  'Passport valid for at least six months, with two blank pages and no damage',
  'Return or onward ticket',
  'All Indonesia arrival declaration, made online within three days before arrival',
  'Receipt of the Bali tourist levy (IDR 150,000)',
];

const visitorRestrictions = [
  'No paid work and no sale of goods or services in Indonesia',
  'Overstays are fined IDR 1,000,000 a day; beyond 60 days they lead to deportation and a ban',
];

const visaOnArrival = (countryCode: string) =>
  requirement({
    countryCode,
    onArrival: true,
    durationDays: 30,
    cost: visaOnArrivalFee,
    processingTime: 'At the counter on arrival, or online as an e-VOA before you travel',
    notes:
      'The day of arrival counts as day one. Buying the e-VOA on the immigration website beforehand spares you the payment queue. For more than 60 days apply for a visit visa before you travel.',
    documents: entryDocuments,
    eligibility: ['Arrival at an airport or port that issues the visa, such as Ngurah Rai in Bali'],
    restrictions: visitorRestrictions,
    extensions: {
      possible: true,
      maxDuration: 30,
      cost: 'IDR 500,000',
      requirements: [
        'Apply online before the first 30 days end; start about two weeks earlier',
        'Visit an immigration office for a photo and a short interview',
        'One extension only',
      ],
    },
  });

const visaExempt = (countryCode: string, notes: string) =>
  requirement({
    countryCode,
    required: false,
    durationDays: 30,
    cost: 'Free',
    notes,
    documents: entryDocuments,
    eligibility: ['Ordinary passport of this nationality'],
    restrictions: [...visitorRestrictions, 'Cannot be turned into another permit inside Indonesia'],
  });

const transitOnArrival = (countryCode: string) =>
  requirement({
    countryCode,
    type: 'transit',
    onArrival: true,
    durationDays: 30,
    cost: visaOnArrivalFee,
    notes:
      'Not needed if you stay airside with your bags checked through. Travellers on separate tickets usually have to clear immigration to check in again and then need the visa on arrival.',
  });

const remoteWorkerVisa = (countryCode: string) =>
  requirement({
    countryCode,
    type: 'working',
    durationDays: 365,
    cost: 'Varies by length of stay; paid online with the application',
    processingTime: 'About 5 working days after payment',
    notes:
      'Remote worker visa (index E33G) for people employed by a company outside Indonesia. It is an e-visa with a one-year stay permit; a job with an Indonesian employer needs a different, sponsored visa.',
    documents: [
      'Passport valid for at least six months',
      'Employment contract with a company outside Indonesia',
      'Proof of income of at least USD 60,000 a year',
      'Bank statements for three months showing at least USD 2,000',
      'Recent colour photo',
    ],
    eligibility: ['Employed by a company established outside Indonesia'],
    restrictions: [
      'No payment from people or companies in Indonesia',
      'No sale of goods or services in Indonesia',
    ],
    extensions: {
      possible: true,
      maxDuration: 365,
      cost: 'Varies by length of extension',
      requirements: ['Same employment and income as for the first year', 'Apply before it expires'],
    },
  });

export const bali: SampleDestination = {
  destination: {
    id: 'bali-indonesia',
    name: 'Bali',
    country: 'Indonesia',
    countryCode: 'ID',
    continent: 'Asia',
    imageUrl: '/posters/bali-indonesia.svg',
    types: ['tourist', 'nomad'],
    shortDescription:
      'A Hindu island of rice terraces, reefs and surf, where the choice of area and season matters more than the choice of hotel.',
    description: [
      'Most visitors see only the south of Bali. Kuta, Seminyak and Canggu follow one another up the surf coast, each busier than the map suggests; Sanur and Nusa Dua face calmer water and suit families. Ubud lies inland among rice fields, about an hour and a half from the airport. The north and east, around Lovina, Munduk, Amed and Sidemen, are quieter, cooler in the hills and slow to reach.',
      'There is no railway, and buses cover little. People move by hired car with driver, by ride apps such as Grab and Gojek, or by scooter. Some villages and beaches do not let app drivers pick passengers up, so keep cash for a local taxi. Riding a scooter requires a motorcycle licence with an international driving permit, and insurers refuse claims from riders who lack one.',
      'The common mistake is to treat the island as small. Forty kilometres can take two hours, and day trips from the coast to the north are mostly spent in a car. Two or three bases work better than one. Tap water is not for drinking. Temples expect covered shoulders and a sarong. Once a year, usually in March, the island keeps Nyepi: for a day and a night the airport is shut, the roads are empty and everyone stays indoors, guests included.',
      'Arrival takes less time if three things are done online first: the visa on arrival, the All Indonesia declaration and the Bali levy, which is separate from the visa. The long queues at the airport are for people who left all three until landing.',
      sampleNotice,
    ].join('\n\n'),
    highlights: [
      'Rice terraces watered by the subak, the farmers’ shared irrigation, world heritage since 2012',
      'Mount Batur, a volcano that people climb in the dark to see the sun rise over its lake',
      'Reefs in the north-east, and at Tulamben a wartime wreck that divers reach from the beach',
      'The kecak, danced at sunset on the cliff of the Uluwatu temple',
    ],
    rating: 4.7,
    popular: true,
    currency: 'IDR',
    languages: ['Indonesian', 'Balinese', 'English in tourist areas'],
    timeZone: 'Asia/Makassar',
    emergencyNumbers: { police: '110', ambulance: '118', fire: '113' },
    weather: {
      bestTimeToVisit: 'May to September',
      seasons: [
        season('Dry season', 'April to October', [23, 30], 62),
        season('Wet season', 'November to March', [24, 32], 260),
      ],
    },
  },
  requirements: [
    ...[
      'US',
      'GB',
      'CA',
      'AU',
      'NZ',
      'JP',
      'DE',
      'FR',
      'IT',
      'ES',
      'AE',
      'ZA',
      'IN',
      'CN',
      'RU',
    ].map(visaOnArrival),
    visaExempt('SG', 'Citizens of ASEAN member states enter without a visa for 30 days.'),
    visaExempt('TH', 'Citizens of ASEAN member states enter without a visa for 30 days.'),
    visaExempt('BR', 'Visa exemption since 3 July 2025. Before that date a visa was required.'),
    ...['US', 'GB'].map(transitOnArrival),
    ...['US', 'AU', 'DE'].map(remoteWorkerVisa),
  ],
};
