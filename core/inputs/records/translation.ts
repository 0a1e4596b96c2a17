import * as z from 'zod/mini';
import { type LanguageCode, languages } from '#core/languages/languages.ts';
import { atPresentSubject } from '../../languages/movedMessages.ts';
import { PAGE_TEXT_MAX } from '../settings/sitePage.ts';
import { requiredText } from '../text.ts';

const codes = languages.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]];

/** Above the longest id of a record, its kind and its field. */
const SUBJECT_MAX = 300;

/** A text in a language, as the site's team has accepted or corrected it. */
export const translationFields = z
  .strictObject({
    language: z.enum(codes, 'Choose a language'),
    /** `messages/answers/change`, or of what the team writes: `destinations/paris-france/description`. */
    subject: requiredText('Say which text it is', SUBJECT_MAX),
    /** The English text that it was made from. */
    english: requiredText('Say from which English text it is made', PAGE_TEXT_MAX),
    text: requiredText('Text is required', PAGE_TEXT_MAX),
  })
  // Files and the history have former names of messages.
  .check(z.overwrite(atPresentSubject));

export type TranslationFields = z.infer<typeof translationFields>;
