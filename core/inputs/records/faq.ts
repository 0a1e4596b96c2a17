import * as z from 'zod/mini';
import { FAQS_MAX } from '#core/records/lists.ts';
import { faqCategories } from '#core/siteVocabulary.ts';
import { creationKey, id, requiredText } from '../text.ts';

export const FAQ_QUESTION_MAX = 300;
export const FAQ_ANSWER_MAX = 5000;

/** A question of the home page; its answer is Markdown. */
export const faqFields = z.strictObject({
  question: requiredText('Question is required', FAQ_QUESTION_MAX),
  answer: requiredText('Answer is required', FAQ_ANSWER_MAX),
  category: z.enum(faqCategories, 'Category is required'),
});

export type FaqFields = z.infer<typeof faqFields>;

export const faqCreate = z.strictObject({
  creationKey: z.optional(creationKey),
  fields: faqFields,
});

/** `position` is the new index among all questions, from 0. */
export const faqMove = z.strictObject({
  id,
  position: z.int().check(z.minimum(0), z.maximum(FAQS_MAX)),
});
