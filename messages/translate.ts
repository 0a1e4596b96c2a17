import type { CompiledMessage } from 'icu-minify/format';
import format from 'icu-minify/format';
import { languageNow } from './language.ts';

/** What a message's arguments are, by name: values, and tags as functions of what they enclose. */
type Arguments = Record<string, string | number | Tag>;

/** Stands for a tag's function in the type of a message's arguments. */
export type Tag = { readonly tag: true };

/** The messages of one namespace in one language, made from `en/<namespace>.json` by `npm run messages`. */
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

type Translate<M> = {
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
  getNumberFormat: (language: string) => ({
    // Whole numbers below 1000 are written in digits alone, and most pages have no others: a browser takes 10 ms or
    // more, in one piece, to make its first format of numbers.
    format: (value: number) =>
      /^\d{1,3}$/.test(`${value}`) ? `${value}` : numberFormat(language).format(value),
  }),
} as Parameters<typeof format>[3]['formatters'];

function numberFormat(language: string): Intl.NumberFormat {
  const make = () => new Intl.NumberFormat(`${language}-u-nu-latn`);
  return ofLanguage(numberFormats, language, make);
}

function ofLanguage<T>(made: Map<string, T>, key: string, make: () => T): T {
  const found = made.get(key) ?? make();
  made.set(key, found);
  return found;
}

/** The messages of a catalogue in a language, as the site words them and as the product does. */
export type Wording = {
  messages: Record<string, CompiledMessage>;
  shipped: Record<string, CompiledMessage>;
};

/** The wording of a catalogue in a language. It is asked for at every text, so it is made once. */
type ReadMessages = (language: string, catalogue: Catalogue<Record<string, Arguments>>) => Wording;

/**
 * Sets where messages come from: on the server those of other languages, in a browser those that a
 * site words otherwise. The scripts of a page have those of their language in their catalogues, see
 * `scripts/dev/build/translatedChunks.ts`.
 */
export function readMessagesBy(read: ReadMessages): void {
  readMessages = read;
}

let readMessages: ReadMessages | undefined;

/**
 * The function that gives the texts of a catalogue's messages, each in the language in which it is called:
 * a module makes one for all its requests. It throws if a value is missing.
 */
export function translator<M extends Record<keyof M, Arguments>>(
  catalogue: Catalogue<M>,
): Translate<M> {
  const translate = (key: keyof M, values: object = {}) => {
    const language = readMessages ? languageNow() : catalogue.language;
    const wording = readMessages?.(language, catalogue as never);
    const shipped = wording?.shipped ?? catalogue.messages;
    const messages = wording?.messages ?? shipped;
    const [own, original] = [messages[key], shipped[key]];
    try {
      return formatMessage(language, own, values);
    } catch (error) {
      // A site's own wording must not take a page away.
      if (own === original) throw error;
      return formatMessage(language, original, values);
    }
  };
  return Object.assign(translate, { rich: translate }) as Translate<M>;
}

/** The text of a compiled message, or its parts where tags return more than texts. */
export function formatMessage(language: string, message: CompiledMessage, values: object): unknown {
  const text: unknown = format(message, language, values as never, { formatters });
  return typeof text === 'string' ? withoutDoubleStop(text) : text;
}

/** One full stop at the end of a sentence that ends in an abbreviation: "Visa de EE. UU." */
function withoutDoubleStop(text: string): string {
  if (!text.includes('..')) return text;
  return text.replace(/(\p{L})\.\.(?=\s|$)/gu, '$1.');
}
