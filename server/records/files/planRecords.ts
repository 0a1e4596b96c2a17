import { createHash } from 'node:crypto';
import { withPlainTexts } from '#core/plainText.ts';
import type { RowOutcome } from '#core/records/files.ts';
import type { Db } from '#db/db.ts';
import { emptyValue, putAt, valueAt } from './fileColumns.ts';
import type { GivenValue } from './givenFields.ts';
import { type FileRow, readRecordFile } from './readRecordFile.ts';
import {
  type Checks,
  type Fields,
  fileColumns,
  type PlannedRow,
  type Reason,
  type RecordKind,
  type StoredRecord,
} from './recordKind.ts';
import { refused, requireFewRefused } from './refusedRow.ts';
import { isSameValue } from './sameValue.ts';

/** Rows compared per query. */
const AT_ONCE = 500;

/** The outcome of an import per row, without changes made. */
export type ImportPlan = {
  rows: PlannedRow[];
  counts: Record<RowOutcome, number>;
  /**
   * SHA-256 of all rows' outcomes and the stored versions; equal only if nothing has changed since.
   */
  fingerprint: string;
};

/**
 * Compares a file with the stored records. `onProgress` is called with the number of compared rows.
 * Throws UnusableFile when the whole file can't be parsed.
 */
export async function planRecords(
  db: Db,
  kind: RecordKind,
  file: Uint8Array,
  onProgress: (done: number) => void = () => {},
): Promise<ImportPlan> {
  const checks = await kind.checks(db);
  const rows: PlannedRow[] = [];
  /** The row number of each id. */
  const seen = new Map<string, number>();
  let batch: FileRow[] = [];
  for await (const row of readRecordFile(file, fileColumns(kind))) {
    batch.push(row);
    if (batch.length === AT_ONCE) await planBatch();
  }
  await planBatch();
  refuseEqualAdditions(rows, kind);
  await checks.refuseTogether(rows);
  return { rows, counts: countsOf(rows), fingerprint: fingerprintOf(rows) };

  async function planBatch() {
    const ids = batch.map(idIn).filter((id) => id !== null);
    const stored = new Map((await kind.findStored(db, ids)).map((one) => [one.id, one]));
    for (const row of batch) {
      const id = idIn(row);
      const planned = await planRow(kind, checks, row, (id && stored.get(id)) || undefined);
      const earlier = id === null ? undefined : seen.get(id);
      if (id !== null && earlier === undefined) seen.set(id, row.row);
      rows.push(
        earlier === undefined
          ? planned
          : refused(row, planned.title, [
              { column: 'id', message: `Row ${earlier} is of the same ${kind.noun}` },
            ]),
      );
    }
    requireFewRefused(rows);
    onProgress(rows.length);
    batch = [];
  }
}

async function planRow(
  kind: RecordKind,
  checks: Checks,
  row: FileRow,
  stored: StoredRecord | undefined,
): Promise<PlannedRow> {
  if (row.problem) return refused(row, '', [{ column: null, message: row.problem }]);
  const changed = kind.fields.flatMap((column) => {
    if (!row.given.has(column.name)) return [];
    const before = stored && valueAt(stored.fields, column);
    if (stored && row.given.isExportOf(column, before)) return [];
    const given = row.given.get(column.name);
    // An optional field without a value stays unchanged.
    if (stored && given?.value === undefined && !given?.problem && column.optional) return [];
    const isSame = stored && given?.problem === undefined && isSameValue(given?.value, before);
    return given && !isSame ? [given] : [];
  });
  const fields = filledIn(kind, row, changed, stored);
  const parent = stored ? stored.parent : parentIn(kind, row);
  const title = await checks.title(fields, parent);
  const reasons = [...identityReasons(kind, row, stored), ...problemsOf(changed)];
  if (stored && changed.length === 0 && reasons.length === 0) {
    return { row: row.row, title, outcome: 'unchanged', id: stored.id, version: stored.version };
  }
  const given = row.given.get('version')?.value;
  if (stored && given !== undefined && given !== null && given !== stored.version) {
    const message = `This ${kind.noun} was changed since version ${String(given)}, which the file has: export it again`;
    reasons.push({ column: 'version', message });
  }
  const unreadable = new Set(reasons.map(({ column }) => column));
  const checked = kind.checkFields(fields, stored !== undefined);
  if (!checked.success) {
    for (const { path, message } of checked.error.issues) {
      const reason = reasonOf(kind, row, stored, path, message);
      if (!unreadable.has(reason.column)) reasons.push(reason);
    }
  }
  // Where the schema refuses some fields, the others are checked all the same: all errors at once.
  const refusedColumns = new Set(reasons.map(({ column }) => column));
  const checkedFields = checked.success ? (checked.data as Fields) : fields;
  for (const reason of await checks.reasonsAgainst(checkedFields, {
    parent,
    stored: stored?.fields,
    isValid: checked.success,
  })) {
    if (!refusedColumns.has(reason.column)) reasons.push(reason);
  }
  if (reasons.length > 0 || !checked.success) return refused(row, title, reasons);
  const data = checked.data as Fields;
  const after = JSON.stringify(data);
  const key = kind.keyOf?.(data, parent) ?? null;
  if (!stored) {
    const isNew = { id: null, version: 0, createdAt: null, before: null, hasNewKey: true };
    const name = await checks.title(data, parent);
    return { row: row.row, title: name, outcome: 'added', ...isNew, parent, key, after };
  }
  const { id, version, createdAt } = stored;
  const known = { row: row.row, title, id, version };
  if (isSameValue(data, stored.fields)) return { ...known, outcome: 'unchanged' };
  const before = JSON.stringify(stored.fields);
  const hasNewKey = key !== (kind.keyOf?.(stored.fields, parent) ?? null);
  return { ...known, outcome: 'changed', createdAt, parent, key, hasNewKey, before, after };
}

