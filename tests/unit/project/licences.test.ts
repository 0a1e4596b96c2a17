import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Lock, shippedLicences } from '../../../scripts/dev/shippedLicences.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('the list matches the lock file; npm run licences writes it', () => {
  const lock = JSON.parse(read('package-lock.json')) as Lock;
  expect(read('THIRD-PARTY-LICENCES.md')).toBe(shippedLicences(lock));
});

test('runtime packages are listed under their licence, development packages are not', () => {
  const list = shippedLicences({
    packages: {
      '': { version: '0.1.0' },
      'node_modules/b': { version: '2.0.0', license: 'MIT' },
      'node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/@scope/c': { version: '3.0.0', license: 'ISC' },
      'node_modules/a/node_modules/d': { version: '4.0.0', license: '(GPL-3.0 OR MIT)' },
      'node_modules/tool': { version: '5.0.0', license: 'GPL-3.0', dev: true },
    },
  });
  expect(list).toContain(
    '## (GPL-3.0 OR MIT)\n\n- d 4.0.0\n\n## ISC\n\n- @scope/c 3.0.0\n\n## MIT\n\n- a 1.0.0\n- b 2.0.0\n',
  );
  expect(list).not.toContain('tool');
});

test.each(['GPL-3.0', 'MIT AND GPL-3.0', 'SEE LICENSE IN LICENSE', undefined])(
  'the licence %s is refused',
  (license) => {
    const packages = {
      'node_modules/x': { version: '1.0.0', ...(license && { license }) },
    };
    expect(() => shippedLicences({ packages })).toThrow(/x \(/);
  },
);
