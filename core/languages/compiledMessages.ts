import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

/** Messages by namespace and key, ready to be formatted. */
export type CompiledMessages = Record<string, Record<string, CompiledMessage>>;

/** Compiles texts in ICU syntax. Throws if one is invalid. */
export function compiledMessages(texts: Record<string, Record<string, string>>): CompiledMessages {
  return Object.fromEntries(
    Object.entries(texts).map(([namespace, own]) => [
      namespace,
      Object.fromEntries(Object.entries(own).map(([key, text]) => [key, compile(text)])),
    ]),
  );
}
