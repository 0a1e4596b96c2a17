import * as z from 'zod/mini';
import {
  currencyCodeIn,
  isCurrencyCode,
  isTimeZone,
  timeZoneNameIn,
} from '../countries/isoCodes.ts';
import {
  continents,
  destinationOrders,
  destinationTypes,
  publishStatuses,
} from '../siteVocabulary.ts';
import { visaTypes } from '../vocabulary.ts';
import { documentsHeld, passportsHeld } from './entryRule.ts';
import { destinationImages, optionalImageAddress } from './image.ts';
import {
  countryCode,
  creationKey,
  id,
  optionalCountryCode,
  optionalText,
  page,
  requiredText,
  rowVersion,
  textList,
} from './text.ts';
import { SEARCH_TEXT_MAX } from './textLengths.ts';

/** Maximum length of a destination's name, in characters. */
export const DESTINATION_NAME_MAX = 100;

/** The best time to visit that a page shows where none is stored. */
export const DEFAULT_BEST_TIME = 'April to June';

/** Maximum length of a description, in characters. */
export const DESCRIPTION_MAX = 20_000;

const rating = z.nullable(
  z
    .number('Rating is required')
    .check(
      z.minimum(0, 'Rating must be at least 0'),
      z.maximum(5, 'Rating cannot exceed 5'),
      z.multipleOf(0.1, 'Rating has at most one decimal'),
    ),
);

/** A phone number as dialled: 112, 15, 119, (+62) 110. */
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

// Rows from before validation may keep other texts.
const anyCurrency = optionalText(100).check(z.overwrite(currencyCodeIn));
const anyTimeZone = optionalText(100).check(z.overwrite(timeZoneNameIn));

export const NO_CURRENCY = 'Choose a currency from the list, like EUR';
export const NO_TIME_ZONE = 'Choose a time zone from the list, like Europe/Paris';

/** An ISO 4217 code, or empty. A code in brackets, like Euro (EUR), is extracted. */
const currency = anyCurrency.check(
  z.refine<string>((value) => value === '' || isCurrencyCode(value), NO_CURRENCY),
);

/** An IANA time zone, or empty. */
const timeZone = anyTimeZone.check(
  z.refine<string>((value) => value === '' || isTimeZone(value), NO_TIME_ZONE),
);

/**
 * The id, which is the last part of the destination's address; empty to derive it from the name.
 */
const slug = optionalText(180).check(
  z.toLowerCase(),
  z.refine<string>(
    (value) => value === '' || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value),
    'Use letters, digits and single hyphens, like paris-france',
  ),
);

const fields = z.strictObject({
  name: requiredText('Name is required', DESTINATION_NAME_MAX),
  countryCode: optionalCountryCode,
  continent: z.nullable(z.enum(continents, 'Continent is required')),
  imageUrl: optionalImageAddress,
  types: z.array(z.enum(destinationTypes)).check(
    z.maxLength(destinationTypes.length),
    z.overwrite((chosen) => destinationTypes.filter((type) => chosen.includes(type))),
  ),
  shortDescription: optionalText(500),
  description: optionalText(DESCRIPTION_MAX),
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
  /** If omitted: published for a new destination, otherwise unchanged. */
  status: z.optional(z.enum(publishStatuses)),
  /** The scheduled time of publication (ISO 8601, UTC). */
  publishAt: z.optional(
    z.nullable(z.iso.datetime('Choose when it is to be published').check(z.maxLength(40))),
  ),
});

export type DestinationInput = z.infer<typeof fields>;

/** What a draft may lack, and what the form says when it is to be published. */
const neededToPublish = {
  countryCode: 'Country is required',
  continent: 'Continent is required',
  imageUrl: 'Image URL is required',
  shortDescription: 'Short description is required',
  description: 'Description is required',
  rating: 'Rating is required',
};

/** The fields that a destination lacks to be published, with the form's messages. */
export function missingToPublish(
  destination: Pick<DestinationInput, keyof typeof neededToPublish>,
): { field: string; message: string }[] {
  return Object.entries(neededToPublish)
    .map(([field, message]) => ({ field: field as keyof typeof neededToPublish, message }))
    .filter(({ field }) => destination[field] === '' || destination[field] === null);
}

/** Refuses a destination that isn't a draft and lacks something; `omitted` is the status of one without. */
function completeUnlessDraft(omitted: 'draft' | 'published') {
  return z.superRefine<DestinationInput>(
    (destination, context) => {
      if ((destination.status ?? omitted) === 'draft') return;
      for (const { field, message } of missingToPublish(destination)) {
        context.addIssue({ code: 'custom', path: [field], message });
      }
    },
    // Also beside other errors: a form shows all at once.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
}

/** The fields of the destination form. */
export const destinationFields = fields.check(completeUnlessDraft('published'));

/**
 * The fields of a stored destination's form, which may keep texts from before validation. Without a
 * status they are checked once the stored one is known.
 */
export const storedDestinationFields = z
  .extend(fields, { currency: anyCurrency, timeZone: anyTimeZone })
  .check(completeUnlessDraft('draft'));

export const destinationCreate = z.safeExtend(destinationFields, {
  creationKey: z.optional(creationKey),
  slug: z.optional(slug),
});

export const destinationUpdate = z.strictObject({
  id,
  version: rowVersion,
  /** When the opened destination was created: another one may have its address by now. */
  createdAt: z.optional(z.string().check(z.maxLength(40))),
  /** A new address; omitted or empty to keep it. */
  slug: z.optional(slug),
  fields: storedDestinationFields,
});

/** The fields of the panel's form, for new and stored destinations. */
export const newDestinationForm = z.safeExtend(destinationFields, { slug });
export const storedDestinationForm = z.safeExtend(storedDestinationFields, { slug });

export type DestinationForm = z.infer<typeof storedDestinationForm>;

/** Publishes or unpublishes destinations. */
export const destinationStatus = z.strictObject({
  ids: z.array(id).check(z.minLength(1), z.maxLength(1000)),
  status: z.enum(['published', 'draft']),
});

/** A preview's signed token, which gives access to an unpublished destination. */
export const previewToken = z.string().check(z.minLength(1), z.maxLength(800));

export const previewByToken = z.strictObject({ token: previewToken });

export const destinationById = z.strictObject({ id });

/** `renew` ends the earlier links. */
export const previewCreate = z.strictObject({ id, renew: z._default(z.boolean(), false) });

/** A public or admin listing. All fields except the page are filters, all optional. */
export const destinationList = z.strictObject({
  type: z.optional(z.enum(destinationTypes)),
  countryCode: z.optional(countryCode()),
  continent: z.optional(z.enum(continents)),
  search: z.optional(optionalText(SEARCH_TEXT_MAX)),
  /** Only destinations that one of these passports may enter without a visa in advance. */
  noVisaBeforehandFor: z.optional(passportsHeld),
  /** What for, by default as tourists. */
  entryPurpose: z.optional(z.enum(visaTypes)),
  /** The documents of whoever asks for entry without a visa. */
  holds: z.optional(documentsHeld),
  order: z._default(z.enum(destinationOrders), 'newest'),
  page,
  pageSize: z._default(z.int().check(z.minimum(1), z.maximum(100)), 100),
});

export const popularDestinations = z.strictObject({
  limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 4),
});

export const destinationsByType = z.strictObject({ type: z.enum(destinationTypes), page });
