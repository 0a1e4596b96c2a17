import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledMessages, compiledMessages } from '#core/languages/compiledMessages.ts';
import { findLanguageBy } from '#messages/language.ts';
import { readMessagesBy, type Wording } from '#messages/translate.ts';
import { entryOf } from '../lib/entryOf.ts';
import type { Corrections } from './corrections.ts';
import { readTexts } from './messageTexts.ts';
import { currentCorrections, currentLanguage } from './requestLanguage.ts';

type AnyCatalogue = { namespace: string; messages: CompiledMessages[string] };

/** About 2 MB of heap each, so a language is read when it is first asked for. */
const languagesRead = new Map<string, CompiledMessages>();

/** The wording of catalogues by the corrections of a site, and by language. */
const wordings = new WeakMap<Corrections, WeakMap<object, Map<string, Wording>>>();

/** The compiled messages of a catalogue in a language, as the site's team has corrected them. */
function readMessages(language: string, catalogue: AnyCatalogue): Wording {
  const corrections = currentCorrections();
  const catalogues = entryOf(wordings, corrections, () => new WeakMap());
  const languages = entryOf(catalogues, catalogue, () => new Map());
  return entryOf(languages, language, () => wordingOf(language, catalogue, corrections));
}

function wordingOf(
  language: string,
  { namespace, messages }: AnyCatalogue,
  corrections: Corrections,
): Wording {
  const translated = language === 'en' ? {} : entryOf(languagesRead, language, readLanguage);
  const shipped = { ...messages, ...translated[namespace] };
  const corrected = corrections.get(language)?.[namespace];
  return { messages: corrected ? { ...shipped, ...corrected } : shipped, shipped };
}

/** Compiling takes three times as long as reading what the build has compiled. */
function readLanguage(language: string): CompiledMessages {
  const built = builtMessages && join(builtMessages, `${language}.json`);
  if (built && existsSync(built)) return JSON.parse(readFileSync(built, 'utf8'));
  return compiledMessages(readTexts(language));
}

let builtMessages: string | undefined;

/**
 * Takes messages from the build's folder of compiled ones: for the process that serves its pages, so that
 * both speak alike. Others, which may run beside an older build, compile `messages/`.
 */
export function readBuiltMessages(folder: string): void {
  builtMessages = folder;
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
