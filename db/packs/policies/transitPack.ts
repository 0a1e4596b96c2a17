import * as z from 'zod/mini';
import type { TransitPolicy } from '#core/answers/transit/transitPolicy.ts';
import { documentTokens } from '#core/documents/documents.ts';
import * as transit from '#core/transitVocabulary.ts';
import { documentQualities } from '#core/vocabulary.ts';
import { address, country, day, fee, sourceId, sources, words } from '../packParts.ts';
import { parsePack } from '../parsePack.ts';

/** The shape of the files in `transit`: a `TransitPolicy` each. See the README beside them. */

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
  sources,
  airside: z.nullable(airside),
  exceptions: z.array(exception),
  programmes: z.array(programme),
});

/** Parses a policy. Throws a sentence that names the file and the place of the first fault. */
export function parseTransitPack(text: string, file: string): TransitPolicy {
  return parsePack<TransitPolicy>(transitPack, text, file);
}
