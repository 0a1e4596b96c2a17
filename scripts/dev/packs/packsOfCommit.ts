import { execFileSync } from 'node:child_process';
import { type DestinationPack, parseDestinationPack } from '#db/packs/destinationPack.ts';

const FOLDER = 'db/packs/destinations/';

/** The packs of a commit. Throws a sentence where git knows no such commit or it has no packs. */
export function packsOfCommit(commit: string): DestinationPack[] {
  const names = git('ls-tree', '--name-only', '--end-of-options', commit, FOLDER)
    .split('\n')
    .filter((name) => name.endsWith('.json'));
  if (names.length === 0) throw new Error(`${commit} has no packs in ${FOLDER}`);
  return names.map((name) => parseDestinationPack(git('show', `${commit}:${name}`), name));
}

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new Error(`git ${args[0]}: ${stderr.trim() || (error as Error).message}`);
  }
}
