import { requirement, type SampleDestination, sampleNotice, season } from './types.ts';

/**
 * Dubai. Tourist requirements agree with the shipped entry rules; everything else is an example for
 * November 2025 without a source, and the rating is invented.
 */

const entryDocuments = [
  'Passport valid for at least six months from the date of entry',
  'Return or onward ticket, shown if asked',
  'Hotel booking or the address of your host, shown if asked',
];

const visitorRestrictions = [
  'No paid work for an employer in the UAE',
  'Overstays are fined AED 50 a day, and there is no general period of grace',
  'Some ordinary medicines are controlled and need approval before you travel',
];

const visaFree = (
  countryCode: string,
  durationDays = 90,
  notes = 'Entry is stamped at passport control, without an application. Count the days from the date of entry.',
) =>
  requirement({
    countryCode,
    required: false,
    durationDays,
    cost: 'Free',
    notes,
    documents: entryDocuments,
    eligibility: ['Ordinary passport of this nationality', 'No earlier entry ban or unpaid fine'],
    restrictions: visitorRestrictions,
  });

const prearrangedTouristVisa = (countryCode: string, notes: string) =>
  requirement({
    countryCode,
    durationDays: 30,
    cost: 'Varies by sponsor and length of visa',
    processingTime: 'Usually 2 to 5 working days',
    notes,
    documents: [
      'Passport valid for at least six months, with a copy of the photo page',
      'Recent colour photo on a white background',
      'Return or onward ticket',
      'Hotel booking, or the invitation of a relative or friend who lives in the UAE',
      'Travel or health insurance, where the sponsor asks for it',
    ],
    eligibility: ['A sponsor in the UAE: an airline, hotel, licensed tour operator or a resident'],
    restrictions: visitorRestrictions,
    extensions: {
      possible: true,
      maxDuration: 60,
      cost: 'From about AED 600 for each 30 days, depending on where you apply',
      requirements: [
        'Apply before the current visa ends',
        'Two extensions of 30 days at most',
        'The sponsor or visa agent makes or supports the application',
      ],
    },
  });

const airlineTransitVisa = (countryCode: string) =>
  requirement({
    countryCode,
    type: 'transit',
    durationDays: 4,
    cost: 'Free for 48 hours, AED 50 for 96 hours',
    notes:
      'Needed only to leave the airport. Changing planes airside needs no visa. The airline applies for it before you fly.',
    documents: [
      'Passport valid for at least three months (48 hours) or six months (96 hours)',
      'Photo on a white background',
      'Ticket to a third country',
    ],
    eligibility: ['Travel with an airline based in the UAE, which sponsors the visa'],
    restrictions: ['A 48-hour visa cannot be turned into a 96-hour visa'],
  });

const remoteWorkResidence = (countryCode: string) =>
  requirement({
    countryCode,
    type: 'working',
    durationDays: 365,
    cost: 'Varies by authority and service channel',
    notes:
      'One-year residence for people who work remotely for an employer or a company of their own outside the UAE. Once approved, enter within 60 days to complete it.',
    documents: [
      'Passport valid for at least six months',
      'Proof of remote employment, or of owning a company, outside the UAE',
      'Last pay slip and bank statements for the previous three months',
      'Health insurance that covers the UAE',
      'Recent photo',
    ],
    eligibility: ['Income of at least USD 3,500 a month or its equivalent'],
    restrictions: ['No work for an employer in the UAE without a work permit'],
    extensions: {
      possible: true,
      maxDuration: 365,
      cost: 'As for a new application',
      requirements: ['The conditions of the first year are still met', 'Apply before it expires'],
    },
  });

