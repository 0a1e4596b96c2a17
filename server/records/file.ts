import { recordWords } from '#core/records/kinds.ts';
import type { Db } from '#db/db.ts';
import { listCountries } from '#db/queries/countries.ts';
import { listRecords } from '#db/queries/records/recordRows.ts';
import { type RecordHead, recordIdIn } from '#db/queries/records/recordTable.ts';
import { Conflict, DomainError } from '../errors.ts';
import { columnsOf, shapedLike } from './files/fileColumns.ts';
import type {
  Checks,
  Fields,
  PlannedRow,
  Reason,
  RecordChange,
  RecordKind,
  StoredRecord,
  WrittenChange,
} from './files/recordKind.ts';
import { refused } from './files/refusedRow.ts';
import type { AnyFileKind } from './kind.ts';
import { createRecord, updateRecord } from './store.ts';

/** The country that a record belongs to, by its code. */
const countryColumn = {
  name: 'destination',
  path: ['destination'],
  form: 'text',
  nullable: false,
  optional: false,
} as const;

/** How the records of a kind go out and come in as files. There are few of them: all are read at once. */
export function fileKindOf(kind: AnyFileKind): RecordKind {
  const { schema, file } = kind;
  return {
    name: recordWords[kind.entity].file,
    noun: recordWords[kind.entity].noun[0],
    parent: file.example.destination ? countryColumn : null,
    fields: columnsOf(schema),
    checkFields: (fields) => schema.safeParse(fields),
    keyOf: null,
    example: { parent: file.example.destination ?? null, fields: file.example.fields as Fields },
    listVersions: (db, ids) => readStored(db, kind, { ids }),
    findStored: (db, ids) => readStored(db, kind, { ids }),
    async *readStored(db, { destination }) {
      yield await readStored(db, kind, { destination });
    },
    checks: (db) => checksOf(db, kind),
    write: (trx, changes, onProgress) => write(trx, kind, changes, onProgress),
  };
}

async function readStored(
  db: Db,
  { table, schema, file }: AnyFileKind,
  { ids, destination }: { ids?: string[]; destination?: string | undefined },
): Promise<StoredRecord[]> {
  const records = await listRecords(db, table, destination);
  const chosen = ids ? records.filter(({ id }) => ids.includes(String(id))) : records;
  const shown = (await file.shown?.(db, chosen)) ?? chosen;
  return chosen.map(({ id, version, destination: parent = null }, at) => ({
    id: String(id),
    version,
    createdAt: null,
    parent,
    fields: shapedLike(schema, shown[at]) as Fields,
  }));
}

async function checksOf(db: Db, kind: AnyFileKind): Promise<Checks> {
  const countries = new Set((await listCountries(db)).map(({ code }) => code));
  return {
    async title(fields, destination) {
      const head = { id: '', version: 0, ...(destination !== null && { destination }) };
      return (await kind.title(db, { ...fields, ...head })) ?? '';
    },
    async reasonsAgainst(fields, { parent, stored }) {
      const reasons = rightsReasons(kind, [fields, ...(stored ? [stored] : [])]);
      if (!kind.file.example.destination || countries.has(parent ?? '')) return reasons;
      const message = parent ? `No country has the code ${parent}` : 'Say of which country it is';
      return [...reasons, { column: countryColumn.name, message }];
    },
    refuseTogether: (rows) => refuseTogether(db, kind, rows),
  };
}

/** Why the present actor may not write these records; none if they may. */
function rightsReasons({ authorize }: AnyFileKind, records: readonly Fields[]): Reason[] {
  try {
    for (const record of records) authorize?.(record);
    return [];
  } catch (error) {
    if (error instanceof DomainError) return [{ column: null, message: error.message }];
    throw error;
  }
}

/** Refuses rows that the form would refuse, if it saved them one after the other. */
async function refuseTogether(db: Db, kind: AnyFileKind, rows: PlannedRow[]) {
  const stored = await listRecords(db, kind.table);
  const there = Map.groupBy(stored, ({ destination = null }) => destination);
  const same = new Set(stored.map((one) => wholeOf(one.destination, shapedLike(kind.schema, one))));
  for (const [index, row] of rows.entries()) {
    if (row.outcome !== 'added' && row.outcome !== 'changed') continue;
    const reason = reasonAgainst(kind, row, { there, same });
    if (reason) rows[index] = refused(row, row.title, [reason]);
  }
}

/** Why a row can't be saved beside what is there; where nothing is said, it is there from then on. */
function reasonAgainst(
  { check, table, entity }: AnyFileKind,
  { id, parent, after, outcome }: PlannedRow & RecordChange,
  { there, same }: { there: Map<string | null, RecordHead[]>; same: Set<string> },
): Reason | undefined {
  const fields = JSON.parse(after) as object;
  if (outcome === 'added' && !table.hasCreationKey && same.has(wholeOf(parent, fields))) {
    const [noun] = recordWords[entity].noun;
    return { column: null, message: `This country has the same ${noun} already` };
  }
  if (!check) return undefined;
  const others = (there.get(parent) ?? []).filter((other) => String(other.id) !== id);
  try {
    check(fields, others);
  } catch (error) {
    if (error instanceof Conflict) return { column: error.field ?? null, message: error.message };
    throw error;
  }
  there.set(parent, [...others, { ...fields, id: id ?? '', version: 0 }]);
  return undefined;
}

function wholeOf(destination: string | null | undefined, fields: unknown): string {
  return `${destination ?? ''} ${JSON.stringify(fields)}`;
}

/** As forms do, one after the other: they are few. */
async function write(
  trx: Db,
  kind: AnyFileKind,
  changes: WrittenChange[],
  onProgress: (done: number) => Promise<void> | void,
): Promise<void> {
  for (const [index, { id, version, parent, after }] of changes.entries()) {
    const fields = JSON.parse(after) as object;
    if (id !== null) {
      await updateRecord(trx, kind, { id: recordIdIn(kind.table, id), version, fields });
    } else {
      await createRecord(trx, kind, {
        fields,
        ...(parent !== null && { parent: { destination: parent } }),
      });
    }
    await onProgress(index + 1);
  }
}
