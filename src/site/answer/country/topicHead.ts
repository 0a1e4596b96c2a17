import { countOpen } from '#core/answers/accessCounts.ts';
import { marksOf } from '#core/answers/answerMarks.ts';
import { doubtOfCountry } from '#core/answers/doubt.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { resultInWords } from '#core/answers/words/resultWords.ts';
import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import { answerImagePath } from '#core/site/shareImages.ts';
import type { VisaType } from '#core/vocabulary.ts';
import { DEFAULT_STAY } from '#core/vocabulary.ts';
import answerHeadMessages from '#messages/en/answerHead.gen.ts';
import headMessages from '#messages/en/head.gen.ts';
import { translator } from '#messages/translate.ts';
import type { LoadedHead } from '#src/lib/pageHead.ts';
import { feedPathOf, titleOfChanges } from '#src/site/changes/changesOf.ts';
import { visaTypeGuide } from '../guides/guideTexts.ts';
import { type PassportCounts, questionAbout } from './questionAbout.ts';

const t = translator(answerHeadMessages);
const headText = translator(headMessages);

type NamedCountry = { code: string; name: string };

/** Metadata of a visa guide. */
export function guideHead(type: VisaType): LoadedHead {
  const { title, summary } = visaTypeGuide(type);
  return { title, description: summary, breadcrumbs: breadcrumbsOf(title, type) };
}

/** Metadata of a country's page for search engines, which names no passport and sums up all. */
export function countryHead({ code, name }: NamedCountry, counts: PassportCounts): LoadedHead {
  const asked = questionAbout(name, counts);
  const open = countOpen(counts.counts, 'no-visa');
  return {
    title:
      open > 1
        ? t('countryTitleOpen', { country: name, open, total: counts.total })
        : t('countryTitle', { country: name }),
    description: asked
      ? t('countryDescription', { country: name, answer: asked.answer })
      : t('countryDescriptionUnknown', { country: name }),
    breadcrumbs: breadcrumbsOf(name, code),
    ...(asked && { questions: [asked] }),
    feed: { path: feedPathOf('country', code), title: titleOfChanges('country', { code, name }) },
  };
}

const answerTitles = {
  tourist: 'answerTitle',
  transit: 'answerTitleTransit',
  working: 'answerTitleWorking',
} as const;

/** The message that says in one line what the page of an answer tells. */
function descriptionOf(answer: EntryAnswer) {
  const { access, purpose, restriction } = answer;
  if (restriction) return 'descriptionSuspended';
  if (access === null) return 'descriptionUnknown';
  if (access === 'own_country') return 'descriptionOwn';
  if (access === 'no_admission') return 'descriptionRefused';
  if (purpose === 'transit') return 'descriptionTransit';
  if (purpose === 'working') return 'descriptionWorking';
  if (doubtOfCountry(marksOf(answer))) return 'descriptionDoubtful';
  if (access === 'freedom_of_movement') return 'descriptionFree';
  const isOpen = access === 'visa_free' || access === 'visa_on_arrival';
  return isOpen ? 'descriptionOpen' : 'descriptionApply';
}

/**
 * Metadata of a page that names a passport: its title says the result. Search engines list it under the
 * address with nothing but the passport, if `indexed`. The share picture shows today's answer without
 * documents; other answers have the site's.
 */
export function passportHead(
  { code, name: country }: NamedCountry,
  {
    passport: { code: from, name },
    answer,
    on,
    withDocuments,
    indexed,
  }: {
    passport: NamedCountry;
    answer: EntryAnswer;
    /** The day of entry in the address. */
    on: string | undefined;
    withDocuments: boolean;
    indexed: boolean;
  },
): LoadedHead {
  const passport = passportLabel({ code: from, name });
  const result = resultInWords(answer);
  const { purpose } = answer;
  return {
    title: t(answerTitles[purpose], { result, passport, country }),
    description: t(descriptionOf(answer), { country, passport, result }),
    breadcrumbs: [
      ...breadcrumbsOf(country, code),
      { name: passport, path: `/visa-info/${code}?from=${from}` },
    ],
    indexed,
    search: { from, type: purpose === DEFAULT_STAY ? undefined : purpose, on },
    ...(!on &&
      !withDocuments && {
        image: {
          path: answerImagePath({ passport: from, destination: code, purpose }),
          alt: t('answerImage', { result, passport, country }),
        },
      }),
  };
}

function breadcrumbsOf(name: string, topic: string) {
  return [
    { name: headText('visaInformation'), path: '/visa-info' },
    { name, path: `/visa-info/${topic}` },
  ];
}
