import type { RestrictionKind } from '../../../../db/schema.ts';
import type { PackedDestination } from '../../../../db/seed/rules/packs.ts';
import { placeOf, titleOf } from './pages.ts';
import { type PublishedFile, pageOf, passportsOf } from './publishedFiles.ts';

/** The files' restrictions that concern passports, by their wording. */
const kinds: Record<string, RestrictionKind | null> = {
  'entry suspended, immigrants and nonimmigrants': 'entry_suspended',
  'entry suspended on travel documents issued or endorsed by the Palestinian Authority':
    'entry_suspended',
  'entry suspended as immigrants and on visas': 'visas_suspended',
  'partial restriction continued': 'visas_suspended',
  // A summary of the others, and whether there are exemptions.
  total: null,
};

/** Suspended visas stated for a group only, by wording; others are lists of classes. */
const suspendedVisas: Record<string, string> = { 'all entry visas (Ebola)': '' };

type Packed = PackedDestination['restrictions'];

/**
 * Suspended entry and visas at the file's destination. `since` is null: the records have no dates.
 * Throws a sentence for an unknown wording.
 */
export function restrictionsOf(file: PublishedFile, pages: [string, string][]): Packed {
  return [...ofFile(file, pages), ...ofGroups(file, pages)];
}

function ofFile(file: PublishedFile, pages: [string, string][]): Packed {
  const restrictions = file.restrictions ?? [];
  const hasExceptions = restrictions.some(({ exemptions }) => exemptions !== undefined);
  return restrictions.flatMap(({ kind, instrument, passports, visas, source }) => {
    // Others concern areas, borders or residents.
    if (kind === undefined) return [];
    const known = kinds[kind];
    if (known === undefined) {
      throw new Error(`${file.destination}.json: nobody has decided about "${kind}"`);
    }
    if (known === null || passports === undefined) return [];
    return {
      kind: known,
      passports,
      visas: (visas ?? []).join(', '),
      exceptions: hasExceptions,
      instrument: (instrument ?? '').split(',')[0] ?? '',
      ...citationOf(file, source, pages),
    };
  });
}

/** Restrictions stated for a group only. */
function ofGroups(file: PublishedFile, pages: [string, string][]): Packed {
  const stated = new Set(file.restrictions?.flatMap(({ passports = '' }) => passports.split(' ')));
  return file.access.flatMap((group) => {
    const passports = passportsOf(group);
    if (group.suspended === undefined || passports.every((code) => stated.has(code))) return [];
    const visas = suspendedVisas[String(group.suspended)];
    if (visas === undefined) {
      const what = `nobody has decided about "suspended: ${group.suspended}"`;
      throw new Error(`${file.destination}.json: ${what}`);
    }
    return {
      kind: 'visas_suspended' as const,
      passports: passports.join(' '),
      visas,
      exceptions: false,
      instrument: '',
      ...citationOf(file, group.source, pages),
    };
  });
}

function citationOf(
  file: PublishedFile,
  source: Parameters<typeof pageOf>[1],
  pages: [string, string][],
) {
  const { name, url, checked } = pageOf(file, source);
  return { page: placeOf(pages, [titleOf(name), url]), checked };
}
