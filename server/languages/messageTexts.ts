import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageCode } from '#core/languages/languages.ts';

/** An English message as `messages/en/<namespace>.json` has it, in ICU syntax. */
type MessageText = { text: string; note: string; maxLength?: number };

const folder = join(import.meta.dirname, '..', '..', 'messages');

const SUBJECT = /^messages\/(\w+)\/(\w+)$/;

/** A message's name in translations: `messages/answers/change`. */
function subjectOfMessage(namespace: string, key: string): string {
  return `messages/${namespace}/${key}`;
}

/** The namespace and key of a subject that is a message; `undefined` for any other. */
export function messageOfSubject(subject: string): { namespace: string; key: string } | undefined {
  const [, namespace, key] = SUBJECT.exec(subject) ?? [];
  return namespace && key ? { namespace, key } : undefined;
}

let english: Map<string, MessageText> | undefined;

/** All English messages by subject, read when they are first asked for. */
export function englishMessages(): ReadonlyMap<string, MessageText> {
  english ??= bySubject<MessageText>(readEnglish());
  return english;
}

const shipped = new Map<LanguageCode, Map<string, string>>();

/** The translations into a language that the product ships, by subject, in ICU syntax; none for English. */
export function shippedTranslations(language: LanguageCode): ReadonlyMap<string, string> {
  const found =
    shipped.get(language) ?? (language === 'en' ? new Map() : bySubject(readTexts(language)));
  shipped.set(language, found);
  return found;
}

/** The translations into a language other than English that the product ships, by namespace and key. */
export function readTexts(language: string): Record<string, Record<string, string>> {
  return JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));
}

function readEnglish(): Record<string, Record<string, MessageText>> {
  const files = readdirSync(join(folder, 'en')).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [
        file.replace('.json', ''),
        JSON.parse(readFileSync(join(folder, 'en', file), 'utf8')),
      ]),
  );
}

function bySubject<Value>(messages: Record<string, Record<string, Value>>): Map<string, Value> {
  return new Map(
    Object.entries(messages).flatMap(([namespace, own]) =>
      Object.entries(own).map(([key, value]) => [subjectOfMessage(namespace, key), value] as const),
    ),
  );
}
