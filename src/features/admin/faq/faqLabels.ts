import type { FaqCategory } from '../../../../server/schemas/constants.ts';
import type { FaqFields } from '../../../../server/schemas/records/faq.ts';

/** What the form calls its fields. */
export const faqLabels: Record<keyof FaqFields, string> = {
  question: 'Question',
  answer: 'Answer',
  category: 'Category',
};

/** As the tabs of the home page name them. */
export const categoryNames: Record<FaqCategory, string> = {
  general: 'General',
  visa: 'Visa',
  destination: 'Destinations',
};
