import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

const root = join(import.meta.dirname, '..', '..');

/** Folders whose files make responses as they are; the built files are in a list of their own. */
const folders = ['core', 'server', 'db', 'messages'];
const builtFiles = join(root, 'dist', 'client', 'route-assets.json');

/**
 * Identifies what makes the responses besides content: the code, and the settings of the environment
 * that visitors see. It is the same in all processes of a release.
 */
export function releaseOf({ publicUrl, mailServer }: Config): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder), {
      recursive: true,
      encoding: 'utf8',
    }).sort()) {
      if (!isSource(folder, name)) continue;
      hash.update(name).update(readFileSync(join(root, folder, name)));
    }
  }
  if (existsSync(builtFiles)) hash.update(readFileSync(builtFiles));
  hash.update(JSON.stringify([publicUrl ?? null, Boolean(mailServer)]));
  return hash.digest('base64url');
}

/** Code, the server's data, such as names of countries, and texts. */
function isSource(folder: string, name: string): boolean {
  return name.endsWith('.ts') || (folder !== 'db' && name.endsWith('.json'));
}
