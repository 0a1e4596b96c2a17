import { titleOfDestination } from '#core/destinationTitle.ts';
import {
  type DestinationInput,
  destinationFields,
  storedDestinationFields,
} from '#core/inputs/destination.ts';
import type { Db } from '#db/db.ts';
import type { Destination } from '#db/queries/destinations/destinationRow.ts';
import {
  listDestinationsByIds,
  readDestinations,
} from '#db/queries/destinations/exchangedDestinations.ts';
import { listVersions } from '#db/queries/records/versions.ts';
import { FieldError } from '#server/errors.ts';
import {
  allNamedIn,
  isStoredImage,
  publishingOf,
  requireListedTexts,
} from '../destinations/checkedFields.ts';
import { saveDestinations } from '../destinations/saveDestinations.ts';
import { columnsOf, shapedLike } from './fileColumns.ts';
import type { Checks, Fields, Reason, RecordKind, StoredRecord } from './recordKind.ts';

export const destinationKind: RecordKind = {
  name: 'destinations',
  noun: 'destination',
  parent: null,
  fields: columnsOf(destinationFields),
  checkFields: (fields, isStored) =>
    (isStored ? storedDestinationFields : destinationFields).safeParse(fields),
  keyOf: null,
  example: {
    parent: null,
    fields: {
      name: 'Paris',
      countryCode: 'FR',
      continent: 'Europe',
      imageUrl: 'https://photos.example/paris.jpg',
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
          src: 'https://photos.example/pont-neuf.jpg',
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
  write: (trx, changes, onProgress) =>
    saveDestinations(
      trx,
      changes.map(({ id, version, after }) => ({ id, version, fields: JSON.parse(after) })),
      onProgress,
    ),
};

function storedRecord(destination: Destination): StoredRecord {
  const { id, version, createdAt } = destination;
  const fields = shapedLike(destinationFields, destination) as Fields;
  return { id, version, createdAt, parent: null, fields };
}

async function checksOf(db: Db): Promise<Checks> {
  const named = await allNamedIn(db);
  return {
    async title({ name, countryCode }) {
      const country = await named.country(String(countryCode));
      return titleOfDestination({ name: String(name ?? ''), country: country?.name ?? '' });
    },

    async reasonsAgainst(fields, { stored, isValid }) {
      const { countryCode, imageUrl, images } = fields as Partial<DestinationInput>;
      const reasons = isValid ? formReasons(fields as DestinationInput, stored) : [];
      if (countryCode !== '' && !(await named.country(String(countryCode)))) {
        reasons.push({ column: 'countryCode', message: `No country has the code ${countryCode}` });
      }
      const addresses = [
        { column: 'imageUrl', address: imageUrl },
        ...(Array.isArray(images) ? images : []).map((image) => ({
          column: 'images',
          address: image?.src,
        })),
      ];
      for (const { column, address } of addresses) {
        if (typeof address !== 'string' || address === '') continue;
        if (await isStoredImage(named, address)) continue;
        reasons.push({ column, message: `${address} is not stored here: upload it again` });
      }
      return reasons;
    },

    refuseTogether: async () => {},
  };
}

/** The errors that the form's service would report. */
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
