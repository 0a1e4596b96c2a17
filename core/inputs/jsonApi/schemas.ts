import * as z from 'zod/mini';
import { isoCode } from '#core/countries/isoCode.ts';
import { FIRST_YEAR, LAST_YEAR } from '#core/dates.ts';
import { TRAVELLERS_TEXT_MAX } from '#core/passports/travellers.ts';
import {
  accesses,
  answerAccesses,
  DEFAULT_STAY,
  documentKinds,
  restrictionKinds,
  sourceKinds,
  stayUnits,
  visaTypes,
} from '#core/vocabulary.ts';

/** What the descriptions of several endpoints share. */

/**
 * Makes a schema, or fields of schemas. The page for developers has the texts beside them: the build
 * leaves out of its scripts what is made in here.
 */
// @__NO_SIDE_EFFECTS__
export function made<Made>(make: () => Made): Made {
  return make();
}

/** Makes an object that the OpenAPI document names, and describes where a text is given. */
// @__NO_SIDE_EFFECTS__
export function named<Fields extends z.core.$ZodLooseShape>(
  id: string,
  make: () => Fields,
  description?: string,
) {
  return z.object(make()).check(z.meta({ id, ...(description && { description }) }));
}

/** Adds to each field or parameter the text that describes it in the OpenAPI document. */
export function fields<Fields extends Record<string, z.ZodMiniType>>(
  texts: Readonly<Record<keyof Fields, string>>,
  undescribed: Fields,
): Fields {
  const entries = Object.entries(undescribed).map(([name, schema]) => [
    name,
    schema.check(z.meta({ description: texts[name] })),
  ]);
  return Object.fromEntries(entries);
}

const codeMessage = 'Use an ISO 3166-1 alpha-2 code, as JP';

/** A code in a request, in any case. Unknown codes are only found in the database. */
export const givenCode = made(() =>
  z.string(codeMessage).check(z.overwrite(isoCode), z.regex(/^[A-Z]{2}$/, codeMessage)),
);

/** Descriptions of the codes in a path. */
export const pathTexts = {
  passport: 'The country that issued the passport, ISO 3166-1 alpha-2; Kosovo is XK',
  destination: 'The country or territory to enter, ISO 3166-1 alpha-2; Kosovo is XK',
};

export const pairParameters = made(() =>
  z.object(fields(pathTexts, { passport: givenCode, destination: givenCode })),
);
export const passportParameter = made(() => z.pick(pairParameters, { passport: true }));
export const destinationParameter = made(() => z.pick(pairParameters, { destination: true }));

export const dayMessage = `Use a day of the years ${FIRST_YEAR} to ${LAST_YEAR}. Write it as 2026-02-17`;

/** A kind of stay in a request. */
export const givenPurpose = made(() =>
  z._default(z.enum(visaTypes, 'Use tourist, transit or working'), DEFAULT_STAY),
);

/** A list of passports in an address, which is read later. */
export function passportList(message: string) {
  return z.string(message).check(z.maxLength(TRAVELLERS_TEXT_MAX, message));
}

export const code = made(() => z.string().check(z.regex(/^[A-Z]{2}$/)));
export const access = made(() => z.enum(accesses));
export const resolvedAccess = made(() => z.nullable(z.enum(answerAccesses)));
export const purpose = made(() => z.enum(visaTypes));
export const count = made(() => z.int().check(z.minimum(0)));
export const days = made(() => z.nullable(z.int().check(z.minimum(1))));

export const stay = made(() =>
  z
    .object({ number: z.int().check(z.minimum(1)), unit: z.enum(stayUnits) })
    .check(z.meta({ id: 'Stay', description: 'A length of stay' })),
);

const restrictionTexts = {
  visas: 'The classes of visas that are not issued; empty for all',
  since: 'The first day; null where it is not stated',
  until: 'The last day; null where no end is stated',
  exceptions: 'Whether exceptions are published',
  instrument: 'The law or proclamation',
};

export const restriction = named('Restriction', () => ({
  kind: z.enum(restrictionKinds),
  ...fields(restrictionTexts, {
    visas: z.string(),
    since: z.nullable(z.string()),
    until: z.nullable(z.string()),
    exceptions: z.boolean(),
    instrument: z.string(),
  }),
  source: z.object({
    title: z.string(),
    address: z.nullable(z.string()),
    date: z.nullable(z.string()),
  }),
}));

const documentTexts = {
  kind: 'Null for either',
  issuers: 'Codes of countries, or schengen, eu, gcc, nordic',
};

/** The fields of a document of other countries, by which something is easier. */
export function documentFields() {
  return fields(documentTexts, {
    kind: z.nullable(z.enum(documentKinds)),
    issuers: z.array(z.string()),
  });
}

/** Descriptions of a source's fields, by name. */
export const sourceTexts = {
  id: 'Names the source within this response',
  kind: 'administrator (this site’s editors), official (a law or an authority), compilation (a data set that names the government page of each rule) or edition (a published data set)',
  title: 'What the source is called',
  address: 'Where the source is published; null where it is not on the web',
  edition: 'The imported edition, a number of this site; null for rules of this site’s editors',
  date: 'The source’s own date, as exact as it states it: YYYY, YYYY-MM or YYYY-MM-DD; null where unknown',
  licence: 'The licence of the source’s data; empty where it states none',
  attribution: 'The line that names the source where its data is shown',
} as const;

export const source = made(() =>
  z
    .object(
      fields(sourceTexts, {
        id: z.string(),
        kind: z.enum(sourceKinds),
        title: z.string(),
        address: z.nullable(z.string()),
        edition: z.nullable(z.int()),
        date: z.nullable(z.string()),
        licence: z.string(),
        attribution: z.string(),
      }),
    )
    .check(z.meta({ id: 'Source', description: 'Where an answer comes from' })),
);

export type SourceResponse = z.infer<typeof source>;

/** Descriptions of the fields of every error (RFC 9457). */
export const problemTexts = {
  type: 'about:blank: the status says what kind of problem it is',
  title: 'The name of the status',
  status: 'The HTTP status',
  detail: 'What is wrong, in a sentence',
  errors: 'For status 400: each parameter or field that is wrong, and why',
};

export const problem = made(() =>
  z
    .object(
      fields(problemTexts, {
        type: z.string(),
        title: z.string(),
        status: z.int(),
        detail: z.string(),
        errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
      }),
    )
    .check(z.meta({ id: 'Problem', description: 'RFC 9457' })),
);

export type Problem = z.infer<typeof problem>;
