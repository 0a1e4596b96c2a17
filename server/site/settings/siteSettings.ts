import type { FooterTexts } from '#core/inputs/settings/footer.ts';
import type { Db } from '#db/db.ts';
import { oncePerContent } from '#server/cache/oncePerContent.ts';
import { renderMarkdown } from '#server/lib/markdown.ts';
import { translatedTexts } from '#server/translations/translated.ts';
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
    const hero = await translatedTexts(db, englishOfHero({ heroTitle, heroText }));
    const footer = await translatedTexts(db, englishOfFooter(await readValue(db, footerSetting)));
    return {
      name,
      heroTitle: hero.heroTitle.text,
      heroText: hero.heroText.text,
      footerIntro: renderMarkdown(footer.intro.text),
      footerNote: renderMarkdown(footer.note.text),
      /** Whether the texts are in English on a page in another language. */
      english: {
        heroTitle: hero.heroTitle.isEnglish,
        heroText: hero.heroText.isEnglish,
        footer: footer.intro.isEnglish || footer.note.isEnglish,
      },
    };
  },
  { byLanguage: true },
);

/** The texts of the home page's headline that are translated. */
export function englishOfHero({ heroTitle, heroText }: { heroTitle: string; heroText: string }) {
  return { of: 'settings/site', texts: { heroTitle, heroText } };
}

/** The texts of the footer that are translated. */
export function englishOfFooter({ intro, note }: FooterTexts) {
  return { of: 'settings/footer', texts: { intro, note } };
}
