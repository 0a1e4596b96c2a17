import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colours } from '#core/site/colours.ts';

test('the widget and share images have the colours of pages', () => {
  const css = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8');
  const ofPages = css.matchAll(/--color-([a-z-]+): light-dark\((#\w{6}), (#\w{6})\)/g);
  const tokens = Object.fromEntries([...ofPages].map(([, name, ...themes]) => [name, themes]));
  expect(tokens).toMatchObject(colours);
});
