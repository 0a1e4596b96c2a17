import type { RouterInputs } from '#src/lib/trpc.ts';
import type { AskedQuestion } from './askedQuestion.ts';

// The inputs of queries, each defined once: a loader and its component must share a cache key.

/** The destinations in the country of a question, for the passport shown; `page` counts from 1. */
export function destinationsThereInput(
  { input: { passports: _compared, shown: _named, ...question } }: AskedQuestion,
  passport: string,
  page: number,
): RouterInputs['page']['answerDestinations'] {
  return { ...question, passport, page: page - 1 };
}
