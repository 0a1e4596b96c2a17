import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishMessages } from './catalogueSource.ts';
import { glossary, translationProblems, translations } from './checkTranslations.ts';
import { inEnglishOrder, orderProblems } from './translationOrder.ts';

/** The folder of all messages: a file a namespace in English, a file a language, and the glossary. */
export const messagesFolder = join(import.meta.dirname, '..', '..', '..', 'messages');

/** The English messages of every namespace, as the text of its file. */
export function readEnglish(): { namespace: string; json: string }[] {
  return readdirSync(join(messagesFolder, 'en'))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ namespace: file.replace('.json', ''), json: read('en', file) ?? '{}' }));
}

/** The codes of the languages that there is a glossary of: those with translations. */
export function translatedLanguages(): string[] {
  return readdirSync(join(messagesFolder, 'glossary'))
    .map((file) => file.replace('.json', ''))
    .filter((language) => language !== 'en');
}

/** A language's translations by namespace and key; none if it has no file. Throws if it isn't valid. */
export function readTranslations(language: string): Record<string, Record<string, string>> {
  return translations.parse(JSON.parse(read(`${language}.json`) ?? '{}'));
}

/** The text that the file of a language's translations should have. */
export function translationsJson(
  language: string,
  translated = readTranslations(language),
): string {
  return inEnglishOrder(translated, englishByNamespace());
}

/** What is wrong with the translations of a language, each with the message's name. */
export function languageProblems(language: string): string[] {
  const terms = glossary.parse(JSON.parse(read('glossary', `${language}.json`) ?? 'null'));
  const needed = Object.keys(JSON.parse(read('glossary', 'en.json') ?? '{}'));
  const missing = needed
    .filter((term) => !(term in terms.terms))
    .map((term) => `glossary/${language}: "${term}" is missing`);
  const english = englishByNamespace();
  const translated = readTranslations(language);
  const found = Object.keys({ ...english, ...translated }).flatMap((namespace) =>
    translationProblems({
      namespace,
      language,
      english: english[namespace] ?? {},
      translated: translated[namespace] ?? {},
      terms,
    }),
  );
  const order = orderProblems(read(`${language}.json`) ?? '', translationsJson(language));
  return [...missing, ...found, ...order].map((problem) => `${language}: ${problem}`);
}

function englishByNamespace() {
  return Object.fromEntries(
    readEnglish().map(({ namespace, json }) => [
      namespace,
      englishMessages.parse(JSON.parse(json)),
    ]),
  );
}

function read(...path: string[]): string | undefined {
  const file = join(messagesFolder, ...path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
