import * as z from 'zod/mini';
import { passportsHeld } from './answers/entryRule.ts';
import { continents, destinationTypes, SEARCH_TEXT_MAX } from './constants.ts';
import {
  currencyCodeIn,
  isCurrencyCode,
  isTimeZone,
  timeZoneNameIn,
} from './countries/isoCodes.ts';
import { destinationImages, imageAddress } from './image.ts';
import {
  countryCode,
  creationKey,
  id,
  optionalText,
  page,
  requiredText,
  rowVersion,
  textList,
} from './text.ts';

const rating = z
  .number('Rating is required')
  .check(
    z.minimum(0, 'Rating must be at least 0'),
    z.maximum(5, 'Rating cannot exceed 5'),
    z.multipleOf(0.1, 'Rating has at most one decimal'),
  );

/** A phone number as people dial it: 112, 15, 119, (+62) 110. */
const phoneNumber = optionalText(40).check(
  z.refine<string>((value) => value === '' || /\d/.test(value), 'Enter a phone number'),
);

const temperature = z
  .number('Temperature is required')
  .check(z.minimum(-90, 'Use -90 to 60 °C'), z.maximum(60, 'Use -90 to 60 °C'));

const season = z.strictObject({
  name: requiredText('Season name is required', 60),
  months: requiredText('Months are required', 60),
  temperature: z.strictObject({ min: temperature, max: temperature }).check(
    z.refine(({ min, max }) => min <= max, {
      message: 'The maximum is below the minimum',
      path: ['max'],
    }),
  ),
  rainfall: z
    .number('Rainfall is required')
    .check(z.minimum(0, 'Use 0 to 3000 mm'), z.maximum(3000, 'Use 0 to 3000 mm')),
});

/** An ISO 4217 code, or nothing. What names one in brackets, like Euro (EUR), counts as the code. */
const currency = optionalText(100).check(
  z.overwrite(currencyCodeIn),
  z.refine<string>(
    (value) => value === '' || isCurrencyCode(value),
    'Choose a currency from the list, like EUR',
  ),
);

/** An IANA time zone, or nothing. */
const timeZone = optionalText(100).check(
  z.overwrite(timeZoneNameIn),
  z.refine<string>(
    (value) => value === '' || isTimeZone(value),
    'Choose a time zone from the list, like Europe/Paris',
  ),
);

/** What the destination form holds. */
export const destinationFields = z.strictObject({
  name: requiredText('Name is required', 100),
  countryCode: countryCode(),
  continent: z.enum(continents, 'Continent is required'),
  imageUrl: imageAddress('Image URL is required'),
  types: z.array(z.enum(destinationTypes)).check(
    z.maxLength(destinationTypes.length),
    z.overwrite((chosen) => destinationTypes.filter((type) => chosen.includes(type))),
  ),
  shortDescription: requiredText('Short description is required', 500),
  description: requiredText('Description is required', 20_000),
  highlights: textList({ maxItems: 12, maxLength: 200 }),
  rating,
  currency,
  timeZone,
  languages: textList({ maxItems: 30, maxLength: 60 }),
  popular: z.boolean(),
  emergencyNumbers: z.strictObject({
    police: phoneNumber,
    ambulance: phoneNumber,
    fire: phoneNumber,
  }),
  weather: z.strictObject({
    bestTimeToVisit: optionalText(200),
    seasons: z.array(season).check(z.maxLength(12, 'Use at most 12 seasons')),
  }),
  images: destinationImages,
});

export type DestinationInput = z.infer<typeof destinationFields>;

export const destinationCreate = z.extend(destinationFields, {
  creationKey: z.optional(creationKey),
});

export const destinationUpdate = z.strictObject({
  id,
  version: rowVersion,
  fields: destinationFields,
});

export const destinationById = z.strictObject({ id });

/** A public or admin listing. Everything but the page is a filter; none means all. */
export const destinationList = z.strictObject({
  type: z.optional(z.enum(destinationTypes)),
  countryCode: z.optional(countryCode()),
  continent: z.optional(z.enum(continents)),
  search: z.optional(optionalText(SEARCH_TEXT_MAX)),
  /** Only what holders of one of these passports enter without a visa beforehand. */
  noVisaBeforehandFor: z.optional(passportsHeld),
  order: z._default(z.enum(['newest', 'rating']), 'newest'),
  page,
  pageSize: z._default(z.int().check(z.minimum(1), z.maximum(100)), 100),
});

export const popularDestinations = z.strictObject({
  limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 4),
});

export const destinationsByType = z.strictObject({ type: z.enum(destinationTypes), page });
