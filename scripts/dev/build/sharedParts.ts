import { basename } from 'node:path';
import type { Rolldown } from 'vite';

/** In the order in which they claim the imports of their modules. */
export const sharedChunks = [
  'shell',
  'shared',
  'combobox',
  'common',
  'answers',
  'tools',
  'destinations',
  'icons',
  'panelForms',
  'panelLists',
  'panel',
] as const;

type SharedChunk = (typeof sharedChunks)[number];

type ModuleInfoOf = (id: string) => Rolldown.ModuleInfo | null;

/** The split component of a route file. */
const routeComponent = /src[\\/]routes[\\/](?<route>.+)\.tsx\?tsr-split=component(?:---loader)?$/;

/** The script that every page loads. */
const entry = /src[\\/]entry-client\.tsx$/;

/** The public layout and the home page, which most visitors have loaded. */
const firstLoad = ['_site', '_site/index'];

/** The pages that show answers, with mostly the same components. */
const answerPages = ['_site/destination.$destinationId', '_site/visa-info/$topic'];

/** The page of a country, whose map, words and lists the traveller's tools share. */
const countryPage = '_site/visa-info/$topic';

/** The page of a destination, which shares cards, words and lists with the other lists. */
const destinationPage = '_site/destination.$destinationId';

/** The admin panel, whose pages are visited together, and what is around it. */
const panel = 'admin/_panel';
const panelFrame = [panel, 'admin/route'];

/**
 * The chunk of a module that several pages need: `shell` if every page needs it, or the first load and
 * the panel do, `shared` if the first load does, `combobox` for what fields with a list search in,
 * `answers` for pages that show answers, `tools` for a country's page and the traveller's tools,
 * `destinations` for a destination's page and lists, `icons` for other icons, `panel` for what only
 * several of the panel's pages need, `panelForms` and `panelLists` for what only several of its forms
 * or its lists do, null for others. Without it, each would be a request of a few hundred bytes.
 */
export function sharedChunkOf(id: string, moduleInfoOf: ModuleInfoOf): SharedChunk | null {
  const known = chunks.get(id);
  if (known !== undefined) return known;
  const chunk = findSharedChunk(id, moduleInfoOf);
  chunks.set(id, chunk);
  return chunk;
}

/** The chunks that most public pages share beyond the first load: the larger part of a page that a visitor goes to. */
const sharedByPages = ['answers', 'common', 'destinations', 'tools'] satisfies SharedChunk[];

/**
 * Which of a route's scripts a public page loads at once when a visitor goes there, in place of finding
 * them in the route's own. In one order, which compresses best.
 */
export function preloadsOfLink(
  _file: string,
  scripts: string[],
  { hostId: importer }: { hostId: string },
): string[] {
  if (!importer.includes('entry-client')) return [];
  return sharedByPages.flatMap((chunk) =>
    scripts.filter((script) => script.startsWith(`assets/${chunk}-`)),
  );
}

/** The chunks of modules so far: each of the chunks asks for every module. */
const chunks = new Map<string, SharedChunk | null>();

function findSharedChunk(id: string, moduleInfoOf: ModuleInfoOf): SharedChunk | null {
  const routes = routesOf(id, moduleInfoOf);
  if (routes.has(EVERY_PAGE)) return 'shell';
  if (routes.size > 1 && firstLoad.some((route) => routes.has(route))) {
    // One icon, or what the product knows, isn't worth the components of public pages.
    return isOfPanel(routes) || ((isIcon(id) || isCore(id)) && someOfPanel(routes))
      ? 'shell'
      : 'shared';
  }
  if (isForField(comboboxInput, id, moduleInfoOf)) return 'combobox';
  if (isCommon(routes)) {
    return isForField(countryInput, id, moduleInfoOf) ? 'combobox' : 'common';
  }
  if (answerPages.every((route) => routes.has(route))) return 'answers';
  if (routes.size > 1 && routes.has(countryPage)) return 'tools';
  if (isIcon(id)) return 'icons';
  if (routes.size > 1 && routes.has(destinationPage)) return 'destinations';
  if (!isPanelOnly(routes)) return null;
  if (isSchema(id) || isOnlyFor(formLibrary, id, moduleInfoOf)) return 'panelForms';
  return listParts.test(id) || isOnlyFor(tableLibrary, id, moduleInfoOf) ? 'panelLists' : 'panel';
}

/** From this number of the panel's pages on, a module that public pages need too is `common`. */
const COMMON_PAGES = 3;

/**
 * Public pages need the module, and many pages of the panel, or its frame; or a form of the panel needs
 * it of the pages that show answers, whose other components no form should load.
 */
function isCommon(routes: Set<string>): boolean {
  const isOfAnswers = someOfPanel(routes) && answerPages.every((route) => routes.has(route));
  return (
    (isOfPanel(routes) || isOfAnswers) && [...routes].some((route) => route.startsWith('_site'))
  );
}

