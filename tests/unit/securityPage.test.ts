import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'SECURITY.md'), 'utf8');

test('every file that SECURITY.md names is there', () => {
  const files = [...page.matchAll(/`([\w./-]+\.(?:tsx?|md|json|service)|Dockerfile)`/g)].map(
    ([, file = '']) => file,
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('every requirement stands there once, with a state, and what is met says by what', () => {
  const rows = [...page.matchAll(/^\| ([\d., ]+) \| .+ \| (.+?) \| ?(.*?) ?\|$/gm)];
  const requirements = rows.flatMap(([, numbers = '']) => numbers.split(', '));
  // Levels 1 and 2 of the chapters that apply, as OWASP counts them in version 5.0.0.
  expect(requirements).toHaveLength(210);
  expect(new Set(requirements).size).toBe(requirements.length);
  for (const [row, , state = '', proof] of rows) {
    expect([row, state]).toEqual([row, expect.stringMatching(/^(met|in part|no|proxy|–|level 1)/)]);
    if (/^(met|in part|proxy)/.test(state)) expect([row, proof]).not.toEqual([row, '']);
  }
});
