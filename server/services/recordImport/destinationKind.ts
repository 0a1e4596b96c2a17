import type { Db } from '../../../db/client.ts';
import { listCountries } from '../../../db/queries/countries.ts';
import type { Destination } from '../../../db/queries/destinations/destinationRow.ts';
import { findImage } from '../../../db/queries/images.ts';
import {
  listDestinationsByIds,
  readDestinations,
} from '../../../db/queries/records/destinations.ts';
import { listVersions } from '../../../db/queries/records/versions.ts';
import {
  type DestinationInput,
  destinationFields,
  storedDestinationFields,
} from '../../schemas/destination.ts';
import { uploadedImageAt } from '../../schemas/imageAddress.ts';
import {
  createDestination,
  requireListedTexts,
  updateDestination,
} from '../destinations/destinations.ts';
import { publishingOf } from '../destinations/publishing.ts';
import { FieldError } from '../errors.ts';
import { titleOfDestination } from '../history/names.ts';
import { columnsOf, shapedLike } from './fileColumns.ts';
import type { Checks, Fields, Reason, RecordKind, StoredRecord } from './recordKind.ts';
import { writeOneByOne } from './writeOneByOne.ts';

export const destinationKind: RecordKind = {
  name: 'destinations',
  noun: 'destination',
  parent: null,
  fields: columnsOf(destinationFields),
  checkFields: (fields, isStored) =>
    (isStored ? storedDestinationFields : destinationFields).safeParse(fields),
  example: {
    parent: null,
    fields: {
      name: 'Paris',
      countryCode: 'FR',
      continent: 'Europe',
      imageUrl: 'https://pictures.example/paris.jpg',
      types: ['tourist', 'transit'],
      shortDescription: 'The city of light',
      description: 'Museums, bridges and bread.',
      highlights: ['Bridges at night'],
      rating: 4.8,
      currency: 'EUR',
      timeZone: 'Europe/Paris',
      languages: ['French'],
      popular: true,
      emergencyNumbers: { police: '17', ambulance: '15', fire: '18' },
      weather: {
        bestTimeToVisit: 'April to June',
        seasons: [
          {
            name: 'Spring',
            months: 'March to May',
            temperature: { min: 7, max: 16 },
            rainfall: 53,
          },
        ],
      },
      images: [
        {
          src: 'https://pictures.example/pont-neuf.jpg',
          alt: 'The Pont Neuf at dusk',
          width: 1600,
          height: 1067,
        },
      ],
    } satisfies DestinationInput,
  },
  listVersions: (db, ids) => listVersions(db, 'destinations', ids),
  findStored: async (db, ids) => (await listDestinationsByIds(db, ids)).map(storedRecord),
  async *readStored(db) {
    for await (const some of readDestinations(db)) yield some.map(storedRecord);
  },
  checks: checksOf,
  write: writeOneByOne({ create: createDestination, update: updateDestination }),
};

function storedRecord(destination: Destination): StoredRecord {
  const { id, version, createdAt } = destination;
  const fields = shapedLike(destinationFields, destination) as Fields;
  return { id, version, createdAt, parent: null, fields };
}

async function checksOf(db: Db): Promise<Checks> {
  const countries = new Map((await listCountries(db)).map(({ code, name }) => [code, name]));
  return {
    async title({ name, countryCode }) {
      const country = countries.get(String(countryCode));
      return country === undefined
        ? String(name ?? '')
        : titleOfDestination({ name: String(name), country });
    },

    async reasonsAgainst(fields, { stored }) {
      const { countryCode, imageUrl, images } = fields as DestinationInput;
      const reasons = formReasons(fields as DestinationInput, stored);
      if (!countries.has(countryCode)) {
        reasons.push({ column: 'countryCode', message: `No country has the code ${countryCode}` });
      }
      const addresses = [
        { column: 'imageUrl', address: imageUrl },
        ...images.map(({ src }) => ({ column: 'images', address: src })),
      ];
      for (const { column, address } of addresses) {
        if (await isStoredImage(db, address)) continue;
        reasons.push({ column, message: `${address} is not stored here: upload it again` });
      }
      return reasons;
    },

    refuseTogether: async () => {},
  };
}

/** What the form's service would say. */
function formReasons(fields: DestinationInput, stored: Fields | undefined): Reason[] {
  const before = stored as DestinationInput | undefined;
  try {
    publishingOf(
      fields,
      before && { status: before.status ?? 'published', publishAt: before.publishAt ?? null },
    );
    if (before) requireListedTexts(fields, before);
    return [];
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    return [{ column: error.field ?? null, message: error.message }];
  }
}

/** Whether an address is that of an uploaded image, or of none that is ours. */
async function isStoredImage(db: Db, address: string): Promise<boolean> {
  const uploaded = uploadedImageAt(address);
  if (!uploaded) return true;
  const stored = await findImage(db, uploaded.hash);
  return stored?.width === uploaded.width && stored.height === uploaded.height;
}
