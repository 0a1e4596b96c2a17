import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageCode } from '#core/languages/languages.ts';

/** An English message as `messages/<namespace>/en.json` has it, in ICU syntax. */
type MessageText = { text: string; note: string; maxLength?: number };

const folder = join(import.meta.dirname, '..', '..', 'messages');

/** The glossary has no messages. */
const namespaces = () =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'glossary')
    .map(({ name }) => name);

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
  english ??= bySubject<MessageText>('en');
  return english;
}

const shipped = new Map<LanguageCode, Map<string, string>>();

/** The translations into a language that the product ships, by subject, in ICU syntax; none for English. */
export function shippedTranslations(language: LanguageCode): ReadonlyMap<string, string> {
  const found =
    shipped.get(language) ?? (language === 'en' ? new Map() : bySubject<string>(language));
  shipped.set(language, found);
  return found;
}

function bySubject<Value>(language: string): Map<string, Value> {
  return new Map(
    namespaces().flatMap((namespace) => {
      const file = join(folder, namespace, `${language}.json`);
      if (!existsSync(file)) return [];
      const messages: Record<string, Value> = JSON.parse(readFileSync(file, 'utf8'));
      return Object.entries(messages).map(
        ([key, value]) => [subjectOfMessage(namespace, key), value] as const,
      );
    }),
  );
}
