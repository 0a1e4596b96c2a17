import { readOfficialPack } from '../packs.ts';
import type { ShippedException } from '../shippedSource.ts';
import { type ExceptionMapping, readMappings } from './mappings.ts';
import { codesOf, destinationsOf, factAt } from './rulesOfLists.ts';

/** The exceptions of all lists in the official packs, by source. */
export function exceptionsOfLists(): Map<string, ShippedException[]> {
  const bySource = new Map<string, ShippedException[]>();
  for (const mapping of readMappings().exceptions) {
    const exceptions = bySource.get(mapping.source) ?? [];
    bySource.set(mapping.source, exceptions);
    exceptions.push(...exceptionsOf(mapping));
  }
  return bySource;
}

function exceptionsOf(mapping: ExceptionMapping): ShippedException[] {
  const pack = readOfficialPack(mapping.pack);
  const stated = factAt(pack, mapping.fact);
  const codes = typeof stated === 'string' ? stated : (stated as { codes: string }).codes;
  const { purpose, access, terms } = mapping;
  return destinationsOf(pack, mapping.destinations).map((destination) => ({
    destination,
    purpose,
    passports: codesOf(codes),
    access,
    terms,
    days: null,
    from: null,
    to: null,
    page: null,
  }));
}
