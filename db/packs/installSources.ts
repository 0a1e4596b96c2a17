import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../db.ts';
import { type Actor, insertHistory, site } from '../queries/history/history.ts';
import { storeStatements } from '../queries/rules/editionStatements.ts';
import {
  addStagedEdition,
  hasStagedEdition,
  switchEdition,
} from '../queries/rules/ruleEditions.ts';
import {
  carryDecidedTransitRules,
  copyConfirmations,
  describeSource,
  type ImportedRule,
  insertEqualRules,
} from '../queries/rules/shippedSources.ts';
import { replaceSourceStatements } from '../queries/rules/sourceStatements.ts';
import type { ShippedSource } from './shippedSource.ts';
import { type SourceToInstall, sourcesToInstall } from './sourcesToInstall.ts';
import { statementsOf } from './statementRows.ts';

/** Rules per transaction, so that visitors' writes wait for about 10 ms at most. */
const BATCH = 500;

/** Pause between two batches, in ms: longer than the retry interval of other writers. */
const PAUSE_MS = 5;

export type InstalledSources = { sources: number; rules: number; skipped: number };

/**
 * Installs each source of `sourcesToInstall`; the history names `actor`. A source becomes visible
 * once all its rules are stored. Within a transaction, everything is part of that. Reports the
 * number of stored rules, and returns the numbers of sources and rules.
 */
export async function installShippedSources(
  db: Db,
  {
    importedBy,
    actor = site,
    again,
    onProgress = () => {},
  }: {
    importedBy: string;
    actor?: Actor;
    again?: string | undefined;
    onProgress?: (rules: number) => void;
  },
): Promise<InstalledSources> {
  const installed = { sources: 0, rules: 0, skipped: 0 };
  for (const source of await sourcesToInstall(db, again)) {
    for await (const rules of install(db, source, { importedBy, actor })) {
      installed.rules += rules;
      onProgress(installed.rules);
    }
    installed.sources += 1;
    installed.skipped += source.skipped;
  }
  return installed;
}

/** Installs one source; yields the number of rules of each batch. */
async function* install(
  db: Db,
  source: SourceToInstall,
  { importedBy, actor }: { importedBy: string; actor: Actor },
): AsyncGenerator<number> {
  const { id: sourceId, date, fileHash, skipped, replaces } = source;
  const now = new Date().toISOString();
  const groups = equalRules(source.rules);
  const editionId = await inTransaction(db, async (trx) => {
    if (replaces === null) await describeSource(trx, descriptionOf(source), now);
    return addStagedEdition(trx, {
      sourceId,
      date,
      fileHash,
      importedBy,
      importedAt: now,
      replacesEditionId: replaces,
      ruleCount: countOf(groups),
      skippedCount: skipped,
    });
  });
  for (const batch of batchesOf(groups)) {
    await inTransaction(db, async (trx) => {
      await requireStaged(trx, { id: editionId, importedAt: now });
      for (const { rule, pairs } of batch) {
        await insertEqualRules(trx, { sourceId, editionId, now }, rule, pairs);
      }
    });
    yield countOf(batch);
    if (!db.isTransaction) await wait(PAUSE_MS);
  }
  let carried = 0;
  if (replaces !== null) {
    const editions = { from: replaces, to: editionId };
    await inTransaction(db, (trx) => copyConfirmations(trx, editions));
    carried = await inTransaction(db, (trx) => carryDecidedTransitRules(trx, editions));
  }
  await inTransaction(db, async (trx) => {
    await requireStaged(trx, { id: editionId, importedAt: now });
    const edition = { before: replaces, after: editionId, now };
    if (!(await switchEdition(trx, sourceId, edition))) {
      throw new Error(`Another edition of ${source.title} became current meanwhile: try again`);
    }
    if (replaces !== null) {
      await storeStatements(trx, sourceId, replaces);
      await describeSource(trx, descriptionOf(source), now);
    }
    await replaceSourceStatements(trx, sourceId, statementsOf(source, now));
    await insertHistory(trx, {
      changedAt: now,
      actor,
      entity: 'rule_source',
      entityId: sourceId,
      title: source.title,
      action: 'imported',
      before: replaces === null ? null : { edition: replaces },
      after: { edition: editionId, date, rules: countOf(groups) + carried },
    });
  });
}

/** Throws when another process has removed the edition as a leftover of a killed import. */
async function requireStaged(trx: Db, edition: { id: number; importedAt: string }) {
  if (await hasStagedEdition(trx, edition)) return;
  throw new Error('Another import began meanwhile, and this one was ended: nothing of it answers');
}

function descriptionOf(source: ShippedSource) {
  const { id, title, publisher, licence, address, kind, quality, note } = source;
  return { id, title, publisher, licence, address, kind, quality, note };
}

/** Rules that differ only in passport and destination, with their pairs. */
type EqualRules = { rule: Omit<ImportedRule, 'passport' | 'destination'>; pairs: string[] };

/** Groups of equal rules, in batches of BATCH rules. */
function* batchesOf(groups: EqualRules[]): Generator<EqualRules[]> {
  let batch: EqualRules[] = [];
  let room = BATCH;
  for (const { rule, pairs } of groups) {
    for (let start = 0; start < pairs.length; ) {
      const part = pairs.slice(start, start + room);
      batch.push({ rule, pairs: part });
      start += part.length;
      room -= part.length;
      if (room > 0) continue;
      yield batch;
      batch = [];
      room = BATCH;
    }
  }
  if (batch.length > 0) yield batch;
}

function equalRules(rules: Iterable<ImportedRule>): EqualRules[] {
  const groups = new Map<string, EqualRules>();
  for (const { passport, destination, ...rule } of rules) {
    const key = JSON.stringify(rule);
    const group = groups.get(key) ?? { rule, pairs: [] };
    groups.set(key, group);
    group.pairs.push(passport + destination);
  }
  return [...groups.values()];
}

function countOf(groups: EqualRules[]): number {
  return groups.reduce((sum, { pairs }) => sum + pairs.length, 0);
}

function inTransaction<Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
