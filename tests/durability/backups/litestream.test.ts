import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';

const file = join(import.meta.dirname, '..', '..', '..', 'deploy', 'litestream.yml');

const duration = z.string().regex(/^(\d+(\.\d+)?(ms|s|m|h))+$/, 'is a duration as Go writes it');
const fromEnvironment = z.string().regex(/^<[A-Z_]+>$/, 'comes from the environment');

/**
 * The example's keys, as Litestream 0.5 reads them (https://litestream.io/reference/config/).
 * Litestream ignores unknown keys, so a typo would have no effect and no message.
 */
const config = z.strictObject({
  snapshot: z.strictObject({ interval: duration, retention: duration }),
  dbs: z.tuple([
    z.strictObject({
      path: fromEnvironment,
      replica: z.strictObject({
        type: z.literal('s3'),
        bucket: fromEnvironment,
        path: z.string().min(1),
        endpoint: fromEnvironment,
        region: fromEnvironment,
        'access-key-id': fromEnvironment,
        'secret-access-key': fromEnvironment,
        'sync-interval': duration,
      }),
    }),
  ]),
});

test('the example for Litestream uses its keys, and names no secret', () => {
  const text = readFileSync(file, 'utf8');
  // Litestream replaces variables in the text, including comments, before it parses the YAML.
  const expanded = text.replaceAll(/\$\{?([A-Z_]+)\}?/g, '<$1>');
  expect(expanded).not.toContain('$');
  config.parse(parse(expanded));
  const named = new Set([...expanded.matchAll(/<([A-Z_]+)>/g)].map(([, name]) => name));
  for (const name of named) expect(text).toMatch(new RegExp(`^#   ${name}\\b`, 'm'));
});
