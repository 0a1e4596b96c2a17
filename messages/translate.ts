import type { CompiledMessage } from 'icu-minify/format';
import format from 'icu-minify/format';
import { languageNow } from './language.ts';

/** What a message's arguments are, by name: values, and tags as functions of what they enclose. */
export type Arguments = Record<string, string | number | Tag>;

/** Stands for a tag's function in the type of a message's arguments. */
export type Tag = { readonly tag: true };

/** The messages of one namespace in one language, made from `en.json` by `npm run messages`. */
export type Catalogue<M extends Record<keyof M, Arguments>> = {
  namespace: string;
  language: string;
  messages: Record<keyof M, CompiledMessage>;
  /** Carries the types of the messages' arguments; never set. */
  types?: M;
};

type ValuesOf<A, Rich> = {
  [name in keyof A]: A[name] extends Tag ? (children: (string | Rich)[]) => Rich : A[name];
};

/** Messages without arguments take no values. */
type Given<A, Rich> = [keyof A] extends [never] ? [] : [values: ValuesOf<A, Rich>];

/** The keys of messages without tags: their text is a string. */
type TextKey<M> = {
  [key in keyof M]: Extract<M[key][keyof M[key]], Tag> extends never ? key : never;
}[keyof M];

export type Translate<M> = {
  /** The text of a message. */
  <K extends TextKey<M>>(key: K, ...values: Given<M[K], never>): string;
  /** The parts of a message with tags: texts, and what the tags' functions return. */
  rich<Rich, K extends keyof M>(
    key: K,
    ...values: Given<M[K], Rich>
  ): string | Rich | (string | Rich)[];
};

const pluralRules = new Map<string, Intl.PluralRules>();
const numberFormats = new Map<string, Intl.NumberFormat>();

const formatters = {
  getPluralRules(language: string, options?: Intl.PluralRulesOptions) {
    const key = `${language} ${options?.type}`;
    return ofLanguage(pluralRules, key, () => new Intl.PluralRules(language, options));
  },
  getNumberFormat(language: string) {
    const make = () => new Intl.NumberFormat(`${language}-u-nu-latn`);
    return ofLanguage(numberFormats, language, make);
  },
} as Parameters<typeof format>[3]['formatters'];

function ofLanguage<T>(made: Map<string, T>, key: string, make: () => T): T {
  const found = made.get(key) ?? make();
  made.set(key, found);
  return found;
}

/** The messages of a namespace in a language other than English. */
type ReadMessages = (language: string, namespace: string) => Record<string, CompiledMessage>;

/**
 * Sets where the messages of other languages come from; on the server, once, at its start. The
 * scripts of a page have them in their catalogues, see `scripts/dev/build/translatedChunks.ts`.
 */
export function readMessagesBy(read: ReadMessages): void {
  readMessages = read;
}

let readMessages: ReadMessages | undefined;

/** The translators of each catalogue, by language. */
const translators = new WeakMap<object, Map<string, Translate<never>>>();

/**
 * The function that gives the texts of a catalogue's messages in the present language: ask for it
 * where the texts are made. It throws if a value is missing.
 */
export function translator<M extends Record<keyof M, Arguments>>(
  catalogue: Catalogue<M>,
): Translate<M> {
  const known = translators.get(catalogue) ?? new Map<string, Translate<never>>();
  translators.set(catalogue, known);
  const language = readMessages ? languageNow() : catalogue.language;
  const found = known.get(language) ?? newTranslator(inLanguage(catalogue, language));
  known.set(language, found as Translate<never>);
  return found as Translate<M>;
}

function inLanguage<M extends Record<keyof M, Arguments>>(
  catalogue: Catalogue<M>,
  language: string,
): Catalogue<M> {
  if (language === catalogue.language || !readMessages) return catalogue;
  const messages = readMessages(language, catalogue.namespace) as typeof catalogue.messages;
  return { ...catalogue, language, messages: { ...catalogue.messages, ...messages } };
}

function newTranslator<M extends Record<keyof M, Arguments>>({
  language,
  messages,
}: Catalogue<M>): Translate<M> {
  const translate = (key: keyof M, values: object = {}) =>
    format(messages[key], language, values as never, { formatters });
  return Object.assign(translate, { rich: translate }) as unknown as Translate<M>;
}
