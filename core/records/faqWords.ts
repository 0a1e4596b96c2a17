import type { FaqFields } from '#core/inputs/records/faq.ts';
import type { RecordWords } from './recordWords.ts';

export const faqWords = {
  noun: ['question', 'questions'],
  title: ['FAQ', 'FAQ'],
  file: 'faqs',
  labels: { question: 'Question', answer: 'Answer', category: 'Category' },
} as const satisfies RecordWords<FaqFields>;
