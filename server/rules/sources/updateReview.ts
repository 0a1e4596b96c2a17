import { LRUCache } from 'lru-cache';
import type * as z from 'zod/mini';
import { MINUTE_MS } from '#core/dates.ts';
import {
  UPDATES_OF_PAGE,
  type UpdateGroup,
  type updateApply,
  type updateChanges,
  updateGroups,
  type updateRefuse,
} from '#core/inputs/rules/sourceUpdate.ts';
import type { FollowedSource } from '#core/inputs/settings/followedSources.ts';
import { answerOf } from '#core/rules/editionDifference.ts';
import type { RuleFields } from '#core/rules/ruleFields.ts';
import { hostOf } from '#core/rules/updateChanges.ts';
import type { OpenDatabase } from '#db/engine.ts';
import {
  deleteWaitingFile,
  listSourceFetches,
  type SourceFetch,
} from '#db/queries/rules/sourceFetches.ts';
import { comparePairs } from '#server/answers/facts/countries.ts';
import { Conflict, NotFound } from '#server/errors.ts';
import { recordChange } from '#server/history/recordChange.ts';
import { followedSourcesSetting } from '#server/site/settings/settings.ts';
import { readValue } from '#server/site/settings/versionedSetting.ts';
import { EDITION_CHANGED } from '../editions/currentEdition.ts';
import { findCurrentEdition } from '../editions/importEdition.ts';
import {
  applyUpdate,
  changesAnything,
  compareWaitingFile,
  type SourceUpdate,
} from './sourceUpdate.ts';

/** How long a comparison is cached, in ms; the largest takes about 30 MB. */
const COMPARISON_LIFE_MS = 5 * MINUTE_MS;

/** A fetched file that waits for review. */
type WaitingUpdate = {
  source: string;
  title: string;
  address: string;
  fetchedAt: string | null;
  /** The file's date; null if unknown. */
  date: string | null;
  fileHash: string;
  /** The edition with which it was compared. */
  replaces: number | null;
  groups: { group: UpdateGroup; changes: number }[];
  /** Hosts of pages to which this site has no link. */
  unknownSites: string[];
  /** Rules that only get a newer date. */
  renewed: number;
  /** Rows that can't be read: their pairs keep their rules. */
  refused: number;
};

type Waiting = { source: FollowedSource; fetch: SourceFetch & { fileHash: string } };

export type UpdateReview = ReturnType<typeof createUpdateReview>;

/** The review of fetched files, which changes nothing until a reviewer applies it. */
export function createUpdateReview(db: OpenDatabase) {
  const compared = new LRUCache<string, SourceUpdate>({
    max: 2,
    ttl: COMPARISON_LIFE_MS,
    ttlAutopurge: true,
  });

  return { list, changes, apply, refuse };

  /** The fetched files that wait. */
  async function list(): Promise<WaitingUpdate[]> {
    const found: WaitingUpdate[] = [];
    for (const waiting of await listWaiting()) {
      const update = await compare(waiting);
      if (!changesAnything(update)) continue;
      found.push(describe(update, waiting.fetch));
    }
    return found;
  }

  /** A page (from 0) of the changes of a waiting file. Throws NotFound. */
  async function changes({ source, group, page }: z.infer<typeof updateChanges>) {
    const { changes: all, plan, current } = await compare(await findWaiting(source));
    const sideOf = (rule: RuleFields | null, date: string | null) =>
      rule && { ...answerOf(rule), page: rule.sourceAddress, date: rule.sourceDate ?? date };
    const ofGroup = all
      .filter((change) => change.group === group)
      .flatMap(({ before, after }) => {
        const rule = after ?? before;
        if (!rule) return [];
        const { passport, destination } = rule;
        return {
          passport,
          destination,
          before: sideOf(before, current?.date ?? null),
          after: sideOf(after, plan.date),
        };
      })
      .sort(await comparePairs(db));
    const items = ofGroup.slice(page * UPDATES_OF_PAGE, (page + 1) * UPDATES_OF_PAGE);
    return { items, total: ofGroup.length };
  }

  /**
   * Makes an edition current with the changes of these groups, or with the whole file. Returns its
   * id. Throws NotFound, or Conflict when another file or edition came meanwhile.
   */
  async function apply(
    { source, fileHash, replaces, groups, date }: z.infer<typeof updateApply>,
    by: string,
  ): Promise<{ edition: number }> {
    const waiting = await findWaiting(source);
    if (waiting.fetch.fileHash !== fileHash) throw new Conflict(FILE_CHANGED);
    const update = date
      ? await compareWaitingFile(db, waiting.source, waiting.fetch, date)
      : await compare(waiting);
    if ((update.current?.id ?? null) !== replaces) throw new Conflict(EDITION_CHANGED);
    const some = groups ? update.changes.filter(({ group }) => groups.includes(group)) : null;
    return { edition: await applyUpdate(db, update, some, by) };
  }

  /** Ends the review of a file without its remaining changes. Throws NotFound, or Conflict. */
  async function refuse({ source, fileHash }: z.infer<typeof updateRefuse>): Promise<void> {
    const { source: followed, fetch } = await findWaiting(source);
    await db.transaction().execute(async (trx) => {
      if (!(await deleteWaitingFile(trx, source, fileHash))) throw new Conflict(FILE_CHANGED);
      await recordChange(trx, {
        entity: 'rule_source',
        id: source,
        title: followed.title,
        action: 'refused',
        before: { address: fetch.address, fileHash },
      });
    });
  }

  async function compare({ source, fetch }: Waiting): Promise<SourceUpdate> {
    const key = `${source.id} ${fetch.fileHash} ${await findCurrentEdition(db, source.id)}`;
    const known = compared.get(key);
    if (known) return known;
    const update = await compareWaitingFile(db, source, fetch);
    compared.set(key, update);
    return update;
  }

  async function listWaiting(): Promise<Waiting[]> {
    const { sources } = await readValue(db, followedSourcesSetting);
    const fetches = await listSourceFetches(db);
    return fetches.flatMap((fetch) => {
      const source = sources.find(({ id }) => id === fetch.sourceId);
      const { fileHash } = fetch;
      if (!source || !fetch.waits || fileHash === null) return [];
      return { source, fetch: { ...fetch, fileHash } };
    });
  }

  async function findWaiting(id: string): Promise<Waiting> {
    const found = (await listWaiting()).find(({ source }) => source.id === id);
    if (!found) throw new NotFound('Update');
    return found;
  }
}

const FILE_CHANGED = 'Another file was fetched meanwhile. Nothing was changed: look at its changes';

function describe(
  { source, fileHash, plan, current, changes, renewed }: SourceUpdate,
  { address, fetchedAt }: SourceFetch,
): WaitingUpdate {
  const byGroup = Map.groupBy(changes, ({ group }) => group);
  const unknown = byGroup.get('unknownSite') ?? [];
  const hosts = unknown.flatMap(({ after }) => hostOf(after?.sourceAddress ?? null) ?? []);
  return {
    source: source.id,
    title: source.title,
    address,
    fetchedAt,
    date: plan.date,
    fileHash,
    replaces: current?.id ?? null,
    groups: updateGroups.flatMap((group) => {
      const count = byGroup.get(group)?.length ?? 0;
      return count > 0 ? { group, changes: count } : [];
    }),
    unknownSites: [...new Set(hosts)].sort(),
    renewed,
    refused: plan.refused.length,
  };
}
