import { setImmediate as nextTurn } from 'node:timers/promises';
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

/** Rules in one statement: about 5 ms, so that a visitor hardly waits. */
const BATCH = 1000;

export type InstalledSources = { sources: number; rules: number; skipped: number };

/**
 * Installs every source that ships as an edition of its own, unless the same edition or a newer one is
 * there. Visitors see a source's rules once all of them are stored. Inside a transaction all of it is
 * a part of that. Returns how many sources came and how many rules they brought.
 */
export async function installShippedSources(db: Db, importedBy: string): Promise<InstalledSources> {
  const installed = { sources: 0, rules: 0, skipped: 0 };
  for (const source of await sourcesToInstall(db)) {
    const rules = await install(db, source, importedBy);
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

async function install(db: Db, source: ShippedSource, importedBy: string): Promise<number> {
  const { id: sourceId, date, fileHash, skipped } = source;
  const now = new Date().toISOString();
  const editionId = await inTransaction(db, async (trx) => {
    await describeSource(trx, descriptionOf(source), now);
    return stageEdition(trx, { sourceId, date, fileHash, importedBy }, now);
  });
  let rules = 0;
  for (const { rule, pairs } of equalRules(source.rules)) {
    for (let start = 0; start < pairs.length; start += BATCH) {
      const batch = pairs.slice(start, start + BATCH);
      await insertEqualRules(db, { sourceId, editionId, now }, rule, batch);
      // Whoever waits for an answer is served between two batches.
      if (!db.isTransaction) await nextTurn();
    }
    rules += pairs.length;
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

type Group = { rule: Omit<ImportedRule, 'passport' | 'destination'>; pairs: string[] };

/** The rules by what they say, with the pairs they say it of. */
function equalRules(rules: Iterable<ImportedRule>) {
  const groups = new Map<string, Group>();
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
