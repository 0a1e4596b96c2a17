import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..', '..', '..', 'src');

/** What is in English in every language: the panel, the page for programs, the blocks of pages. */
const inEnglish = /admin|^panel\/|^site\/developers\/|StyleGuide\.tsx$/;

/** Attributes and properties of components whose text people read. */
const texts = new Set([
  'aria-label',
  'aria-description',
  'title',
  'alt',
  'placeholder',
  'label',
  'heading',
  'hint',
]);

type Node = {
  type?: string;
  value?: unknown;
  name?: { name?: string };
  expression?: Node;
};

/** The texts in the markup of a component, which should be messages. */
function englishIn(file: string, code: string): string[] {
  const found: string[] = [];
  visit(parseSync(file, code, { lang: 'tsx' }).program);
  return found;

  function visit(node: unknown): void {
    if (typeof node !== 'object' || node === null) return;
    const text = textOf(node as Node);
    if (text && /\p{L}{2}/u.test(text)) found.push(`${file}: ${text.trim()}`);
    for (const child of Object.values(node)) visit(child);
  }
}

function textOf({ type, value, name, expression }: Node): string | undefined {
  if (type === 'JSXText') return String(value);
  if (type === 'JSXExpressionContainer' && expression?.type === 'Literal') {
    return typeof expression.value === 'string' ? expression.value : undefined;
  }
  if (type !== 'JSXAttribute' || !texts.has(name?.name ?? '')) return undefined;
  const literal = value as Node | null;
  return literal?.type === 'Literal' ? String(literal.value) : undefined;
}

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !inEnglish.test(file))
  .sort();

it('the markup of public pages has no English texts: they are messages', () => {
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((file) => englishIn(file, readFileSync(join(src, file), 'utf8')));
  expect(found).toEqual([]);
});

it('finds texts between tags, in braces and in attributes', () => {
  const code = `const page = <a title="A title" className="link" href="/x">Read {'more'} {name} →</a>;`;
  expect(englishIn('page.tsx', code)).toEqual([
    'page.tsx: A title',
    'page.tsx: Read',
    'page.tsx: more',
  ]);
});
