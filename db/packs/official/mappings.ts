import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { entryConditionKinds } from '#core/border/conditionKinds.ts';
import { validityCounts } from '#core/borderVocabulary.ts';
import { accesses, ruleConditions, stayUnits, visaTypes } from '#core/vocabulary.ts';
import { terms } from '../destinationPack.ts';
import { country, day, sourceId, words } from '../packParts.ts';
import { officialPackNames } from '../packs.ts';
import { parsePack } from '../parsePack.ts';

/** The shape of `mappings.json`: what the lists of the official packs mean. */

/** A fact of an official pack, by its path in the pack's facts. */
const mapped = {
  pack: z.enum(officialPackNames),
  fact: words,
  /** Codes, `schengen` for its member states, or `visa list of the EU` for those and Cyprus. */
  destinations: z.union([
    z.enum(['schengen', 'visa list of the EU']),
    z.string().check(z.regex(/^[A-Z]{2}( [A-Z]{2})*$/, 'takes codes such as "GU MP", or a list')),
  ]),
};

const condition = z.strictObject({
  kind: z.enum(ruleConditions),
  text: words,
  otherwise: z.enum(accesses),
});

/** Rules for the codes of a list. */
const listMapping = z.strictObject({
  ...mapped,
  purpose: z.enum(visaTypes),
  access: z.enum(accesses),
  /** The path of the length of stay, if it isn't beside the list; null omits it. */
  stay: z.exactOptional(z.nullable(z.strictObject({ fact: words, unit: z.enum(stayUnits) }))),
  /** The list's source, if the fact doesn't name it. */
  source: z.exactOptional(sourceId),
  /** The condition of every code on the list, and the access without it. */
  condition: z.exactOptional(condition),
  /** The access of holders who don't meet the condition of one code. */
  otherwise: z.exactOptional(z.enum(accesses)),
  /** The kinds of codes' conditions where the pack gives only their text; null where that only widens the list. */
  kinds: z.exactOptional(z.record(country, z.nullable(z.enum(ruleConditions)))),
  /** Rules begin on the day of the code's latest change of this kind. */
  since: z.exactOptional(z.strictObject({ group: words, change: z.enum(['added', 'removed']) })),
  note: z.exactOptional(words),
  /** Overrides for single codes. */
  exceptions: z.exactOptional(
    z.record(
      country,
      z.strictObject({
        source: z.exactOptional(sourceId),
        validFrom: z.exactOptional(day),
        note: z.exactOptional(words),
        /** Null if the note beside the code is no condition: the list includes all whom it names. */
        condition: z.exactOptional(z.nullable(condition)),
      }),
    ),
  ),
});

/** An exception of a list: its passports enter with a document of another country. */
const exceptionMapping = z.strictObject({
  ...mapped,
  purpose: z.enum(visaTypes),
  access: z.enum(accesses),
  source: sourceId,
  terms,
});

/** An entry condition for every foreign passport: the fact is its number of months or years. */
const conditionMapping = z.strictObject({
  ...mapped,
  unit: z.enum(['months', 'years']),
  kind: z.enum(entryConditionKinds),
  countedFrom: z.nullable(z.enum(validityCounts)),
  note: z.string(),
  permissionOnly: z.exactOptional(z.literal(true)),
  source: sourceId,
});

const mappings = z.strictObject({
  rules: z.array(listMapping),
  exceptions: z.array(exceptionMapping),
  conditions: z.array(conditionMapping),
});

export type Mappings = z.infer<typeof mappings>;
export type ListMapping = z.infer<typeof listMapping>;
export type ExceptionMapping = z.infer<typeof exceptionMapping>;

export const mappingsFile = join(import.meta.dirname, 'mappings.json');

/** The mappings of all official packs. Throws a sentence that names the place of a fault. */
export function readMappings(): Mappings {
  return parseMappings(readFileSync(mappingsFile, 'utf8'));
}

export function parseMappings(text: string): Mappings {
  return parsePack(mappings, text, 'mappings.json');
}
