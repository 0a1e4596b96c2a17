import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../command.ts';
import { shippedLicences } from './shippedLicences.ts';

const help = `Writes THIRD-PARTY-LICENCES.md, the licences of the packages that ship, from package-lock.json.

  npm run licences

Example: npm install some-package@1.2.3 && npm run licences`;

const root = join(import.meta.dirname, '..', '..');

await runCommand({ help }, async () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  writeFileSync(join(root, 'THIRD-PARTY-LICENCES.md'), shippedLicences(lock));
  console.log('THIRD-PARTY-LICENCES.md is up to date');
});
