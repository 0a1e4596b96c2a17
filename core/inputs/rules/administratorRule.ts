import * as z from 'zod/mini';
import { ROWS_AT_ONCE } from '#core/records/lists.ts';
import { ruleSorts } from '#core/siteVocabulary.ts';
import { accesses, ruleConditions, stayUnits, visaTypes } from '#core/vocabulary.ts';
import { day } from '../entryRule.ts';
import { pageSize, sort } from '../panel/panelList.ts';
import { partialDate } from '../partialDate.ts';
import {
  countryCode,
  creationKey,
  namesNoUser,
  optionalText,
  page,
  rowId,
  rowVersion,
} from '../text.ts';

/** Ten years in days: longer than any stay without a residence permit. */
const STAY_MAX = 3650;

/** Above the number of countries. */
const PASSPORTS_MAX = 260;

/** Conditions whose name alone doesn't say what is required. */
const conditionsThatNeedText: ReadonlySet<string> = new Set([
  'passport_kind',
  'passport_issued_since',
  'nationality_status',
  'visa_held',
  'other',
]);

/** A linkable address, or null. */
export const sourceAddress = z.nullable(
  optionalText(500).check(
    z.refine<string>(
      (value) => /^https?:\/\/\S+$/i.test(value) && URL.canParse(value),
      'Enter an address that starts with https://',
    ),
    namesNoUser,
  ),
);

/** The source of a statement; all of it may be unknown. */
export const sourceFields = {
  sourceTitle: optionalText(200),
  sourceAddress,
  sourceDate: z.nullable(partialDate),
};

const statedFields = {
  destination: countryCode('Destination is required'),
  purpose: z.enum(visaTypes, 'Purpose is required'),
  access: z.enum(accesses, 'Access is required'),
  stayNumber: z.nullable(
    z
      .int('Enter a whole number, or nothing where the stay is not published')
      .check(
        z.minimum(1, 'A stay is at least 1'),
        z.maximum(STAY_MAX, `A stay cannot exceed ${STAY_MAX}`),
      ),
  ),
  /** Ignored without a number. */
  stayUnit: z.enum(stayUnits),
  condition: z.nullable(z.enum(ruleConditions)),
  conditionText: optionalText(300),
  otherwise: z.nullable(z.enum(accesses)),
  note: optionalText(1000),
  ...sourceFields,
  validFrom: z.nullable(day),
  validTo: z.nullable(day),
};

type Stated = {
  condition: string | null;
  conditionText: string;
  otherwise: string | null;
  validFrom: string | null;
  validTo: string | null;
};

/** Checks the consistency of a rule's or a policy's fields. */
function consistent<Fields extends Stated>() {
  return [
    z.refine<Fields>((fields) => fields.condition === null || fields.otherwise !== null, {
      message: 'Say what holds without the condition',
      path: ['otherwise'],
    }),
    z.refine<Fields>((fields) => fields.condition !== null || fields.otherwise === null, {
      message: 'Choose the condition, or leave Otherwise empty',
      path: ['condition'],
    }),
    z.refine<Fields>((fields) => fields.condition !== null || fields.conditionText === '', {
      message: 'Choose the condition that this text is about',
      path: ['condition'],
    }),
    z.refine<Fields>(
      ({ condition, conditionText }) =>
        condition === null || !conditionsThatNeedText.has(condition) || conditionText !== '',
      {
        message: 'Say which: the visa, the kind of passport, the date, or what is asked for',
        path: ['conditionText'],
      },
    ),
    z.refine<Fields>(({ validFrom, validTo }) => !validFrom || !validTo || validFrom <= validTo, {
      message: 'The last day is before the first',
      path: ['validTo'],
    }),
  ] as const;
}

const passportMessage = 'Passport is required';

/** The form of an administrator's rule. */
export const ruleFields = z
  .strictObject({ passport: countryCode(passportMessage), ...statedFields })
  .check(
    ...consistent<z.infer<z.ZodMiniObject<typeof statedFields>> & { passport: string }>(),
    z.refine((fields) => fields.passport !== fields.destination, {
      message: 'A passport needs no rule for its own country',
      path: ['destination'],
    }),
  );

export type RuleInput = z.infer<typeof ruleFields>;

/** A change for many passports at once. */
export const policyFields = z
  .strictObject({
    ...statedFields,
    passports: z.array(countryCode(passportMessage)).check(
      z.minLength(1, 'Add at least one passport'),
      z.maxLength(PASSPORTS_MAX, `Use at most ${PASSPORTS_MAX} passports`),
      z.refine((codes) => new Set(codes).size === codes.length, 'Each passport can be listed once'),
    ),
  })
  .check(
    ...consistent<z.infer<z.ZodMiniObject<typeof statedFields>> & { passports: string[] }>(),
    z.refine((fields) => !fields.passports.includes(fields.destination), {
      message: 'A passport needs no rule for its own country: remove the destination',
      path: ['passports'],
    }),
  );

export type PolicyInput = z.infer<typeof policyFields>;

/** Rules or reports of a bulk change. */
const rowIds = z.array(rowId).check(z.minLength(1), z.maxLength(ROWS_AT_ONCE));

/** The rules to export, from an address. */
export const ruleExport = z.object({
  ids: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.split(',').map(Number)),
    ),
    rowIds,
  ),
});

export const ruleCreate = z.strictObject({
  creationKey: z.optional(creationKey),
  fields: ruleFields,
});

export const policyPreview = z.strictObject({ fields: policyFields });

export const policyApply = z.strictObject({
  fields: policyFields,
  /** The preview's fingerprint: its data must not have changed since. */
  fingerprint: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** The id of a row in `rule_sources`. */
export const sourceId = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));

const ruleDays = z.int().check(z.minimum(1), z.maximum(3650));

/** A filter of the rule list; without passport, destination, source, age and end: this site's own
 * rules.
 */
export const ruleFilter = z.strictObject({
  passport: z.optional(countryCode()),
  destination: z.optional(countryCode()),
  purpose: z.optional(z.enum(visaTypes)),
  access: z.optional(z.enum(accesses)),
  source: z.optional(sourceId),
  stale: z.optional(z.boolean()),
  /** In use, with a last day within this many days. */
  ending: z.optional(ruleDays),
  /** Last reviewed longer ago than this many days. */
  age: z.optional(ruleDays),
  sort: sort(ruleSorts),
  page,
  pageSize,
});

/** Confirms a rule, optionally with the source that was read. */
export const ruleConfirm = z.strictObject({
  id: rowId,
  version: rowVersion,
  source: z.optional(z.strictObject(sourceFields)),
});

/** Confirms several rules. */
export const rulesConfirm = z.strictObject({
  rules: z
    .array(z.strictObject({ id: rowId, version: rowVersion }))
    .check(z.minLength(1), z.maxLength(ROWS_AT_ONCE)),
});

export type RuleSearch = z.infer<typeof ruleFilter>;

/** Visitors' reports of wrong answers. */
export const reportsByIds = z.strictObject({ ids: rowIds });
