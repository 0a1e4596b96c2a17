import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishMessages } from './catalogueSource.ts';
import { glossary, translationProblems, translations } from './checkTranslations.ts';

/** The folder of all messages: one folder a namespace, and the glossary. */
export const messagesFolder = join(import.meta.dirname, '..', '..', '..', 'messages');

const GLOSSARY = 'glossary';

/** The English messages of every namespace, as the text of its file. */
export function readEnglish(): { namespace: string; json: string }[] {
  return readdirSync(messagesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== GLOSSARY)
    .map(({ name: namespace }) => ({ namespace, json: read(namespace, 'en') ?? '{}' }));
}

/** The codes of the languages that there is a glossary of: those with translations. */
export function translatedLanguages(): string[] {
  return readdirSync(join(messagesFolder, GLOSSARY))
    .map((file) => file.replace('.json', ''))
    .filter((language) => language !== 'en');
}

/** A language's translations of a namespace; none if it has no file. Throws if it isn't valid. */
export function readTranslations(namespace: string, language: string): Record<string, string> {
  return translations.parse(JSON.parse(read(namespace, language) ?? '{}'));
}

/** What is wrong with the translations of a language, each with the message's name. */
export function languageProblems(language: string): string[] {
  const terms = glossary.parse(JSON.parse(read(GLOSSARY, language) ?? 'null'));
  const needed = Object.keys(JSON.parse(read(GLOSSARY, 'en') ?? '{}'));
  const missing = needed
    .filter((term) => !(term in terms.terms))
    .map((term) => `glossary/${language}: "${term}" is missing`);
  const found = readEnglish().flatMap(({ namespace, json }) =>
    translationProblems({
      namespace,
      language,
      english: englishMessages.parse(JSON.parse(json)),
      translated: readTranslations(namespace, language),
      terms,
    }),
  );
  return [...missing, ...found].map((problem) => `${language}: ${problem}`);
}

function read(folder: string, language: string): string | undefined {
  const file = join(messagesFolder, folder, `${language}.json`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
