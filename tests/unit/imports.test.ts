import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

type Import = { from: string; to: string; typeOnly: boolean };

/** The relative imports and re-exports of one source text, as paths from the root. */
function importsOf(file: string, source: string): Import[] {
  const statements = source.matchAll(
    /^\s*(?:import|export)\s+(?<clause>[^'"`;]*?\s*from\s*)?(?<quote>['"])(?<path>[^'"]+)\k<quote>/gm,
  );
  const calls = source.matchAll(/\bimport\(\s*(?<quote>['"])(?<path>[^'"]+)\k<quote>/g);
  return [...statements, ...calls].flatMap((match) => {
    const { path = '', clause = '' } = match.groups ?? {};
    if (!path.startsWith('.')) return [];
    const to = relative(root, join(root, dirname(file), path))
      .split(sep)
      .join('/');
    const typeof_ = /\btypeof\s*$/.test(source.slice(0, match.index));
    return [{ from: file, to, typeOnly: typeof_ || isTypeOnly(clause) }];
  });
}

/** `type { A }`, or a list in which each name says type. */
function isTypeOnly(clause: string): boolean {
  if (/^type\s/.test(clause)) return true;
  const names = /^\{(?<names>[^}]*)\}/.exec(clause)?.groups?.names;
  return !!names && names.split(',').every((name) => !name.trim() || /^\s*type\s/.test(name));
}

const imports = ['src', 'server', 'db']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  .flatMap((file) => importsOf(file.split(sep).join('/'), readFileSync(join(root, file), 'utf8')));

function leaving(folder: string) {
  return imports.filter(
    ({ from, to }) => from.startsWith(`${folder}/`) && !to.startsWith(`${folder}/`),
  );
}

test('the statements are read as they are meant', () => {
  const source = [
    "import { a, type B } from './a.ts';",
    "import type { C } from '../db/c.ts';",
    "import {\n  type D,\n  type E,\n} from './d.ts';",
    "export * from './e.ts';",
    "import './f.css';",
    "const g = await import('./g.ts');",
    "type H = typeof import('./h.ts');",
    "import zod from 'zod';",
  ].join('\n');
  expect(importsOf('server/x.ts', source)).toEqual([
    { from: 'server/x.ts', to: 'server/a.ts', typeOnly: false },
    { from: 'server/x.ts', to: 'db/c.ts', typeOnly: true },
    { from: 'server/x.ts', to: 'server/d.ts', typeOnly: true },
    { from: 'server/x.ts', to: 'server/e.ts', typeOnly: false },
    { from: 'server/x.ts', to: 'server/f.css', typeOnly: false },
    { from: 'server/x.ts', to: 'server/g.ts', typeOnly: false },
    { from: 'server/x.ts', to: 'server/h.ts', typeOnly: true },
  ]);
  expect(imports.length).toBeGreaterThan(50);
});

test('src takes server/schemas and the type of the API, and its server entry what it renders', () => {
  const wrong = leaving('src').filter(
    ({ from, to, typeOnly }) =>
      !to.startsWith('server/schemas/') &&
      !(typeOnly && to === 'server/router.ts') &&
      !(typeOnly && to === 'server/pages.ts' && from === 'src/entry-server.tsx'),
  );
  expect(wrong).toEqual([]);
});

test('server uses db, and of src only types', () => {
  const wrong = leaving('server').filter(
    ({ to, typeOnly }) => !to.startsWith('db/') && !(typeOnly && to.startsWith('src/')),
  );
  expect(wrong).toEqual([]);
});

test('server/schemas, which the browser loads, takes nothing but types from elsewhere', () => {
  expect(leaving('server/schemas').filter(({ typeOnly }) => !typeOnly)).toEqual([]);
});

test('db uses no one', () => {
  expect(leaving('db')).toEqual([]);
});
