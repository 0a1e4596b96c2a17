import type { RestrictionKind } from '../../../../db/schema.ts';
import type { PackedDestination } from '../../../../db/seed/rules/packs.ts';
import { placeOf, titleOf } from './pages.ts';
import { type PublishedFile, pageOf, passportsOf } from './publishedFiles.ts';

/** The kinds of the files that are about passports, as they are worded there. */
const kinds: Record<string, RestrictionKind | null> = {
  'entry suspended, immigrants and nonimmigrants': 'entry_suspended',
  'entry suspended on travel documents issued or endorsed by the Palestinian Authority':
    'entry_suspended',
  'entry suspended as immigrants and on visas': 'visas_suspended',
  'partial restriction continued': 'visas_suspended',
  // The sum of the others, and whether there are exemptions.
  total: null,
};

/** Suspended kinds of visas that stand beside a group alone, in words; others are lists of classes. */
const suspendedVisas: Record<string, string> = { 'all entry visas (Ebola)': '' };

type Packed = PackedDestination['restrictions'];

/**
 * What is suspended for passports at the file's destination. Since when is null: the days in force are
 * not in the records. Throws a sentence where nobody has decided what one means.
 */
export function restrictionsOf(file: PublishedFile, pages: [string, string][]): Packed {
  return [...ofFile(file, pages), ...ofGroups(file, pages)];
}

function ofFile(file: PublishedFile, pages: [string, string][]): Packed {
  const restrictions = file.restrictions ?? [];
  const hasExceptions = restrictions.some(({ exemptions }) => exemptions !== undefined);
  return restrictions.flatMap(({ kind, instrument, passports, visas, source }) => {
    // Without one it is about areas, borders or residents.
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

/** What stands beside a group and in no restriction of the file. */
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
