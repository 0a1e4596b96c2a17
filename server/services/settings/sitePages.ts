import type { Db } from '../../../db/client.ts';
import { renderMarkdown } from '../../lib/markdown.ts';
import { type FooterTexts, footerTexts, shippedFooter } from '../../schemas/pages/footer.ts';
import { shippedPages } from '../../schemas/pages/shippedPages.ts';
import { type SitePageText, sitePageText } from '../../schemas/pages/sitePage.ts';
import { type SitePage, sitePages, sitePageTitles } from '../../schemas/pages/sitePageNames.ts';
import {
  readValue,
  readValueToEdit,
  updateValue,
  type Versioned,
  type VersionedSetting,
} from './versionedSetting.ts';

export const footerSetting: VersionedSetting<FooterTexts> = {
  key: 'footer',
  title: 'Footer texts',
  schema: footerTexts,
  defaults: shippedFooter,
};

/** The setting that holds what a page says. What ships is never stored, so that updates improve it. */
export function pageSetting(page: SitePage): VersionedSetting<SitePageText> {
  return {
    key: `page.${page}`,
    title: `${sitePageTitles[page]} page`,
    schema: sitePageText,
    defaults: shippedPages[page],
  };
}

/** A page as visitors read it. */
export async function readPage(db: Db, page: SitePage) {
  const { text, ...plain } = await readValue(db, pageSetting(page));
  return { ...plain, html: renderMarkdown(text) };
}

/** A page for its form, and what it said when it shipped. */
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

/** Of every page, and of the footer: whether it says what ships, and what nobody has filled in yet. */
export async function listPages(db: Db) {
  return Promise.all(
    sitePages.map(async (page) => {
      const { version, ...fields } = await readValueToEdit(db, pageSetting(page));
      return { page, changed: !sameTexts(fields, shippedPages[page]), gaps: gapsIn(fields.text) };
    }),
  );
}

function sameTexts(one: SitePageText, other: SitePageText): boolean {
  return (
    one.description === other.description && one.intro === other.intro && one.text === other.text
  );
}

/** What a text marks for its owner to fill in: "[[name and address]]". */
export function gapsIn(text: string): string[] {
  return [...text.matchAll(/\[\[([^[\]]+)\]\]/g)].map(([, gap = '']) => gap.trim());
}
