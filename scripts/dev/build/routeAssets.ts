import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

/** The assets of one route's page. */
export type RouteAssets = {
  preloads?: string[];
  css?: string[];
  scripts?: { attrs: Record<string, string> }[];
};

/**
 * Writes `route-assets.json` beside the client build: the scripts to preload and the styles of each
 * route, in the format of the router's server manifest.
 */
export function routeAssets(): Plugin {
  return {
    name: 'route-assets',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const routes: Record<string, RouteAssets> = {};
      for (const chunk of chunks) {
        if (chunk.isEntry) routes.__root__ = entryAssets(chunk, bundle);
        const routeId = routeIdOf(chunk);
        if (routeId) routes[routeId] = assetsOf(chunk, bundle);
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

/** A route file's split component is a separate chunk, named after the file. */
function routeIdOf({ facadeModuleId }: Rolldown.OutputChunk): string | undefined {
  const [file, query] = facadeModuleId?.split('?') ?? [];
  if (!file || !query?.includes('tsr-split=component')) return undefined;
  return /createFileRoute\(\s*'([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1];
}
