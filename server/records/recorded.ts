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

/** What the history keeps of a record: the fields of its form. */
export function fieldsOf<Fields extends object, Head extends RecordHead>(
  { table }: Kind<Fields, Head>,
  record: Fields & Head,
): Fields {
  return table.fields.fromRow(table.fields.toRow(record));
}
