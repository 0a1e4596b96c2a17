import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** The source files of each script of the client build, by path. */
export type ChunkModules = Record<string, string[]>;

/** Writes `chunk-modules.json` beside the client build, for `npm run size`. */
export function chunkModules(root: string): Plugin {
  return {
    name: 'chunk-modules',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const modules: ChunkModules = {};
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        modules[`/${output.fileName}`] = output.moduleIds.map((id) =>
          relative(root, id).split(sep).join('/'),
        );
      }
      this.emitFile({
        type: 'asset',
        fileName: 'chunk-modules.json',
        source: JSON.stringify(modules),
      });
    },
  };
}
