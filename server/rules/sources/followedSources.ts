import { DAY_MS } from '#core/dates.ts';
import type { FollowedSource } from '#core/inputs/settings/followedSources.ts';
import type { Db } from '#db/db.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { listSourceFetches, type SourceFetch } from '#db/queries/rules/sourceFetches.ts';
import type { Config } from '#server/config.ts';
import { Conflict, NotFound } from '#server/errors.ts';
import { userAgentOf } from '#server/outside/outsideRequest.ts';
import { followedSourcesSetting } from '#server/site/settings/settings.ts';
import { readValue } from '#server/site/settings/versionedSetting.ts';
import { checkSource, type SourceCheck } from './checkSource.ts';

/** The refusal to fetch anything before an administrator has allowed it. */
export const UPDATES_OFF =
  'Updates are off: an administrator can switch them on under Followed sources in Settings';

/** A followed source with its last check; null before the first. */
type ListedFollowedSource = FollowedSource & {
  last: Pick<SourceFetch, 'checkedAt' | 'fetchedAt' | 'problem' | 'waits'> | null;
};

/** Whether this site may fetch updates, and its followed sources. */
export async function listFollowedSources(
  db: Db,
): Promise<{ enabled: boolean | null; sources: ListedFollowedSource[] }> {
  const { enabled, sources } = await readValue(db, followedSourcesSetting);
  const fetches = await listSourceFetches(db);
  const lastOf = ({ id, address }: FollowedSource) =>
    fetches.find((fetch) => fetch.sourceId === id && fetch.address === address);
  return {
    enabled,
    sources: sources.map((source) => {
      const last = lastOf(source);
      if (!last) return { ...source, last: null };
      const { checkedAt, fetchedAt, problem, waits } = last;
      return { ...source, last: { checkedAt, fetchedAt, problem, waits } };
    }),
  };
}

/**
 * Checks one source for updates, even if it isn't due. Throws NotFound, or Conflict while no
 * administrator has allowed updates.
 */
export async function checkSourceNow(
  db: OpenDatabase,
  config: Pick<Config, 'publicUrl'>,
  id: string,
): Promise<SourceCheck> {
  const { enabled, sources } = await readValue(db, followedSourcesSetting);
  if (!enabled) throw new Conflict(UPDATES_OFF);
  const source = sources.find((one) => one.id === id);
  if (!source) throw new NotFound('Followed source');
  return checkSource(db, source, optionsOf(config, new AbortController().signal));
}

/** The sources that are switched on and whose last check failed; none while updates are off. */
export async function listFailedChecks(db: Db): Promise<{ title: string; problem: string }[]> {
  const { enabled, sources } = await listFollowedSources(db);
  if (!enabled) return [];
  return sources.flatMap(({ isOn, title, last }) =>
    isOn && last && last.problem !== null ? [{ title, problem: last.problem }] : [],
  );
}

/** The sources that are switched on and due; none while updates are off. */
export async function listDueSources(db: Db, now = new Date()): Promise<FollowedSource[]> {
  const { enabled, sources } = await listFollowedSources(db);
  if (!enabled) return [];
  return sources.filter(({ isOn, days, last }) => {
    if (!isOn) return false;
    if (!last) return true;
    // After a failure, the next day.
    const wait = last.problem === null ? days : 1;
    return Math.abs(now.getTime() - Date.parse(last.checkedAt)) >= wait * DAY_MS;
  });
}

/** Checks all due sources, one after the other. Throws when the signal aborts it. */
export async function checkDueSources(
  db: OpenDatabase,
  config: Pick<Config, 'publicUrl'>,
  signal: AbortSignal,
): Promise<{ source: FollowedSource; check: SourceCheck }[]> {
  const checks = [];
  for (const source of await listDueSources(db)) {
    checks.push({ source, check: await checkSource(db, source, optionsOf(config, signal)) });
  }
  return checks;
}

function optionsOf(config: Pick<Config, 'publicUrl'>, signal: AbortSignal) {
  return { userAgent: userAgentOf('update check', config), signal };
}
