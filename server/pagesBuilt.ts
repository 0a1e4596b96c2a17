import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerManifest } from '@tanstack/router-core';
import type { PageRequest, Pages, RenderedHtml } from './pages.ts';

type ServerEntry = {
  render: (page: PageRequest, manifest: ServerManifest) => Promise<RenderedHtml>;
};

const dist = join(import.meta.dirname, '..', 'dist');

/** The React app from `dist/`. Throws when it has not been built. */
export async function builtPages(): Promise<Pages> {
  const entry = pathToFileURL(join(dist, 'server', 'entry-server.js')).href;
  const { render } = (await import(entry)) as ServerEntry;
  const manifest = JSON.parse(await readFile(join(dist, 'client', 'route-assets.json'), 'utf8'));
  return {
    render: (page) => render(page, manifest),
    publicFolders: {
      hashed: join(dist, 'client', 'assets'),
      plain: join(dist, 'client', 'public'),
    },
    development: false,
  };
}
