import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { routeAssets } from './scripts/routeAssets.ts';

/** `vite build --app` makes dist/client (browser) and dist/server (rendering). */
export default defineConfig({
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
  ],
  publicDir: false,
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        // The strict content policy of the pages allows no inlined assets.
        assetsInlineLimit: 0,
        rolldownOptions: { input: 'src/entry-client.tsx' },
      },
    },
    ssr: {
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
});
