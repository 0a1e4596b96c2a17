import { type SitePage, sitePageTitles } from '#core/site/sitePageNames.ts';
import { destinationLabels } from '../destinations/destinationLabels.ts';
import { footerLabels, pageLabels } from '../pages/pageLabels.ts';

/** The areas of texts, in words: of messages, then of what the team writes. */
export const areaNames: Readonly<Record<string, string>> = {
  'messages/access': 'Kinds of entry',
  'messages/addressProblems': 'Mistakes in addresses',
  'messages/answerHead': 'Titles of answers and countries',
  'messages/answers': 'Answers',
  'messages/border': 'At the border',
  'messages/calendar': 'Calendar of stays',
  'messages/cards': 'Cards of destinations',
  'messages/changes': 'Recent changes',
  'messages/changingPlanes': 'List of countries for changing planes',
  'messages/compare': 'Comparing passports',
  'messages/confirmation': 'Confirming a mail address',
  'messages/contact': 'Contact',
  'messages/continents': 'Continents',
  'messages/countries': 'List of countries',
  'messages/coverage': 'What answers cover',
  'messages/credits': 'Credits',
  'messages/dates': 'Dates',
  'messages/dateSpans': 'Spans of dates',
  'messages/destinations': 'Pages of destinations',
  'messages/documents': 'Documents of travellers',
  'messages/embed': 'Widget for other sites',
  'messages/errors': 'Errors',
  'messages/exceptions': 'Exceptions to rules',
  'messages/failures': 'When a page fails',
  'messages/feeds': 'Feeds',
  'messages/guides': 'Guides to visas',
  'messages/head': 'Titles and descriptions',
  'messages/home': 'Home page',
  'messages/licences': 'Licences',
  'messages/lists': 'Lists of countries',
  'messages/localTime': 'Local time',
  'messages/mail': 'Mails',
  'messages/map': 'Map',
  'messages/money': 'Amounts of money',
  'messages/my': 'My travel',
  'messages/newsletter': 'Newsletter',
  'messages/nomads': 'Visas for remote workers',
  'messages/offline': 'Without a network',
  'messages/passportCheck': 'Passport check',
  'messages/passports': 'Passports',
  'messages/passportsThere': 'Entry rules by passport',
  'messages/planner': 'Stay planner',
  'messages/ranking': 'Passport ranking',
  'messages/requirement': 'Requirements of destinations',
  'messages/search': 'Search',
  'messages/sharing': 'Sharing',
  'messages/shell': 'Header and footer',
  'messages/shipped': 'Texts of rules and pages',
  'messages/territories': 'Territories',
  'messages/together': 'Travelling together',
  'messages/travellers': 'Travellers',
  'messages/transit': 'Changing planes',
  'messages/trip': 'Trip',
  'messages/ui': 'Buttons and fields',
  'messages/verdict': 'Verdicts',
  'messages/visaSearch': 'Visa search',
  'messages/work': 'Working',
  'messages/workingAbroad': 'List of countries for working',
  settings: 'Home page and footer of the team',
  pages: 'Legal pages',
  faqs: 'Questions',
  destinations: 'Destinations',
  unused: 'No longer used',
};

const labelsOfQuestion: Readonly<Record<string, string>> = {
  question: 'Question',
  answer: 'Answer to a question',
};

const labelsOfSettings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  site: { heroTitle: 'Home page: title', heroText: 'Home page: text' },
  footer: prefixed('Footer', footerLabels),
  ...Object.fromEntries(
    Object.entries(sitePageTitles).map(([page, title]) => [
      `page.${page as SitePage}`,
      prefixed(title, pageLabels),
    ]),
  ),
};

/** Where a text is read, in words: "Answers", "Privacy: Introduction", "Destination paris-france: Full description". */
export function nameOfText({ area, subject }: { area: string; subject: string }): string {
  const [kind = '', record = '', field = ''] = subject.split('/');
  if (area === 'unused') return subject;
  if (kind === 'destinations') {
    const labels: Readonly<Record<string, string>> = destinationLabels;
    return `Destination ${record}: ${labels[field] ?? field}`;
  }
  const labels = kind === 'faqs' ? labelsOfQuestion : labelsOfSettings[record];
  return labels?.[field] ?? areaNames[area] ?? subject;
}

function prefixed(title: string, labels: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(labels).map(([field, label]) => [field, `${title}: ${label}`]),
  );
}
