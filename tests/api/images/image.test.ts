import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import {
  copiesOf,
  dockerfileStages,
  environmentOf,
  execForm,
} from '../../support/documents/dockerfile.ts';
import { nodeBinary, startServer } from '../../support/servers/serverProcess.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

// Tests the image without Docker: the files copied by its last stage, run as it runs them. `npm
// test` builds before it tests.

const root = join(import.meta.dirname, '..', '..', '..');
const image = dockerfileStages().at(-1) ?? [];

/** The files of the image, with the packages that `npm ci --omit=dev` leaves. */
function buildTree(): string {
  const tree = temporaryFolder();
  for (const { sources, target } of copiesOf(image)) {
    for (const source of sources.map((each) => each.replace(/^\/app\//, ''))) {
      if (source === 'node_modules') linkProductionPackages(tree);
      else
        cpSync(join(root, source), join(tree, target, target.endsWith('/') ? source : ''), {
          recursive: true,
        });
    }
  }
  return tree;
}

function linkProductionPackages(tree: string) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  for (const [path, { dev, devOptional }] of Object.entries(packages)) {
    // Nested packages are copied with the outer one.
    if (dev || devOptional || !/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)) continue;
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    symlinkSync(join(root, path), join(tree, path));
  }
}

/** All files with their sizes and modification times. */
function stateOf(tree: string) {
  // Compiled code is cached only where files can be written, which excludes the image.
  return globSync('**/*', { cwd: tree, exclude: ['node_modules', 'dist/compile-cache'] })
    .map((file) => ({ file, ...pick(statSync(join(tree, file))) }))
    .sort((a, b) => a.file.localeCompare(b.file));
}

function pick({ size, mtimeMs }: { size: number; mtimeMs: number }) {
  return { size, mtimeMs };
}

/** The exit code of the image's health check for a server on this port. */
async function healthCheck(port: string): Promise<number> {
  const [, ...args] = execForm(image, 'HEALTHCHECK');
  return promisify(execFile)(nodeBinary, args, { env: { PORT: port } }).then(
    () => 0,
    ({ code }: { code: number }) => code,
  );
}

test('the Docker image has all files to serve, and stays unmodified', async () => {
  const tree = buildTree();
  const before = stateOf(tree);
  const { DATA_DIR: _volume, PORT: _port, ...env } = environmentOf(image);
  const dataDir = temporaryFolder();
  const server = await startServer({ dataDir, tree, env });
  onTestFinished(() => server.kill());
  const { port } = new URL(server.url);

  expect(await healthCheck(port)).toBe(0);
  const addresses = [
    '/',
    '/destination/paris-france',
    '/share/site.png',
    '/flags/FR.svg',
    '/mark.svg',
  ];
  for (const address of addresses) {
    expect((await fetch(server.url + address)).status, address).toBe(200);
  }
  const page = await (await fetch(server.url)).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0];
  expect((await fetch(`${server.url}${script}`)).status).toBe(200);
  const { stdout } = await promisify(execFile)(nodeBinary, ['scripts/migrate.ts'], {
    cwd: tree,
    env: { ...env, DATA_DIR: dataDir },
  });
  expect(stdout).toMatch(/is up to date/);

  expect(await server.stop()).toEqual({ code: 0, signal: null });
  expect(await healthCheck(port)).toBe(1);
  expect(stateOf(tree)).toEqual(before);
});
