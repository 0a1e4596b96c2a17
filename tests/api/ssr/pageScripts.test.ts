import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import type { ChunkModules } from '../../../scripts/dev/build/chunkModules.ts';
import type { RouteAssets } from '../../../scripts/dev/build/routeAssets.ts';
import { startTestSite } from '../../support/site/testApp.ts';

// Uses the built pages: `npm test` builds before it tests.
const pages = await builtPages();

/**
 * Above this number of files (the framework, the shell, the layout and a few for the page), they
 * cost round trips.
 */
const FILES_MOST = 12;

const paths = [
  '/',
  '/destinations/tourist',
  '/destination/paris-france',
  '/visa-info/JP?type=tourist&from=US',
];

test('a page requests no script before its first frame, and few afterwards, each once', async () => {
  const { app } = await startTestSite({ pages, samples: true });
  for (const path of paths) {
    const { body: html } = await app.inject(path);
    expect(html).not.toMatch(/<link[^>]*modulepreload/);
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
    const files: string[] = html.match(/(?<=")\/assets\/[\w.-]+\.js(?=")/g) ?? [];
    const [entry, ...others] = files.filter((file, index) => files.indexOf(file) !== index);
    expect(entry, 'preloaded and run').toMatch(/entry-client/);
    expect(others, 'named twice').toEqual([]);
    expect(new Set(files).size, path).toBeGreaterThan(3);
    expect(new Set(files).size, path).toBeLessThanOrEqual(FILES_MOST);
  }
});

test('a listing loads its first image at once, the others lazily', async () => {
  const { app } = await startTestSite({ pages, samples: true });
  const { body: html } = await app.inject('/destinations/tourist');
  const loading = Array.from(
    html.matchAll(/<img src="\/posters\/[^>]*loading="(?<loading>\w+)"/g),
    ({ groups }) => groups?.loading,
  );
  expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
});

test('of the public pages only the one that reads what is saved loads the library of schemas', () => {
  const { routes }: { routes: Record<string, RouteAssets> } = built('route-assets.json');
  const modules: ChunkModules = built('chunk-modules.json');
  const loading = Object.entries(routes)
    .filter(([, { preloads = [] }]) =>
      preloads.flatMap((script) => modules[script] ?? []).some((path) => path.includes('/zod/')),
    )
    .map(([route]) => route);
  expect(loading.filter((route) => !route.startsWith('/admin'))).toEqual(['/_site/my']);
});

test('no page loads the texts of shipped rules', () => {
  const modules: ChunkModules = built('chunk-modules.json');
  const loading = Object.entries(modules).filter(([, paths]) =>
    paths.some((path) => path.includes('messages/shipped/')),
  );
  expect(loading).toEqual([]);
});

function built(file: string) {
  return JSON.parse(readFileSync(`${import.meta.dirname}/../../../dist/client/${file}`, 'utf8'));
}
