import * as z from 'zod/mini';
import { isCurrencyCode } from '#core/countries/isoCodes.ts';
import { documentTokens } from '#core/documents/documents.ts';
import * as transit from '#core/transitVocabulary.ts';
import { documentQualities } from '#core/vocabulary.ts';
import { countryCode, optionalText, requiredText, webAddress } from '../text.ts';
import {
  codes,
  copiedFrom,
  day,
  lastsADay,
  passportsOrAll,
  SOURCES_MAX,
  sourceId,
  sources,
} from './policyParts.ts';

/** What a team states of changing planes in a country: a `TransitPolicy` without its country. */

/** More than any shipped policy has of each. */
const STATEMENTS_MAX = 60;

const AIRPORTS_MAX = 60;

/** The documents that exceptions and programmes ask for; `eu-residence` is that of any of its states. */
export const policyDocuments: readonly string[] = [...documentTokens, 'eu-residence'];

const airports = z.nullable(
  z
    .array(
      z
        .string()
        .check(
          z.trim(),
          z.toUpperCase(),
          z.regex(/^[A-Z]{3}$/, 'Enter codes of three letters, such as CDG'),
        ),
    )
    .check(
      z.minLength(1, 'Name an airport, or leave the field empty for all'),
      z.maxLength(AIRPORTS_MAX, `Name at most ${AIRPORTS_MAX} airports`),
    ),
);

/** A number of hours or days, or null. */
const count = z.nullable(
  z
    .int('Enter a whole number, or nothing')
    .check(z.minimum(1, 'Enter 1 or more'), z.maximum(3660, 'Enter at most 3660')),
);

const conditions = z.array(z.enum(transit.transitConditions)).check(z.maxLength(20));

const passportList = {
  list: z.enum(transit.passportLists, 'Choose whose passports'),
  passports: codes,
};

/** Refuses lists of some passports without any. */
const namesPassports = z.refine<{ list: string; passports: string[] }>(
  ({ list, passports }) => !['only', 'all_but'].includes(list) || passports.length > 0,
  { message: 'Name the passports', path: ['passports'] },
);

const documents = {
  holds: z
    .array(z.enum(policyDocuments as [string, ...string[]]))
    .check(z.maxLength(policyDocuments.length)),
  must: z.exactOptional(
    z.record(
      z.string().check(z.maxLength(40)),
      z.array(z.enum(documentQualities)).check(z.maxLength(documentQualities.length)),
    ),
  ),
};

const airside = z.strictObject({
  offered: z.enum(transit.airsideOffers, 'Choose where there is a transit area'),
  airports,
  maxHours: count,
  overnight: z.nullable(z.boolean()),
  visa: z
    .strictObject({
      ...passportList,
      kind: z.exactOptional(z.enum(transit.airsidePapers)),
      mayBeNeeded: z.exactOptional(codes),
    })
    .check(namesPassports),
  eta: z.nullable(
    z
      .strictObject({
        ...passportList,
        name: requiredText('Enter the name of the travel authorisation', 100),
      })
      .check(namesPassports),
  ),
  conditions,
  source: sourceId,
  alsoSources: z.array(sourceId).check(z.maxLength(SOURCES_MAX)),
});

const exception = z.strictObject({
  of: requiredText('Choose what it is an exception of', 200),
  passports: passportsOrAll,
  ...documents,
  conditions,
  effect: z.enum(transit.transitEffects, 'Choose what applies to them'),
  source: sourceId,
});

const fee = z.nullable(
  z.union([
    z.strictObject({
      amount: z
        .number('Enter an amount')
        .check(
          z.positive('Enter an amount above 0'),
          z.maximum(1_000_000_000, 'Enter an amount of at most nine digits'),
        ),
      currency: z
        .string()
        .check(
          z.toUpperCase(),
          z.maxLength(3, 'Enter a code such as EUR'),
          z.refine<string>(isCurrencyCode, 'Enter a code such as EUR'),
        ),
    }),
    z.strictObject({ free: z.literal(true) }),
  ]),
);

const programme = z
  .strictObject({
    name: requiredText('Name is required', 200),
    kind: z.enum(transit.programmeKinds, 'Choose the kind of programme'),
    passports: z.strictObject(passportList).check(namesPassports),
    ...documents,
    maxHours: count,
    maxDays: count,
    conditions,
    airports,
    places: z.nullable(requiredText('Enter the places, or nothing', 500)),
    fee,
    apply: z.nullable(webAddress),
    from: day,
    to: day,
    source: sourceId,
  })
  .check(lastsADay);

const statements = {
  sources,
  airside: z.nullable(airside),
  exceptions: z
    .array(exception)
    .check(z.maxLength(STATEMENTS_MAX, `Enter at most ${STATEMENTS_MAX} exceptions`)),
  programmes: z
    .array(programme)
    .check(z.maxLength(STATEMENTS_MAX, `Enter at most ${STATEMENTS_MAX} programmes`)),
};

type Statements = z.infer<z.ZodMiniObject<typeof statements>>;

/** A place in a policy at which a fault is shown, and the fault. */
type Fault = { path: (string | number)[]; message: string };

/** What a policy says that contradicts the rest of it. */
function faultsOf({ sources: pages, airside: area, exceptions, programmes }: Statements): Fault[] {
  const cited = [
    ...(area ? [{ path: ['airside', 'source'], id: area.source }] : []),
    ...(area?.alsoSources ?? []).map((id) => ({ path: ['airside', 'alsoSources'], id })),
    ...exceptions.map(({ source: id }, at) => ({ path: ['exceptions', at, 'source'], id })),
    ...programmes.map(({ source: id }, at) => ({ path: ['programmes', at, 'source'], id })),
  ];
  const names = programmes.map(({ name }) => name);
  return [
    ...cited
      .filter(({ id }) => !Object.hasOwn(pages, id))
      .map(({ path }) => ({ path, message: 'Choose one of the pages of this policy' })),
    ...names.flatMap((name, at) =>
      names.indexOf(name) === at
        ? []
        : [{ path: ['programmes', at, 'name'], message: 'Another programme has this name' }],
    ),
    ...exceptions.flatMap(({ of }, at) =>
      of === 'airside' || names.includes(of)
        ? []
        : [{ path: ['exceptions', at, 'of'], message: 'No programme has this name' }],
    ),
    ...(area || exceptions.length > 0 || programmes.length > 0
      ? []
      : [{ path: ['airside'], message: 'State the transit area, an exception or a programme' }]),
  ];
}

export const transitPolicyFields = z
  .strictObject({ ...statements, copiedFrom, note: z._default(optionalText(1000), '') })
  .check((payload) => {
    for (const { path, message } of faultsOf(payload.value)) {
      payload.issues.push({ code: 'custom', input: payload.value, path, message });
    }
  });

export type TransitPolicyInput = z.infer<typeof transitPolicyFields>;

export const transitPolicyCreate = z.strictObject({
  destination: countryCode(),
  fields: transitPolicyFields,
});
export const transitPolicyOfCountry = z.strictObject({ destination: countryCode() });
