import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from './pageRenderer.ts';

type ServerEntry = typeof import('../../src/entry-server.tsx');

/** The build's `route-assets.json`. */
type RouteAssets = { css?: string[]; preloads?: string[]; scripts?: { attrs: { src: string } }[] };

const dist = join(import.meta.dirname, '..', '..', 'dist');

/** The React app from `dist/`. Throws when it has not been built. */
export async function builtPages(): Promise<PageRenderer> {
  const entry = pathToFileURL(join(dist, 'server', 'entry-server.js')).href;
  const { render } = (await import(entry)) as ServerEntry;
  const assets = await readAssets();
  const manifest = { routes: mapValues(assets, ({ css = [] }) => ({ css })) };
  const modules = {
    entry: assets.__root__?.scripts?.[0]?.attrs.src ?? '',
    preloads: mapValues(assets, ({ preloads = [] }) => preloads),
  };
  return {
    render: (page) => render(page, { manifest, modules }),
    publicFolders: {
      hashed: join(dist, 'client', 'assets'),
      plain: join(dist, 'client', 'public'),
    },
    // File names contain content hashes.
    build: createHash('sha256').update(JSON.stringify(assets)).digest('hex').slice(0, 16),
    development: false,
  };
}

async function readAssets(): Promise<Record<string, RouteAssets>> {
  return JSON.parse(await readFile(join(dist, 'client', 'route-assets.json'), 'utf8')).routes;
}

function mapValues<From, To>(
  record: Record<string, From>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
