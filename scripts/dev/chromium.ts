import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/** What the machine is, as far as finding a browser goes. */
export type Machine = {
  platform: NodeJS.Platform;
  env: Record<string, string | undefined>;
  exists: (path: string) => boolean;
};

const thisMachine: Machine = { platform: process.platform, env: process.env, exists: existsSync };

/** For containers and root, and so that no test reaches beyond this machine. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where Chromium or Chrome usually is on this kind of system, best first. */
export function usualPaths({ platform, env }: Pick<Machine, 'platform' | 'env'>): string[] {
  if (platform === 'darwin') {
    const apps = ['/Applications', ...(env.HOME ? [join(env.HOME, 'Applications')] : [])];
    return apps.flatMap((folder) => [
      `${folder}/Chromium.app/Contents/MacOS/Chromium`,
      `${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`,
    ]);
  }
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
      folder
        ? [
            `${folder}\\Chromium\\Application\\chrome.exe`,
            `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
            `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
          ]
        : [],
    );
  }
  return [
    // The same engine without the browser around it: a test takes 40 % less time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
  ];
}

/**
 * The Chromium to test with: CHROMIUM_PATH, then the usual paths, then Playwright's own at
 * `playwrightsOwn`. `undefined` when there is none. Throws when CHROMIUM_PATH names no file.
 */
export function findChromium(
  machine: Machine = thisMachine,
  playwrightsOwn: string = chromium.executablePath(),
): string | undefined {
  const wanted = machine.env.CHROMIUM_PATH;
  if (wanted) {
    if (machine.exists(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is ${JSON.stringify(wanted)}: there is no such file`);
  }
  return [...usualPaths(machine), playwrightsOwn].find((path) => path && machine.exists(path));
}

/**
 * Finds Chromium or installs it: Playwright's download first, then Debian's package where this
 * process is root. Throws one line that says what to install when nothing helped.
 */
export function findOrInstallChromium(): string {
  const found = findChromium() ?? downloadWithPlaywright() ?? installFromDebian();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium: install the package chromium (or Google Chrome), or set CHROMIUM_PATH to one.',
  );
}

function downloadWithPlaywright(): string | undefined {
  console.log("No Chromium found: trying Playwright's download…");
  const cli = join(import.meta.dirname, '..', '..', 'node_modules', 'playwright', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  const path = findChromium();
  // On Linux the download may lack system libraries; one that does not start is of no use.
  return path && starts(path) ? path : undefined;
}

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { stdio: 'inherit', env });
  // Older releases of Debian and Ubuntu have no package of the headless shell.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    console.log(`Installing the Debian package ${name}…`);
    const install = ['install', '-y', '--no-install-recommends', name];
    const { status } = spawnSync('apt-get', install, { stdio: 'inherit', env });
    if (status === 0) return findChromium();
  }
  return undefined;
}

function starts(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
