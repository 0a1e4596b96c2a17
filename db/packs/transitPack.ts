import * as z from 'zod/mini';
import type { TransitPolicy } from '#core/answers/transit/transitPolicy.ts';
import { documentTokens } from '#core/documents/documents.ts';
import { ageStatements, statementQualities } from '#core/policyVocabulary.ts';
import * as transit from '#core/transitVocabulary.ts';
import { documentQualities } from '#core/vocabulary.ts';
import { parsePack } from './parsePack.ts';

/** The shape of the files in `transit`: a `TransitPolicy` each. See the README beside them. */

const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'takes a code such as "DE"'));
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'takes a day, YYYY-MM-DD'));
const partialDate = z.string().check(z.regex(/^\d{4}(-\d\d(-\d\d)?)?$/, 'takes YYYY[-MM[-DD]]'));
const words = z.string().check(z.minLength(1));
const address = z.string().check(z.regex(/^https:\/\/\S+$/, 'takes an address, https://…'));
const sourceId = z.string().check(z.regex(/^[a-z0-9-]+$/, 'takes an id such as "visa-code"'));
const airports = z.nullable(
  z.array(z.string().check(z.regex(/^[A-Z]{3}$/, 'takes a code such as "CDG"'))),
);
const count = z.nullable(z.int().check(z.minimum(1)));
const conditions = z.array(z.enum(transit.transitConditions));

/** Documents, and what they must be besides valid. */
const documents = {
  holds: z.array(z.enum([...documentTokens, 'eu-residence'])),
  must: z.exactOptional(z.record(z.string(), z.array(z.enum(documentQualities)))),
};

const passportList = {
  list: z.enum(transit.passportLists),
  passports: z.array(country),
};

const source = z.strictObject({
  title: words,
  publisher: words,
  address,
  quality: z.enum(statementQualities),
  asOf: z.nullable(partialDate),
  asOfIs: z.enum(ageStatements),
});

const airside = z.strictObject({
  offered: z.enum(transit.airsideOffers),
  airports,
  maxHours: count,
  overnight: z.nullable(z.boolean()),
  visa: z.strictObject({
    ...passportList,
    kind: z.exactOptional(z.enum(transit.airsidePapers)),
    mayBeNeeded: z.exactOptional(z.array(country)),
  }),
  eta: z.nullable(z.strictObject({ ...passportList, name: words })),
  conditions,
  source: sourceId,
  alsoSources: z.array(sourceId),
});

const exception = z.strictObject({
  of: words,
  passports: z.union([z.literal('all'), z.array(country).check(z.minLength(1))]),
  ...documents,
  conditions,
  effect: z.enum(transit.transitEffects),
  source: sourceId,
});

const fee = z.union([
  z.strictObject({
    amount: z.number().check(z.positive()),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'takes a code such as "EUR"')),
  }),
  z.strictObject({ free: z.literal(true) }),
]);

const programme = z.strictObject({
  name: words,
  kind: z.enum(transit.programmeKinds),
  passports: z.strictObject(passportList),
  ...documents,
  maxHours: count,
  maxDays: count,
  conditions,
  airports,
  places: z.nullable(words),
  fee: z.nullable(fee),
  apply: z.nullable(address),
  from: z.nullable(day),
  to: z.nullable(day),
  source: sourceId,
});

export const transitPack = z.strictObject({
  country,
  sources: z.record(sourceId, source),
  airside: z.nullable(airside),
  exceptions: z.array(exception),
  programmes: z.array(programme),
});

/** Parses a policy. Throws a sentence that names the file and the place of the first fault. */
export function parseTransitPack(text: string, file: string): TransitPolicy {
  return parsePack<TransitPolicy>(transitPack, text, file);
}
