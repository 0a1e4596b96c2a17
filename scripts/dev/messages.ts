import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogueSource } from './messages/catalogueSource.ts';

const help = `Makes the modules with compiled messages (messages/*/en.gen.ts) from messages/*/en.json.

Example: npm run messages`;

const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
if (values.help) {
  console.log(help);
  process.exit(0);
}

const folder = join(import.meta.dirname, '..', '..', 'messages');
const namespaces = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
for (const namespace of namespaces) {
  const file = join(folder, namespace, 'en.json');
  const source = catalogueSource(namespace, readFileSync(file, 'utf8'));
  writeFileSync(join(folder, namespace, 'en.gen.ts'), source);
}
console.log(`${namespaces.length} catalogues compiled.`);
