import type { RouterInputs } from '#src/lib/trpc.ts';
import type { AskedQuestion } from './country/askedQuestion.ts';

// The inputs of queries, each defined once: a loader and its component must share a cache key.

/** The destinations in the country of a question, for the passport shown; `page` counts from 1. */
export function destinationsThereInput(
  { input: { passports: _compared, shown: _named, ...question } }: AskedQuestion,
  passport: string,
  page: number,
): RouterInputs['page']['answerDestinations'] {
  return { ...question, passport, page: page - 1 };
}

/** What passports need at a destination, with these documents. */
export function destinationPageInput(
  { id: destinationId, countryCode: country }: { id: string; countryCode: string },
  passports: readonly { code: string }[],
  holds: string | undefined,
): RouterInputs['page']['destination'] {
  return { destinationId, country, ...travellersInput(passports, holds) };
}

/** The same for the destination of a preview. */
export function previewPageInput(
  { token, countryCode: country }: { token: string; countryCode: string },
  passports: readonly { code: string }[],
  holds: string | undefined,
): RouterInputs['page']['preview'] {
  return { token, country, ...travellersInput(passports, holds) };
}

function travellersInput(passports: readonly { code: string }[], holds: string | undefined) {
  return { passports: passports.map(({ code }) => code), ...(holds && { holds }) };
}
