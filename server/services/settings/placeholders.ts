import type { Db } from '../../../db/db.ts';
import type { SitePage } from '../../schemas/pages/sitePageNames.ts';
import { type ContactPart, placeholdersIn } from '../../schemas/settings/settings.ts';
import { contactSetting } from './settings.ts';
import { listPages } from './sitePages.ts';
import { readValue } from './versionedSetting.ts';

/** A visible placeholder that the site's owner has to replace. */
export type Placeholder =
  | { kind: 'contact'; part: ContactPart }
  /** A gap in a text: "[[name and address]]". */
  | { kind: 'page'; page: SitePage | 'footer'; text: string };

/** All placeholders: default parts of the contact block, and gaps in pages' texts. */
export async function listPlaceholders(db: Db): Promise<Placeholder[]> {
  const parts = placeholdersIn(await readValue(db, contactSetting));
  const pages = await listPages(db);
  return [
    ...parts.map((part) => ({ kind: 'contact' as const, part })),
    ...pages.flatMap(({ page, gaps }) =>
      gaps.map((text) => ({ kind: 'page' as const, page, text })),
    ),
  ];
}
