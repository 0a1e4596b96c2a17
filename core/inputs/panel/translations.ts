import * as z from 'zod/mini';
import { type LanguageCode, languages } from '#core/languages/languages.ts';
import { SEARCH_MAX, translationStates } from '#core/records/lists.ts';
import { translationFields } from '../records/translation.ts';
import { optionalText, page } from '../text.ts';
import { pageSize } from './panelList.ts';

const language = z.enum(
  languages.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]],
  'Choose a language',
);

/** The panel's list of texts in a language. All fields but language and page are filters. */
export const translationList = z.strictObject({
  language,
  state: z.optional(z.enum(translationStates)),
  area: z.optional(optionalText(100)),
  search: z.optional(optionalText(SEARCH_MAX)),
  page,
  pageSize,
});

export type TranslationList = z.infer<typeof translationList>;

export const translationBySubject = z.strictObject({
  language,
  subject: translationFields.shape.subject,
});

/** At least as many as the product has. */
const NAMESPACES_MAX = 100;

export const correctedMessages = z.strictObject({
  namespaces: z.array(z.string().check(z.regex(/^\w{1,40}$/))).check(z.maxLength(NAMESPACES_MAX)),
});

export const translationCreate = z.strictObject({ fields: translationFields });
