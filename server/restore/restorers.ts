import type { Db } from '#db/db.ts';
import type { KeptRows, TrashedEntity } from '../history/moveToTrash.ts';
import { recordKindOf } from '../records/kinds.ts';
import { restoreRecord } from '../records/restore.ts';
import { restoreDestination } from './destinationTrash.ts';
import { restoreRequirement } from './requirementTrash.ts';
import { restoreRule } from './ruleTrash.ts';

/** A restored record: its id, and its fields for the history. */
export type Restored = {
  id: string | number;
  title: string;
  after: object;
  /** When its history began, if known: another record may have had its former id before. */
  createdAt?: string;
};

/**
 * The restorer of each kind of record with a service of its own: inserts deleted rows again. Throws
 * Conflict, with advice, when they no longer fit.
 */
const restorers = {
  destination: restoreDestination,
  visa_requirement: restoreRequirement,
  rule: restoreRule,
} satisfies { [Kind in keyof KeptRows]: (trx: Db, rows: KeptRows[Kind]) => Promise<Restored> };

/** Whether the trash keeps records of a kind. */
export function isTrashed(entity: string): entity is TrashedEntity {
  return entity in restorers || recordKindOf(entity) !== undefined;
}

/** Brings a record back from what the trash keeps of it. Throws Conflict. */
export function bringBack(trx: Db, entity: TrashedEntity, rows: object): Promise<Restored> {
  const kind = recordKindOf(entity);
  if (kind) return restoreRecord(trx, kind, rows);
  const restorer = restorers[entity as keyof typeof restorers] as (
    trx: Db,
    rows: object,
  ) => Promise<Restored>;
  return restorer(trx, rows);
}
