import { type Finding, fix, ok } from './finding.ts';

/** The supported major version, the oldest that strips types by default. */
const MADE_FOR = 24;
const OLDEST = [22, 18] as const;

/** Checks the version of this Node, which the server uses too. */
export function checkNode(version = process.versions.node): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major >= MADE_FOR) return ok('Node', `${version}`);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) {
    return ok('Node', `${version} will do; the product is made for ${MADE_FOR}`);
  }
  return fix('Node', `${version} is too old`, `Install Node ${MADE_FOR}`);
}
