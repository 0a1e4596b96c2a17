import { basename } from 'node:path';
import type { Rolldown } from 'vite';

/** In the order in which they claim the imports of their modules. */
export const sharedChunks = ['shared', 'answers', 'tools'] as const;

export type SharedChunk = (typeof sharedChunks)[number];

type ModuleInfoOf = (id: string) => Rolldown.ModuleInfo | null;

/** The split component of a route file. */
const routeComponent = /src[\\/]routes[\\/](?<route>.+)\.tsx\?tsr-split=component(?:---loader)?$/;

/** The public layout and the home page, which most visitors have loaded. */
const firstLoad = ['_site', '_site/index'];

/** The pages that show answers, with mostly the same components. */
const answerPages = ['_site/destination.$destinationId', '_site/visa-info/$topic'];

/** The page of a country, whose map, words and lists the traveller's tools share. */
const countryPage = '_site/visa-info/$topic';

/**
 * The chunk of a module that several pages need: `shared` if the first load needs it too, `answers`
 * for pages that show answers, `tools` for a country's page and the traveller's tools, null for
 * others. Without it, each would be a request of a few hundred bytes.
 */
export function sharedChunkOf(id: string, moduleInfoOf: ModuleInfoOf): SharedChunk | null {
  const routes = routesOf(id, moduleInfoOf);
  if (routes.size > 1 && firstLoad.some((route) => routes.has(route))) return 'shared';
  if (answerPages.every((route) => routes.has(route))) return 'answers';
  return routes.size > 1 && routes.has(countryPage) ? 'tools' : null;
}

/** The routes whose components import the module, directly or indirectly. */
function routesOf(id: string, moduleInfoOf: ModuleInfoOf): Set<string> {
  const routes = new Set<string>();
  const importersOf = (module: string) => moduleInfoOf(module)?.importers ?? [];
  const reached = new Set(isIcon(id) ? usersOfIcon(id, importersOf, moduleInfoOf) : [id]);
  // Iterating a set includes elements added meanwhile.
  for (const module of reached) {
    // A package's index imports everything, used or not.
    if (module.includes('node_modules')) continue;
    const route = routeComponent.exec(module)?.groups?.route;
    if (route) routes.add(route.replaceAll('\\', '/'));
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
