import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

/** The working tree, with changes that aren't committed. */
export const WORKING_TREE = 'the working tree';

/**
 * The built product of a commit in the new folder `tree`, or of the working tree, where it is. Throws a
 * sentence where git knows no such commit, or it can't be built.
 */
export function builtTree(commit: string, tree: string): string {
  const place = commit === WORKING_TREE ? root : tree;
  if (commit !== WORKING_TREE) checkOut(commit, tree);
  const built = spawnSync('npm', ['run', '--silent', 'build'], { cwd: place, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`${commit} can't be built: ${built.stderr}`);
  return place;
}

function checkOut(commit: string, tree: string) {
  mkdirSync(tree, { recursive: true });
  const env = { ...process.env, GIT_INDEX_FILE: join(tree, '.index') };
  git(env, 'read-tree', hashOf(commit));
  git(env, 'checkout-index', '--all', `--prefix=${tree}/`);
  // Otherwise the build installs what its own lock file asks for.
  const lock = 'package-lock.json';
  if (readFileSync(join(tree, lock), 'utf8') !== readFileSync(join(root, lock), 'utf8')) return;
  if (existsSync(join(root, 'node_modules'))) {
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');
  }
}

/** The hash of a commit. Throws a sentence where git knows no such commit. */
export function hashOf(commit: string): string {
  return git(process.env, 'rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`).trim();
}

function git(env: NodeJS.ProcessEnv, ...args: string[]): string {
  try {
    const stdio = ['ignore', 'pipe', 'pipe'] as const;
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', env, stdio: [...stdio] });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new Error(`git ${args[0]}: ${stderr.trim() || (error as Error).message}`);
  }
}
