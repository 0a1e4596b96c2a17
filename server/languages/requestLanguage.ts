import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type LanguageCode, languages } from '#core/languages/languages.ts';
import { isUnlisted } from '#core/site/sitePath.ts';
import { type Corrections, noCorrections } from './corrections.ts';

type Worded = {
  language: LanguageCode;
  /** The messages that the site's team words otherwise than the product. */
  corrections: Corrections;
};

const storage = new AsyncLocalStorage<Worded>();

/** The language of the request or job that is handled now; English outside of them. */
export function currentLanguage(): LanguageCode {
  return storage.getStore()?.language ?? 'en';
}

/** The corrected messages of the request or job that is handled now. */
export function currentCorrections(): Corrections {
  return storage.getStore()?.corrections ?? noCorrections;
}

/** Runs a task whose texts are in a language, as those of a mail are. */
export function runInLanguage<Result>(language: LanguageCode, run: () => Result): Result {
  return storage.run({ language, corrections: currentCorrections() }, run);
}

/** Runs a task whose texts are worded with these corrections, in the present language. */
export function runWithCorrections<Result>(corrections: Corrections, run: () => Result): Result {
  return storage.run({ language: currentLanguage(), corrections }, run);
}

const prefixes = languages.map(({ code }) => code).filter((code) => code !== 'en');
const prefix = new RegExp(`^/(${prefixes.join('|')})(?=[/?]|$)`);
/** A script and a region, as in "zh-Hans-CN" and "pt_BR": each language is served in one form. */
const form = '(?:[-_](?:arab|cyrl|deva|hans|hant|jpan|kore|latn))?(?:[-_](?:[a-z]{2}|\\d{3}))?';
const otherSpelling = new RegExp(`^/(${prefixes.join('|')})${form}(?=[/?]|$)`, 'i');
/** English pages have no prefix. To browsers, a backslash is a slash. */
const englishPrefix = new RegExp(`^/en${form}(?=[/\\\\?]|$)[/\\\\]*`, 'i');
const homeWithoutSlash = new RegExp(`^/(${prefixes.join('|')})(?=\\?|$)`);

/** Fastify's `rewriteUrl`: routes are the same in all languages, without the prefix `/de`. */
export function withoutLanguage({ url = '/' }: { url?: string | undefined }): string {
  const rest = url.replace(prefix, '');
  // Home is /de/; what is no path stays as it is, to be refused.
  return rest === url || rest.startsWith('/') ? rest : `/${rest}`;
}

/** The language of an address: `/de/visa-info` is German, addresses without a prefix English. */
function languageOfAddress(address: string): LanguageCode {
  return (prefix.exec(address)?.[1] as LanguageCode | undefined) ?? 'en';
}

/**
 * Sets the language of every request by its address. `readCorrections` gives the messages that the site's
 * team has corrected.
 */
export function setRequestLanguages(
  app: FastifyInstance,
  readCorrections: () => Promise<Corrections>,
): void {
  app.decorateRequest('language', { getter: languageOf });
  app.decorateRequest('corrections', null as never);
  app.addHook('onRequest', (request, _reply, done) => {
    // Without the database, pages are worded as the product is.
    void readCorrections()
      .catch(() => noCorrections)
      .then((corrections) => {
        request.corrections = corrections;
        inLanguageOf(request, done);
      });
  });
  // A body is parsed in the context of its connection, which has no language.
  app.addHook('preValidation', (request, _reply, done) => inLanguageOf(request, done));
}

/**
 * Redirects other spellings of a language's prefix, in capitals or with a region, the prefix of English, and
 * pages that are in English alone.
 */
export function redirectLanguages(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const elsewhere = otherAddress(request.originalUrl, request.url);
    if (elsewhere) reply.redirect(elsewhere, 301);
    else done();
  });
}

function inLanguageOf({ language, corrections }: FastifyRequest, done: () => void): void {
  storage.run({ language, corrections }, done);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the request's address. */
    readonly language: LanguageCode;
    /** The messages that the site's team has corrected. */
    corrections: Corrections;
  }
}

function languageOf(this: FastifyRequest): LanguageCode {
  return languageOfAddress(this.originalUrl);
}

/** Where an address redirects to because of its prefix; undefined if it doesn't. */
function otherAddress(original: string, url: string): string | undefined {
  // One slash: "//admin" would be another site.
  if (isUnlisted(url) && url !== original) return url.replace(/^[/\\]+/, '/');
  const usual = original
    .replace(englishPrefix, '/')
    .replace(otherSpelling, (_spelling, code: string) => `/${code.toLowerCase()}`)
    .replace(homeWithoutSlash, '/$1/');
  return usual === original ? undefined : usual;
}
