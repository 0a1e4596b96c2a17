import type { Db } from '../db.ts';
import { type ListedEdition, listRuleEditions } from '../queries/rules/ruleEditions.ts';
import { retiredEditions, retiredSources } from './retiredSources.ts';
import type { ShippedEdition, ShippedSource } from './shippedSource.ts';
import { shippedEditions, shippedSources } from './shippedSources.ts';

/** A shipped source, and the edition that it replaces; null for none. */
export type SourceToInstall = ShippedSource & { replaces: number | null };

type EditionToInstall = ShippedEdition & Pick<SourceToInstall, 'replaces'>;

/**
 * The shipped sources that are missing or have another edition that isn't newer, and the retired ones
 * that still state something; without those that were taken back, except the source `again`.
 */
export async function editionsToInstall(db: Db, again?: string): Promise<EditionToInstall[]> {
  const editions = await listRuleEditions(db);
  const installed = new Set(editions.map(({ sourceId }) => sourceId));
  const retired = retiredEditions.filter(({ id }) => installed.has(id));
  return [...shippedEditions(), ...retired].flatMap((source) => {
    const current = editions.find((edition) => edition.sourceId === source.id && edition.current);
    if (current && !isNewer(source, current)) return [];
    if (source.id !== again && wasTakenBack(source, editions)) return [];
    return [{ ...source, replaces: current?.id ?? null }];
  });
}

/** The same with their statements. */
export async function sourcesToInstall(db: Db, again?: string): Promise<SourceToInstall[]> {
  return withStatements(await editionsToInstall(db, again));
}

/** The shipped sources that were installed in this very edition and taken back. */
export async function sourcesTakenBack(db: Db): Promise<ShippedSource[]> {
  const editions = await listRuleEditions(db);
  const all = [...shippedEditions(), ...retiredEditions];
  return withStatements(all.filter((source) => wasTakenBack(source, editions)));
}

/** Reads the statements of these editions, if there are any: all packs are read for them. */
function withStatements<Edition extends ShippedEdition>(
  editions: readonly Edition[],
): (ShippedSource & Edition)[] {
  if (editions.length === 0) return [];
  const byId = new Map(editions.map((edition) => [edition.id, edition]));
  return [...shippedSources(), ...retiredSources].flatMap((source) => {
    const edition = byId.get(source.id);
    return edition ? [{ ...source, ...edition }] : [];
  });
}

function isNewer({ date, fileHash }: ShippedEdition, current: ListedEdition): boolean {
  return current.fileHash !== fileHash && (current.date ?? '') <= (date ?? '');
}

/** Whether the current edition is another one, which came before the shipped one. */
function wasTakenBack({ id, fileHash }: ShippedEdition, editions: readonly ListedEdition[]) {
  const ofSource = editions.filter(({ sourceId }) => sourceId === id);
  const editionBefore = ({ replacesEditionId }: ListedEdition) =>
    ofSource.find((edition) => edition.id === replacesEditionId);
  return ofSource
    .filter((edition) => edition.fileHash === fileHash)
    .some((edition) => {
      let before = editionBefore(edition);
      while (before && !before.current) before = editionBefore(before);
      return before !== undefined && before.fileHash !== fileHash;
    });
}
