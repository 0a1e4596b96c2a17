import * as z from 'zod/mini';
import { linkBindings, linkSchemes, processingUnits, visaEntries } from '#core/borderVocabulary.ts';
import { visaTypes } from '#core/vocabulary.ts';
import { onceValid } from '../onceValid.ts';
import { sourceAddress, sourceFields } from '../rules/administratorRule.ts';
import { optionalText, requiredText } from '../text.ts';
import { countryCodes } from './countryCodes.ts';
import { amountOfMoney, currencyOfMoney } from './money.ts';
import { purposesOfStay } from './purposesOfStay.ts';
import { wholeNumber } from './wholeNumber.ts';

/** Where and for how much to apply at a destination. */
export const officialLinkFields = z
  .strictObject({
    scheme: z.enum(linkSchemes, 'Choose what is applied for'),
    title: requiredText('Title is required', 200),
    address: sourceAddress,
    priceAmount: amountOfMoney,
    priceCurrency: currencyOfMoney,
    priceNote: optionalText(300),
    inOperation: z.boolean(),
    /** Links of earlier versions have none of the fields with defaults. */
    purposes: z._default(purposesOfStay, [...visaTypes]),
    /** The country's own citizens are not asked for it. */
    foreignersOnly: z._default(z.boolean(), false),
    /** The passports it is for; empty for all. */
    passports: z._default(countryCodes, ''),
    /** Whether an arrival form must be sent; null where no source states it. */
    binding: z._default(z.nullable(z.enum(linkBindings)), null),
    processingMin: wholeNumber(0),
    processingMax: wholeNumber(0),
    processingUnit: z._default(z.nullable(z.enum(processingUnits)), null),
    validityDays: wholeNumber(1),
    stayDays: wholeNumber(1),
    entries: z._default(z.nullable(z.enum(visaEntries)), null),
    /** The days before arrival from which an arrival form can be sent. */
    earliestDays: wholeNumber(0),
    note: optionalText(1000),
    ...sourceFields,
  })
  .check(
    z.refine(({ priceAmount, priceCurrency }) => priceAmount === null || priceCurrency !== null, {
      message: 'Say in which currency',
      path: ['priceCurrency'],
      when: onceValid('priceAmount', 'priceCurrency'),
    }),
    z.refine(({ priceAmount, priceCurrency }) => priceCurrency === null || priceAmount !== null, {
      message: 'Enter the price, or leave the currency empty',
      path: ['priceAmount'],
      when: onceValid('priceAmount', 'priceCurrency'),
    }),
    z.refine(
      ({ processingMin, processingMax, processingUnit }) =>
        processingUnit !== null || (processingMin === null && processingMax === null),
      {
        message: 'Choose the unit of the processing time',
        path: ['processingUnit'],
        when: onceValid('processingMin', 'processingMax', 'processingUnit'),
      },
    ),
    z.refine(
      ({ processingMin, processingMax }) =>
        processingMin === null || processingMax === null || processingMin <= processingMax,
      {
        message: 'Enter at least the shortest time',
        path: ['processingMax'],
        when: onceValid('processingMin', 'processingMax'),
      },
    ),
  );

export type OfficialLinkInput = z.infer<typeof officialLinkFields>;
