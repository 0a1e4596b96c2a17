import type { VisaType } from '../../../../server/schemas/constants.ts';
import { inSentence, passportOf } from '../../../../server/schemas/countries/countryInSentence.ts';
import type { LoadedHead } from '../../../lib/pageHead.ts';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { feedPathOf, titleOfChanges } from '../../changes/changesOf.ts';
import { visaTypeGuides } from '../guides/visaTypeGuides.ts';
import { questionsAbout } from './questionsAbout.ts';

type NamedCountry = { code: string; name: string };

/** Metadata of a visa guide. */
export function guideHead(type: VisaType): LoadedHead {
  const { title, summary } = visaTypeGuides[type];
  return { title, description: summary, breadcrumbs: breadcrumbsOf(title, type) };
}

/** Metadata of a country's page for search engines, which names no passport and sums up all. */
export function countryHead(
  { code, name }: NamedCountry,
  counts: RouterOutputs['countryFacts']['passportCounts'],
): LoadedHead {
  const place = inSentence(name);
  const questions = questionsAbout(name, counts);
  const [first] = questions;
  return {
    title: `Visa for ${place} by passport`,
    description: first
      ? `See whether you need a visa for ${place}. ${first.answer}`
      : `What is known of the entry rules of ${place}.`,
    breadcrumbs: breadcrumbsOf(name, code),
    questions,
    feed: { path: feedPathOf('country', code), title: titleOfChanges('country', name) },
  };
}

/** Metadata of a page that names a passport; it promises an answer only if there is one. */
export function passportHead(
  { code, name }: NamedCountry,
  { passport, purpose, answered }: { passport: string; purpose: VisaType; answered: boolean },
): LoadedHead {
  const place = inSentence(name);
  const holder = passportOf(passport);
  const stay = `a ${purpose} stay in ${place}`;
  return {
    title: `Visa for ${place} with a ${holder}`,
    description: answered
      ? `Whether a ${holder} needs a visa for ${stay}: length of stay, conditions and sources.`
      : `There is no answer for ${stay} with a ${holder} yet.`,
    breadcrumbs: breadcrumbsOf(name, code),
    indexed: false,
  };
}

function breadcrumbsOf(name: string, topic: string) {
  return [
    { name: 'Visa Information', path: '/visa-info' },
    { name, path: `/visa-info/${topic}` },
  ];
}
