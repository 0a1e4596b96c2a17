import type { Insertable } from 'kysely';
import { MINUTE_MS } from '#core/dates.ts';
import type { DestinationType } from '#core/siteVocabulary.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { moveContentVersion } from '#db/queries/contentVersion.ts';
import { type DestinationFields, toColumns } from '#db/queries/destinations/destinationRow.ts';
import {
  toColumns as toRequirementColumns,
  type VisaRequirementFields,
} from '#db/queries/visaRequirements/visaRequirements.ts';
import type { Schema } from '#db/schema.ts';
import { sampleCountries } from '#db/seed/countries.ts';
import { slugOf } from '#server/lib/slug.ts';
import { type Random, randomFrom } from './random.ts';
import * as words from './words.ts';

/** The size of a generated site. */
export type Size = {
  destinations: number;
  /** In total; every destination has the same number. */
  requirements: number;
  subscribers?: number;
  messages?: number;
};

/** Large enough to fill the first page of any list, filtered or not. */
export const fullPages: Size = {
  destinations: 240,
  requirements: 2_400,
  subscribers: 60,
  messages: 60,
};

/** A size that must not make the product slower. */
export const large: Size = {
  destinations: 5_000,
  requirements: 50_000,
  subscribers: 5_000,
  messages: 5_000,
};

/**
 * Every second of the first 60 destinations is here, so that a country fills a page at any size.
 */
export const BUSY_COUNTRY = 'JP';

/** Every destination has a tourist requirement for this passport. */
export const KNOWN_PASSPORT = 'US';

const BUSY_AMONG_FIRST = 60;
const POPULAR_AT_FIRST = 24;
const NEWEST = Date.UTC(2026, 0, 31, 12);

/**
 * Multiplied by the columns of the widest table, it must stay below SQLite's 32,766 values per
 * statement.
 */
const ROWS_PER_INSERT = 200;

const typeSets: DestinationType[][] = [
  ['tourist'],
  ['tourist'],
  ['tourist', 'transit'],
  ['transit'],
  ['tourist', 'nomad'],
  ['nomad'],
  ['tourist', 'transit', 'nomad'],
];
const visaTypes: VisaType[] = ['tourist', 'transit', 'working'];

/**
 * Fills a migrated database with countries with fictional destinations, requirements, subscribers
 * and messages, in one transaction. The same size creates the same rows every time, and the first
 * destinations are the same at every size.
 */
export async function generate(db: Db, size: Size): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { destinations, types, photos, requirements } = places(size);
    await insertInBatches(trx, 'destinations', destinations);
    await insertInBatches(trx, 'destination_types', types);
    await insertInBatches(trx, 'destination_images', photos);
    await insertInBatches(trx, 'visa_requirements', requirements);
    await insertInBatches(trx, 'newsletter_subscribers', subscribers(size.subscribers ?? 0));
    await insertInBatches(trx, 'contact_messages', messages(size.messages ?? 0));
    await moveContentVersion(trx);
  });
}

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;

async function insertInBatches<Table extends keyof Schema>(
  db: Db,
  table: Table,
  rows: Row<Table>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    const batch = rows.slice(from, from + ROWS_PER_INSERT);
    await db.insertInto(table).values(batch).execute();
  }
}

function places(size: Size) {
  const destinations: Row<'destinations'>[] = [];
  const types: Row<'destination_types'>[] = [];
  const photos: Row<'destination_images'>[] = [];
  const requirements: Row<'visa_requirements'>[] = [];
  const timesUsed = new Map<string, number>();
  const requirementsEach = Math.round(size.requirements / size.destinations);

  for (let index = 0; index < size.destinations; index += 1) {
    const random = randomFrom(index);
    const fields = destination(random, index);
    const id = freeId(fields);
    const now = new Date(NEWEST - index * 97 * MINUTE_MS).toISOString();
    const times = { created_at: now, updated_at: now };
    destinations.push({ id, ...toColumns(fields), ...times });
    types.push(...fields.types.map((type) => ({ destination_id: id, type })));
    const photoCount = random.between(0, 6);
    for (let position = 0; position < photoCount; position += 1) {
      photos.push(photo({ id, name: fields.name, now }, position));
    }
    for (const requirement of requirementsOf(random, requirementsEach)) {
      requirements.push({
        id: `${id}-${requirement.countryCode.toLowerCase()}-${requirement.type}`,
        destination_id: id,
        ...toRequirementColumns(requirement),
        ...times,
      });
    }
  }
  return { destinations, types, photos, requirements };

  function freeId({ name, country }: { name: string; country: string }) {
    const slug = slugOf(name, country);
    const time = (timesUsed.get(slug) ?? 0) + 1;
    timesUsed.set(slug, time);
    return time === 1 ? slug : `${slug}-${time}`;
  }
}

