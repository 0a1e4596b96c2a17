import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const { satisfies }: { satisfies: (version: string, range: string) => boolean } = createRequire(
  import.meta.url,
)('semver');

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

type Locked = { version: string; engines?: { node?: string }; cpu?: string | string[] };

const { packages }: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'));

/** Processors for which npm has a Node that the project installs. */
const processors = ['x64', 'arm64'];

/** The locked packages about which npm warns (EBADENGINE) on a version of Node. */
function warnedOn(version: string): string[] {
  return Object.entries(packages).flatMap(([path, { engines, cpu }]) => {
    if (cpu && ![cpu].flat().some((one) => processors.includes(one))) return [];
    return !engines?.node || satisfies(version, engines.node) ? [] : path;
  });
}

const [, needed = '', oldest = ''] =
  /You need git, npm and Node ([\d.]+) or newer\. Node ([\d.]+) does, too/.exec(
    read('README.md'),
  ) ?? [];

const complete = (version: string) => [...version.split('.'), '0', '0'].slice(0, 3).join('.');

test('npm warns about no package on the Node that the README asks for', () => {
  expect(warnedOn(complete(needed))).toEqual([]);
  expect(warnedOn('24.0.0')).toEqual([]);
  for (const document of ['CONTRIBUTING.md', 'docs/operate.md']) {
    expect(read(document)).toContain(`git, npm and Node ${needed} or newer`);
  }
});

test('the project’s own Node runs all of them', () => {
  const own = Object.entries(packages).filter(([path]) => /\/node-(linux|win|bin)-/.test(path));
  expect(own.length).toBeGreaterThan(2);
  for (const [, { version }] of own) expect(warnedOn(version)).toEqual([]);
});

test('the older Node that does, too, is the one that package.json allows', () => {
  expect(JSON.parse(read('package.json')).engines.node).toBe(`>=${oldest}`);
  expect(warnedOn(complete(oldest))).not.toEqual([]);
});
