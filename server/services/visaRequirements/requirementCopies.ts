import { createHash, randomUUID } from 'node:crypto';
import type { Db } from '../../../db/db.ts';
import { findCountry } from '../../../db/queries/countries.ts';
import { findDestination } from '../../../db/queries/destinations/destinations.ts';
import type { VisaRequirement } from '../../../db/queries/visaRequirements.ts';
import * as requirements from '../../../db/queries/visaRequirements.ts';
import { findRecord, updateRecordRow } from '../../../db/records/recordRows.ts';
import type { VisaRequirementInput } from '../../schemas/visaRequirement.ts';
import { Conflict, FieldError, NotFound } from '../errors.ts';
import { namesOfRequirement } from '../history/names.ts';
import { recordChange } from '../history/recordChange.ts';
import { fieldsOfRequirement } from '../history/recordFields.ts';
import { isMatch, versionConflict } from '../rowVersions.ts';

/** A copy's effect on one passport. */
export type CopyEffect = {
  passport: string;
  outcome: 'added' | 'replaced' | 'same';
  /** The passport's current requirement. */
  current: VisaRequirement | null;
};

export type CopyPreview = {
  /** The requirement to copy to each passport, except the destination's own. */
  source: VisaRequirement;
  effects: CopyEffect[];
  /** Identifies the preview's data, so that only what was viewed is applied. */
  fingerprint: string;
};

/**
 * Previews copying a requirement to other passports. Throws NotFound, or FieldError for an unknown
 * country.
 */
export async function previewRequirementCopy(
  db: Db,
  { id, passports }: { id: string; passports: string[] },
): Promise<CopyPreview> {
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
    if (passport === source.countryCode) continue;
    const current =
      ofDestination.find(
        ({ countryCode, type }) => countryCode === passport && type === source.type,
      ) ?? null;
    const isSame = current && isMatch(current, fieldsFor(source, passport));
    const outcome = isSame ? 'same' : current ? 'replaced' : 'added';
    effects.push({ passport, outcome, current });
  }
  return { source, effects, fingerprint: fingerprintOf(source, effects) };
}

/**
 * Copies a requirement to other passports as previewed, in one transaction. Throws NotFound,
 * FieldError, or Conflict when any of the requirements changed since the preview.
 */
export function copyRequirement(
  db: Db,
  { fingerprint, ...copy }: { id: string; passports: string[]; fingerprint: string },
): Promise<{ added: number; replaced: number }> {
  return db.transaction().execute(async (trx) => {
    const preview = await previewRequirementCopy(trx, copy);
    const written = preview.effects.filter(({ outcome }) => outcome !== 'same');
    // A repeated request whose first response was lost.
    if (written.length === 0) return { added: 0, replaced: 0 };
    if (preview.fingerprint !== fingerprint) {
      throw new Conflict(
        'Requirements of these passports were changed after the preview. Look again.',
      );
    }
    const destination = await findDestination(trx, preview.source.destinationId);
    if (!destination) throw new NotFound('Destination');
    for (const effect of written) await write(trx, preview.source, destination, effect);
    const added = written.filter(({ outcome }) => outcome === 'added').length;
    return { added, replaced: written.length - added };
  });
}

async function write(
  trx: Db,
  source: VisaRequirement,
  destination: { id: string; name: string; country: string },
  { passport, current }: CopyEffect,
) {
  const fields = fieldsFor(source, passport);
  const now = new Date().toISOString();
  const stored = current
    ? await updateRecordRow(trx, requirements.requirementTable, { ...current, fields }, now)
    : await requirements.insertVisaRequirement(
        trx,
        { id: randomUUID(), destinationId: destination.id },
        fields,
        now,
      );
  if (!stored) throw versionConflict('visa requirement');
  await recordChange(trx, {
    ...(await namesOfRequirement(trx, stored, destination)),
    action: current ? 'changed' : 'created',
    before: current ? fieldsOfRequirement(current) : undefined,
    after: fieldsOfRequirement(stored),
  });
}

function fieldsFor(source: VisaRequirement, passport: string): VisaRequirementInput {
  return { ...fieldsOf(source), countryCode: passport };
}

function fieldsOf(requirement: VisaRequirement): VisaRequirementInput {
  const { id, destinationId, version, createdAt, updatedAt, ...fields } = requirement;
  return fields;
}

function fingerprintOf(source: VisaRequirement, effects: CopyEffect[]): string {
  const state = effects.map(({ passport, current }) => [passport, current?.id, current?.version]);
  return createHash('sha256')
    .update(JSON.stringify([source.id, source.version, state]))
    .digest('hex');
}
