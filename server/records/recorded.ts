import { historyEntities } from '#core/records/history.ts';
import { type RecordEntity, recordWords } from '#core/records/kinds.ts';
import type { Db } from '#db/db.ts';
import type { RecordHead } from '#db/queries/records/recordTable.ts';
import type { Kind } from './kind.ts';

/** How the history and the trash name a record. */
export async function namesOf<Fields extends object, Head extends RecordHead>(
  db: Db,
  { entity, title }: Kind<Fields, Head>,
  record: Fields & Head,
) {
  return { entity, id: record.id, title: await title(db, record) };
}

/** What the history keeps of a record. */
export function recordedOf<Fields extends object, Head extends RecordHead>(
  kind: Kind<Fields, Head>,
  record: Fields & Head,
  other?: Fields & Head,
): object {
  return kind.recorded?.(record, other) ?? fieldsAsStored(kind, record);
}

/** The fields of the form as they are read back, where several mean the same. */
export function fieldsAsStored<Fields extends object, Head extends RecordHead>(
  { table }: Pick<Kind<Fields, Head>, 'table'>,
  fields: Fields,
): Fields {
  return table.fields.fromRow(table.fields.toRow(fields));
}

/** What people call a record of the kind: "entry condition". */
export function nounOf({ entity }: Pick<Kind<object, RecordHead>, 'entity'>): string {
  if (entity in recordWords) return recordWords[entity as RecordEntity].noun[0];
  return historyEntities[entity].toLowerCase();
}
