import compile from 'icu-minify/compile';
import { readEnglish, readTranslations } from './messageFiles.ts';

/** The JSON of a language's compiled messages by namespace and key, one message a line. */
export function compiledTranslations(language: string): string {
  const translated = readTranslations(language);
  const namespaces = readEnglish().map(({ namespace }) => {
    const texts = Object.entries(translated[namespace] ?? {});
    const lines = texts.map(([key, text]) => `"${key}": ${JSON.stringify(compile(text))}`);
    return `"${namespace}": {\n${lines.join(',\n')}\n}`;
  });
  return `{\n${namespaces.join(',\n')}\n}\n`;
}
