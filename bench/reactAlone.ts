import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '../db/client.ts';
import { findCountry } from '../db/queries/countries.ts';
import { DEFAULT_PASSPORT } from '../server/schemas/constants.ts';
import type { Context } from '../server/trpc/context.ts';
import { inProcessClient } from '../server/trpc/inProcessClient.ts';

type ServerEntry = typeof import('../src/entry-server.tsx');

/** Renderings until V8 has compiled the hot code, and those measured. */
const TIMES = { first: 300, counted: 300 };

const dist = join(import.meta.dirname, '..', 'dist');

/**
 * The CPU time of renderToString for the page at `path` with loaded data, in ms: the minimum
 * without routing, queries, serialization, compression and HTTP.
 */
export async function reactAlone(path: string, databaseFile: string): Promise<number> {
  const entry = pathToFileURL(join(dist, 'server', 'entry-server.js')).href;
  const { renderInOneGo, renderWith } = (await import(entry)) as ServerEntry;
  const manifest = JSON.parse(readFileSync(join(dist, 'client', 'route-assets.json'), 'utf8'));
  const db = openDatabase(databaseFile);
  const country = await findCountry(db, DEFAULT_PASSPORT);
  const visitor = async () => ({ country, source: 'default' });
  // Sufficient for the public pages: their queries use nothing else of the context.
  const context = {
    db,
    requestId: 'bench',
    visitor,
    dependencies: new Set(),
  } as unknown as Context;
  const client = inProcessClient(context, (error) => {
    throw error;
  });
  let taken = Number.NaN;
  const page = { url: `http://localhost${path}`, client, nonce: 'none', formState: null };
  await renderWith(
    (element) => {
      const html = renderInOneGo(element);
      for (let time = 1; time < TIMES.first; time += 1) renderInOneGo(element);
      const before = process.cpuUsage();
      for (let time = 0; time < TIMES.counted; time += 1) renderInOneGo(element);
      const { user, system } = process.cpuUsage(before);
      taken = (user + system) / 1000 / TIMES.counted;
      return html;
    },
    page,
    { manifest },
  );
  await db.destroy();
  return taken;
}
