import type { FaqCategory } from '#core/siteVocabulary.ts';

/** The names of the home page's tabs. */
export const categoryNames: Record<FaqCategory, string> = {
  general: 'General',
  visa: 'Visa',
  destination: 'Destinations',
};
