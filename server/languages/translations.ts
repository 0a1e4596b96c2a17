import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledMessage } from 'icu-minify/format';
import { findLanguageBy } from '../../messages/language.ts';
import { readMessagesBy } from '../../messages/translate.ts';
import { currentLanguage } from './requestLanguage.ts';

type Messages = Record<string, Record<string, CompiledMessage>>;

const folder = join(import.meta.dirname, '..', '..', 'messages');

/** About 2 MB of heap each, so a language is read when it is first asked for. */
const languagesRead = new Map<string, Messages>();

/** The compiled messages of a namespace in a language other than English. */
function readMessages(language: string, namespace: string): Record<string, CompiledMessage> {
  const messages = languagesRead.get(language) ?? readLanguage(language);
  languagesRead.set(language, messages);
  return messages[namespace] ?? {};
}

function readLanguage(language: string): Messages {
  return JSON.parse(readFileSync(join(folder, `${language}.gen.json`), 'utf8'));
}

/** The functions of `messages/` that find a request's language and its messages. */
type MessageModules = {
  findLanguageBy: typeof findLanguageBy;
  readMessagesBy: typeof readMessagesBy;
};

/** Makes texts be in the language of the request: the server's, or those of the built pages. */
export function translateRequests(
  modules: MessageModules = { findLanguageBy, readMessagesBy },
): void {
  modules.findLanguageBy(currentLanguage);
  modules.readMessagesBy(readMessages);
}
