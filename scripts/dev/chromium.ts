import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { installFromDebian } from './debianPackages.ts';

/** The properties of the machine that finding a browser depends on. */
export type Machine = {
  platform: NodeJS.Platform;
  env: Record<string, string | undefined>;
  exists: (path: string) => boolean;
};

const thisMachine: Machine = { platform: process.platform, env: process.env, exists: existsSync };

/** For containers and root, and so that tests make no external requests. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's package of the engine without a browser UI: a test takes a quarter less CPU time. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** Usual paths of Chromium or Chrome on this system, best first. */
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
    `/usr/bin/${HEADLESS_SHELL}`,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
  ];
}

/**
 * The Chromium for tests: CHROMIUM_PATH, then the usual paths, then Playwright's at
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
 * Finds Chromium or installs it: Playwright's download first, then Debian's package if run as root.
 * With CI=true, Debian's headless shell is installed even beside another Chromium. Throws a
 * one-line error with advice when all fail.
 */
export function findOrInstallChromium(): string {
  const found =
    headlessShellForCi() ??
    findChromium() ??
    downloadWithPlaywright() ??
    debiansChromium(HEADLESS_SHELL, 'chromium');
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium: install the package chromium (or Google Chrome), or set CHROMIUM_PATH to one.',
  );
}

function headlessShellForCi(): string | undefined {
  const { CI, CHROMIUM_PATH } = process.env;
  if (CI !== 'true' || CHROMIUM_PATH || existsSync(`/usr/bin/${HEADLESS_SHELL}`)) return undefined;
  return debiansChromium(HEADLESS_SHELL);
}

function downloadWithPlaywright(): string | undefined {
  console.log("No Chromium found: trying Playwright's download…");
  const cli = join(import.meta.dirname, '..', '..', 'node_modules', 'playwright', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  const path = findChromium();
  // On Linux the download may lack system libraries.
  return path && starts(path) ? path : undefined;
}

/** Older releases of Debian lack the headless shell's package. */
function debiansChromium(...packages: string[]): string | undefined {
  return installFromDebian(packages) ? findChromium() : undefined;
}

function starts(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
