import { expect, test } from 'vitest';
import { acceptedEncoding } from '#server/lib/compression.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.000', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('%o takes %o', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
