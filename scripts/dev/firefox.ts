import { existsSync } from 'node:fs';
import { installFromDebian } from './debianPackages.ts';

/** Debian's package of the version with extended support. */
const PACKAGE = 'firefox-esr';

/** Said when tests run without Firefox. */
export const WITHOUT_FIREFOX = `The tests in Firefox did not run: no Firefox was found here. Install it (Debian's package is ${PACKAGE}), or set FIREFOX_PATH to one, to have them.`;

/** Usual paths of Firefox, the version with extended support first. */
const usualPaths = [
  `/usr/bin/${PACKAGE}`,
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/**
 * The Firefox for tests: FIREFOX_PATH, then the usual paths; undefined when there is none. Throws when
 * FIREFOX_PATH names no file.
 */
export function findFirefox(): string | undefined {
  const wanted = process.env.FIREFOX_PATH;
  if (!wanted) return usualPaths.find(existsSync);
  if (existsSync(wanted)) return wanted;
  throw new Error(`FIREFOX_PATH is ${JSON.stringify(wanted)}: there is no such file`);
}

/** Finds Firefox, or installs Debian's package if run as root; else a line that says it is missing. */
export function findOrInstallFirefox(): string {
  const found = findFirefox();
  if (found) return found;
  installFromDebian([PACKAGE]);
  return findFirefox() ?? WITHOUT_FIREFOX;
}
