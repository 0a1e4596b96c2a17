import type { Db } from '../../../db/client.ts';
import type { SitePage } from '../../schemas/pages/sitePageNames.ts';
import { type ContactPart, placeholdersIn } from '../../schemas/settings/settings.ts';
import { contactSetting } from '../siteContact.ts';
import { listPages } from './sitePages.ts';
import { readValue } from './versionedSetting.ts';

/** What visitors see and the owner of the site has yet to say. */
export type Placeholder =
  | { kind: 'contact'; part: ContactPart }
  /** A text that marks something to fill in: "[[name and address]]". */
  | { kind: 'page'; page: SitePage | 'footer'; text: string };

/** All of them: parts of the contact block as they ship, and gaps in the texts of pages. */
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
