import type { Db, OpenDatabase } from '../../../db/client.ts';
import {
  type InstalledSources,
  installShippedSources,
  sourcesToInstall,
} from '../../../db/seed/rules/installSources.ts';
import { currentActor } from '../history/actor.ts';
import { holdingImportLock } from '../ruleImport/importLock.ts';
import { endKilledImports } from '../ruleImport/stagedEditions.ts';

export type MissingSource = { id: string; title: string; date: string | null; rules: number };

/** The sources that ship with this version and are not installed, or only as an older edition. */
export async function listMissingShippedSources(db: Db): Promise<MissingSource[]> {
  const sources = await sourcesToInstall(db);
  return sources.map(({ id, title, date, rules }) => ({ id, title, date, rules: countOf(rules) }));
}

/**
 * Installs these sources, some rules at a time: visitors go on being answered, and see a source once
 * it is whole. Killed half way, what is whole stays, and the next time goes on from there. Throws
 * Conflict while an import is being applied.
 */
export function installShippedRules(
  db: OpenDatabase,
  { by, onProgress = () => {} }: { by: string; onProgress?: (rules: number) => void },
): Promise<InstalledSources> {
  return holdingImportLock(db, async (requireLock) => {
    await endKilledImports(db);
    return installShippedSources(db, {
      importedBy: by,
      actor: currentActor(),
      onProgress: (rules) => {
        requireLock();
        onProgress(rules);
      },
    });
  });
}

function countOf(items: Iterable<unknown>): number {
  let count = 0;
  for (const _item of items) count += 1;
  return count;
}
