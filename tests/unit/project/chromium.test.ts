import { describe, expect, test } from 'vitest';
import { findChromium, type Machine, usualPaths } from '../../../scripts/dev/chromium.ts';

/** A machine with only these files. */
function machine(
  platform: NodeJS.Platform,
  files: string[],
  env: Record<string, string> = {},
): Machine {
  return { platform, env, exists: (path) => files.includes(path) };
}

const playwrights = '/home/ana/.cache/ms-playwright/chromium-1/chrome';

describe('Chromium is found', () => {
  test('at CHROMIUM_PATH first', () => {
    const files = ['/usr/bin/chromium', '/opt/chrome', playwrights];
    const found = findChromium(
      machine('linux', files, { CHROMIUM_PATH: '/opt/chrome' }),
      playwrights,
    );
    expect(found).toBe('/opt/chrome');
  });

  test('at a usual path before Playwright’s own', () => {
    const files = ['/usr/bin/google-chrome', playwrights];
    expect(findChromium(machine('linux', files), playwrights)).toBe('/usr/bin/google-chrome');
  });

  test('at Playwright’s path', () => {
    expect(findChromium(machine('linux', [playwrights]), playwrights)).toBe(playwrights);
  });

  test('on macOS, for everyone or for one user', () => {
    const path = '/Users/ana/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    const mac = machine('darwin', [path], { HOME: '/Users/ana' });
    expect(findChromium(mac, playwrights)).toBe(path);
  });

  test('on Windows', () => {
    const path = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
    const windows = machine('win32', [path], { PROGRAMFILES: 'C:\\Program Files' });
    expect(findChromium(windows, playwrights)).toBe(path);
  });
});

test('nothing is found if none is installed', () => {
  expect(findChromium(machine('linux', []), playwrights)).toBeUndefined();
  expect(findChromium(machine('win32', []), playwrights)).toBeUndefined();
});

test('a CHROMIUM_PATH without a file is an error', () => {
  const wrong = machine('linux', ['/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/chrome' });
  expect(() => findChromium(wrong, playwrights)).toThrow(
    'CHROMIUM_PATH is "/opt/chrome": there is no such file',
  );
});

test('no usual path contains an unset variable', () => {
  for (const platform of ['linux', 'darwin', 'win32'] as const) {
    expect(usualPaths({ platform, env: {} }).join()).not.toContain('undefined');
  }
});
