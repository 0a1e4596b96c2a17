import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { chunkModules } from './scripts/dev/build/chunkModules.ts';
import { compressFiles } from './scripts/dev/build/compressedFiles.ts';
import { routeAssets } from './scripts/dev/build/routeAssets.ts';
import { preloadsOfLink, sharedChunkOf, sharedChunks } from './scripts/dev/build/sharedParts.ts';
import { translatedChunks, writeCompiledMessages } from './scripts/dev/build/translatedChunks.ts';
import { worldMap } from './scripts/dev/build/worldMap.ts';

/** Schemas are left out, with their library, where none is used: the page for developers has only texts. */
const moduleSideEffects = [{ test: /core[\\/]inputs[\\/]/, sideEffects: false }];

/** `vite build --app` makes dist/client (browser) and dist/server (rendering). */
export default defineConfig(({ command }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A loader comes with its page: no other page's first load needs what it fetches with.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
      },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
      addExtensions: true,
    }),
    // The same without the panel, for the scripts of public pages; src/siteRouteTree.gen.d.ts types it.
    tanstackRouterGenerator({
      target: 'react',
      routesDirectory: 'src/routes',
      routeFileIgnorePattern: '^admin$',
      generatedRouteTree: 'src/siteRouteTree.gen.js',
      disableTypes: true,
      quoteStyle: 'single',
      semicolons: true,
      addExtensions: true,
    }),
    react(),
    tailwindcss(),
    worldMap(),
    routeAssets(),
    translatedChunks(),
    chunkModules(import.meta.dirname),
  ],
  publicDir: false,
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        // The strict content policy of the pages allows no inlined assets.
        assetsInlineLimit: 0,
        // The list of all that each route needs would be in every page's first load: beyond what many pages
        // share, the server names it, see `src/lib/pageData.ts`.
        modulePreload: { polyfill: false, resolveDependencies: preloadsOfLink },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          treeshake: {
            // A module's translator, and so its messages, is left out where none of its texts is.
            manualPureFunctions: ['translator'],
            moduleSideEffects,
          },
          output: {
            codeSplitting: {
              // What every page needs comes in two files: packages, which seldom change, and ours.
              // Left alone it would be thirty small ones, and larger by what gzip can't share. A group
              // draws in what its files import, but for what one of a higher priority has.
              groups: [
                { name: 'packages', test: /node_modules[\\/]/, tags: ['$initial'], priority: 4 },
                ...sharedChunks.map((chunk, index) => ({
                  name: (id: string, context: Rolldown.ChunkingContext) =>
                    sharedChunkOf(id, (module) => context.getModuleInfo(module)) === chunk
                      ? chunk
                      : null,
                  debugName: chunk,
                  // What a page outside the panel imports as well stays apart.
                  ...(['common', 'panelForms', 'panelLists', 'panel'].includes(chunk) && {
                    includeDependenciesRecursively: false,
                  }),
                  ...(chunk !== 'shell' && { minShareCount: 2 }),
                  priority: 2 - index / 10,
                })),
              ],
            },
          },
        },
      },
    },
    ssr: {
      // In one file, without what is not used: a third of the time and memory of a start.
      ...(command === 'build' && {
        // tRPC's client is made outside, and its errors are told by their class: there must be one.
        resolve: { noExternal: true as const, external: ['@trpc/client'] },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/entry-server.tsx', treeshake: { moduleSideEffects } },
      },
    },
  },
  builder: {
    // One after the other with the same plugins: routes are generated and the world is drawn once.
    sharedConfigBuild: true,
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('The build needs both environments');
      await builder.build(client);
      const folder = resolve(import.meta.dirname, client.config.build.outDir);
      await Promise.all([
        finishClient(folder),
        builder.build(ssr),
        writeCompiledMessages(resolve(import.meta.dirname, 'dist', 'messages')),
      ]);
    },
  },
}));

async function finishClient(folder: string) {
  const publicFiles = join(import.meta.dirname, 'src', 'public');
  await cp(publicFiles, join(folder, 'public'), { recursive: true });
  await compressFiles(folder);
}
