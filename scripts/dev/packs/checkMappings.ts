import type { Mappings } from '#db/packs/official/mappings.ts';
import { readOfficialPack } from '#db/packs/packs.ts';
import { citationFaults, named } from './policyFaults.ts';

/**
 * What is wrong with the mappings of lists beyond their shape, a sentence each that names the file and the
 * place: sources that their pack lacks, whose statements would be left out. Of rules, the import itself refuses them.
 */
export function mappingFaultsOf({ exceptions, conditions }: Mappings): string[] {
  return Object.entries({ exceptions, conditions }).flatMap(([part, mappings]) =>
    mappings.flatMap(({ pack, source }, at) =>
      named(
        `mappings.json: ${part}[${at}]`,
        citationFaults([source], readOfficialPack(pack).sources),
      ),
    ),
  );
}
