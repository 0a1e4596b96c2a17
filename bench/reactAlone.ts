import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '#db/client.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import type { PageRequest } from '#server/ssr/pageRenderer.ts';
import type { Plan } from './plan.ts';

type ServerEntry = typeof import('#src/entry-server.tsx');

const dist = join(import.meta.dirname, '..', 'dist');

/**
 * The CPU time of renderToString for the page at `path` with loaded data, in ms: the minimum
 * without routing, queries, serialization, compression and HTTP. The page is requested from the
 * product's app in this process, on the site in `dataDir`.
 */
export async function reactAlone(
  path: string,
  dataDir: string,
  { first, counted }: Plan['renderings'],
): Promise<number> {
  const entry = pathToFileURL(join(dist, 'server', 'entry-server.js')).href;
  const { renderInOneGo, renderWith } = (await import(entry)) as ServerEntry;
  const manifest = JSON.parse(readFileSync(join(dist, 'client', 'route-assets.json'), 'utf8'));
  let taken = Number.NaN;
  const render = async (page: PageRequest) => {
    const rendered = await renderWith(
      (element) => {
        const html = renderInOneGo(element);
        for (let time = 1; time < first; time += 1) renderInOneGo(element);
        const before = process.cpuUsage();
        for (let time = 0; time < counted; time += 1) renderInOneGo(element);
        const { user, system } = process.cpuUsage(before);
        taken = (user + system) / 1000 / counted;
        return html;
      },
      page,
      { manifest },
    );
    if (!rendered) throw new Error(`renderToString alone can't render ${path}`);
    return rendered;
  };

  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const db = openDatabase(config.database);
  const app = await createApp({ config, db, pages: { ...(await builtPages()), render } });
  try {
    const { statusCode } = await app.inject({ url: path });
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
    return taken;
  } finally {
    await app.close();
    await db.destroy();
  }
}
