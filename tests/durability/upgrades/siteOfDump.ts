import { openDatabase } from '#db/client.ts';
import type { Db } from '#db/db.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { moveTranslations } from '#db/queries/records/translations.ts';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { startTestSite } from '../../support/site/testApp.ts';
import { siteOfRelease } from './releasedDatabases.ts';

/** Fields of a record in the history. */
type Fields = Record<string, unknown> | null;

/**
 * The site of a released dump after its upgrade, with its pages, the API as its administrator uses it,
 * and the stored history. `prepare` changes the database before the upgrade.
 */
export async function siteOfDump(dump: string, prepare?: (released: Db) => Promise<void>) {
  const { dataDir, env, address } = await siteOfRelease(dump);
  const upgraded = openDatabase(address);
  await prepare?.(upgraded);
  await migrateToLatest(upgraded);
  await moveTranslations(upgraded);
  await upgraded.destroy();
  const settings = { DATA_DIR: dataDir, ...env };
  const data = { settings, address, discard: async () => {} };
  const site = await startTestSite({ dataOf: { data }, pages: await builtPages() });
  const { db } = site;
  const { api, cookies } = await site.signedIn();

  /** The stored history, oldest first; with a record, its last entry alone. */
  async function history(record?: { entity: string; entityId: string }) {
    const all = db
      .selectFrom('history')
      .select(['id', 'entity', 'action', 'before', 'after'])
      .select(['entity_id as entityId', 'actor_kind as actorKind']);
    const rows = record
      ? all
          .where('entity', '=', record.entity)
          .where('entity_id', '=', record.entityId)
          .orderBy('id', 'desc')
          .limit(1)
      : all.orderBy('id');
    return (await rows.execute()).map(({ before, after, ...row }) => ({
      ...row,
      before: JSON.parse(before ?? 'null') as Fields,
      after: JSON.parse(after ?? 'null') as Fields,
    }));
  }

  /** A page as the administrator sees it. */
  async function page(url: string): Promise<string> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { statusCode, body } = await site.app.inject({
      url,
      headers: { host: 'localhost:3000', cookie },
    });
    if (statusCode !== 200) throw new Error(`${url} was answered with ${statusCode}`);
    return body;
  }

  return { api, db, history, page, browser: site.browser };
}
