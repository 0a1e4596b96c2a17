import { createHash } from 'node:crypto';
import type { StatementSource } from '#core/answers/policySource.ts';
import type { CopiedFrom } from '#core/records/copiedFrom.ts';
import type { Db } from '#db/db.ts';
import type { RecordHead } from '#db/queries/records/recordTable.ts';
import { type RuleReference, ruleReference } from '../answers/ruleReference.ts';
import type { Kind } from './kind.ts';
import { readRecord, updateRecord } from './store.ts';

/** The team's statements that were copied from other shipped ones than there are now. */
export type OutdatedCopy = {
  id: number;
  version: number;
  /** The date of the edition that it was copied from, and of the present one; null if unknown. */
  copied: string | null;
  shipped: string | null;
  /** Whether nothing of the kind is shipped any more. */
  isGone: boolean;
};

/** What a copy of these shipped statements remembers of them. */
export function copiedFrom(
  { id, edition }: StatementSource,
  statements: object,
  { sources }: Pick<RuleReference, 'sources'>,
): CopiedFrom {
  const date = sources.get(id)?.editionDate ?? null;
  const hash = createHash('sha256').update(JSON.stringify(statements)).digest('hex');
  return { source: id, edition: edition ?? 0, date, hash };
}

type Own = { id: number; version: number; copiedFrom: CopiedFrom | null };

/**
 * How a copy stands to what is shipped; undefined where nothing has changed since it was copied, or
 * kept. `present` is what a copy made now would remember, null where nothing is shipped any more.
 */
export function outdatedCopy(
  { id, version, copiedFrom: copied }: Own,
  present: CopiedFrom | null,
): OutdatedCopy | undefined {
  if (copied === null || copied.hash === present?.hash) return undefined;
  const shipped = present?.date ?? null;
  return { id, version, copied: copied.date, shipped, isGone: present === null };
}

/**
 * Keeps the team's statements beside what is shipped now, as `presentOf` gives it: they are listed again when
 * that changes. Throws NotFound, or Conflict where they were saved since.
 */
export function keepCopy<Fields extends { copiedFrom: CopiedFrom | null }, Head extends RecordHead>(
  db: Db,
  kind: Kind<Fields, Head>,
  { id, version }: Pick<Head, 'id' | 'version'>,
  presentOf: (stored: Fields & Head, reference: RuleReference) => CopiedFrom | null,
): Promise<unknown> {
  return db.transaction().execute(async (trx) => {
    const stored = await readRecord(trx, kind, id);
    const fields = { ...stored, copiedFrom: presentOf(stored, await ruleReference(trx)) };
    return updateRecord(trx, kind, { id, version, fields });
  });
}
