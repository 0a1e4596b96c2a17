import { officialLinkFields } from '#core/inputs/records/officialLink.ts';
import { officialLinkTable } from '#db/queries/records/officialLinks.ts';
import { countryName } from '../history/names.ts';
import { kindOfRecord } from './kind.ts';
import { completeSourced, withSources } from './sourced.ts';

/** Where to apply at destinations, and for how much, or whom to ask. */
export const officialLinks = kindOfRecord({
  entity: 'application_portal',
  table: officialLinkTable,
  schema: officialLinkFields,
  title: async (db, { destination, title }) => `${await countryName(db, destination)}: ${title}`,
  complete: completeSourced,
  file: {
    example: {
      destination: 'JP',
      fields: {
        scheme: 'e_visa',
        title: 'e-Visa of Japan',
        address: 'https://www.example.org/visa',
        priceAmount: '3000',
        priceCurrency: 'JPY',
        priceNote: 'Single entry',
        inOperation: true,
        purposes: ['tourist'],
        foreignersOnly: false,
        passports: 'BR ZA',
        binding: null,
        processingMin: 5,
        processingMax: 10,
        processingUnit: 'working_days',
        validityDays: 90,
        stayDays: 30,
        entries: 'single',
        earliestDays: null,
        note: '',
        sourceTitle: '',
        sourceAddress: null,
        sourceDate: null,
      },
    },
    shown: withSources,
  },
});
