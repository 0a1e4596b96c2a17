import { titleOfDestination } from '#core/destinationTitle.ts';
import { type DestinationInput, storedDestinationFields } from '#core/inputs/destination.ts';
import type { DestinationOrder } from '#core/siteVocabulary.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import type { DestinationFilter } from '#db/queries/destinations/destinationFilter.ts';
import { findDestinationRedirect } from '#db/queries/destinations/destinationRedirects.ts';
import type { Destination, DestinationSummary } from '#db/queries/destinations/destinationRow.ts';
import { listDestinationRows } from '#db/queries/destinations/destinationRows.ts';
import * as queries from '#db/queries/destinations/destinations.ts';
import { listEntryWithoutVisa } from '#server/answers/noVisaBeforehand.ts';
import { Conflict } from '#server/errors.ts';
import { inTransaction } from '#server/history/inTransaction.ts';
import { fieldsOfDestination } from '#server/history/recordFields.ts';
import type { Kind } from '../kind.ts';
import { readRecord, updateRecord } from '../store.ts';
import { checkedFields, namedIn } from './checkedFields.ts';
import { endPreviewLinks } from './endPreviewLinks.ts';
import { addressOfNew, moveToAddress } from './renaming.ts';
import { withTranslatedCards } from './renderedDestination.ts';

const table = queries.destinationTable;

/** Places that visitors read about, at an address that is their id. */
export const destinations: Kind<queries.DestinationForm, Destination> = {
  entity: 'destination',
  table,
  schema: storedDestinationFields,
  title: (_db, destination) => titleOfDestination(destination),
  // Several may be alike.
  listOthers: async () => [],
  async complete(trx, row) {
    const fields = await checkedFields(namedIn(trx), table.fields.fromRow(row));
    const id = await addressOfNew(trx, fields, row.id as string | undefined);
    return { ...row, ...table.fields.toRow(fields), id };
  },
  setOnSave: async (trx, stored, fields) =>
    table.fields.toRow(await checkedFields(namedIn(trx), fields, stored)),
  move: moveToAddress,
  rowsForTrash: (trx, { id }) => listDestinationRows(trx, String(id)),
  recorded: (record, other = record) => ({
    ...fieldsOfDestination(record),
    ...(record.id !== other.id && { slug: record.id }),
  }),
  async around(trx, [stored, fields], write) {
    const result = await write();
    // Only a save knows both.
    if (!stored?.id || !stored.status || !fields) return result;
    const { slug, status = stored.status } = fields;
    await endPreviewLinks(trx, [{ id: slug || stored.id, before: stored.status, after: status }]);
    return result;
  },
};

type ListInput = Omit<DestinationFilter, 'entry'> & {
  /** Only destinations that one of these passports may enter without a visa in advance. */
  noVisaBeforehandFor?: string[] | undefined;
  entryPurpose?: VisaType | undefined;
  holds?: string[] | undefined;
  order: DestinationOrder;
  /** From 0. */
  page: number;
  pageSize: number;
};

type DestinationUpdate = {
  id: string;
  version: number;
  /** When the intended destination was created, as another may have its address by now. */
  createdAt?: string | undefined;
  slug?: string | undefined;
  fields: DestinationInput;
};

/** A page of the destinations that pass the filters, and their total number. */
export async function listDestinations(
  db: Db,
  {
    order,
    page,
    pageSize,
    noVisaBeforehandFor: passports,
    entryPurpose,
    holds,
    ...others
  }: ListInput,
): Promise<{ items: (DestinationSummary & { english: boolean })[]; total: number }> {
  const entry =
    passports && (await listEntryWithoutVisa(db, { passports, purpose: entryPurpose, holds }));
  const filter = { ...others, entry };
  const list =
    order === 'newest'
      ? queries.listDestinationsNewestFirst
      : queries.listDestinationsBestRatedFirst;
  const [items, total] = await Promise.all([
    list(db, filter, { limit: pageSize, offset: page * pageSize }),
    queries.countDestinations(db, filter),
  ]);
  return { items: await withTranslatedCards(db, items), total };
}

/** A destination of any publication status, by its current or a former address. Throws NotFound. */
export async function findStoredDestination(db: Db, id: string): Promise<Destination> {
  const stored = await queries.findDestination(db, id);
  return stored ?? readRecord(db, destinations, (await findDestinationRedirect(db, id)) ?? id);
}

/**
 * Replaces the fields of this version, and with `slug` the address. Throws NotFound, FieldError, or
 * Conflict when another version with other fields is stored.
 */
export function updateDestination(
  db: Db,
  { id: openedId, version, createdAt, slug, fields }: DestinationUpdate,
): Promise<Destination> {
  return inTransaction(db, async (trx) => {
    const stored = await findStoredDestination(trx, openedId);
    if (createdAt !== undefined && createdAt !== stored.createdAt) {
      throw new Conflict('This destination was deleted, and another has its address by now');
    }
    const { id } = stored;
    return updateRecord(trx, destinations, { id, version, fields: { ...fields, slug } });
  });
}
