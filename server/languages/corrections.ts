import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { LanguageCode } from '#core/languages/languages.ts';
import { englishMessages, messageOfSubject, shippedTranslations } from './messageTexts.ts';

/** Messages of a language by namespace and key. */
export type CorrectedMessages = Record<string, Record<string, CompiledMessage>>;

/** The messages that a site's team words otherwise than the product, by language. */
export type Corrections = ReadonlyMap<string, CorrectedMessages>;

export const noCorrections: Corrections = new Map();

/** Corrections with one message more, or worded otherwise. The text is in ICU syntax. */
export function withCorrection(
  corrections: Corrections,
  language: string,
  { namespace, key }: { namespace: string; key: string },
  text: string,
): Corrections {
  const ofLanguage = corrections.get(language);
  const messages = { ...ofLanguage?.[namespace], [key]: compile(text) };
  return new Map([...corrections, [language, { ...ofLanguage, [namespace]: messages }]]);
}

type StoredText = { language: string; subject: string; english: string; text: string };

/** The English messages that the team words otherwise than the product does today, by subject. */
export function correctedEnglish(rows: readonly StoredText[]): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap(({ language, subject, english, text }) =>
      language === 'en' && englishMessages().get(subject)?.text === english && text !== english
        ? [[subject, text] as const]
        : [],
    ),
  );
}

/**
 * The stored corrections of messages, compiled. Those that were made from another English text than
 * today's, the product's or the team's, are left out: the product's own translation says what its
 * English says now. So are those that accept the product's words as they are, and what is no ICU message; one that can't be formatted
 * is replaced by the product's on its page.
 */
export function compileCorrections(rows: readonly StoredText[]): Corrections {
  const inEnglish = correctedEnglish(rows);
  const corrections = new Map<string, CorrectedMessages>();
  for (const { language, subject, english, text } of rows) {
    const message = messageOfSubject(subject);
    const isOfToday = englishMessages().get(subject)?.text === english;
    if (!message || !(isOfToday || inEnglish.get(subject) === english)) continue;
    const shipped = shippedTranslations(language as LanguageCode).get(subject) ?? english;
    const compiled = text === shipped ? undefined : compiledOf(text);
    if (!compiled) continue;
    const { namespace, key } = message;
    const ofLanguage = corrections.get(language) ?? {};
    corrections.set(language, ofLanguage);
    ofLanguage[namespace] = { ...ofLanguage[namespace], [key]: compiled };
  }
  return corrections.size > 0 ? corrections : noCorrections;
}

/** The compiled message; undefined if the text is none. */
function compiledOf(text: string): CompiledMessage | undefined {
  try {
    return compile(text);
  } catch {
    return undefined;
  }
}
