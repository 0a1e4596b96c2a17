import * as z from 'zod/mini';
import { passportsHeld } from './answers/entryRule.ts';
import {
  continents,
  DESTINATION_NAME_MAX,
  destinationTypes,
  publishStatuses,
  SEARCH_TEXT_MAX,
} from './constants.ts';
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

/** The longest description, in characters. */
export const DESCRIPTION_MAX = 20_000;

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

// Rows from before these were checked hold other texts, which may stay as they are.
const anyCurrency = optionalText(100).check(z.overwrite(currencyCodeIn));
const anyTimeZone = optionalText(100).check(z.overwrite(timeZoneNameIn));

export const NO_CURRENCY = 'Choose a currency from the list, like EUR';
export const NO_TIME_ZONE = 'Choose a time zone from the list, like Europe/Paris';

/** An ISO 4217 code, or nothing. What names one in brackets, like Euro (EUR), counts as the code. */
const currency = anyCurrency.check(
  z.refine<string>((value) => value === '' || isCurrencyCode(value), NO_CURRENCY),
);

/** An IANA time zone, or nothing. */
const timeZone = anyTimeZone.check(
  z.refine<string>((value) => value === '' || isTimeZone(value), NO_TIME_ZONE),
);

/** The last part of a destination's address, which is its id; empty for one made of its name. */
const slug = optionalText(180).check(
  z.toLowerCase(),
  z.refine<string>(
    (value) => value === '' || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value),
    'Use letters, digits and single hyphens, like paris-france',
  ),
);

/** What the destination form holds. */
export const destinationFields = z.strictObject({
  name: requiredText('Name is required', DESTINATION_NAME_MAX),
  countryCode: countryCode(),
  continent: z.enum(continents, 'Continent is required'),
  imageUrl: imageAddress('Image URL is required'),
  types: z.array(z.enum(destinationTypes)).check(
    z.maxLength(destinationTypes.length),
    z.overwrite((chosen) => destinationTypes.filter((type) => chosen.includes(type))),
  ),
  shortDescription: requiredText('Short description is required', 500),
  description: requiredText('Description is required', DESCRIPTION_MAX),
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
  /** Left out: published where it is new, and otherwise as it was. */
  status: z.optional(z.enum(publishStatuses)),
  /** When a scheduled one becomes published (ISO 8601, UTC). */
  publishAt: z.optional(
    z.nullable(z.iso.datetime('Choose when it is to be published').check(z.maxLength(40))),
  ),
});

/** What the form over a stored destination holds: the same, and texts from before lists were checked. */
export const storedDestinationFields = z.extend(destinationFields, {
  currency: anyCurrency,
  timeZone: anyTimeZone,
});

export type DestinationInput = z.infer<typeof destinationFields>;

export const destinationCreate = z.extend(destinationFields, {
  creationKey: z.optional(creationKey),
  slug: z.optional(slug),
});

export const destinationUpdate = z.strictObject({
  id,
  version: rowVersion,
  /** When the destination that was opened was created: another may have its address by now. */
  createdAt: z.optional(z.string().check(z.maxLength(40))),
  /** Another address; left out or empty: the same. */
  slug: z.optional(slug),
  fields: storedDestinationFields,
});

/** What the panel's form holds, for a destination that is new and for one that is stored. */
export const newDestinationForm = z.extend(destinationFields, { slug });
export const storedDestinationForm = z.extend(storedDestinationFields, { slug });

export type DestinationForm = z.infer<typeof storedDestinationForm>;

/** Publishes destinations, or makes them drafts. */
export const destinationStatus = z.strictObject({
  ids: z.array(id).check(z.minLength(1), z.maxLength(1000)),
  status: z.enum(['published', 'draft']),
});

/** A signed token of a preview. */
const previewToken = z.string().check(z.minLength(1), z.maxLength(800));

export const previewByToken = z.strictObject({ token: previewToken });

export const previewedRequirements = z.strictObject({
  token: previewToken,
  passport: countryCode(),
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
