import { expect } from 'vitest';
import type { Db } from '#db/db.ts';
import { contentStateOf, readContentVersion } from '#db/queries/contentVersion.ts';
import { eventually } from '../eventually.ts';

/**
 * Waits until this process has heard of what was written past it, by another process or as a fixture: on
 * PostgreSQL by a notification.
 */
export async function contentSeen(db: Db): Promise<void> {
  await eventually(async () => {
    const { version } = await contentStateOf(db);
    expect(version).toBe(await readContentVersion(db));
  });
}
