import type { Continent, PublishStatus } from '#core/siteVocabulary.ts';
import { flag, json, plain, reference, text, withDefault } from '../columns.ts';

export type EmergencyNumbers = { police: string; ambulance: string; fire: string };

export type Season = {
  name: string;
  /** For example "December to February". */
  months: string;
  /** Average daily minimum and maximum in °C. */
  temperature: { min: number; max: number };
  /** Average mm a month. */
  rainfall: number;
};

export type Weather = { bestTimeToVisit: string; seasons: Season[] };

/** Edited fields that cards show. */
export const cardColumns = {
  name: text('name'),
  country: text('country'),
  /** Empty, like the continent and the rating null, only in drafts. */
  countryCode: reference('country_code'),
  continent: plain<Continent | null>()('continent'),
  imageUrl: text('image_url'),
  shortDescription: text('short_description'),
  /** 0 to 5. */
  rating: plain<number | null>()('rating'),
  popular: flag('popular'),
};

/** Edited fields that only the destination's own page shows. */
export const pageColumns = {
  description: text('description'),
  /** May be empty. */
  highlights: json<string[]>()('highlights'),
  /** An ISO 4217 code; free text such as Euro (EUR) in rows from before validation. */
  currency: text('currency'),
  /** An IANA name such as Europe/Paris; free text in rows from before validation. */
  timeZone: text('time_zone'),
  languages: json<string[]>()('languages'),
  emergencyNumbers: json<EmergencyNumbers>()('emergency_numbers'),
  weather: json<Weather>()('weather'),
};

/** The texts that are translated into the site's languages. */
export const translatedColumns = {
  shortDescription: cardColumns.shortDescription,
  description: pageColumns.description,
};

/** Publication status; published by default. */
export const publishingColumns = {
  status: withDefault(plain<PublishStatus>()('status')),
  /** ISO 8601; null unless scheduled. */
  publishAt: withDefault(plain<string | null>()('publish_at')),
};
