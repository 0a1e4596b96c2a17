import type { HistoryEntity } from '#core/inputs/panel/history.ts';
import { withPlainTexts } from '#core/plainText.ts';
import type { MessageStatus, ReportStatus } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import type { DestinationState } from '#db/queries/destinations/publishing.ts';
import {
  findHistoryEntry,
  type HistoryEntry,
  hasLaterEntry,
} from '#db/queries/history/historyEntries.ts';
import type { ConfirmedSource } from '#db/queries/rules/administratorRules.ts';
import { requirementTable } from '#db/queries/visaRequirements.ts';
import { findRecord } from '#db/records/recordRows.ts';
import { InvalidRequest, NotFound } from '../errors.ts';
import { currentActor } from '../history/actor.ts';
import { isMatch } from '../history/rowVersions.ts';
import { setMessageStatus } from '../mail/contactMessages.ts';
import { changeDestinationState } from '../records/destinations/bulkDestinations.ts';
import { deleteVisaRequirement } from '../records/visaRequirements/visaRequirements.ts';
import { readRule } from '../rules/administratorRules.ts';
import { setReportStatus } from '../rules/queues/reportStatus.ts';
import { reviewStoredRule } from '../rules/queues/ruleReview.ts';
import { restoreVersion } from './restoreVersion.ts';

/** Undoes a change. Throws NotFound when the record is gone, InvalidRequest if it can't be undone. */
type Undo = (trx: Db, entry: HistoryEntry) => Promise<unknown>;

/** Undoes a change of nothing but these fields; `restore` sets them as they were. */
function ofFields<Former extends object>(
  fields: readonly (keyof Former & string)[],
  restore: (trx: Db, id: string, former: Former) => Promise<unknown>,
): Undo {
  return async (trx, { entityId, before, after }) => {
    const former = Object.fromEntries(fields.map((name) => [name, before?.[name]]));
    if (!before || !after || !isMatch({ ...after, ...former }, before)) throw notUndone();
    await restore(trx, entityId, withPlainTexts(former) as Former);
  };
}

type RuleReview = ConfirmedSource & { verifiedOn: string | null; refusedOn: string | null };

const undos: Partial<Record<HistoryEntity, Undo>> = {
  destination: ofFields<DestinationState>(
    ['status', 'publishAt', 'popular'],
    changeDestinationState,
  ),
  rule: ofFields<RuleReview>(
    ['verifiedOn', 'refusedOn', 'sourceTitle', 'sourceAddress', 'sourceDate'],
    async (trx, id, { verifiedOn, refusedOn, ...source }) => {
      const rule = await readRule(trx, Number(id));
      await reviewStoredRule(trx, 'changed', rule, { verifiedOn, refusedOn, source });
    },
  ),
  message: ofFields<{ status: MessageStatus }>(['status'], (trx, id, { status }) =>
    setMessageStatus(trx, Number(id), status),
  ),
  answer_report: ofFields<{ status: ReportStatus }>(['status'], (trx, id, { status }) =>
    setReportStatus(trx, Number(id), status),
  ),
  visa_requirement: undoRequirement,
};

/** An added requirement goes to the trash, a replaced one gets its earlier fields back. */
async function undoRequirement(trx: Db, { id, entityId, before, after }: HistoryEntry) {
  if (!after) throw notUndone();
  if (!before) return deleteVisaRequirement(trx, entityId);
  const stored = await findRecord(trx, requirementTable, entityId);
  if (!stored) throw new NotFound('Visa requirement');
  return restoreVersion(trx, 'editor', { entry: id, side: 'before', version: stored.version });
}

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

/** False when the record was changed since, or is gone. */
async function undo(trx: Db, entry: HistoryEntry): Promise<boolean> {
  const undoEntry = undos[entry.entity as HistoryEntity];
  if (!undoEntry) throw notUndone();
  if (await hasLaterEntry(trx, entry)) return false;
  try {
    await undoEntry(trx, entry);
    return true;
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
}

function notUndone(): InvalidRequest {
  return new InvalidRequest('This can’t be undone here: restore a version in the history instead');
}
