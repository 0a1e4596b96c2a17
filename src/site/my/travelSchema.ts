import * as z from 'zod/mini';
import { HOLDS_TEXT_MAX, readHolds } from '#core/documents/documents.ts';
import { PASSPORTS_MAX } from '#core/passports/visitorPassports.ts';
import { LABEL_MAX, STAYS_MAX } from '#core/stays/stayRows.ts';
import { savedDoubts, stayUnits, visaTypes } from '#core/vocabulary.ts';

/** The format of what a visitor saves in the browser, read back and imported from files. */

const NAME_MAX = 200;
const ADDRESS_MAX = 2000;
const ZONES_MAX = 50;

/** As many as the server judges in one request. */
const SAVED_MAX = 100;

const code = z.string().check(z.regex(/^[A-Z]{2}$/));
const text = z.string().check(z.maxLength(NAME_MAX));
const time = z.iso.datetime();
const holdsText = z.string().check(
  z.maxLength(HOLDS_TEXT_MAX),
  z.refine((holds) => readHolds(holds).unknown.length === 0),
);

const country = z.object({ code, name: text });

const verdict = z.object({
  result: text,
  access: z.nullable(text),
  stay: z.nullable(z.object({ number: z.number(), unit: z.enum(stayUnits) })),
  restriction: z.nullable(text),
  doubt: z.nullable(z.enum(savedDoubts)),
  sourceDate: z.nullable(text),
});

export const savedAnswer = z.object({
  passport: country,
  destination: country,
  purpose: z.enum(visaTypes),
  /** The documents that the answer counted with. */
  holds: z.optional(holdsText),
  verdict,
  savedAt: time,
});

export const savedTrip = z.object({
  /** The path and query of its page. */
  address: z.string().check(z.maxLength(ADDRESS_MAX), z.regex(/^\/trip\?/)),
  title: text,
  savedAt: time,
});

const stayRow = z.object({
  entry: z.string().check(z.maxLength(20)),
  exit: z.string().check(z.maxLength(20)),
  label: z.string().check(z.maxLength(LABEL_MAX)),
  exempt: z.boolean(),
});

/** What is stored in the browser. */
export const savedTravel = z.object({
  version: z.literal(1),
  answers: z.array(savedAnswer).check(z.maxLength(SAVED_MAX)),
  trips: z.array(savedTrip).check(z.maxLength(SAVED_MAX)),
});

/** An exported file. */
export const travelFile = z.object({
  kind: z.literal('my-travel'),
  version: z.literal(1),
  exportedAt: time,
  passports: z.array(code).check(z.maxLength(PASSPORTS_MAX)),
  holds: z.nullable(holdsText),
  answers: z.array(savedAnswer).check(z.maxLength(SAVED_MAX)),
  trips: z.array(savedTrip).check(z.maxLength(SAVED_MAX)),
  /** Stays by zone. */
  stays: z
    .record(text, z.array(stayRow).check(z.maxLength(STAYS_MAX)))
    .check(z.refine((stays) => Object.keys(stays).length <= ZONES_MAX)),
});

export type SavedAnswer = z.output<typeof savedAnswer>;
export type SavedTrip = z.output<typeof savedTrip>;
export type SavedTravel = z.output<typeof savedTravel>;
export type TravelFile = z.output<typeof travelFile>;
