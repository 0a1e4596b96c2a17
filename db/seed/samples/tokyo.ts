import { requirement, type SampleDestination, sampleNotice, season } from './types.ts';

/**
 * Tokyo. Tourist requirements agree with the shipped entry rules; everything else is an example for
 * November 2025 without a source, and the rating is invented.
 */

type Requirement = SampleDestination['requirements'][number];

const visitorRestrictions = [
  'No paid work',
  'Entry may be refused after certain criminal convictions, drug offences above all',
  'Stimulants and some cold remedies are prohibited, even on prescription',
];

const visaExempt = (
  countryCode: string,
  durationDays = 90,
  notes = 'Arrival and customs forms can be filled in beforehand on Visit Japan Web.',
  extensions?: Requirement['extensions'],
) =>
  requirement({
    countryCode,
    required: false,
    durationDays,
    cost: 'Free',
    notes,
    documents: [
      'Passport valid for the whole stay',
      'Return or onward ticket, shown if asked',
      'Address of your first night in Japan',
    ],
    eligibility: ['Stay for tourism, family visits, business meetings or similar short visits'],
    restrictions: visitorRestrictions,
    ...(extensions && { extensions }),
  });

const exemptForNinetyDays = (countryCode: string) => visaExempt(countryCode);

// Japan has agreements with these countries on stays of up to six months, in two parts.
const exemptForSixMonths = (countryCode: string) =>
  visaExempt(
    countryCode,
    90,
    'Landing permission is for 90 days. Citizens of this country may ask for a second period in Japan, up to six months in all.',
    {
      possible: true,
      maxDuration: 90,
      cost: 'JPY 6,000 at the counter; fees are under revision',
      requirements: [
        'Apply at the regional immigration office before the first 90 days end',
        'Show enough money for the longer stay and how you will leave Japan',
      ],
    },
  );

const visaInAdvance = (countryCode: string, durationDays: number, notes: string) =>
  requirement({
    countryCode,
    durationDays,
    cost: 'Varies by nationality',
    processingTime: 'About 5 working days once the documents are complete',
    notes,
    documents: [
      'Passport valid for the whole stay',
      'Visa application form and photo',
      'Daily schedule of the stay',
      'Flight and hotel bookings',
      'Proof of income, such as bank statements and a tax certificate',
    ],
    eligibility: ['Application in the country or region where you live'],
    restrictions: [...visitorRestrictions, 'A single-entry visa must be used within three months'],
  });

const transitVisa = (countryCode: string) =>
  requirement({
    countryCode,
    type: 'transit',
    durationDays: 15,
    cost: 'Varies by nationality',
    processingTime: 'About 5 working days once the documents are complete',
    notes:
      'Needed to leave the airport or to change between Haneda and Narita. Changing planes airside needs no visa.',
    documents: [
      'Passport valid for the whole stay',
      'Visa application form and photo',
      'Onward ticket and, where required, the visa of the next country',
    ],
    eligibility: ['Journey to a third country through Japan'],
    restrictions: ['No paid work'],
  });

const workingHoliday = (
  countryCode: string,
  notes = 'Working holiday for one year, with jobs to pay for the journey. Some agreements set a yearly number of visas.',
) =>
  requirement({
    countryCode,
    type: 'working',
    durationDays: 365,
    cost: 'Varies by nationality',
    notes,
    documents: [
      'Passport',
      'Visa application form and photo',
      'Outline of the planned stay and reasons for it',
      'Proof of savings and of a return ticket or its price',
    ],
    eligibility: [
      'Aged 18 to 30 on the day of application',
      'Resident in the country of citizenship',
    ],
    restrictions: [
      'No work in bars, cabarets or gambling',
      'Accompanying children are not covered',
    ],
  });

