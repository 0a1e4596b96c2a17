import type { Db } from '../../../db/db.ts';
import { isInEnglish, shippedText } from '../../languages/shippedTexts.ts';
import { renderMarkdown } from '../../lib/markdown.ts';
import { oncePerContent } from '../oncePerContent.ts';
import { footerSetting, siteSetting } from './settings.ts';
import { readValue } from './versionedSetting.ts';

/** The site's name, for titles, mails and feeds. */
export async function readSiteName(db: Db): Promise<string> {
  return (await readValue(db, siteSetting)).name;
}

/** The site's data for every public page; the footer's texts as HTML. */
export const readPublicSite = oncePerContent(
  ['settings'],
  async (db) => {
    const { name, heroTitle, heroText } = await readValue(db, siteSetting);
    const { intro, note } = await readValue(db, footerSetting);
    return {
      name,
      heroTitle: shippedText(heroTitle),
      heroText: shippedText(heroText),
      footerIntro: renderMarkdown(shippedText(intro)),
      footerNote: renderMarkdown(shippedText(note)),
      /** Whether the texts are in English on a page in another language. */
      english: { hero: isInEnglish(heroText), footer: isInEnglish(intro) || isInEnglish(note) },
    };
  },
  { byLanguage: true },
);
