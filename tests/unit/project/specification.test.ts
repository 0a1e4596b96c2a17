import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');

/** A line of the specification, with the lines below it. */
type Line = { text: string; tests: string[] };

const lines = readFileSync(join(root, 'tests/specification.md'), 'utf8')
  .split('\n- ')
  .slice(1)
  .map((part): Line => {
    const [text = '', ...rest] = (part.split('\n\n')[0] ?? '').split('\n  - ');
    return { text, tests: rest.map((one) => one.trim()) };
  });

/** The titles of a file's tests, as they are written there: `a %s` of a test with several cases. */
function titlesIn(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(/^\s*(?:\]|test\b).*?\((?:\s*)(['`])((?:\\.|(?!\1).)*)\1/gm)].map(
    ([, quote, title = '']) => (quote === '`' ? title : title.replace(/\\(.)/g, '$1')),
  );
}

describe('each line of the specification', () => {
  test('is there', () => {
    expect(lines.length).toBeGreaterThan(80);
  });

  test.each(lines)('names tests that exist, or none: $text', ({ tests }) => {
    if (tests.length === 1 && tests[0] === 'Not held') return;
    expect(tests).not.toEqual([]);
    for (const one of tests) {
      const [, file = '', title] = /^`(tests\/[\w./]+)`: (.+)$/.exec(one) ?? [];
      expect(file, one).not.toBe('');
      expect(titlesIn(file), file).toContain(title);
    }
  });
});
