import { setTimeout as wait } from 'node:timers/promises';
import { conditionPurposes } from '#core/border/conditionPurposes.ts';
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
import {
  replaceSourceStatements,
  type SourceStatements,
} from '../queries/rules/sourceStatements.ts';
import type { FactPage, ShippedCondition } from './destinationFacts.ts';
import type { ShippedSource } from './shippedSources.ts';
import { type SourceToInstall, sourcesToInstall } from './sourcesToInstall.ts';

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
      members: zone.members.map(({ code, from, to, entryOnly, note }) => ({
        country_code: code,
        member_from: from,
        member_to: to,
        entry_only: entryOnly ? 1 : 0,
        note,
      })),
    })),
    conditions: source.conditions.map((condition) => ({
      destination: condition.destination,
      kind: condition.kind,
      months: condition.months,
      counted_from: condition.countedFrom ?? null,
      note: condition.note,
      binding: condition.binding ?? 'required',
      concerns: condition.concerns ?? 'all',
      number: condition.number ?? null,
      unit: condition.unit ?? null,
      amount: condition.amount ?? null,
      currency: condition.currency ?? null,
      per: condition.per ?? null,
      vaccine: condition.vaccine ?? '',
      coming_from: condition.comingFrom ?? null,
      countries: condition.countries ?? '',
      title: condition.title ?? '',
      address: condition.address ?? null,
      permission_only: isPermissionOnly(condition) ? 1 : 0,
      purposes: JSON.stringify(condition.purposes ?? conditionPurposes(condition)),
      ...pageOf(condition),
      ...times,
    })),
    officialLinks: source.officialLinks.map((link) => ({
      destination: link.destination,
      scheme: link.scheme,
      title: link.title,
      address: link.address,
      price_amount: link.price?.amount ?? null,
      price_currency: link.price?.currency ?? null,
      price_note: link.priceNote,
      in_operation: link.inOperation ? 1 : 0,
      purposes: JSON.stringify(link.purposes),
      foreigners_only: link.foreignersOnly ? 1 : 0,
      note: link.note,
      source_date: link.sourceDate,
      ...link.details,
      ...pageOf(link),
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
    unconfirmed: source.unconfirmed.map(({ destination, triedOn, passports }) => ({
      destination,
      tried_on: triedOn,
      passports: passports.join(' '),
    })),
    restrictions: source.restrictions.map(({ passports, exceptions, page, ...restriction }) => ({
      ...restriction,
      passports: passports.join(' '),
      exceptions: exceptions ? 1 : 0,
      source_title: page.title,
      source_address: page.address,
      source_date: page.checkedOn,
    })),
    exceptions: source.exceptions.map(
      ({ passports, days, terms, from, to, page, ...exception }) => ({
        ...exception,
        passports: passports.join(' '),
        stay_days: days,
        terms: terms && JSON.stringify(terms),
        valid_from: from,
        valid_to: to,
        source_title: page?.title ?? '',
        source_address: page?.address ?? null,
        source_date: page?.checkedOn ?? null,
        page_scope: page?.scope ?? null,
      }),
    ),
    transitPolicies: source.transitPolicies.map((policy) => ({
      country_code: policy.country,
      policy: JSON.stringify(policy),
    })),
  };
}

/** The end of a visa tells nothing to those who need none, unless the page says what counts for them. */
function isPermissionOnly({ permissionOnly, countedFrom }: ShippedCondition): boolean {
  return permissionOnly ?? countedFrom === 'visa_expiry';
}

/** The columns of a fact's own page. */
function pageOf({ page }: { page?: FactPage }) {
  if (!page) return {};
  return { source_title: page.title, source_address: page.address, source_date: page.date };
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
