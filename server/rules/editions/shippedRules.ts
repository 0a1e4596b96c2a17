import { utcDay } from '#core/dates.ts';
import { NEW_VERSION_TITLE } from '#core/rules/ownSources.ts';
import { DEFAULT_STAY, type VisaType, visaTypes } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { type InstalledSources, installShippedSources } from '#db/packs/installSources.ts';
import type { ShippedSource } from '#db/packs/shippedSource.ts';
import { sourcesTakenBack, sourcesToInstall } from '#db/packs/sourcesToInstall.ts';
import { addAnswerChanges } from '#db/queries/answers/answerChanges.ts';
import { moveContentVersion } from '#db/queries/contentVersion.ts';
import { passOverChangesOf } from '#db/queries/mail/answerWatches.ts';
import { policiesOn, type RuleReference, ruleReference } from '#server/answers/ruleReference.ts';
import type { AnswerTable } from '#server/answers/table/answerTable.ts';
import { buildAnswerTable } from '#server/answers/table/buildAnswerTable.ts';
import { currentTable } from '#server/answers/table/currentTable.ts';
import { withImportLock } from '#server/files/importLock.ts';
import { currentActor } from '#server/history/actor.ts';
import { changesBetween } from '../tableChanges.ts';
import { writeInBatches } from './batches.ts';
import { endKilledImports } from './stagedEditions.ts';

export type ListedSource = { id: string; title: string; date: string | null; rules: number };

/**
 * Shipped sources that are missing, or installed as an older edition; without those that were taken
 * back, except the source `again`.
 */
export async function listMissingShippedSources(db: Db, again?: string): Promise<ListedSource[]> {
  return (await sourcesToInstall(db, again)).map(listed);
}

/** Shipped sources that were installed in this very edition and taken back. */
export async function listShippedSourcesTakenBack(db: Db): Promise<ListedSource[]> {
  return (await sourcesTakenBack(db)).map(listed);
}

function listed({ id, title, date, rules }: ShippedSource): ListedSource {
  return { id, title, date, rules: countOf(rules) };
}

/** Lines for a log about sources of this version that a site with earlier ones lacks; none without any. */
export async function missingSourcesInLines(db: Db): Promise<string[]> {
  if (await hasNoEdition(db)) return [];
  const missing = await listMissingShippedSources(db);
  if (missing.length === 0) return [];
  const rules = missing.reduce((sum, source) => sum + source.rules, 0);
  const sources = missing.length === 1 ? '1 source' : `${missing.length} sources`;
  return [
    `This version has ${sources} that this site lacks, or newer: npm run rules -- import adds ${rules === 1 ? '1 rule' : `${rules} rules`}`,
    ...missing.map(({ title, date }) => (date ? `${title}, ${date}` : title)),
  ];
}

/**
 * Installs the missing sources in batches, so that visitors are served meanwhile; a source becomes
 * visible when complete. If killed, complete sources stay, and the next call resumes. Throws
 * Conflict during an import.
 */
export function installShippedRules(
  db: OpenDatabase,
  {
    by,
    again,
    onProgress = () => {},
  }: { by: string; again?: string | undefined; onProgress?: (rules: number) => void },
): Promise<InstalledSources> {
  return withImportLock(db, 'rule-import', async (requireLock) => {
    await endKilledImports(db);
    return recordingTables(db, () =>
      installShippedSources(db, {
        importedBy: by,
        actor: currentActor(),
        again,
        onProgress: (rules) => {
          requireLock();
          onProgress(rules);
        },
      }),
    );
  });
}

/**
 * Records the answers changed by an installation of all sources together; none on a new site. The first
 * policies on a kind of stay answer thousands of questions, about which subscribers get no mail.
 */
async function recordingTables<Result>(db: Db, install: () => Promise<Result>): Promise<Result> {
  const before = await ruleReference(db);
  const tables = (await hasNoEdition(db))
    ? []
    : await Promise.all(visaTypes.map((it) => currentTable(db, it)));
  const result = await install();
  const after = await ruleReference(db);
  const of = { cause: 'import', editionId: null, sourceTitle: NEW_VERSION_TITLE } as const;
  for (const table of tables) {
    const { purpose } = table;
    const isVisit = purpose === DEFAULT_STAY;
    const next = isVisit ? await currentTable(db) : await tableWith(db, after, { purpose, tables });
    const areFirst = policiesOn(purpose, before)?.size === 0;
    const changes = changesBetween(
      { table, policies: areFirst ? undefined : before.transitPolicies },
      { table: next, policies: areFirst ? undefined : after.transitPolicies },
      of,
      before.countries,
    );
    await writeInBatches(db, changes, async (trx, batch) => {
      await addAnswerChanges(trx, batch);
      if (areFirst) await passOverChangesOf(trx, purpose);
    });
  }
  if (tables.length > 0) {
    await db.transaction().execute((trx) => moveContentVersion(trx, 'rules'));
  }
  return result;
}

/** Answers on another stay by these rules, with the tourists' answers among `tables`. */
async function tableWith(
  db: Db,
  reference: RuleReference,
  { purpose, tables }: { purpose: VisaType; tables: readonly AnswerTable[] },
): Promise<AnswerTable> {
  const border = tables.find((table) => table.purpose === DEFAULT_STAY);
  const day = border?.day ?? utcDay();
  return buildAnswerTable(db, reference, { purpose, day, border });
}

async function hasNoEdition(db: Db): Promise<boolean> {
  const { sources } = await ruleReference(db);
  return [...sources.values()].every(({ editionId }) => editionId === null);
}

function countOf(items: Iterable<unknown>): number {
  let count = 0;
  for (const _item of items) count += 1;
  return count;
}
