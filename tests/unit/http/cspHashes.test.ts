import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashMarkedScripts } from '#server/ssr/cspHashes.ts';

const mark = '0c7f3a52-mark';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('inline scripts with the mark get a hash, and the mark is removed', () => {
  const { html, hashes } = hashMarkedScripts(
    `<head><meta property="csp-nonce" content="${mark}"/><link rel="icon" nonce="${mark}"/>` +
      `<script nonce="${mark}">first()</script><script nonce="${mark}" type="module" src="/a.js"></script>` +
      `<script class="x" nonce="${mark}" id="y">let a = 1 < 2;\nsecond()</script></head>`,
    mark,
  );
  expect(hashes).toEqual([hashOf('first()'), hashOf('let a = 1 < 2;\nsecond()')]);
  expect(html).toBe(
    '<head><link rel="icon"/><script>first()</script><script type="module" src="/a.js"></script>' +
      '<script class="x" id="y">let a = 1 < 2;\nsecond()</script></head>',
  );
});

test('a script in stored text gets no hash', () => {
  const { hashes } = hashMarkedScripts(
    `<script nonce="${mark}">ours()</script><p><script>theirs()</script>` +
      '<script nonce="another">theirs()</script></p>',
    mark,
  );
  expect(hashes).toEqual([hashOf('ours()')]);
});