/** Fields with a list, which pages load once they are used, and the one that lists countries. */
const comboboxInput = /[\\/]ComboboxInput\.tsx$/;
const countryInput = /[\\/]CountryInput\.tsx$/;

/** What the product knows for a field: as part of another chunk, the field would load all of it. */
function isForField(field: RegExp, id: string, moduleInfoOf: ModuleInfoOf): boolean {
  if (!isCore(id)) return false;
  const { importers = [] } = moduleInfoOf(id) ?? {};
  return importers.some(
    (importer) => field.test(importer) || isForField(field, importer, moduleInfoOf),
  );
}

function someOfPanel(routes: Set<string>): boolean {
  return [...routes].some((route) => route.startsWith(panel));
}

/** Many pages of the panel need the module, or its frame. */
function isOfPanel(routes: Set<string>): boolean {
  const ofPanel = [...routes].filter((route) => route.startsWith(panel));
  return ofPanel.length >= COMMON_PAGES || panelFrame.some((route) => routes.has(route));
}

/**
 * More than two pages of the panel need the module, for more than two kinds of records, and no other page at
 * once. What only two need, such as the editors of policies and areas, no other should load.
 */
function isPanelOnly(routes: Set<string>): boolean {
  const kinds = new Set([...routes].map((route) => route.slice(panel.length + 1).split('/')[0]));
  return kinds.size > 2 && [...routes].every((route) => route.startsWith(panel));
}

/** True if only users of the packages need the module: it imports one, or all its importers do. */
function isOnlyFor(
  packages: RegExp,
  id: string,
  moduleInfoOf: ModuleInfoOf,
  seen = new Set<string>(),
): boolean {
  if (seen.has(id)) return true;
  seen.add(id);
  if (imports(packages, id, moduleInfoOf)) return true;
  const { importers = [] } = moduleInfoOf(id) ?? {};
  return (
    importers.length > 0 &&
    importers.every((importer) => isOnlyFor(packages, importer, moduleInfoOf, seen))
  );
}

const formLibrary = /node_modules[\\/]react-hook-form[\\/]/;

const tableLibrary = /node_modules[\\/]@tanstack[\\/]react-table[\\/]/;

/** Parts of lists with and without a table, which no form has. */
const listParts =
  /src[\\/]panel[\\/]lists[\\/](selection[\\/](BulkButton|SelectionBar)|ListFilters)\.tsx$/;

/** True if the module imports one of these packages, directly or indirectly. */
function imports(packages: RegExp, id: string, moduleInfoOf: ModuleInfoOf): boolean {
  const reached = new Set([id]);
  for (const module of reached) {
    if (packages.test(module)) return true;
    if (module.includes('node_modules')) continue;
    for (const imported of moduleInfoOf(module)?.importedIds ?? []) reached.add(imported);
  }
  return false;
}

const EVERY_PAGE = 'every page';

/** The routes whose components import the module, directly or indirectly. */
function routesOf(id: string, moduleInfoOf: ModuleInfoOf): Set<string> {
  const routes = new Set<string>();
  const importersOf = (module: string) => moduleInfoOf(module)?.importers ?? [];
  const reached = new Set(isIcon(id) ? usersOfIcon(id, importersOf, moduleInfoOf) : [id]);
  // Iterating a set includes elements added meanwhile.
  for (const module of reached) {
    // A package's index imports everything, used or not; of an endpoint's description a page uses the texts.
    if (/node_modules|core[\\/]inputs[\\/]jsonApi/.test(module)) continue;
    const route = routeComponent.exec(module)?.groups?.route;
    if (route) {
      routes.add(route.replaceAll('\\', '/'));
      continue;
    }
    if (entry.test(module)) routes.add(EVERY_PAGE);
    for (const importer of importersOf(module)) reached.add(importer);
  }
  return routes;
}

/** Lists import only types of what forms accept. */
function isSchema(id: string): boolean {
  return /core[\\/]inputs[\\/]/.test(id);
}

function isCore(id: string): boolean {
  return /[\\/]core[\\/]/.test(id) && !id.includes('node_modules');
}

function isIcon(id: string): boolean {
  return /lucide-react[\\/].*icons[\\/]/.test(id);
}

/**
 * The icon package's index imports every icon, so importers of the index are searched for the
 * icon's name.
 */
function usersOfIcon(
  id: string,
  importersOf: (module: string) => readonly string[],
  moduleInfoOf: ModuleInfoOf,
): string[] {
  const words = basename(id, '.mjs').split('-');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const named = new RegExp(`\\b${name}\\b`);
  return importersOf(id)
    .flatMap(importersOf)
    .filter((module) => named.test(moduleInfoOf(module)?.code ?? ''));
}
