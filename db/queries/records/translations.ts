import { mapColumns, number, text } from '../columns.ts';

/** Texts that the site's team has translated or corrected. */
export const translationTable = {
  name: 'translations' as const,
  fields: mapColumns({
    language: text('language'),
    subject: text('subject'),
    english: text('english'),
    text: text('text'),
  }),
  head: mapColumns({ id: number('id'), version: number('version') }),
  order: ['language', 'subject'],
  hasTimes: true,
  hasCreationKey: false,
};
