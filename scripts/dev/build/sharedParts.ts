import { basename } from 'node:path';
import type { Rolldown } from 'vite';

/** In the order in which they claim the imports of their modules. */
export const sharedChunks = [
  'shared',
  'answers',
  'tools',
  'destinations',
  'icons',
  'panel',
] as const;

export type SharedChunk = (typeof sharedChunks)[number];

type ModuleInfoOf = (id: string) => Rolldown.ModuleInfo | null;

/** The split component of a route file. */
const routeComponent = /src[\\/]routes[\\/](?<route>.+)\.tsx\?tsr-split=component(?:---loader)?$/;

const routeTree = /src[\\/]routeTree\.gen\.ts$/;

/** The public layout and the home page, which most visitors have loaded. */
const firstLoad = ['_site', '_site/index'];

/** The pages that show answers, with mostly the same components. */
const answerPages = ['_site/destination.$destinationId', '_site/visa-info/$topic'];

/** The page of a country, whose map, words and lists the traveller's tools share. */
const countryPage = '_site/visa-info/$topic';

/** The page of a destination, which shares cards, words and lists with the other lists. */
const destinationPage = '_site/destination.$destinationId';

/** The admin panel, whose pages are visited together. */
const panel = 'admin/_panel';

/**
 * The chunk of a module that several pages need: `shared` if the first load needs it too, `answers`
 * for pages that show answers, `tools` for a country's page and the traveller's tools, `destinations` for
 * a destination's page and lists, `icons` for other icons, `panel` for what only the panel's pages need, null for others. Without it, each would
 * be a request of a few hundred bytes.
 */
export function sharedChunkOf(id: string, moduleInfoOf: ModuleInfoOf): SharedChunk | null {
  const routes = routesOf(id, moduleInfoOf);
  if (routes.size > 1 && firstLoad.some((route) => routes.has(route))) return 'shared';
  if (answerPages.every((route) => routes.has(route))) return 'answers';
  if (routes.size > 1 && routes.has(countryPage)) return 'tools';
  if (isIcon(id)) return 'icons';
  if (routes.size > 1 && routes.has(destinationPage)) return 'destinations';
  return isPanelOnly(id, moduleInfoOf) ? 'panel' : null;
}

/** Several pages of the panel need the module, and no other page or route, at once or later. */
function isPanelOnly(id: string, moduleInfoOf: ModuleInfoOf): boolean {
  const routes = [...routesOf(id, moduleInfoOf, { orLater: true })];
  return routes.length > 1 && routes.every((route) => route.startsWith(panel));
}

/**
 * The routes whose components import the module, directly or indirectly. `orLater` includes dynamic
 * imports, and the route tree, which imports what routes need before their components.
 */
function routesOf(id: string, moduleInfoOf: ModuleInfoOf, { orLater = false } = {}): Set<string> {
  const routes = new Set<string>();
  const importersOf = (module: string) => {
    const { importers = [], dynamicImporters = [] } = moduleInfoOf(module) ?? {};
    return orLater ? [...importers, ...dynamicImporters] : importers;
  };
  const reached = new Set(isIcon(id) ? usersOfIcon(id, importersOf, moduleInfoOf) : [id]);
  // Iterating a set includes elements added meanwhile.
  for (const module of reached) {
    // A package's index imports everything, used or not.
    if (module.includes('node_modules')) continue;
    const route = routeComponent.exec(module)?.groups?.route;
    if (route) {
      routes.add(route.replaceAll('\\', '/'));
      continue;
    }
    if (orLater && routeTree.test(module)) routes.add('routeTree');
    for (const importer of importersOf(module)) reached.add(importer);
  }
  return routes;
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
