import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../client.ts';
import { changeContent } from '../../queries/contentVersion.ts';
import {
  describeSource,
  type ImportedRule,
  insertEqualRules,
  listCurrentEditions,
  makeEditionCurrent,
  stageEdition,
} from '../../queries/shippedSources.ts';
import { replaceSourceStatements, type SourceStatements } from '../../queries/sourceStatements.ts';
import { type ShippedSource, shippedSources } from './shippedSources.ts';

/** Rules of one short transaction: visitors' writes wait for about 10 ms at most. */
const BATCH = 500;

/** Between two batches the lock is free for longer than the interval at which others try for it. */
const PAUSE_MS = 5;

export type InstalledSources = { sources: number; rules: number; skipped: number };

/**
 * Installs every source that ships as an edition of its own, unless the same edition or a newer one is
 * there. Visitors see a source's rules once all of them are stored. Inside a transaction all of it is
 * a part of that. Tells how many rules are stored, and returns how many sources came with how many.
 */
export async function installShippedSources(
  db: Db,
  importedBy: string,
  onProgress: (rules: number) => void = () => {},
): Promise<InstalledSources> {
  const installed = { sources: 0, rules: 0, skipped: 0 };
  for (const source of await sourcesToInstall(db)) {
    const before = installed.rules;
    const rules = await install(db, source, importedBy, (done) => onProgress(before + done));
    installed.sources += 1;
    installed.rules += rules;
    installed.skipped += source.skipped;
  }
  return installed;
}

/** The shipped sources that are not there, or there in another edition that isn't newer. */
export async function sourcesToInstall(db: Db): Promise<ShippedSource[]> {
  const current = new Map(
    (await listCurrentEditions(db)).map(({ sourceId, ...edition }) => [sourceId, edition]),
  );
  return shippedSources().filter(({ id, date, fileHash }) => {
    const edition = current.get(id);
    if (!edition) return true;
    return edition.fileHash !== fileHash && (edition.date ?? '') <= (date ?? '');
  });
}

async function install(
  db: Db,
  source: ShippedSource,
  importedBy: string,
  onProgress: (rules: number) => void,
): Promise<number> {
  const { id: sourceId, date, fileHash, skipped } = source;
  const now = new Date().toISOString();
  const editionId = await inTransaction(db, async (trx) => {
    await describeSource(trx, descriptionOf(source), now);
    return stageEdition(trx, { sourceId, date, fileHash, importedBy }, now);
  });
  let rules = 0;
  for (const batch of batchesOf(source.rules)) {
    await inTransaction(db, async (trx) => {
      for (const { rule, pairs } of batch) {
        await insertEqualRules(trx, { sourceId, editionId, now }, rule, pairs);
        rules += pairs.length;
      }
    });
    onProgress(rules);
    if (!db.isTransaction) await wait(PAUSE_MS);
  }
  await changeContent(db, async (trx) => {
    await makeEditionCurrent(trx, { id: editionId, sourceId }, { rules, skipped });
    await replaceSourceStatements(trx, sourceId, statementsOf(source, now));
    return true;
  });
  return rules;
}

function descriptionOf(source: ShippedSource) {
  const { id, title, publisher, licence, address, kind, quality, note } = source;
  return { id, title, publisher, licence, address, kind, quality, note };
}

function statementsOf(source: ShippedSource, now: string): SourceStatements {
  const times = { created_at: now, updated_at: now };
  return {
    zones: source.zones.map((zone) => ({
      id: zone.id,
      title: zone.title,
      freedom_of_movement: zone.freedomOfMovement ? 1 : 0,
      window_days: zone.window?.days ?? null,
      window_per: zone.window?.per ?? null,
      note: zone.note,
      members: zone.members.map(({ code, from, to, note }) => ({
        country_code: code,
        member_from: from,
        member_to: to,
        note,
      })),
    })),
    conditions: source.conditions.map(({ destination, kind, months, countedFrom, note }) => ({
      destination,
      kind,
      months,
      counted_from: countedFrom,
      note,
      ...times,
    })),
    portals: source.portals.map((portal) => ({
      destination: portal.destination,
      scheme: portal.scheme,
      title: portal.title,
      address: portal.address,
      price_amount: portal.price?.amount ?? null,
      price_currency: portal.price?.currency ?? null,
      price_note: portal.priceNote,
      in_operation: portal.inOperation ? 1 : 0,
      note: portal.note,
      source_date: portal.sourceDate,
      ...times,
    })),
    schemes: source.schemes.map(({ code, status, title, address, verifiedOn, facts }) => ({
      country_code: code,
      status,
      title,
      address,
      verified_on: verifiedOn,
      facts: JSON.stringify(facts),
    })),
  };
}

/** Rules that differ in nothing but passport and destination, and the pairs that they are about. */
type EqualRules = { rule: Omit<ImportedRule, 'passport' | 'destination'>; pairs: string[] };

/** The rules by what they say, in batches of BATCH rules. */
function* batchesOf(rules: Iterable<ImportedRule>): Generator<EqualRules[]> {
  let batch: EqualRules[] = [];
  let room = BATCH;
  for (const { rule, pairs } of equalRules(rules)) {
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

function equalRules(rules: Iterable<ImportedRule>): Iterable<EqualRules> {
  const groups = new Map<string, EqualRules>();
  for (const { passport, destination, ...rule } of rules) {
    const { purpose, access, stay, condition, note, validFrom, validTo } = rule;
    const key = [
      ...[purpose, access, stay?.number, stay?.unit, note, validFrom, validTo],
      ...[condition?.kind, condition?.text, condition?.otherwise],
    ].join('\n');
    const group = groups.get(key) ?? { rule, pairs: [] };
    groups.set(key, group);
    group.pairs.push(passport + destination);
  }
  return groups.values();
}

function inTransaction<Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
