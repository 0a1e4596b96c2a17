import { type Finding, fix, ok } from './finding.ts';

/** The Node the product is made for, and the oldest that runs its TypeScript as it is. */
const MADE_FOR = 24;
const OLDEST = [22, 18] as const;

/** Looks at the Node this runs on, which is the one the server runs on. */
export function checkNode(version = process.versions.node): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major >= MADE_FOR) return ok('Node', `${version}`);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) {
    return ok('Node', `${version} will do; the product is made for ${MADE_FOR}`);
  }
  return fix('Node', `${version} is too old`, `Install Node ${MADE_FOR}`);
}
