import * as z from 'zod/mini';
import { visaTypes } from '../constants.ts';
import { isCurrencyCode } from '../countries/isoCodes.ts';
import { sourceAddress, sourceFields, sourceLabels } from '../rules/administratorRule.ts';
import { optionalText, requiredText } from '../text.ts';
import type { RecordWords } from './recordWords.ts';

export const linkSchemes = ['eta', 'e_visa', 'visa', 'arrival_card', 'authority'] as const;

/** Where and for how much to apply at a destination. */
export const officialLinkFields = z
  .strictObject({
    scheme: z.enum(linkSchemes, 'Choose what is applied for'),
    title: requiredText('Title is required', 200),
    address: sourceAddress,
    /** A decimal number, so that no cent is lost to a fraction of two. */
    priceAmount: z.nullable(
      z
        .string()
        .check(
          z.trim(),
          z.regex(/^\d{1,9}(\.\d{1,3})?$/, 'Enter a number, like 20 or 20.50, or nothing'),
        ),
    ),
    priceCurrency: z.nullable(
      z
        .string()
        .check(
          z.trim(),
          z.toUpperCase(),
          z.maxLength(3, 'Choose a currency from the list, like EUR'),
          z.refine<string>(isCurrencyCode, 'Choose a currency from the list, like EUR'),
        ),
    ),
    priceNote: optionalText(300),
    inOperation: z.boolean(),
    /** Links of earlier versions have neither this nor the next. */
    purposes: z._default(
      z.array(z.enum(visaTypes)).check(
        z.minLength(1, 'Choose at least one kind of stay'),
        z.maxLength(visaTypes.length),
        z.overwrite((chosen) => visaTypes.filter((type) => chosen.includes(type))),
      ),
      [...visaTypes],
    ),
    /** The country's own citizens are not asked for it. */
    foreignersOnly: z._default(z.boolean(), false),
    note: optionalText(1000),
    ...sourceFields,
  })
  .check(
    z.refine(({ priceAmount, priceCurrency }) => priceAmount === null || priceCurrency !== null, {
      message: 'Say in which currency',
      path: ['priceCurrency'],
    }),
    z.refine(({ priceAmount, priceCurrency }) => priceCurrency === null || priceAmount !== null, {
      message: 'Enter the price, or leave the currency empty',
      path: ['priceAmount'],
    }),
  );

export type OfficialLinkInput = z.infer<typeof officialLinkFields>;

export const officialLinkWords = {
  noun: ['official link', 'official links'],
  title: ['Official link', 'Official links'],
  file: 'official-links',
  param: 'link',
  labels: {
    scheme: 'Applied For',
    title: 'Title',
    address: 'Address',
    priceAmount: 'Price',
    priceCurrency: 'Currency',
    priceNote: 'Note on the Price',
    inOperation: 'In operation',
    purposes: 'Kinds of Stay',
    foreignersOnly: 'For foreigners only',
    note: 'Note',
    ...sourceLabels,
  },
} as const satisfies RecordWords<OfficialLinkInput>;

export const schemeNames: Record<OfficialLinkInput['scheme'], string> = {
  eta: 'ETA',
  e_visa: 'e-Visa',
  visa: 'Visa',
  arrival_card: 'Arrival card',
  authority: 'Authority',
};
