import type { Db } from '../../../db/db.ts';
import type { DestinationState } from '../../../db/queries/destinations/publishing.ts';
import {
  findHistoryEntry,
  type HistoryEntry,
  hasLaterEntry,
} from '../../../db/queries/history/historyEntries.ts';
import type { ConfirmedSource } from '../../../db/queries/rules/administratorRules.ts';
import { requirementTable } from '../../../db/queries/visaRequirements.ts';
import { findRecord } from '../../../db/records/recordRows.ts';
import type { HistoryEntity } from '../../schemas/admin/history.ts';
import type { MessageStatus } from '../../schemas/mail/inbox.ts';
import { type VisaRequirementInput, visaRequirementFields } from '../../schemas/visaRequirement.ts';
import { setMessageStatus } from '../contactMessages.ts';
import { changeDestinationState } from '../destinations/bulkDestinations.ts';
import { InvalidRequest, NotFound } from '../errors.ts';
import { isMatch } from '../rowVersions.ts';
import { readRule } from '../rules/administratorRules.ts';
import { setReportStatus } from '../rules/queues/reportStatus.ts';
import { reviewStoredRule } from '../rules/queues/ruleReview.ts';
import {
  deleteVisaRequirement,
  updateVisaRequirement,
} from '../visaRequirements/visaRequirements.ts';
import { currentActor } from './actor.ts';

/** The answer to a change that `undoChanges` can undo: its history entries. */
export type Undoable = { changes: number[] };

/** How a change of some fields of a record is undone. */
type Undo<Former> = {
  fields: readonly (keyof Former & string)[];
  /** Sets the fields as they were. Throws NotFound when the record is gone. */
  restore: (trx: Db, id: string, former: Former) => Promise<unknown>;
  /** Deletes the record, where its creation is undone too. Throws NotFound when it is gone. */
  remove?: (trx: Db, id: string) => Promise<unknown>;
};

const undoDestination: Undo<DestinationState> = {
  fields: ['status', 'publishAt', 'popular'],
  restore: changeDestinationState,
};

const undoRule: Undo<ConfirmedSource & { verifiedOn: string | null; refusedOn: string | null }> = {
  fields: ['verifiedOn', 'refusedOn', 'sourceTitle', 'sourceAddress', 'sourceDate'],
  restore: async (trx, id, { verifiedOn, refusedOn, ...source }) => {
    const rule = await readRule(trx, Number(id));
    await reviewStoredRule(trx, 'changed', rule, { verifiedOn, refusedOn, source });
  },
};

const undoMessage: Undo<{ status: MessageStatus }> = {
  fields: ['status'],
  restore: (trx, id, { status }) => setMessageStatus(trx, Number(id), status),
};

const undoReport: Undo<{ status: 'open' | 'closed' }> = {
  fields: ['status'],
  restore: (trx, id, { status }) => setReportStatus(trx, Number(id), status),
};

const undoRequirement: Undo<VisaRequirementInput> = {
  fields: Object.keys(visaRequirementFields.shape) as (keyof VisaRequirementInput)[],
  restore: async (trx, id, fields) => {
    const stored = await findRecord(trx, requirementTable, id);
    if (!stored) throw new NotFound('Visa requirement');
    await updateVisaRequirement(trx, { id, version: stored.version, fields });
  },
  remove: deleteVisaRequirement,
};

const undos: Partial<Record<HistoryEntity, Undo<never>>> = {
  destination: undoDestination,
  rule: undoRule,
  message: undoMessage,
  answer_report: undoReport,
  visa_requirement: undoRequirement,
};

/**
 * Undoes changes that the current actor made, given their history entries, except of records that
 * were changed since. Returns the number undone and the titles of the others. Throws NotFound for
 * an unknown change, and InvalidRequest for one that isn't undone this way.
 */
export function undoChanges(
  db: Db,
  changes: readonly number[],
): Promise<{ undone: number; left: string[] }> {
  return db.transaction().execute(async (trx) => {
    let undone = 0;
    const left: string[] = [];
    for (const id of changes) {
      const entry = await findHistoryEntry(trx, id);
      if (!entry || entry.actor.id !== currentActor().id) throw new NotFound('Change');
      if (await undo(trx, entry)) undone += 1;
      else left.push(entry.title);
    }
    return { undone, left };
  });
}

/** False when the record was changed since. */
async function undo(trx: Db, entry: HistoryEntry): Promise<boolean> {
  const revert = revertOf(entry);
  if (!revert) {
    throw new InvalidRequest('This can’t be undone here: restore a version in the history instead');
  }
  if (await hasLaterEntry(trx, entry)) return false;
  try {
    await revert(trx);
    return true;
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
}

/** How an entry's change is undone; `undefined` if it isn't. */
function revertOf(entry: HistoryEntry): ((trx: Db) => Promise<unknown>) | undefined {
  const { entity, entityId, action, before, after } = entry;
  const { fields = [], restore, remove } = undos[entity as HistoryEntity] ?? {};
  if (action === 'created') return remove && ((trx) => remove(trx, entityId));
  const former = Object.fromEntries(fields.map((name) => [name, before?.[name]]));
  const isOnlyThat = before && after && isMatch({ ...after, ...former }, before);
  return restore && isOnlyThat ? (trx) => restore(trx, entityId, former as never) : undefined;
}
