import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const icons = join(root, 'node_modules', 'lucide-react', 'dist', 'esm', 'icons');

/** The names of the package's icons; a file that only exports another one is an alias. */
const named = new Set(
  readdirSync(icons)
    .filter((file) => file.endsWith('.mjs'))
    .filter((file) => readFileSync(join(icons, file), 'utf8').includes('createLucideIcon'))
    .map((file) =>
      file
        .replace('.mjs', '')
        .split('-')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(''),
    ),
);

test('icons are imported by their names, by which the build finds the pages that need them', () => {
  const imported = globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const [, names = ''] = /import \{([^}]*)\} from 'lucide-react'/.exec(source) ?? [];
    return names.split(',').map((name) => name.trim());
  });
  const icons = imported.filter((name) => name !== '' && !name.startsWith('type '));
  expect(icons.length).toBeGreaterThan(50);
  expect([...new Set(icons)].filter((name) => !named.has(name))).toEqual([]);
});
