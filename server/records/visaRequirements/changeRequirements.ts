import type { VisaRequirementChanges } from '#core/inputs/visaRequirement.ts';
import type { Db } from '#db/db.ts';
import { updateRecordRow } from '#db/queries/records/recordRows.ts';
import { requirementTable } from '#db/queries/visaRequirements/visaRequirements.ts';
import { FieldError } from '#server/errors.ts';
import type { Undoable } from '#server/history/recordChange.ts';
import { isMatch, versionConflict } from '#server/history/rowVersions.ts';
import { readRecord, recordSaved } from '../store.ts';
import { visaRequirements } from './visaRequirements.ts';

/**
 * Sets these fields of requirements, all or none. What says so already stays as it is; of the others,
 * samples become the team's. Returns the history entries, for `undoChanges`. Throws NotFound, or FieldError for
 * other days of a requirement with a source when no date of it is given: the stored one is of the days before.
 */
export function changeRequirements(
  db: Db,
  { ids, fields }: { ids: readonly string[]; fields: VisaRequirementChanges },
): Promise<Undoable> {
  return db.transaction().execute(async (trx) => {
    const now = new Date().toISOString();
    const changes: number[] = [];
    for (const id of new Set(ids)) {
      const stored = await readRecord(trx, visaRequirements, id);
      const { version, standing: _, ...stated } = stored;
      const changed = {
        ...stated,
        durationDays: fields.durationDays ?? stated.durationDays,
        cost: fields.cost ?? stated.cost,
        sourceDate: fields.sourceDate ?? stated.sourceDate,
      };
      if (isMatch(stated, changed)) continue;
      const hasOtherDays = changed.durationDays !== stated.durationDays;
      if (hasOtherDays && stated.sourceAddress && fields.sourceDate === undefined) {
        throw new FieldError('sourceDate', 'Enter as of when the sources state these days');
      }
      const update = { id, version, fields: changed };
      const saved = await updateRecordRow(trx, requirementTable, update, now);
      if (!saved) throw versionConflict('visa requirement');
      changes.push(
        await recordSaved(trx, visaRequirements, 'changed', { before: stored, after: saved }),
      );
    }
    return { changes };
  });
}
