import { shippedFooter } from '#core/inputs/settings/footer.ts';
import type { SitePageText } from '#core/inputs/settings/sitePage.ts';
import { shippedPages } from '#core/site/shippedPages.ts';
import { gapsIn, type SitePage, sitePages } from '#core/site/sitePageNames.ts';
import type { Db } from '#db/db.ts';
import { isMatch } from '#server/history/rowVersions.ts';
import { renderMarkdown } from '#server/lib/markdown.ts';
import { languagesOf, translatedTexts } from '#server/translations/translated.ts';
import { footerSetting, pageSetting } from './settings.ts';
import { readValue, readValueToEdit, updateValue, type Versioned } from './versionedSetting.ts';

/** A page for visitors: its texts, whether they are in English, and the languages to read it in. */
export async function readPage(db: Db, page: SitePage) {
  const stored = await readValue(db, pageSetting(page));
  const { description, intro, text } = await translatedTexts(db, englishOfPage(page, stored));
  return {
    description: description.text,
    intro: intro.text,
    html: renderMarkdown(text.text),
    english: intro.isEnglish || text.isEnglish,
    translatedInto: await languagesOf(db, `settings/page.${page}/text`, stored.text),
  };
}

/** The texts of a page that are translated. */
export function englishOfPage(page: SitePage, { description, intro, text }: SitePageText) {
  return { of: `settings/page.${page}`, texts: { description, intro, text } };
}

/** A page for its form, with its default text. */
export async function readPageToEdit(db: Db, page: SitePage) {
  const { version, ...fields } = await readValueToEdit(db, pageSetting(page));
  return { version, fields, shipped: shippedPages[page] };
}

/** Replaces this version of a page's text. Throws Conflict. */
export function updatePage(
  db: Db,
  { page, version, fields }: { page: SitePage; version: number; fields: SitePageText },
): Promise<Versioned<SitePageText>> {
  return updateValue(db, pageSetting(page), { ...fields, version });
}

/** All pages: whether they have the default text, and the gaps in it. */
export async function listPages(db: Db) {
  const pages = await Promise.all(
    sitePages.map(async (page) => {
      const fields = await readValue(db, pageSetting(page));
      return { page, changed: !isMatch(shippedPages[page], fields), gaps: gapsIn(fields.text) };
    }),
  );
  const footer = await readValue(db, footerSetting);
  const gaps = gapsIn(`${footer.intro} ${footer.note}`);
  return [...pages, { page: 'footer' as const, changed: !isMatch(shippedFooter, footer), gaps }];
}
