import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { territoryCodes } from '#core/countries/territories.ts';
import { rulesOfCompilation } from '#db/packs/compiledRules.ts';
import { packFolder, readDestinationPacks } from '#db/packs/destinationPacks.ts';
import { mappingsFile, readMappings } from '#db/packs/official/mappings.ts';
import { readPackedEdition } from '#db/packs/packs.ts';
import { readTransitPacks, transitFolder } from '#db/packs/policies/transitPacks.ts';
import {
  readWorkAreas,
  readWorkPacks,
  workAreasFile,
  workFolder,
} from '#db/packs/policies/workPacks.ts';
import { shippedSources } from '#db/packs/shippedSources.ts';
import { zonesOfPacks } from '#db/packs/zonesOfPacks.ts';
import { amount } from '../../amounts.ts';
import { defineSubcommands, type Subcommand } from '../../subcommands.ts';
import { type Change, changesOf, requirementsOfEdition, requirementsOn } from './changes.ts';
import { listedModuleFaults, readListedModules, readNotExpressed } from './checkListedModules.ts';
import { mappingFaultsOf } from './checkMappings.ts';
import { faultsOf } from './checkPacks.ts';
import { transitFaultsOf } from './checkTransitPacks.ts';
import { workAreaFaultsOf, workFaultsOf } from './checkWorkPacks.ts';
import { formatPack } from './formatPack.ts';
import { formatPolicy } from './formatPolicy.ts';
import { packsOfCommit } from './packsOfCommit.ts';
import { totalsOf } from './totals.ts';

const help = `Checks the packs of destinations in db/packs/destinations, the policies on changing planes and working in
db/packs/policies, and the official lists in db/packs/official, and tells what a change of the first does
to answers: to be read before it is committed. The READMEs beside them explain their shapes.

  npm run packs -- check            names the faults of each file, and fails when there are any
  npm run packs -- format           writes each file again: a line a record, keys in order, without
                                    pages that nothing cites
  npm run packs -- changes [COMMIT] lists the pairs that become easier, harder or get other days, by
                                    destination: against the packs of a commit, or without one
                                    against the edition of February
      --only CHANGE                 easier, harder or days
      --on DAY                      on that day, YYYY-MM-DD; the date of the packs without it
  npm run packs -- totals           counts destinations, pairs, and each kind of fact

Example: npm run packs -- changes HEAD --only easier`;

const options = { only: { type: 'string' }, on: { type: 'string' } } as const;

const commands: Record<string, Subcommand<typeof options>> = {
  check: { takes: [0, 0], options: [], run: async () => check() },
  format: { takes: [0, 0], options: [], run: async () => format() },
  changes: {
    takes: [0, 1],
    options: ['only', 'on'],
    run: async ([commit], { only, on }) => printChanges(commit, only, on),
  },
  totals: { takes: [0, 0], options: [], run: async () => printTotals() },
};

await defineSubcommands({ help, options }, commands)();

function check() {
  const edition = readPackedEdition();
  const packs = readDestinationPacks();
  const policies = readTransitPacks();
  const workPacks = readWorkPacks();
  const workAreas = readWorkAreas();
  const mappings = readMappings();
  // All lists are read as an import reads them: the first fault of one is thrown.
  const sources = shippedSources();
  const passports = new Set(edition.codes.split(' '));
  const codes = { passports, countries: new Set([...passports, ...territoryCodes]) };
  const faults = [
    ...packs.flatMap((pack) => [
      ...layoutFaults(join(packFolder, `${pack.destination}.json`), formatPack(pack)),
      ...faultsOf(pack, edition),
    ]),
    ...policies.flatMap((policy) => [
      ...layoutFaults(join(transitFolder, `${policy.country}.json`), formatPolicy(policy)),
      ...transitFaultsOf(policy, passports),
    ]),
    ...workPacks.flatMap((pack) => [
      ...layoutFaults(join(workFolder, `${pack.country}.json`), formatPolicy(pack)),
      ...workFaultsOf(pack, codes),
    ]),
    ...layoutFaults(workAreasFile, formatPolicy(workAreas)),
    ...workAreaFaultsOf(workAreas, codes),
    ...layoutFaults(mappingsFile, formatPolicy(mappings)),
    ...mappingFaultsOf(mappings),
    ...listedModuleFaults(
      readListedModules(),
      { packs, zones: zonesOfPacks() },
      readNotExpressed(),
    ),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) throw new Error(amount(faults.length, 'fault'));
  console.log(
    `${amount(sources.length, 'source')}, ${amount(packs.length, 'pack')}, ${amount(policies.length, 'transit file')}, ${amount(workPacks.length, 'work file')} and ${amount(workAreas.areas.length, 'work area')} without a fault`,
  );
}

function layoutFaults(file: string, formatted: string): string[] {
  if (readFileSync(file, 'utf8') === formatted) return [];
  return [`${basename(file)}: is laid out otherwise: npm run packs -- format`];
}

function format() {
  for (const pack of readDestinationPacks()) {
    writeFileSync(join(packFolder, `${pack.destination}.json`), formatPack(pack));
  }
  for (const policy of readTransitPacks()) {
    writeFileSync(join(transitFolder, `${policy.country}.json`), formatPolicy(policy));
  }
  for (const pack of readWorkPacks()) {
    writeFileSync(join(workFolder, `${pack.country}.json`), formatPolicy(pack));
  }
  writeFileSync(workAreasFile, formatPolicy(readWorkAreas()));
  writeFileSync(mappingsFile, formatPolicy(readMappings()));
}

function printChanges(commit: string | undefined, only: string | undefined, on?: string) {
  const kinds: readonly string[] = ['easier', 'harder', 'days'] satisfies Change['kind'][];
  if (only !== undefined && !kinds.includes(only)) {
    throw new Error(`--only is ${JSON.stringify(only)}: it takes easier, harder or days`);
  }
  const packs = readDestinationPacks();
  const day =
    on ??
    packs
      .map(({ updated }) => updated)
      .sort()
      .at(-1) ??
    '';
  const before =
    commit === undefined
      ? requirementsOfEdition(readPackedEdition())
      : requirementsOn(day, rulesOfCompilation(packsOfCommit(commit)));
  const after = requirementsOn(day, rulesOfCompilation(packs));
  const changes = changesOf(before, after).filter(({ kind }) => !only || kind === only);
  for (const { destination, kind, from, to, passports } of changes) {
    const count = String(passports.length).padStart(3);
    console.log(
      `${destination} ${kind.padEnd(6)} ${count}  ${from} -> ${to}: ${passports.join(' ')}`,
    );
  }
  const pairs = changes.reduce((sum, { passports }) => sum + passports.length, 0);
  console.log(`${amount(pairs, 'pair')} in ${amount(changes.length, 'group')}`);
}

function printTotals() {
  for (const [name, count] of Object.entries(totalsOf(readDestinationPacks()))) {
    console.log(`${String(count).padStart(6)}  ${name}`);
  }
}
