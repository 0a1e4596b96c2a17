import * as z from 'zod/mini';
import { statementQualities } from '#core/policyVocabulary.ts';
import { nomadStatuses } from '#core/vocabulary.ts';
import { workRouteKinds } from '#core/workVocabulary.ts';
import { onceValid } from '../onceValid.ts';
import { sourceAddress, sourceFields } from '../rules/administratorRule.ts';
import { optionalText } from '../text.ts';
import { feeChecks, feeFields } from './governmentFee.ts';
import { wholeNumber } from './wholeNumber.ts';

/** In US dollars. */
const MONEY_MAX = 10_000_000;
const MONTHS_MAX = 600;
const YEARS_MAX = 100;

const flag = z._default(z.nullable(z.boolean()), null);

/** The values of the fields that only visas for remote workers have: nothing is published. */
export const blankRemoteWork = {
  status: 'open',
  income: null,
  spouseIncome: null,
  childIncome: null,
  family: null,
  fromAbroad: null,
  renewable: null,
  maxYears: null,
  residence: null,
  residenceYears: null,
  citizenship: null,
  citizenshipYears: null,
  taxDays: null,
  incomeTaxed: null,
  page: null,
} as const;

/** A way for everybody to work in a country. */
export const wayToWorkFields = z
  .strictObject({
    kind: z.enum(workRouteKinds, 'Choose the kind of way'),
    status: z._default(z.enum(nomadStatuses), 'open'),
    title: optionalText(200),
    address: z._default(sourceAddress, null),
    ...feeFields,
    months: wholeNumber(1, MONTHS_MAX),
    quality: z.enum(statementQualities, 'Choose whose page it is'),
    /** In US dollars, as the two below. */
    income: wholeNumber(0, MONEY_MAX),
    spouseIncome: wholeNumber(0, MONEY_MAX),
    childIncome: wholeNumber(0, MONEY_MAX),
    family: flag,
    fromAbroad: flag,
    renewable: flag,
    maxYears: wholeNumber(1, YEARS_MAX),
    residence: flag,
    residenceYears: wholeNumber(0, YEARS_MAX),
    citizenship: flag,
    citizenshipYears: wholeNumber(0, YEARS_MAX),
    taxDays: wholeNumber(0, 366),
    incomeTaxed: flag,
    page: z._default(sourceAddress, null),
    ...sourceFields,
  })
  .check(
    ...feeChecks,
    ...Object.entries(blankRemoteWork).map(([field, blank]) =>
      z.refine<{ kind: string } & Record<keyof typeof blankRemoteWork, unknown>>(
        (fields) =>
          fields.kind === 'digital_nomad' ||
          fields[field as keyof typeof blankRemoteWork] === blank,
        {
          message: 'Only a visa for remote workers has this field: leave it empty',
          path: [field],
          when: onceValid('kind', field),
        },
      ),
    ),
    ...(['title', 'address'] as const).map((field) =>
      z.refine<{ kind: string; title: string; address: string | null }>(
        (fields) => fields.kind === 'digital_nomad' || Boolean(fields[field]),
        {
          message: field === 'title' ? 'Name is required' : 'Address is required',
          path: [field],
          when: onceValid('kind', field),
        },
      ),
    ),
    z.refine(
      ({ kind, feeCurrency }) =>
        kind !== 'digital_nomad' || feeCurrency === null || feeCurrency === 'USD',
      {
        message: 'Visas for remote workers are compared in US dollars: convert the fee to USD',
        path: ['feeCurrency'],
        when: onceValid('kind', 'feeCurrency'),
      },
    ),
  );

export type WayToWorkInput = z.infer<typeof wayToWorkFields>;
