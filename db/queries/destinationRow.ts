import type { Selectable } from 'kysely';
import type { Continent, DestinationType, Schema } from '../schema.ts';
import type { DestinationImage, DestinationImageFields } from './images.ts';
import { searchable } from './searchText.ts';

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

/** What a card or a list row needs. */
export type DestinationSummary = {
  id: string;
  name: string;
  country: string;
  countryCode: string;
  continent: Continent;
  imageUrl: string;
  types: DestinationType[];
  shortDescription: string;
  /** 0 to 5. */
  rating: number;
  popular: boolean;
};

export type Destination = DestinationSummary & {
  description: string;
  /** What makes it special; empty where nobody has said. */
  highlights: string[];
  /** An ISO 4217 code; free text such as Euro (EUR) in rows from before codes were checked. */
  currency: string;
  /** An IANA name such as Europe/Paris; free text in rows from before names were checked. */
  timeZone: string;
  languages: string[];
  emergencyNumbers: EmergencyNumbers;
  weather: Weather;
  /** The photos of its page, in order. */
  images: DestinationImage[];
  /** From 1, one more with each save. */
  version: number;
  createdAt: string;
  updatedAt: string;
};

/** What an administrator decides about a destination. */
export type DestinationFields = Omit<
  Destination,
  'id' | 'images' | 'version' | 'createdAt' | 'updatedAt'
> & {
  images: DestinationImageFields[];
};

/** The columns of a card. */
export const summaryColumns = [
  'id',
  'name',
  'country',
  'country_code',
  'continent',
  'image_url',
  'types',
  'short_description',
  'rating',
  'popular',
] as const;

/** The columns of the table that a page or a form shows. */
export const allColumns = [
  ...summaryColumns,
  'description',
  'highlights',
  'currency',
  'time_zone',
  'languages',
  'emergency_numbers',
  'weather',
  'version',
  'created_at',
  'updated_at',
] as const;

/** The columns of a photo, named as it is read. */
export const imageColumns = ['destination_pictures.id', 'src', 'alt', 'width', 'height'] as const;

type DestinationRow = Pick<Selectable<Schema['destinations']>, (typeof allColumns)[number]> & {
  /** A subquery builds them as JSON, which SQLite gives as text. */
  images: DestinationImage[];
};
type SummaryRow = Pick<DestinationRow, (typeof summaryColumns)[number]>;

/** A row of a list, as it leaves. */
export function toSummary(row: SummaryRow): DestinationSummary {
  return {
    id: row.id,
    name: row.name,
    country: row.country,
    countryCode: row.country_code,
    continent: row.continent,
    imageUrl: row.image_url,
    types: JSON.parse(row.types),
    shortDescription: row.short_description,
    rating: row.rating,
    popular: row.popular === 1,
  };
}

/** A whole row with its photos, as it leaves. */
export function toDestination(row: DestinationRow): Destination {
  return {
    ...toSummary(row),
    description: row.description,
    highlights: JSON.parse(row.highlights),
    currency: row.currency,
    timeZone: row.time_zone,
    languages: JSON.parse(row.languages),
    emergencyNumbers: JSON.parse(row.emergency_numbers),
    weather: JSON.parse(row.weather),
    images: JSON.parse(String(row.images)),
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

const typeOrder: DestinationType[] = ['tourist', 'transit', 'nomad'];

/** What the destination's own row stores; the photos have their table. */
export function toColumns(fields: DestinationFields) {
  return {
    name: fields.name,
    country: fields.country,
    country_code: fields.countryCode,
    continent: fields.continent,
    image_url: fields.imageUrl,
    types: JSON.stringify(typeOrder.filter((type) => fields.types.includes(type))),
    short_description: fields.shortDescription,
    description: fields.description,
    highlights: JSON.stringify(fields.highlights),
    rating: fields.rating,
    currency: fields.currency,
    time_zone: fields.timeZone,
    languages: JSON.stringify(fields.languages),
    popular: fields.popular ? (1 as const) : (0 as const),
    emergency_numbers: JSON.stringify(fields.emergencyNumbers),
    weather: JSON.stringify(fields.weather),
    search_text: searchable(`${fields.name} ${fields.country}`),
  };
}
