import { decideDestination } from '#core/answers/destinationVerdict.ts';
import type { EntryAnswer, Stay } from '#core/answers/entryAnswer.ts';
import { stayOfRequirement } from '#core/answers/requirement.ts';
import { answerInRow } from '#core/answers/words/answerTexts.ts';
import type { CarriedOverDecision } from '#core/inputs/panel/carriedOver.ts';
import { visaTypes } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { findRecord, updateRecordRow } from '#db/queries/records/recordRows.ts';
import {
  listPublishedRequirements,
  type PublishedRequirement,
} from '#db/queries/visaRequirements/ownRequirements.ts';
import * as requirements from '#db/queries/visaRequirements/visaRequirements.ts';
import { weighedShort } from '#server/answers/countryEntry.ts';
import { allCountries, compareCountries } from '#server/answers/facts/countries.ts';
import { ruleReference } from '#server/answers/ruleReference.ts';
import { currentTable } from '#server/answers/table/currentTable.ts';
import type { Undoable } from '#server/history/recordChange.ts';
import { versionConflict } from '#server/history/rowVersions.ts';
import { recordSaved } from '../store.ts';
import { visaRequirements } from './visaRequirements.ts';

type Told = { access: EntryAnswer['access']; stay: Stay | null };

/**
 * A requirement from before the team's requirements came first, that nobody has confirmed since and
 * that changes what visitors read at its destination.
 */
export type CarriedOver = PublishedRequirement & {
  before: Told;
  now: Told;
  /** Whether it is easier than an official or compiled source. */
  isEasier: boolean;
};

/** All of them: those easier than an official or compiled source first, then by destination. */
export async function listCarriedOver(db: Db): Promise<CarriedOver[]> {
  const carried = await listPublishedRequirements(db, { carriedOver: true });
  const changed: CarriedOver[] = [];
  const { sources } = await ruleReference(db);
  for (const purpose of visaTypes) {
    const ofPurpose = carried.filter((row) => row.purpose === purpose);
    if (ofPurpose.length === 0) continue;
    const table = await currentTable(db, purpose);
    for (const row of ofPurpose) {
      const answer = table.at(row.passport, row.destination);
      if (!answer) continue;
      const country = weighedShort(answer, sources);
      const now = decideDestination(row, country);
      const before = decideDestination({ ...row, standing: 'set_aside' }, country);
      const isMoved = now.answeredBy !== before.answeredBy && now.contradicts;
      if (now.access === before.access && !isMoved) continue;
      const own = stayOfRequirement(row);
      changed.push({
        ...row,
        before: {
          access: before.access,
          stay: before.answeredBy === 'country' ? answer.stay : own,
        },
        now: { access: now.access, stay: own },
        isEasier: now.differs === 'easier',
      });
    }
  }
  const compare = await compareCountries(db);
  return changed.sort(
    (a, b) =>
      Number(b.isEasier) - Number(a.isEasier) ||
      a.destinationName.localeCompare(b.destinationName, 'en') ||
      a.destinationId.localeCompare(b.destinationId) ||
      compare(a.passport, b.passport) ||
      a.purpose.localeCompare(b.purpose),
  );
}

/**
 * Confirms requirements as the team's, or puts them back below their country's answer: these, or all
 * that `listCarriedOver` gives. Others, and those that were changed since, stay as they are. Returns
 * the number and the history entries, for `undoChanges`.
 */
export async function settleCarriedOver(
  db: Db,
  { decision, ids }: { decision: CarriedOverDecision; ids?: readonly string[] | undefined },
): Promise<{ settled: number } & Undoable> {
  const chosen = ids ?? (await listCarriedOver(db)).map(({ id }) => id);
  return db.transaction().execute(async (trx) => {
    const changes: number[] = [];
    for (const id of new Set(chosen)) {
      const stored = await findRecord(trx, requirements.requirementTable, id);
      if (stored?.standing !== 'carried_over') continue;
      changes.push(await settle(trx, stored, decision));
    }
    return { settled: changes.length, changes };
  });
}

async function settle(
  trx: Db,
  stored: requirements.VisaRequirement,
  decision: CarriedOverDecision,
): Promise<number> {
  const { id, version } = stored;
  const standing = decision === 'confirm' ? ('team' as const) : ('set_aside' as const);
  const fields = { ...stored, standing };
  const now = new Date().toISOString();
  const table = requirements.requirementTable;
  const saved = await updateRecordRow(trx, table, { id, version, fields }, now);
  if (!saved) throw versionConflict('visa requirement');
  return recordSaved(trx, visaRequirements, 'changed', { before: stored, after: saved });
}

/** The most answers that a log or a command lists. */
const LISTED_MAX = 50;

/**
 * Lines for a log about the answers that change with an upgrade and wait for a decision; none
 * without any.
 */
export async function carriedOverInLines(db: Db): Promise<string[]> {
  const changed = await listCarriedOver(db);
  if (changed.length === 0) return [];
  const names = new Map((await allCountries(db)).map(({ code, name }) => [code, name]));
  const easier = changed.filter(({ isEasier }) => isEasier).length;
  const listed = changed.slice(0, LISTED_MAX).map((row) => {
    const passport = names.get(row.passport) ?? row.passport;
    const told = `${answerInRow(row.before)} → ${answerInRow(row.now)}`;
    const warning = row.isEasier ? ' (easier than an official source)' : '';
    return `${row.destinationName}, passport ${passport}, ${row.purpose}: ${told}${warning}`;
  });
  const more = changed.length - listed.length;
  return [
    `Your team's requirements now come first at their destinations: ${changeInWords(changed.length, easier)}`,
    ...listed,
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
}

/** "2 answers change with the upgrade, 1 of them becomes easier than an official source" */
function changeInWords(answers: number, easier: number): string {
  if (answers === 1) {
    return `1 answer changes with the upgrade, ${easier === 1 ? 'and becomes' : 'not to one'} easier than an official source`;
  }
  const become = easier === 1 ? 'becomes' : 'become';
  return `${answers} answers change with the upgrade, ${easier} of them ${become} easier than an official source`;
}
