import type { TranslationFields } from '#core/inputs/records/translation.ts';
import type { RecordWords } from './recordWords.ts';

export const translationWords = {
  noun: ['translation', 'translations'],
  title: ['Translation', 'Translations'],
  file: 'translations',
  labels: { language: 'Language', subject: 'Text', english: 'In English', text: 'Translation' },
} as const satisfies RecordWords<TranslationFields>;
