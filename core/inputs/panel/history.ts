import * as z from 'zod/mini';
import { type HistoryEntity, historyEntities } from '#core/records/history.ts';
import { ROWS_AT_ONCE } from '#core/records/lists.ts';
import { day } from '../entryRule.ts';
import { id, rowId, rowVersion } from '../text.ts';
import { pageSize } from './panelList.ts';

const entity = z.enum(Object.keys(historyEntities) as [HistoryEntity, ...HistoryEntity[]]);

export const historyList = z.strictObject({
  /** An account's id, or one of `otherActors`. */
  by: z.optional(id),
  entity: z.optional(entity),
  /** The first and last day in UTC. */
  from: z.optional(day),
  to: z.optional(day),
  /** Entries older than this one. */
  before: z.optional(rowId),
  pageSize,
});

export type HistoryList = z.infer<typeof historyList>;

export const historyOfRecord = z.strictObject({
  entity,
  id,
  before: z.optional(rowId),
  pageSize,
});

export type HistoryOfRecord = z.infer<typeof historyOfRecord>;

/** The history entries that a bulk change returned. */
export const changesUndo = z.strictObject({
  changes: z.array(rowId).check(z.minLength(1), z.maxLength(ROWS_AT_ONCE)),
});

/** Restores the version after a change, or before it. */
export const versionRestore = z.strictObject({
  entry: rowId,
  side: z.enum(['before', 'after']),
  /** The stored record's version. */
  version: rowVersion,
});
