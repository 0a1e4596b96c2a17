import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../db/client.ts';
import { Conflict, NotFound } from '../errors.ts';
import { countByDestination, type RuleChange } from '../ruleImport/difference.ts';
import { differenceTable } from '../ruleImport/differenceTable.ts';
import {
  applyImport,
  objectionTo,
  type PreparedImport,
  prepareImport,
} from '../ruleImport/importEdition.ts';
import type { RefusedRow } from '../ruleImport/pairs.ts';
import type { ImportOptions } from '../ruleImport/planImport.ts';

/** A preview is there for this long, in milliseconds; one with 39,402 rules takes about 15 MB. */
const PREVIEW_LIFE_MS = 30 * 60 * 1000;

/** Rows of a page of the difference. */
const PAGE = 100;

/** What an uploaded file would change. */
export type ImportPreview = Pick<
  PreparedImport,
  'shape' | 'date' | 'counts' | 'warnings' | 'isCurrent'
> & {
  id: string;
  /** Changes by destination, those with the most first. */
  destinations: { destination: string; changes: number }[];
  /** The first refused rows. */
  refused: RefusedRow[];
  /** Why it may not be applied, with refused rows skipped or not; null when it may. */
  objection: { skippingRefused: string | null; asItIs: string | null };
};

/** How far an import is. */
export type ImportProgress =
  | { state: 'previewed' }
  | { state: 'applying'; done: number; total: number }
  | { state: 'applied'; edition: number }
  | { state: 'failed'; message: string };

type Pending = { prepared: PreparedImport; progress: ImportProgress };

/**
 * Imports that administrators preview and then apply: the newest preview is kept in memory. Applying
 * goes on while its caller asks how far it is.
 */
export function createRuleImports(db: Db) {
  const previews = new LRUCache<string, Pending>({
    max: 1,
    ttl: PREVIEW_LIFE_MS,
    ttlAutopurge: true,
  });
  let applying = false;

  return { preview, changes, table, apply, progress };

  /** Compares a file with the current edition. Throws UnusableFile, InvalidRequest or Conflict. */
  async function preview(file: Uint8Array, options: ImportOptions): Promise<ImportPreview> {
    refuseWhileApplying();
    const prepared = await prepareImport(db, file, options);
    refuseWhileApplying();
    const id = randomUUID();
    previews.set(id, { prepared, progress: { state: 'previewed' } });
    const { shape, date, counts, warnings, isCurrent, refused } = prepared;
    const destinations = countByDestination(prepared.changes).map(([destination, count]) => ({
      destination,
      changes: count,
    }));
    const objection = {
      asItIs: objectionTo(prepared, { skipRefused: false }),
      skippingRefused: objectionTo(prepared, { skipRefused: true }),
    };
    const shown = refused.slice(0, PAGE);
    return {
      id,
      shape,
      date,
      counts,
      warnings,
      isCurrent,
      destinations,
      refused: shown,
      objection,
    };
  }

  /** A page (from 1) of what a preview changes, at one destination or at all. Throws NotFound. */
  function changes(
    id: string,
    { destination, page }: { destination?: string | undefined; page: number },
  ): { items: RuleChange[]; total: number } {
    const all = previewed(id).prepared.changes;
    const here = destination ? all.filter((one) => one.destination === destination) : all;
    return { items: here.slice((page - 1) * PAGE, page * PAGE), total: here.length };
  }

  /** All that a preview changes, as CSV. Throws NotFound. */
  function table(id: string): string {
    return differenceTable(previewed(id).prepared.changes);
  }

  /** Begins to apply a preview. Throws NotFound, or Conflict where it may not be applied. */
  function apply(id: string, { skipRefused, by }: { skipRefused: boolean; by: string }): void {
    const pending = previewed(id);
    const { prepared, progress: now } = pending;
    if (now.state === 'applying' || now.state === 'applied') return;
    const objection = objectionTo(prepared, { skipRefused });
    if (objection) throw new Conflict(objection);
    refuseWhileApplying();
    applying = true;
    const total = prepared.rules.length;
    pending.progress = { state: 'applying', done: 0, total };
    const onProgress = (done: number) => {
      pending.progress = { state: 'applying', done, total };
    };
    applyImport(db, prepared, { by, onProgress })
      .then(
        (edition) => {
          pending.progress = { state: 'applied', edition };
        },
        (error: unknown) => {
          const message = error instanceof Error ? error.message : String(error);
          pending.progress = { state: 'failed', message };
        },
      )
      .finally(() => {
        applying = false;
      });
  }

  /** Throws NotFound. */
  function progress(id: string): ImportProgress {
    return previewed(id).progress;
  }

  function refuseWhileApplying() {
    if (applying) throw new Conflict('Another import is being applied: wait until it is done');
  }

  function previewed(id: string): Pending {
    const pending = previews.get(id);
    if (pending) return pending;
    throw new NotFound('Preview');
  }
}
