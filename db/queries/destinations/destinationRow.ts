import type { ExpressionBuilder } from 'kysely';
import type { DestinationType } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import { sqlOf } from '#db/engine.ts';
import type { Schema } from '#db/schema.ts';
import { mapColumns, number, text } from '../columns.ts';
import type { DestinationImage, DestinationImageFields } from '../images.ts';
import { cardColumns, pageColumns, publishingColumns } from './destinationColumns.ts';
import { inTypeOrder } from './destinationTypes.ts';
import { searchable } from './searchText.ts';

const idColumn = { id: text('id') };

const recordColumns = {
  /** Starts at 1 and grows with each save. */
  version: number('version'),
  createdAt: text('created_at'),
  updatedAt: text('updated_at'),
};

const summary = mapColumns({ ...idColumn, ...cardColumns });
/** The columns that the form of a destination leaves as they are. */
export const head = mapColumns({ ...idColumn, ...recordColumns });
const whole = mapColumns({
  ...idColumn,
  ...cardColumns,
  ...pageColumns,
  ...publishingColumns,
  ...recordColumns,
});
export const decided = mapColumns({ ...cardColumns, ...pageColumns, ...publishingColumns });

/** The fields of a card or a list row. */
export type DestinationSummary = ReturnType<typeof summary.fromRow> & {
  /** In the order tourist, transit, nomad. */
  types: DestinationType[];
};

export type Destination = ReturnType<typeof whole.fromRow> & {
  types: DestinationType[];
  /** The photos of its page, in display order. */
  images: DestinationImage[];
};

/** Edited fields without types and photos. */
type DestinationColumns = Parameters<typeof decided.toRow>[0];

/** All edited fields. */
export type DestinationFields = DestinationColumns & {
  types: DestinationType[];
  images: DestinationImageFields[];
};

type Expressions = ExpressionBuilder<Schema, 'destinations'>;

/** The columns for `toSummary`. */
export const summarySelection = (db: Db) => (eb: Expressions) =>
  [...summary.names, typesOf(db, eb)] as const;

/** The columns for `toDestination`. */
export const wholeSelection = (db: Db) => (eb: Expressions) =>
  [...whole.names, ...relatedSelection(db)(eb)] as const;

/** A destination's types and photos, which other tables hold. */
export const relatedSelection = (db: Db) => (eb: Expressions) =>
  [typesOf(db, eb), imagesOf(db, eb)] as const;

// Returns other tables' rows as JSON text.
function typesOf(db: Db, eb: Expressions) {
  return sqlOf(db)
    .jsonArrayFrom(
      eb
        .selectFrom('destination_types')
        .select('type')
        .whereRef('destination_types.destination_id', '=', 'destinations.id'),
    )
    .as('types');
}

function imagesOf(db: Db, eb: Expressions) {
  return sqlOf(db)
    .jsonArrayFrom(
      eb
        .selectFrom('destination_images')
        .select(['destination_images.id', 'src', 'alt', 'width', 'height'])
        .whereRef('destination_images.destination_id', '=', 'destinations.id')
        .orderBy('position'),
    )
    .as('images');
}

type TypesAsJson = { types: { type: DestinationType }[] };
type ImagesAsJson = { images: DestinationImage[] };

/** Converts a list row. */
export function toSummary(
  row: Parameters<typeof summary.fromRow>[0] & TypesAsJson,
): DestinationSummary {
  return { ...summary.fromRow(row), types: readTypes(row) };
}

export type WholeRow = Parameters<typeof whole.fromRow>[0] & TypesAsJson & ImagesAsJson;

/** Converts a full row with its types and photos. */
export function toDestination(row: WholeRow): Destination {
  return {
    ...whole.fromRow(row),
    types: readTypes(row),
    images: JSON.parse(String(row.images)),
  };
}

function readTypes(row: TypesAsJson): DestinationType[] {
  const types: TypesAsJson['types'] = JSON.parse(String(row.types));
  return inTypeOrder(types.map(({ type }) => type));
}

/** The columns that `toColumns` returns. */
export const decidedColumns = [...decided.names, 'search_text'] as const;

/** Columns of the destination's own row; types and photos have their own tables. */
export function toColumns(fields: DestinationColumns) {
  return { ...decided.toRow(fields), search_text: searchable(`${fields.name} ${fields.country}`) };
}
