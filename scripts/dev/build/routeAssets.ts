import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { catalogues, isPanelRoutes } from './translatedChunks.ts';

/** The assets of one route's page. */
export type RouteAssets = {
  preloads?: string[];
  css?: string[];
  scripts?: { attrs: Record<string, string> }[];
  /** The namespaces of messages in its scripts, also in those that it loads later. */
  namespaces?: string[];
};

/** The route that every page has. */
const ROOT = '__root__';

/**
 * Writes `route-assets.json` beside the client build: the scripts to preload and the styles of each
 * route, in the format of the router's server manifest, and the namespaces of its messages.
 */
export function routeAssets(): Plugin {
  return {
    name: 'route-assets',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const namespaces = new Map(chunks.map((chunk) => [chunk, namespacesIn(chunk)]));
      const partsOf = Map.groupBy(chunks, (chunk) => (chunk.isEntry ? ROOT : routeIdOf(chunk)));
      const routes: Record<string, RouteAssets> = {};
      for (const [routeId, parts] of partsOf) {
        const page = parts.find((chunk) => chunk.isEntry || isComponent(chunk));
        if (!routeId || !page) continue;
        const scripts = [...scriptsOf(parts, bundle)];
        routes[routeId] = {
          ...(page.isEntry ? entryAssets(page, bundle) : assetsOf(page, bundle)),
          namespaces: [...new Set(scripts.flatMap((one) => namespaces.get(one) ?? []))],
        };
      }
      omitSharedAssets(routes);
      this.emitFile({
        type: 'asset',
        fileName: 'route-assets.json',
        source: JSON.stringify({ routes }),
      });
    },
  };
}

/** A page includes its parent routes, so assets of the root are omitted elsewhere. */
function omitSharedAssets({ __root__: root, ...routes }: Record<string, RouteAssets>) {
  for (const assets of Object.values(routes)) {
    assets.preloads = assets.preloads?.filter((path) => !root?.preloads?.includes(path)) ?? [];
    assets.css = assets.css?.filter((path) => !root?.css?.includes(path)) ?? [];
  }
}

function entryAssets(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): RouteAssets {
  const script = { attrs: { type: 'module', src: `/${chunk.fileName}` } };
  return { ...assetsOf(chunk, bundle), scripts: [script] };
}

function assetsOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): RouteAssets {
  const preloads = new Set<string>();
  const css = new Set<string>();
  collect(chunk);
  return { preloads: [...preloads], css: [...css] };

  function collect({ fileName, imports, viteMetadata }: Rolldown.OutputChunk) {
    if (preloads.has(`/${fileName}`)) return;
    preloads.add(`/${fileName}`);
    for (const sheet of viteMetadata?.importedCss ?? []) css.add(`/${sheet}`);
    for (const name of imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') collect(imported);
    }
  }
}

/** A page's scripts, also those that it loads later, but for other pages'. */
function scriptsOf(
  parts: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
): Set<Rolldown.OutputChunk> {
  const scripts = new Set(parts);
  for (const { imports, dynamicImports } of scripts) {
    for (const name of [...imports, ...dynamicImports]) {
      const next = bundle[name];
      if (next?.type !== 'chunk') continue;
      const isOtherPage = !imports.includes(name) && (routeIdOf(next) || isPanelRoutes(next));
      if (!isOtherPage) scripts.add(next);
    }
  }
  return scripts;
}

function namespacesIn({ code }: Rolldown.OutputChunk): string[] {
  return catalogues(code).map(({ namespace }) => namespace);
}

/** A route file's component, and what it shows in place of it, are separate chunks, named after the file. */
function routeIdOf({ facadeModuleId }: Rolldown.OutputChunk): string | undefined {
  const [file, query] = facadeModuleId?.split('?') ?? [];
  if (!file || !query?.includes('tsr-split=')) return undefined;
  return /createFileRoute\(\s*'([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1];
}

function isComponent({ facadeModuleId }: Rolldown.OutputChunk): boolean {
  return facadeModuleId?.includes('tsr-split=component') ?? false;
}
