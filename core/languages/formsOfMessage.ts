import compile from 'icu-minify/compile';
import { formatMessage } from '#messages/translate.ts';
import { messageShape } from './messageShape.ts';
import { sampleForms } from './sampleForms.ts';

/**
 * Each form of a message in ICU syntax as visitors will read it, named by the value that makes it: one
 * for each plural and option. Throws for a text that is no such message.
 */
export function formsOfMessage(language: string, text: string): { name: string; shown: string }[] {
  const message = compile(text);
  return sampleForms(messageShape(message), language).map(({ name, values }) => {
    const shown = formatMessage(language, message, values);
    return { name, shown: Array.isArray(shown) ? shown.join('') : String(shown) };
  });
}

/** The different forms of a message in ICU syntax; the text itself if it is no such message any more. */
export function readableForms(language: string, text: string): string[] {
  try {
    return [...new Set(formsOfMessage(language, text).map(({ shown }) => shown))];
  } catch {
    return [text];
  }
}
