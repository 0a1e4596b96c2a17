import * as z from 'zod/mini';
import { visaTypes } from '../vocabulary.ts';
import { onceValid } from './onceValid.ts';
import { ids } from './panel/panelList.ts';
import { partialDate } from './partialDate.ts';
import {
  countryCode,
  creationKey,
  id,
  optionalText,
  requiredText,
  textList,
  webAddress,
} from './text.ts';

/** Ten years in days: longer than any likely stay. */
const DAYS_MAX = 3650;

const list = textList({ maxItems: 50, maxLength: 500 });

const cost = requiredText('Cost is required', 200);

const durationDays = z
  .int('Duration is required')
  .check(
    z.minimum(1, 'Duration must be at least 1 day'),
    z.maximum(DAYS_MAX, `Duration cannot exceed ${DAYS_MAX} days`),
  );

/** The requirement form, for one passport (`countryCode`). */
export const visaRequirementFields = z
  .strictObject({
    countryCode: countryCode(),
    type: z.enum(visaTypes, 'Visa type is required'),
    required: z.boolean(),
    onArrival: z.boolean(),
    durationDays,
    cost,
    processingTime: z.nullable(optionalText(200)),
    notes: optionalText(5000),
    documents: list,
    eligibility: list,
    restrictions: list,
    extensions: z.strictObject({
      possible: z.boolean(),
      maxDuration: z
        .int('Enter a number of days')
        .check(
          z.minimum(0, 'Enter 0 or more days'),
          z.maximum(DAYS_MAX, `An extension cannot exceed ${DAYS_MAX} days`),
        ),
      cost: optionalText(200),
      requirements: list,
    }),
    sourceAddress: z.nullable(webAddress),
    sourceDate: z.nullable(partialDate),
  })
  .check(
    z.refine((fields) => fields.required || !fields.onArrival, {
      message: 'A visa on arrival is a required visa: tick Visa Required too',
      path: ['onArrival'],
      when: onceValid('required', 'onArrival'),
    }),
  );

export type VisaRequirementInput = z.infer<typeof visaRequirementFields>;

export const visaRequirementCreate = z.strictObject({
  destinationId: id,
  creationKey: z.optional(creationKey),
  fields: visaRequirementFields,
});

/** Above the number of countries. */
const PASSPORTS_TO_COPY_TO_MAX = 300;

/** A requirement, and the passports and kinds of stay (by default its own) to copy it to. */
export const visaRequirementCopy = z.strictObject({
  id,
  types: z.optional(
    z.array(z.enum(visaTypes)).check(z.minLength(1), z.maxLength(visaTypes.length)),
  ),
  passports: z
    .array(countryCode())
    .check(
      z.minLength(1, 'Choose a passport'),
      z.maxLength(PASSPORTS_TO_COPY_TO_MAX, 'Choose fewer passports'),
    ),
});

export type VisaRequirementCopy = z.infer<typeof visaRequirementCopy>;

export const visaRequirementCopyApply = z.extend(visaRequirementCopy, {
  /** The preview's fingerprint: its data must not have changed since. */
  fingerprint: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

export const visaRequirementsByDestination = z.strictObject({ destinationId: id });

/** The fields of a bulk change; those left out stay as they are. */
export const visaRequirementChanges = z
  .strictObject({
    durationDays: z.optional(durationDays),
    cost: z.optional(cost),
    sourceDate: z.optional(partialDate),
  })
  .check(
    z.refine((fields) => Object.values(fields).some((value) => value !== undefined), {
      message: 'Fill in what is to change',
      path: ['durationDays'],
    }),
  );

export type VisaRequirementChanges = z.infer<typeof visaRequirementChanges>;

export const visaRequirementsChange = z.strictObject({ ids, fields: visaRequirementChanges });
