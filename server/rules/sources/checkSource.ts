import type { FollowedSource } from '#core/inputs/settings/followedSources.ts';
import type { OpenDatabase } from '#db/engine.ts';
import {
  listSourceFetches,
  type SourceFetch,
  saveSourceFetch,
} from '#db/queries/rules/sourceFetches.ts';
import { DomainError } from '#server/errors.ts';
import { zip } from '#server/files/zippedFile.ts';
import { recordChange } from '#server/history/recordChange.ts';
import { fetchFile } from '#server/outside/fetchFile.ts';
import { type OutsideOptions, OutsideProblem } from '#server/outside/outsideRequest.ts';
import { hashOfFile } from '../editions/importEdition.ts';
import {
  applyUpdate,
  changesAnything,
  compareFile,
  FOLLOWED_FILE_MAX,
  requireUsable,
  type SourceUpdate,
} from './sourceUpdate.ts';

/** Maximum number of changes of one file that are applied without review. */
const APPLIED_ALONE_MAX = 100;

/** The importer of changes that nobody reviewed, in the list of editions. */
const AUTOMATIC = 'automatic update';

/** The problem of a check that didn't end. */
const INTERRUPTED = 'The check was interrupted while it read the file';

/** The outcome of a check. */
export type SourceCheck =
  /** The same file as before, or one that says what the current edition says. */
  | { state: 'unchanged' }
  /** Changes wait for review, after some were applied. */
  | { state: 'fetched'; changes: number; applied: number }
  /** Nothing was changed. */
  | { state: 'failed'; problem: string };

/**
 * Fetches the file of a followed source, unless it is as before, and stages it for review. Then
 * applies changes that make entry harder, if the source allows it and there are at most 100. An
 * unusable file changes nothing. Throws when the signal aborts it, and what the database throws.
 */
export async function checkSource(
  db: OpenDatabase,
  source: FollowedSource,
  options: OutsideOptions,
): Promise<SourceCheck> {
  const last = (await listSourceFetches(db)).find(({ sourceId }) => sourceId === source.id);
  const known = last?.address === source.address ? last : undefined;
  try {
    if (last && !known) await forgetFetch(db, source);
    return await fetchAndStage(db, source, known, options);
  } catch (error) {
    if (!(error instanceof OutsideProblem) && !(error instanceof DomainError)) throw error;
    const { message: problem } = error;
    await saveSourceFetch(db, { ...checkOf(source), problem });
    return { state: 'failed', problem };
  }
}

async function fetchAndStage(
  db: OpenDatabase,
  source: FollowedSource,
  known: SourceFetch | undefined,
  options: OutsideOptions,
): Promise<SourceCheck> {
  const fetched = await fetchFile(source.address, {
    ...options,
    etag: known?.etag ?? null,
    maxBytes: FOLLOWED_FILE_MAX,
  });
  if (fetched.state === 'unchanged') {
    await saveSourceFetch(db, { ...checkOf(source), problem: null });
    return { state: 'unchanged' };
  }
  const { file, etag, modifiedOn } = fetched;
  const fileHash = hashOfFile(file);
  if (fileHash === known?.fileHash) {
    await saveSourceFetch(db, { ...checkOf(source), etag, problem: null });
    return { state: 'unchanged' };
  }
  // A file that ends the process isn't read again at each start.
  await saveSourceFetch(db, { ...checkOf(source), problem: INTERRUPTED });
  const update = await compareFile(db, source, { file, fileHash, modifiedOn });
  requireUsable(update);
  const waits = update.current?.fileHash !== fileHash && changesAnything(update);
  const zipped = waits ? await zip(file) : null;
  const { changes } = update;
  await db.transaction().execute(async (trx) => {
    const check = checkOf(source);
    await saveSourceFetch(trx, {
      ...check,
      etag,
      file_hash: fileHash,
      file: zipped,
      modified_on: modifiedOn,
      fetched_at: check.checked_at,
      problem: null,
    });
    if (!waits) return;
    await recordChange(trx, {
      entity: 'rule_source',
      id: source.id,
      title: source.title,
      action: 'fetched',
      after: { address: source.address, fileHash, changes: changes.length },
    });
  });
  if (!waits) return { state: 'unchanged' };
  const applied = await applyHarder(db, update);
  return { state: 'fetched', changes: changes.length - applied, applied };
}

/** Applies what the source may apply without review. Returns the number of changes. */
async function applyHarder(db: OpenDatabase, update: SourceUpdate): Promise<number> {
  if (!update.source.appliesHarder) return 0;
  const harder = update.changes.filter(({ group }) => group === 'harder' || group === 'shorter');
  if (harder.length === 0 || harder.length > APPLIED_ALONE_MAX) return 0;
  await applyUpdate(db, update, harder, AUTOMATIC);
  return harder.length;
}

/** Forgets what came from the address before. */
function forgetFetch(db: OpenDatabase, source: FollowedSource): Promise<void> {
  const nothing = { etag: null, file_hash: null, file: null, modified_on: null, fetched_at: null };
  return saveSourceFetch(db, { ...checkOf(source), ...nothing, problem: null });
}

function checkOf({ id, address }: FollowedSource) {
  return { source_id: id, address, checked_at: new Date().toISOString() };
}
