import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runCommand } from '../../command.ts';
import { packBorder } from './compilation/border/packBorder.ts';
import { packCompilation } from './compilation/packCompilation.ts';
import { packOfficial } from './officialPacks.ts';
import { packEdition, packedPairs, packNomadVisas, pairsOf, totalsOf } from './rulePacks.ts';

const help = `Packs the published lists of entry rules in FOLDER into db/seed/rules, from which a new database is
filled. With --check it writes nothing and compares what is packed with what was published, pair by
pair; it fails when they differ.

  node scripts/run.mjs scripts/dev/rules/packRules.ts FOLDER [--check]

Example: node scripts/run.mjs scripts/dev/rules/packRules.ts ~/published-lists --check`;

const packs = join(import.meta.dirname, '..', '..', '..', 'db', 'seed', 'rules');

const EDITION_DATE = '2026-02-17';
const COMPILATION_DATE = '2026-10-09';
const officialFiles = [
  'australia',
  'canada',
  'france-airport-transit',
  'freedom-of-movement',
  'ireland',
  'new-zealand',
  'portals',
  'schengen',
  'south-korea',
  'united-kingdom',
  'us',
];

const options = { check: { type: 'boolean' } } as const;

await runCommand({ help, options, takesArguments: true }, async (values, [folder]) => {
  if (!folder) return console.log(help);
  const packed = packFolder(folder);
  if (!values.check) write(packed);
  const pairs = compare(folder, packed);
  console.log(`${pairs} pairs and ${officialFiles.length} official lists are packed as published`);
});

/** The contents of db/seed/rules by file name. */
function packFolder(folder: string): Record<string, unknown> {
  const published = (name: string) => readFileSync(join(folder, name), 'utf8');
  const edition = packEdition(published(`passport-index-${EDITION_DATE}.json`), EDITION_DATE);
  const compiled = compiledFiles(folder);
  return {
    'border-requirements.json': packBorder(compiled, COMPILATION_DATE, edition.codes.split(' ')),
    'entry-requirements.json': packCompilation(compiled, COMPILATION_DATE, edition),
    'passport-index.json': edition,
    'passport-index-totals.json': totalsOf(packedPairs(edition)),
    'nomad-visas.json': packNomadVisas(published('nomad-visas.json')),
    ...Object.fromEntries(
      officialFiles.map((name) => [
        `official/${name}.json`,
        packOfficial(name, published(join('official', `${name}.json`))),
      ]),
    ),
  };
}

/** The compilation's files by name, one per destination. */
function compiledFiles(folder: string): Record<string, string> {
  const inside = join(folder, `entry-requirements-${COMPILATION_DATE.slice(0, 7)}`);
  const names = readdirSync(inside).filter((name) => /^[A-Z]{2}\.json$/.test(name));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(inside, name), 'utf8')]));
}

function write(packed: Record<string, unknown>) {
  mkdirSync(join(packs, 'official'), { recursive: true });
  for (const [name, content] of Object.entries(packed)) {
    writeFileSync(join(packs, name), `${JSON.stringify(content, null, 1)}\n`);
  }
}

/**
 * Reads db/seed/rules again and compares it with the published files. Returns the number of pairs.
 * Throws a one-line error for the first difference.
 */
function compare(folder: string, packed: Record<string, unknown>): number {
  const stored = (name: string) => JSON.parse(readFileSync(join(packs, name), 'utf8'));
  for (const [name, content] of Object.entries(packed)) {
    if (!isDeepStrictEqual(stored(name), content)) throw new Error(`${name} is not as published`);
  }
  const file = join(folder, `passport-index-${EDITION_DATE}.json`);
  const published = pairsOf(JSON.parse(readFileSync(file, 'utf8')));
  const inPack = packedPairs(stored('passport-index.json'));
  const differing = published.findIndex((pair, at) => pair !== inPack[at]);
  if (differing >= 0)
    throw new Error(`${published[differing]} is ${inPack[differing]} in the pack`);
  if (published.length !== inPack.length) throw new Error('The pack has pairs of its own');
  return published.length;
}
