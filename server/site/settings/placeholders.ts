import { placeholdersIn } from '#core/inputs/settings/settings.ts';
import type { Placeholder } from '#core/site/placeholders.ts';
import type { Db } from '#db/db.ts';
import { contactSetting } from './settings.ts';
import { listPages } from './sitePages.ts';
import { readValue } from './versionedSetting.ts';

/** All placeholders: default parts of the contact block, and gaps in pages' texts. */
export async function listPlaceholders(db: Db): Promise<Placeholder[]> {
  const contact = await readValue(db, contactSetting);
  const isShown = contact.placeholdersShown;
  const pages = await listPages(db);
  return [
    ...placeholdersIn(contact).map((part) => ({ kind: 'contact' as const, part, isShown })),
    ...pages.flatMap(({ page, gaps }) =>
      gaps.map((text) => ({ kind: 'page' as const, page, text })),
    ),
  ];
}
