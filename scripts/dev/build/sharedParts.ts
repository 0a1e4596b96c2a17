import { basename } from 'node:path';
import type { Rolldown } from 'vite';

/** In the order in which they draw in what their modules import. */
export const sharedChunks = ['shared', 'answers', 'tools'] as const;

export type SharedChunk = (typeof sharedChunks)[number];

type ModuleInfoOf = (id: string) => Rolldown.ModuleInfo | null;

/** The component that a route file was split into. */
const routeComponent = /src[\\/]routes[\\/](?<route>.+)\.tsx\?tsr-split=component(?:---loader)?$/;

/** The public layout and the home page: what they load, most visitors have. */
const firstLoad = ['_site', '_site/index'];

/** The pages that show answers: most of what they show is the same. */
const answerPages = ['_site/destination.$destinationId', '_site/visa-info/$topic'];

/** The page of a country, parts of which the traveller's tools show too: its map, words and lists. */
const countryPage = '_site/visa-info/$topic';

/**
 * The file of a module that several pages need: `shared` with those that the first load needs too,
 * `answers` with those of the pages that show answers, `tools` with those of a country's page and the
 * traveller's tools, null for any other. Left alone each would be a request of a few hundred bytes.
 */
export function sharedChunkOf(id: string, moduleInfoOf: ModuleInfoOf): SharedChunk | null {
  const routes = routesOf(id, moduleInfoOf);
  if (routes.size > 1 && firstLoad.some((route) => routes.has(route))) return 'shared';
  if (answerPages.every((route) => routes.has(route))) return 'answers';
  return routes.size > 1 && routes.has(countryPage) ? 'tools' : null;
}

/** The routes whose components import the module, by way of others too. */
function routesOf(id: string, moduleInfoOf: ModuleInfoOf): Set<string> {
  const routes = new Set<string>();
  const importersOf = (module: string) => moduleInfoOf(module)?.importers ?? [];
  const reached = new Set(isIcon(id) ? usersOfIcon(id, importersOf, moduleInfoOf) : [id]);
  // A set that grows is iterated to its end.
  for (const module of reached) {
    // A package's index imports all of it, whatever is used in the end.
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

/** The package's index imports every icon, so the modules that import the index are asked by name. */
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