/** The resulting fields: the file's over the stored ones or those of a new record. */
function filledIn(
  kind: RecordKind,
  row: FileRow,
  changed: GivenValue[],
  stored: StoredRecord | undefined,
): Fields {
  if (stored && changed.length === 0) return stored.fields;
  const fields: Fields = {};
  for (const column of kind.fields) {
    if (stored) putAt(fields, column, withPlainTexts(valueAt(stored.fields, column)));
    else if (!row.given.has(column.name)) putAt(fields, column, emptyValue(column));
  }
  for (const { column, value } of changed) putAt(fields, column, value);
  return fields;
}

function identityReasons(
  kind: RecordKind,
  row: FileRow,
  stored: StoredRecord | undefined,
): Reason[] {
  const reasons: Reason[] = [];
  const id = row.given.get('id');
  const version = row.given.get('version');
  const parent = kind.parent && row.given.get(kind.parent.name);
  if (id && id.value !== null && typeof id.value !== 'string') {
    reasons.push({ column: 'id', message: 'An id is a text' });
  } else if (idIn(row) !== null && !stored) {
    const message = `There is no ${kind.noun} with this id: leave it empty to add one`;
    reasons.push({ column: 'id', message });
  }
  if (version?.problem || (version?.value && !Number.isInteger(version.value))) {
    reasons.push({ column: 'version', message: 'A version is a whole number' });
  }
  if (kind.parent && stored && parent?.value && parent.value !== stored.parent) {
    const message = `This ${kind.noun} belongs to ${stored.parent} and stays there`;
    reasons.push({ column: kind.parent.name, message });
  }
  return reasons;
}

function problemsOf(given: GivenValue[]): Reason[] {
  return given.flatMap(({ column, problem }) =>
    problem === undefined ? [] : [{ column: column.name, message: problem }],
  );
}

/** The schema's error and its column. */
function reasonOf(
  kind: RecordKind,
  row: FileRow,
  stored: StoredRecord | undefined,
  path: PropertyKey[],
  message: string,
): Reason {
  const column = kind.fields.find((one) => one.path.every((name, at) => name === path[at]));
  if (!column) return { column: path.map(String).join('.') || null, message };
  if (!stored && !row.given.has(column.name)) {
    const missing = `There is no column ${column.name}, which a new ${kind.noun} needs`;
    return { column: column.name, message: missing };
  }
  const [item, ...inside] = path.slice(column.path.length);
  if (item === undefined) return { column: column.name, message };
  const place = [`item ${Number(item) + 1}`, ...inside.map(String)].join(', ');
  return { column: column.name, message: `${place}: ${message}` };
}

/** Refuses a new record equal to one of an earlier row. */
function refuseEqualAdditions(rows: PlannedRow[], { noun }: RecordKind) {
  const added = new Map<string, number>();
  for (const [index, planned] of rows.entries()) {
    if (planned.outcome !== 'added') continue;
    const whole = `${planned.parent} ${planned.after}`;
    const earlier = added.get(whole);
    if (earlier === undefined) added.set(whole, planned.row);
    else {
      const message = `Row ${earlier} adds the same ${noun}`;
      rows[index] = refused(planned, planned.title, [{ column: null, message }]);
    }
  }
}

/** A row's id; null if absent. */
function idIn({ given }: FileRow): string | null {
  const id = given.get('id')?.value;
  return typeof id === 'string' && id.trim() !== '' ? id.trim() : null;
}

function parentIn({ parent }: RecordKind, { given }: FileRow): string | null {
  const value = parent && given.get(parent.name)?.value;
  return typeof value === 'string' ? value.trim() : null;
}

function countsOf(rows: PlannedRow[]): Record<RowOutcome, number> {
  const counts = { refused: 0, changed: 0, added: 0, unchanged: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

function fingerprintOf(rows: PlannedRow[]): string {
  const hash = createHash('sha256');
  for (const planned of rows) {
    const { row, outcome } = planned;
    const stored = outcome === 'refused' ? '' : `${planned.id} ${planned.version}`;
    hash.update(`${row} ${outcome} ${stored}\n`);
  }
  return hash.digest('hex');
}
