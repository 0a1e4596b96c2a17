import type { VisaType } from '../../../server/schemas/constants.ts';
import { inSentence, passportOf } from '../../../server/schemas/countryInSentence.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { questionsAbout } from './passportCounts.ts';
import { visaTypeGuides } from './visaTypeGuides.ts';

/** What search engines and shared links read of a page under /visa-info. */
export type TopicHead = {
  title: string;
  description: string;
  /** Asked of a country whatever the passport, with their answers. */
  questions: { question: string; answer: string }[];
};

/** Of the page about a kind of visa. */
export function guideHead(type: VisaType): TopicHead {
  const { title, summary } = visaTypeGuides[type];
  return { title, description: summary, questions: [] };
}

/** Of a country's one page for search engines, which names no passport and sums up all of them. */
export function countryHead(
  country: string,
  counts: RouterOutputs['countryFacts']['passportCounts'],
): TopicHead {
  const place = inSentence(country);
  const questions = questionsAbout(country, counts);
  return {
    title: `Visa for ${place} by passport`,
    description: questions[0]?.answer ?? `What every passport needs for a stay in ${place}.`,
    questions,
  };
}

/** Of the page that names a passport; it promises an answer only where there is one. */
export function passportHead(
  country: string,
  { passport, purpose, answered }: { passport: string; purpose: VisaType; answered: boolean },
): TopicHead {
  const place = inSentence(country);
  const holder = passportOf(passport);
  const stay = `a ${purpose} stay in ${place}`;
  return {
    title: `Visa for ${place} with a ${holder}`,
    description: answered
      ? `Whether a ${holder} needs a visa for ${stay}: length of stay, conditions and sources.`
      : `There is no answer for ${stay} with a ${holder} yet.`,
    questions: [],
  };
}
