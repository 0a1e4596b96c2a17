import * as z from 'zod/mini';
import { faqCategories } from '#core/siteVocabulary.ts';
import { creationKey, id, requiredText } from '../text.ts';
import type { RecordWords } from './recordWords.ts';

export const FAQ_QUESTION_MAX = 300;
export const FAQ_ANSWER_MAX = 5000;

/** Maximum number of questions: all are on one page. */
export const FAQS_MAX = 200;

/** A question of the home page; its answer is Markdown. */
export const faqFields = z.strictObject({
  question: requiredText('Question is required', FAQ_QUESTION_MAX),
  answer: requiredText('Answer is required', FAQ_ANSWER_MAX),
  category: z.enum(faqCategories, 'Category is required'),
});

export type FaqFields = z.infer<typeof faqFields>;

export const faqWords = {
  noun: ['question', 'questions'],
  title: ['FAQ', 'FAQ'],
  file: 'faqs',
  labels: { question: 'Question', answer: 'Answer', category: 'Category' },
} as const satisfies RecordWords<FaqFields>;

export const faqCreate = z.strictObject({
  creationKey: z.optional(creationKey),
  fields: faqFields,
});

/** `position` is the new index among all questions, from 0. */
export const faqMove = z.strictObject({
  id,
  position: z.int().check(z.minimum(0), z.maximum(FAQS_MAX)),
});
