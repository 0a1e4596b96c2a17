import shippedMessages from '../../messages/shipped/en.gen.ts';
import { translator } from '../../messages/translate.ts';
import { currentLanguage } from './requestLanguage.ts';

type Key = keyof typeof shippedMessages.messages;

const keys = new Map(
  Object.entries(shippedMessages.messages).map(([key, text]) => [text as string, key as Key]),
);

/**
 * A stored text in the present language, if it is one that the product ships (`npm run
 * shipped-texts`). A text that the site's team has written or changed stays as it is.
 */
export function shippedText(text: string): string {
  if (currentLanguage() === 'en') return text;
  const key = keys.get(text);
  return key ? translator(shippedMessages)(key) : text;
}

/** Whether a stored text is in English on a page in another language. */
export function isInEnglish(text: string): boolean {
  return currentLanguage() !== 'en' && text !== '' && !keys.has(text);
}
