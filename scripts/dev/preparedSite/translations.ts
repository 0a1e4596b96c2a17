import { sitePages } from '#core/site/sitePageNames.ts';
import type { SiteCalls } from './siteCalls.ts';

/** A message of each namespace. */
const messages = [
  'access/whoNeedsVisa addressProblems/linkProblems answerHead/answerTitle answers/change border/title',
  'calendar/firstWeekday cards/rating changes/noAnswer changingPlanes/title compare/title confirmation/newsletter',
  'contact/sent continents/asia countries/typeCountry coverage/whereFrom credits/title dates/month dateSpans/span',
  'destinations/resultsName documents/title embed/passport errors/emailRequired',
  'exceptions/otherDocument failures/title feeds/description guides/whatNeeded',
  'head/accessOwnCountry home/guides licences/factsOnly lists/andTwo localTime/same',
  'mail/newsletterIgnore map/zoom money/sum',
  'my/title newsletter/newsletter nomads/title offline/title passportCheck/title',
  'passports/noVisaBeforehand passportsThere/intro planner/title ranking/title',
  'requirement/lengthOfStay search/label sharing/officialSourceUndated shell/tourist',
  'shipped/condition5d4074fa territories/domestic together/title travellers/unknownCodes transit/passBorder',
  'trip/title',
  'ui/pages verdict/accessFreedomOfMovement verdict/askBeforeTravel visaSearch/form work/permit workingAbroad/title',
].flatMap((line) => line.split(' ').map((message) => `messages/${message}`));

/** Texts of each kind that the team writes. */
const texts = [
  'settings/site/heroTitle',
  'settings/site/heroText',
  'settings/footer/intro',
  'settings/footer/note',
  ...sitePages.flatMap((page) =>
    ['description', 'intro', 'text'].map((part) => `settings/page.${page}/${part}`),
  ),
  'faqs/how-long-is-my-passport-valid/question',
  'faqs/how-long-is-my-passport-valid/answer',
  'destinations/lisboa/shortDescription',
  'destinations/lisboa/description',
];

/** Names that are the same in every language, as they are numbers for the product. */
const unmarked = ['messages/calendar/firstWeekday'];

/**
 * Corrects a message of each namespace and translates each kind of text into Japanese, some into
 * Arabic and German, and a message in English; changes one, and moves one to the trash. Corrected
 * texts end with a mark.
 */
export async function makeTranslations(team: SiteCalls): Promise<void> {
  const correct = async (language: string, subject: string) => {
    const { english, shown } = await team.read<{ english: string; shown: string }>(
      'translation.bySubject',
      { language, subject },
    );
    const text = unmarked.includes(subject) ? english : `${shown || english} ◆`;
    return team.write<{ id: number; version: number }>('translation.create', {
      fields: { language, subject, english, text },
    });
  };
  for (const subject of [...messages, ...texts]) await correct('ja', subject);
  for (const language of ['ar', 'de']) {
    for (const subject of ['messages/shell/tourist', 'destinations/lisboa/description']) {
      await correct(language, subject);
    }
  }
  const { id, version } = await correct('en', 'messages/shell/tourist');
  const english = 'Tourist Destinations';
  await team.write('translation.update', {
    id,
    version,
    fields: { language: 'en', subject: 'messages/shell/tourist', english, text: 'For tourists ◆' },
  });
  const trashed = await correct('de', 'messages/home/guides');
  await team.write('translation.delete', { id: trashed.id });
}
