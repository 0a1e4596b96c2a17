import { sitePages } from '#core/site/sitePageNames.ts';
import type { Db } from '#db/db.ts';
import { listFaqs } from '#db/queries/records/faqs.ts';
import { listDestinationTexts, listMessageCorrections } from '#db/queries/records/translations.ts';
import { correctedEnglish } from '#server/languages/corrections.ts';
import { englishMessages, messageOfSubject } from '#server/languages/messageTexts.ts';
import { footerSetting, pageSetting, siteSetting } from '#server/site/settings/settings.ts';
import { englishOfPage } from '#server/site/settings/sitePages.ts';
import { englishOfFooter, englishOfHero } from '#server/site/settings/siteSettings.ts';
import { readValue } from '#server/site/settings/versionedSetting.ts';
import { type EnglishTexts, subjectOf } from '#server/translations/translated.ts';
import { englishOfDestination } from '../destinations/renderedDestination.ts';
import { englishOfFaq } from '../shownFaqs.ts';

/** A text that is translated: what it is, in English, and for messages what translators need to know. */
export type TranslatableText = {
  subject: string;
  /** The first parts of the subject: `messages/answers`, `destinations`. */
  area: string;
  english: string;
  /** A note on where a message stands and what its arguments are; empty for texts of the team. */
  note: string;
  maxLength: number | null;
};

/**
 * All texts that visitors read in their language: messages as the team words them in English, then what
 * it writes itself.
 */
export async function listTranslatableTexts(db: Db): Promise<TranslatableText[]> {
  const corrected = correctedEnglish(await listMessageCorrections(db, ['en']));
  const inEnglish = listMessages().map((text) => ({
    ...text,
    english: corrected.get(text.subject) ?? text.english,
  }));
  return [...inEnglish, ...(await textsOfTeam(db))];
}

/** The messages as the product words them. */
export function listMessages(): TranslatableText[] {
  return [...englishMessages()].map(([subject, { text, note, maxLength = null }]) => ({
    subject,
    english: text,
    note,
    maxLength,
    area: `messages/${messageOfSubject(subject)?.namespace}`,
  }));
}

async function textsOfTeam(db: Db): Promise<TranslatableText[]> {
  const [hero, footer, faqs, destinations, pages] = await Promise.all([
    readValue(db, siteSetting),
    readValue(db, footerSetting),
    listFaqs(db),
    listDestinationTexts(db),
    Promise.all(
      sitePages.map(async (page) => englishOfPage(page, await readValue(db, pageSetting(page)))),
    ),
  ]);
  return [
    ...textsOf('settings', englishOfHero(hero)),
    ...textsOf('settings', englishOfFooter(footer)),
    ...pages.flatMap((page) => textsOf('pages', page)),
    ...faqs.flatMap((faq) => textsOf('faqs', englishOfFaq(faq))),
    ...destinations.flatMap((one) => textsOf('destinations', englishOfDestination(one))),
  ];
}

function textsOf(area: string, { of, texts }: EnglishTexts<string>): TranslatableText[] {
  return Object.entries(texts)
    .filter(([, english]) => english !== '')
    .map(([name, english]) => ({
      subject: subjectOf(of, name),
      area,
      english,
      note: '',
      maxLength: null,
    }));
}
