import type { FaqCategory } from '#core/siteVocabulary.ts';
import { mapColumns, number, plain, text } from '../columns.ts';

/** The questions of the home page, which `position` orders. */
export const faqTable = {
  name: 'faqs' as const,
  fields: mapColumns({
    question: text('question'),
    answer: text('answer'),
    category: plain<FaqCategory>()('category'),
  }),
  head: mapColumns({ id: text('id'), version: number('version'), position: number('position') }),
  order: ['position'],
  hasTimes: false,
  content: 'questions' as const,
  hasCreationKey: true,
};
