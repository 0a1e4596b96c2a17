import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkModules } from './scripts/dev/chunkModules.ts';
import { compressedFiles } from './scripts/dev/compressedFiles.ts';
import { routeAssets } from './scripts/dev/routeAssets.ts';

/** Small parts of the layout and the home page that other pages share: alone each is a request. */
const smallParts =
  /src[\\/](?:ui|features)[\\/](?:\w+[\\/])*(?:Field|CountryOptions|Honeypot|PageIntro|Pager|VisaSearchForm|visitorForm|socialNetworks)\.tsx?$|icons[\\/](?:chevron-down|search|stamp|x)\.mjs$/;

/** `vite build --app` makes dist/client (browser) and dist/server (rendering). */
export default defineConfig(({ command }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
      addExtensions: true,
    }),
    react(),
    tailwindcss(),
    routeAssets(),
    chunkModules(import.meta.dirname),
    compressedFiles(join(import.meta.dirname, 'src', 'public')),
  ],
  publicDir: false,
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        // The strict content policy of the pages allows no inlined assets.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: {
              // What every page needs comes in two files: packages, which seldom change, and ours.
              // Left alone it would be thirty small ones, and larger by what gzip can't share.
              groups: [
                { name: 'packages', test: /node_modules[\\/]/, tags: ['$initial'] },
                { name: 'shell', tags: ['$initial'] },
                { name: 'small-parts', test: smallParts, includeDependenciesRecursively: false },
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
        rolldownOptions: { input: 'src/entry-server.tsx' },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of ['client', 'ssr']) {
        const one = builder.environments[environment];
        if (one) await builder.build(one);
      }
    },
  },
}));