export const dubai: SampleDestination = {
  destination: {
    id: 'dubai-united-arab-emirates',
    name: 'Dubai',
    country: 'United Arab Emirates',
    countryCode: 'AE',
    continent: 'Asia',
    imageUrl: '/posters/dubai-united-arab-emirates.svg',
    types: ['tourist', 'transit', 'nomad'],
    shortDescription:
      'A long coastal city between the Gulf and the desert, with one of the busiest airports for changing planes and mild winters.',
    description: [
      'Dubai runs for about fifty kilometres along the Gulf and has several centres rather than one. Deira and Bur Dubai, on the two banks of the Creek, hold the older markets, the cheaper hotels and many small Indian, Pakistani and Iranian restaurants. Downtown is the district of the Burj Khalifa and the Dubai Mall. Dubai Marina and Jumeirah Beach Residence, half an hour further south-west, suit people who came mainly for the sea.',
      'The Red Line of the Metro links Terminals 1 and 3 of the airport with Deira, Downtown and the Marina; the Green Line follows the Creek. Both take the prepaid Nol card, as do buses and trams. Taxis are metered and easy to find, and a wooden abra still crosses the Creek for a dirham. Walking works inside a district but seldom between two of them: buildings that look like neighbours on the map may stand on opposite sides of a twelve-lane road.',
      'The heat is what most first-time visitors misjudge. From June to September the day outdoors is over by mid-morning, and a plan that depends on walking will fail. The weekend is Saturday and Sunday, with Friday a short working day. During Ramadan many places keep different hours, and it is considerate not to eat or smoke in the street before sunset.',
      'Rules are enforced more strictly than the setting suggests. Alcohol belongs in licensed bars, restaurants and homes. Photographing people without asking, swearing in public and insulting posts online can all end at a police station. Check every prescription against the list of controlled medicines before you pack it.',
      sampleNotice,
    ].join('\n\n'),
    highlights: [
      'The Burj Khalifa, 828 metres high, the tallest building in the world since 2010',
      'The gold and spice souks of Deira and the wind towers of Al Fahidi, with a boat across the Creek between them',
      'A desert reserve within an hour of the centre, where Arabian oryx live in the wild again',
      'A driverless metro from the airport through the whole city to the Marina',
    ],
    rating: 4.6,
    popular: true,
    currency: 'AED',
    languages: ['Arabic', 'English'],
    timeZone: 'Asia/Dubai',
    emergencyNumbers: { police: '999', ambulance: '998', fire: '997' },
    weather: {
      bestTimeToVisit: 'November to March',
      seasons: [
        season('Winter', 'December to February', [15, 25], 20),
        season('Spring', 'March to April', [20, 31], 15),
        season('Summer', 'May to September', [28, 40], 0),
        season('Autumn', 'October to November', [22, 33], 2),
      ],
    },
  },
  requirements: [
    ...['US', 'GB', 'AU', 'JP', 'SG', 'DE', 'FR', 'IT', 'ES', 'BR', 'NZ'].map((code) =>
      visaFree(code),
    ),
    visaFree('MX', 180),
    visaFree(
      'CN',
      90,
      'Mutual visa exemption between China and the UAE, in force since January 2018.',
    ),
    visaFree(
      'RU',
      90,
      'Mutual visa exemption between Russia and the UAE, in force since February 2019: 90 days in any 180 days.',
    ),
    prearrangedTouristVisa(
      'IN',
      'Visas of 30 or 60 days are arranged through a sponsor. Holders of a US visa or green card, or of residence in the United Kingdom or the European Union, may instead qualify for a 14-day visa.',
    ),
    prearrangedTouristVisa('ZA', 'Visas of 30 or 60 days are arranged through a sponsor.'),
    prearrangedTouristVisa(
      'EG',
      'Visas of 30 or 60 days are arranged through a sponsor. Residents of Gulf states have a separate e-visa.',
    ),
    requirement({
      countryCode: 'US',
      type: 'transit',
      required: false,
      durationDays: 90,
      cost: 'Free',
      notes:
        'No visa is needed while you stay airside. To leave the airport you enter without a visa, as for a tourist stay.',
    }),
    ...['IN', 'EG'].map(airlineTransitVisa),
    ...['US', 'GB', 'IN'].map(remoteWorkResidence),
  ],
};
