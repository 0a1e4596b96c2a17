import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultDurability, JOURNEY } from '../../defaultRun.ts';

const root = join(import.meta.dirname, '..', '..', '..');

test('the durability tests of the default run exist', () => {
  expect(defaultDurability.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

/** Areas with a journey each: the public pages, the panel, answers and tools. */
test.each(['*', 'destinations/*', 'panel/**/*', 'answers/*'])(
  'browser tests of %s are in the default run',
  (area) => {
    const files = globSync(`tests/browser/${area}.spec.ts`, { cwd: root });
    const chosen = files.filter((file) => readFileSync(join(root, file), 'utf8').includes(JOURNEY));
    expect(chosen.length).toBeGreaterThan(0);
  },
);
