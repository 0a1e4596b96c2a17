import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { DestinationPack } from '#db/packs/destinationPack.ts';
import { parsePack } from '#db/packs/parsePack.ts';
import type { PackedZone } from '#db/packs/zonesOfPacks.ts';

const folder = join(import.meta.dirname, '../../../db/packs');

/** The destinations in whose records the dataset lists a module, as codes in one text: `AD AE`. */
const listedModules = z.strictObject({ driving: z.string(), 'stay-window': z.string() });

/** Facts that packs can't say: sentences by destination, and under `transit` of changing planes there. */
const notExpressed = z.catchall(
  z.strictObject({ transit: z.record(z.string(), z.array(z.string())) }),
  z.array(z.string()),
);

type Listed = z.infer<typeof listedModules>;

type NotExpressed = { readonly [destination: string]: readonly string[] };

/** Throws a sentence that names the file and the place of a fault. */
export function readListedModules(): Listed {
  return readBeside(listedModules, 'listedModules.json');
}

/** Of destinations. Throws as `readListedModules`. */
export function readNotExpressed(): NotExpressed {
  const { transit: _transit, ...ofDestinations } = readBeside(notExpressed, 'notExpressed.json');
  return ofDestinations;
}

function readBeside<Content>(schema: z.ZodMiniType<Content>, file: string): Content {
  return parsePack(schema, readFileSync(join(folder, file), 'utf8'), file);
}

type Shipped = {
  packs: readonly Pick<DestinationPack, 'destination' | 'conditions'>[];
  zones: readonly Pick<PackedZone, 'window' | 'members'>[];
};

const modules: {
  [name in keyof Listed]: {
    /** The beginning of the line in `notExpressed.json` that says why nothing of it ships. */
    reason: string;
    /** The destinations that ship something of it. */
    shipping: (shipped: Shipped) => string[];
  };
} = {
  driving: {
    reason: 'Driving: ',
    shipping: ({ packs }) =>
      packs
        .filter(({ conditions }) => conditions.some(({ kind }) => kind === 'driving'))
        .map(({ destination }) => destination),
  },
  'stay-window': {
    reason: 'Stay window: ',
    shipping: ({ zones }) =>
      zones
        .filter(({ window }) => window !== null)
        .flatMap(({ members }) => members.map(({ code }) => code)),
  },
};

/** The destinations of which the dataset knows a module that neither ships nor has a reason, a sentence each. */
export function listedModuleFaults(
  listed: Listed,
  shipped: Shipped,
  reasons: NotExpressed,
): string[] {
  return Object.entries(modules).flatMap(([name, { reason, shipping }]) => {
    const ships = new Set(shipping(shipped));
    return listed[name as keyof Listed]
      .split(' ')
      .filter((code) => !ships.has(code))
      .filter((code) => !reasons[code]?.some((line) => line.startsWith(reason)))
      .map((code) => `listedModules.json: ${code} ships no ${name}, and has no line "${reason}…"`);
  });
}
