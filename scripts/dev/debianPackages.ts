import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** True where Debian packages can be installed, by root alone. */
export function takesDebianPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs the first of the Debian packages that this release has; returns whether one was.
 * `options` are further ones of `apt-get install`.
 */
export function installFromDebian(
  packages: readonly string[],
  options: readonly string[] = [],
): boolean {
  if (!takesDebianPackages()) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { stdio: 'inherit', env });
  return packages.some((name) => {
    console.log(`Installing the Debian package ${name}…`);
    const install = ['install', '-y', '--no-install-recommends', ...options, name];
    return spawnSync('apt-get', install, { stdio: 'inherit', env }).status === 0;
  });
}
