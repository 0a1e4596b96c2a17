import type { Db } from '#db/db.ts';
import { Conflict } from '#server/errors.ts';
import { refusedRows } from '#server/files/importer.ts';
import { recordChange } from '#server/history/recordChange.ts';
import type { ImportPlan } from './planRecords.ts';
import type { RecordKind, WrittenChange } from './recordKind.ts';

export const CHANGED_SINCE =
  'Records of this file were saved by somebody meanwhile. Nothing was imported: look at the preview again';

/** Ids per query. */
const AT_ONCE = 500;

/** The reason why a plan can't be applied; null if it can. */
export function blockingReason({ counts }: Pick<ImportPlan, 'counts'>): string | null {
  if (counts.refused > 0) {
    return `${refusedRows(counts.refused)}, so nothing of this file can be imported: mend these rows, or take them out of the file`;
  }
  if (counts.added + counts.changed === 0)
    return 'There is nothing to import: all is as the file has it';
  return null;
}

/**
 * Applies a plan, all or nothing: `trx` is its single transaction. Throws Conflict for refused
 * rows, or when a record has changed since the plan.
 */
export async function applyRecords(
  trx: Db,
  kind: RecordKind,
  plan: ImportPlan,
  onProgress: (done: number) => Promise<void> | void = () => {},
): Promise<void> {
  const objection = blockingReason(plan);
  if (objection) throw new Conflict(objection);
  await requireUnchanged(trx, kind, plan);
  const changes = plan.rows.filter(isChange);
  await kind.write(trx, changes, onProgress);
  const { added, changed } = plan.counts;
  await recordChange(trx, {
    entity: 'import',
    id: kind.name,
    title: `${added.toLocaleString('en')} added, ${changed.toLocaleString('en')} changed`,
    action: 'imported',
    after: { kind: kind.name, added, changed },
  });
}

/** The number of records that a plan writes. */
export function changesOf({ counts }: ImportPlan): number {
  return counts.added + counts.changed;
}

function isChange(row: ImportPlan['rows'][number]): row is WrittenChange & typeof row {
  return row.outcome === 'added' || row.outcome === 'changed';
}

/**
 * Throws Conflict unless every record has its planned version, and new ones still have their
 * planned place.
 */
async function requireUnchanged(trx: Db, kind: RecordKind, { rows }: ImportPlan) {
  const planned = rows.flatMap((row) =>
    'id' in row && row.id !== null ? [{ id: row.id, version: row.version }] : [],
  );
  for (let start = 0; start < planned.length; start += AT_ONCE) {
    const some = planned.slice(start, start + AT_ONCE);
    const stored = await kind.listVersions(
      trx,
      some.map(({ id }) => id),
    );
    const versions = new Map(stored.map(({ id, version }) => [id, version]));
    if (some.some(({ id, version }) => versions.get(id) !== version)) {
      throw new Conflict(CHANGED_SINCE);
    }
  }
  const checks = await kind.checks(trx);
  const still = [...rows];
  await checks.refuseTogether(still);
  if (still.some(({ outcome }) => outcome === 'refused')) throw new Conflict(CHANGED_SINCE);
  for (const row of rows) {
    if (row.outcome !== 'added' || row.parent === null) continue;
    const of = { parent: row.parent, stored: undefined, isValid: true };
    const reasons = await checks.reasonsAgainst(JSON.parse(row.after), of);
    if (reasons.length > 0) throw new Conflict(CHANGED_SINCE);
  }
}
