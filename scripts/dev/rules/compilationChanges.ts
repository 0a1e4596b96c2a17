import { rulesOfCompilation } from '../../../db/seed/rules/compiledRules.ts';
import { readPackedCompilation, readPackedEdition } from '../../../db/seed/rules/packs.ts';
import { runCommand } from '../../command.ts';
import { changesOfEdition } from './compilation/changesOfEdition.ts';

const help = `Prints which pairs become easier or harder by the packed compilation than they are in the packed
edition, by destination: to be read before a new pack is committed.

  node scripts/run.mjs scripts/dev/rules/compilationChanges.ts [--harder] [--on DAY]

Example: node scripts/run.mjs scripts/dev/rules/compilationChanges.ts --harder --on 2026-10-09`;

const options = { harder: { type: 'boolean' }, on: { type: 'string' } } as const;

await runCommand({ help, options }, async (values) => {
  const packed = readPackedCompilation();
  const wanted = values.harder ? 'harder' : 'easier';
  const changes = changesOfEdition(
    readPackedEdition(),
    rulesOfCompilation(packed),
    values.on ?? packed.date,
  ).filter(({ change }) => change === wanted);
  for (const { destination, from, to, passports } of changes) {
    const count = String(passports.length).padStart(3);
    console.log(`${destination} ${count}  ${from} -> ${to}: ${passports.join(' ')}`);
  }
  const pairs = changes.reduce((sum, { passports }) => sum + passports.length, 0);
  console.log(`${pairs} pairs are ${wanted}`);
});
