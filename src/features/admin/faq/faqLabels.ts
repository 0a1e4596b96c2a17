import type { FaqCategory } from '../../../../server/schemas/constants.ts';
import type { FaqFields } from '../../../../server/schemas/records/faq.ts';

/** The form's labels. */
export const faqLabels: Record<keyof FaqFields, string> = {
  question: 'Question',
  answer: 'Answer',
  category: 'Category',
};

/** The names of the home page's tabs. */
export const categoryNames: Record<FaqCategory, string> = {
  general: 'General',
  visa: 'Visa',
  destination: 'Destinations',
};
