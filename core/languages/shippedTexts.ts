import shippedMessages from '#messages/en/shipped.gen.ts';
import { languageNow } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { paragraphsOf, textOf } from './paragraphs.ts';

const t = translator(shippedMessages);

type Key = keyof typeof shippedMessages.messages;

const keys = new Map(
  Object.entries(shippedMessages.messages).map(([key, text]) => [text as string, key as Key]),
);

/**
 * A stored text in the present language, if it is one that the product ships (`npm run
 * shipped-texts`). A text that the site's team has written or changed stays as it is.
 */
export function shippedText(text: string): string {
  return shippedTranslation(text) ?? text;
}

/**
 * The present language's translation of a stored text that the product ships, whole or, as those of
 * pages, paragraph by paragraph; `undefined` for a text of the site's team.
 */
export function shippedTranslation(text: string): string | undefined {
  if (languageNow() === 'en') return text;
  const translated = messageOf(text);
  if (translated !== undefined) return translated;
  const paragraphs = paragraphsOf(text);
  if (paragraphs.length === 1) return undefined;
  const messages = paragraphs.map(messageOf);
  return messages.includes(undefined) ? undefined : textOf(messages as string[]);
}

/** True for a stored text that the product ships, whole or paragraph by paragraph, with its translations. */
export function isShippedText(text: string): boolean {
  return keys.has(text) || paragraphsOf(text).every((paragraph) => keys.has(paragraph));
}

function messageOf(text: string): string | undefined {
  const key = keys.get(text);
  return key && t(key);
}