function destination(random: Random, index: number): Omit<DestinationFields, 'images'> {
  const busy = index < BUSY_AMONG_FIRST && index % 2 === 0;
  const country = busy
    ? random.one(sampleCountries.filter(({ code }) => code === BUSY_COUNTRY))
    : random.one(sampleCountries);
  const name = [
    random.one(words.nameStarts) + random.one(words.nameMiddles) + random.one(words.nameEnds),
    random.one(words.nameAdditions),
  ].join(' ');
  return {
    name: name.trim(),
    country: country.name,
    countryCode: country.code,
    continent: country.continent,
    imageUrl: `https://photos.example/${slugOf(name, country.name)}-${index}.jpg`,
    types: random.one(typeSets),
    shortDescription: random.one(words.shortDescriptions),
    description: Array.from({ length: random.between(2, 5) }, () =>
      random.some(words.sentences, random.between(3, 6)).join(' '),
    ).join('\n\n'),
    rating: random.between(25, 50) / 10,
    popular: index < POPULAR_AT_FIRST || index % 20 === 0,
    currency: random.one(words.currencies),
    timeZone: 'Etc/UTC',
    languages: random.one(words.languageSets),
    emergencyNumbers: { police: '112', ambulance: '112', fire: '112' },
    weather: { bestTimeToVisit: random.one(words.bestTimes), seasons: seasons(random) },
    highlights: random.some(words.sentences, random.between(0, 4)),
  };
}

function seasons(random: Random) {
  return [
    ['Winter', 'December to February'],
    ['Spring', 'March to May'],
    ['Summer', 'June to August'],
    ['Autumn', 'September to November'],
  ].map(([name = '', months = '']) => {
    const min = random.between(-5, 24);
    const temperature = { min, max: min + random.between(4, 12) };
    return { name, months, temperature, rainfall: random.between(5, 220) };
  });
}

/** Its id is random in the product but sequential here, so that runs are identical. */
function photo(
  place: { id: string; name: string; now: string },
  position: number,
): Row<'destination_images'> {
  return {
    id: `${place.id}-photo-${position}`,
    destination_id: place.id,
    position,
    src: `https://photos.example/${place.id}/${position}.jpg`,
    image_hash: null,
    alt: `${place.name}, view ${position + 1}`,
    width: 1600,
    height: 1067,
    created_at: place.now,
  };
}

/** One for the known passport and a tourist stay, the others for all passports in rotation. */
function requirementsOf(random: Random, count: number): VisaRequirementFields[] {
  const codes = sampleCountries.map(({ code }) => code).filter((code) => code !== KNOWN_PASSPORT);
  const start = random.between(0, codes.length - 1);
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return requirement(random, KNOWN_PASSPORT, 'tourist');
    const code = codes[(start + index) % codes.length] ?? KNOWN_PASSPORT;
    return requirement(random, code, visaTypes[index % visaTypes.length] ?? 'tourist');
  });
}

function requirement(random: Random, countryCode: string, type: VisaType): VisaRequirementFields {
  const required = random.between(0, 2) > 0;
  const possible = random.between(0, 1) === 1;
  return {
    countryCode,
    type,
    required,
    onArrival: required && random.between(0, 1) === 1,
    durationDays: random.one([1, 14, 30, 60, 90, 365]),
    cost: required ? `EUR ${random.between(2, 18) * 5}` : 'Free',
    processingTime: required ? `Usually ${random.between(3, 20)} working days` : null,
    notes: random.one(words.notes),
    documents: random.some(words.documents, random.between(1, 6)),
    eligibility: random.some(words.eligibility, random.between(1, 3)),
    restrictions: random.some(words.restrictions, random.between(0, 3)),
    extensions: {
      possible,
      maxDuration: possible ? 30 : 0,
      cost: possible ? 'EUR 40' : '',
      requirements: possible ? random.some(words.documents, 2) : [],
    },
  };
}

function subscribers(count: number): Row<'newsletter_subscribers'>[] {
  return Array.from({ length: count }, (_, index) => ({
    email: `reader${index}@example.com`,
    created_at: timeOf(index),
  }));
}

function messages(count: number): Row<'contact_messages'>[] {
  return Array.from({ length: count }, (_, index) => {
    const random = randomFrom(index);
    return {
      name: `${random.one(words.nameStarts)}${random.one(words.nameMiddles)}`,
      email: `writer${index}@example.com`,
      message: random.some(words.sentences, random.between(2, 8)).join(' '),
      fingerprint: index.toString(16).padStart(64, '0'),
      created_at: timeOf(index),
    };
  });
}

function timeOf(index: number): string {
  return new Date(NEWEST + index * MINUTE_MS).toISOString();
}
