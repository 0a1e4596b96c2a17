import { createHash, randomUUID } from 'node:crypto';
import type { VisaRequirementCopy, VisaRequirementInput } from '#core/inputs/visaRequirement.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { findCountry } from '#db/queries/countries.ts';
import { findRecord, updateRecordRow } from '#db/queries/records/recordRows.ts';
import type { VisaRequirement } from '#db/queries/visaRequirements/visaRequirements.ts';
import * as requirements from '#db/queries/visaRequirements/visaRequirements.ts';
import { Conflict, FieldError, NotFound } from '#server/errors.ts';
import type { Undoable } from '#server/history/recordChange.ts';
import { isMatch, versionConflict } from '#server/history/rowVersions.ts';
import { recordSaved } from '../store.ts';
import { type HarderAnswer, listHarderAnswers } from './harderAnswers.ts';
import { visaRequirements } from './visaRequirements.ts';

/** A copy's effect on one passport and kind of stay. */
type CopyEffect = {
  passport: string;
  type: VisaType;
  outcome: 'added' | 'replaced' | 'same';
  /** The current requirement. */
  current: VisaRequirement | null;
};

type PlannedCopy = {
  /** The requirement to copy. */
  source: VisaRequirement;
  effects: CopyEffect[];
  /** Identifies the preview's data, so that only what was viewed is applied. */
  fingerprint: string;
};

export type CopyPreview = PlannedCopy & { harder: HarderAnswer[] };

/**
 * Previews copying a requirement to other passports or kinds of stay, with the answers that become
 * harder. Throws NotFound, or FieldError for an unknown country.
 */
export async function previewRequirementCopy(
  db: Db,
  copy: VisaRequirementCopy,
): Promise<CopyPreview> {
  const planned = await planCopy(db, copy);
  return { ...planned, harder: await listHarderAnswers(db, planned.source, planned.effects) };
}

async function planCopy(
  db: Db,
  { id, passports, types }: VisaRequirementCopy,
): Promise<PlannedCopy> {
  const source = await findRecord(db, requirements.requirementTable, id);
  if (!source) throw new NotFound('Visa requirement');
  const ofDestination = await requirements.listVisaRequirementsNewestFirst(
    db,
    source.destinationId,
  );
  const effects: CopyEffect[] = [];
  for (const passport of new Set(passports)) {
    if (!(await findCountry(db, passport))) {
      throw new FieldError('passports', `${passport} is no country of the list`);
    }
    for (const type of new Set(types ?? [source.type])) {
      if (passport === source.countryCode && type === source.type) continue;
      const current =
        ofDestination.find((other) => other.countryCode === passport && other.type === type) ??
        null;
      const isSame = current && isMatch(current, fieldsFor(source, { passport, type }));
      const outcome = isSame ? 'same' : current ? 'replaced' : 'added';
      effects.push({ passport, type, outcome, current });
    }
  }
  return { source, effects, fingerprint: fingerprintOf(source, effects) };
}

/**
 * Copies a requirement to other passports or kinds of stay as previewed, in one transaction. Returns
 * its history entries, for `undoChanges`. Throws NotFound, FieldError, or Conflict when any of the
 * requirements changed since the preview.
 */
export function copyRequirement(
  db: Db,
  { fingerprint, ...copy }: VisaRequirementCopy & { fingerprint: string },
): Promise<{ added: number; replaced: number } & Undoable> {
  return db.transaction().execute(async (trx) => {
    const preview = await planCopy(trx, copy);
    const written = preview.effects.filter(({ outcome }) => outcome !== 'same');
    // A repeated request whose first response was lost.
    if (written.length === 0) return { added: 0, replaced: 0, changes: [] };
    if (preview.fingerprint !== fingerprint) {
      throw new Conflict(
        'Requirements of these passports were changed after the preview. Look again.',
      );
    }
    const changes: number[] = [];
    for (const effect of written) {
      changes.push(await write(trx, preview.source, effect));
    }
    const added = written.filter(({ outcome }) => outcome === 'added').length;
    return { added, replaced: written.length - added, changes };
  });
}

async function write(
  trx: Db,
  source: VisaRequirement,
  { passport, type, current }: CopyEffect,
): Promise<number> {
  const fields = fieldsFor(source, { passport, type });
  const now = new Date().toISOString();
  const stored = current
    ? await updateRecordRow(trx, requirements.requirementTable, { ...current, fields }, now)
    : await requirements.insertVisaRequirement(
        trx,
        { id: randomUUID(), destinationId: source.destinationId },
        fields,
        now,
      );
  if (!stored) throw versionConflict('visa requirement');
  return current
    ? recordSaved(trx, visaRequirements, 'changed', { before: current, after: stored })
    : recordSaved(trx, visaRequirements, 'created', { after: stored });
}

function fieldsFor(
  source: VisaRequirement,
  { passport, type }: Pick<CopyEffect, 'passport' | 'type'>,
): VisaRequirementInput {
  return { ...fieldsOf(source), countryCode: passport, type };
}

function fieldsOf(requirement: VisaRequirement): VisaRequirementInput {
  const { id, destinationId, version, standing, createdAt, updatedAt, ...fields } = requirement;
  return fields;
}

function fingerprintOf(source: VisaRequirement, effects: CopyEffect[]): string {
  const state = effects.map(({ passport, type, current }) => [
    passport,
    type,
    current?.id,
    current?.version,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([source.id, source.version, state]))
    .digest('hex');
}