export const tokyo: SampleDestination = {
  destination: {
    id: 'tokyo-japan',
    name: 'Tokyo',
    country: 'Japan',
    countryCode: 'JP',
    continent: 'Asia',
    imageUrl: '/posters/tokyo-japan.svg',
    types: ['tourist', 'transit', 'nomad'],
    shortDescription:
      'A city of many centres strung along one loop railway, where a good station matters more than a good view from the room.',
    description: [
      'Tokyo is easiest to understand as a ring. The Yamanote line circles the centre in about an hour and joins most of the names you will have heard. Shinjuku and Shibuya, on the west side, are loud and well connected. Ueno and Asakusa, on the east, are older, flatter and cheaper. Ginza and the streets near Tokyo Station suit people who plan day trips by Shinkansen.',
      'Buy a Suica or Pasmo card, plastic or on a phone, and touch it at every gate; there is no need to work out fares. Trains stop at around midnight, and a taxi across town after that is costly. Haneda airport is half an hour from the centre, Narita more than an hour. Large stations have dozens of exits, so note the number of the one you want: the wrong exit can mean fifteen minutes on foot.',
      'First-time visitors often buy a nationwide rail pass they do not need. It pays only for long journeys within few days, and it does not cover the Tokyo subway. They also cross the city several times a day; two neighbouring districts a day are plenty. Sights with limited numbers sell out weeks ahead, and small restaurants may take cash only. Litter bins are rare and smoking in the street is mostly forbidden.',
      'Visitors must carry their passport, and police may ask for it. Check your medicines before you travel: some cold remedies and drugs for attention disorders that are ordinary elsewhere are illegal in Japan, and others need an import certificate.',
      sampleNotice,
    ].join('\n\n'),
    highlights: [
      'Sensō-ji in Asakusa, the oldest temple of the city, founded in the seventh century',
      'More restaurants with Michelin stars than any other city, and counters with six seats beside them',
      'Mount Fuji on a clear winter day, seen free of charge from the towers of the Metropolitan Government',
      'Cherry blossom along the Meguro and in Ueno Park at the end of March, ginkgo avenues in November',
    ],
    rating: 4.9,
    popular: true,
    currency: 'JPY',
    languages: ['Japanese'],
    timeZone: 'Asia/Tokyo',
    emergencyNumbers: { police: '110', ambulance: '119', fire: '119' },
    weather: {
      bestTimeToVisit: 'March to May, October and November',
      seasons: [
        season('Winter', 'December to February', [2, 11], 58),
        season('Spring', 'March to May', [10, 19], 130),
        season('Summer', 'June to August', [21, 29], 160),
        season('Autumn', 'September to November', [15, 22], 185),
      ],
    },
  },
  requirements: [
    ...['US', 'CA', 'AU', 'NZ', 'SG', 'FR', 'IT', 'ES'].map(exemptForNinetyDays),
    ...['GB', 'DE', 'MX'].map(exemptForSixMonths),
    visaExempt('TH', 15, 'The exemption applies to passports with a chip (e-passports).'),
    visaInAdvance(
      'IN',
      90,
      'Residents of India apply through the visa application centre and receive an e-visa for a single visit by air. The stay granted may be shorter than 90 days.',
    ),
    visaInAdvance(
      'ZA',
      90,
      'Residents of South Africa apply on the Japan eVISA website for a single visit by air. The stay granted may be shorter than 90 days.',
    ),
    visaInAdvance(
      'CN',
      30,
      'Residents of mainland China apply through a designated travel agency. First single-entry visas are given for 15 or 30 days.',
    ),
    requirement({
      countryCode: 'US',
      type: 'transit',
      required: false,
      durationDays: 90,
      cost: 'Free',
      notes:
        'No visa to change planes, to leave the airport or to change between Haneda and Narita: a stopover uses the ordinary visa-free entry.',
    }),
    ...['IN', 'ZA'].map(transitVisa),
    requirement({
      countryCode: 'US',
      type: 'working',
      durationDays: 180,
      cost: 'Varies by nationality',
      notes:
        'Designated Activities visa for remote workers (digital nomads): six months, then at least six months abroad before another. Work for a Japanese employer needs a sponsored work visa instead.',
      documents: [
        'Passport, visa application form and photo',
        'Description of the planned activities and length of stay',
        'Tax or income certificate showing at least JPY 10 million a year',
        'Private insurance with at least JPY 10 million of medical cover',
      ],
      eligibility: ['Employed by, or in business with, companies outside Japan'],
      restrictions: ['No residence card is issued', 'No work for an employer in Japan'],
    }),
    workingHoliday(
      'GB',
      'Working holiday for one year, with up to 6,000 places a year for British citizens. It may be used twice.',
    ),
    ...['CA', 'AU', 'NZ', 'DE', 'FR'].map((countryCode) => workingHoliday(countryCode)),
  ],
};
