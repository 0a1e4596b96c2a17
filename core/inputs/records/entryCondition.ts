import * as z from 'zod/mini';
import { blankCondition } from '#core/border/blankCondition.ts';
import {
  type ConditionField,
  conditionDetails,
  type EntryConditionKind,
  entryConditionKinds,
  faultsOfKind,
  HIGHEST_NUMBER,
  hasField,
} from '#core/border/conditionKinds.ts';
import {
  amountsPer,
  bindings,
  comingFroms,
  concerned,
  periodUnits,
  vaccines,
  validityCounts,
} from '#core/borderVocabulary.ts';
import { visaTypes } from '#core/vocabulary.ts';
import { onceValid } from '../onceValid.ts';
import { sourceAddress, sourceFields } from '../rules/administratorRule.ts';
import { optionalText } from '../text.ts';
import { countryCodes } from './countryCodes.ts';
import { amountOfMoney, currencyOfMoney } from './money.ts';
import { purposesOfStay } from './purposesOfStay.ts';

/** Passports are valid for ten years, seldom for longer. */
const MONTHS_MAX = 240;

/** The values of the fields that only some kinds have. */
export const blankDetails = { concerns: 'all', ...blankCondition, address: null } as const;

const fieldsOfSome = Object.keys(blankDetails) as ConditionField[];

/** What a destination asks of foreign visitors at its border. */
export const entryConditionFields = z
  .strictObject({
    kind: z.enum(entryConditionKinds, 'Choose what is asked for'),
    /** Conditions of earlier versions have none of the fields with defaults. */
    binding: z._default(z.enum(bindings), 'required'),
    concerns: z._default(z.enum(concerned), 'all'),
    /** Not for those who need neither a visa nor an ETA. */
    permissionOnly: z._default(z.boolean(), false),
    months: z._default(
      z
        .int('Enter a number of months')
        .check(
          z.minimum(0, 'Enter 0 or more months'),
          z.maximum(MONTHS_MAX, `Enter at most ${MONTHS_MAX} months`),
        ),
      0,
    ),
    number: z._default(
      z.nullable(
        z
          .int('Enter a whole number')
          .check(
            z.minimum(0, 'Enter 0 or more'),
            z.maximum(HIGHEST_NUMBER, `Enter at most ${HIGHEST_NUMBER}`),
          ),
      ),
      null,
    ),
    unit: z._default(z.nullable(z.enum(periodUnits)), null),
    /** From which day a passport's validity counts; its age counts at entry. */
    countedFrom: z._default(z.nullable(z.enum(validityCounts)), null),
    amount: z._default(amountOfMoney, null),
    currency: z._default(currencyOfMoney, null),
    per: z._default(z.nullable(z.enum(amountsPer)), null),
    vaccine: z._default(z.enum([...vaccines, '']), ''),
    comingFrom: z._default(z.nullable(z.enum(comingFroms)), null),
    countries: z._default(countryCodes, ''),
    title: z._default(optionalText(200), ''),
    detail: z._default(z.enum([...conditionDetails, '']), ''),
    address: z._default(sourceAddress, null),
    purposes: z._default(purposesOfStay, [...visaTypes]),
    note: optionalText(1000),
    ...sourceFields,
  })
  .check(
    ...fieldsOfSome.map((field) =>
      z.refine<Details>(
        (fields) => hasField(fields.kind, field) || fields[field] === blankDetails[field],
        {
          message: 'This kind of condition has no such field: leave it empty',
          path: [field],
          when: onceValid('kind', field),
        },
      ),
    ),
    ...[...fieldsOfSome, 'binding' as const].map(asItsKindTakesIt),
    z.refine<Details>(
      ({ comingFrom, countries }) => comingFrom !== 'listed_countries' || countries !== '',
      {
        message: 'List the countries',
        path: ['countries'],
        when: onceValid('comingFrom', 'countries'),
      },
    ),
    z.refine<Details>(({ amount, currency }) => amount === null || currency !== null, {
      message: 'Say in which currency',
      path: ['currency'],
      when: onceValid('amount', 'currency'),
    }),
    z.refine<Details>(({ amount, currency }) => currency === null || amount !== null, {
      message: 'Enter the amount, or leave the currency empty',
      path: ['amount'],
      when: onceValid('amount', 'currency'),
    }),
    z.refine<Details>(
      ({ kind, number, unit }) => !hasField(kind, 'unit') || (number === null) === (unit === null),
      {
        message: 'Enter a number with its unit, or neither',
        path: ['unit'],
        when: onceValid('kind', 'number', 'unit'),
      },
    ),
  );

/** Refuses a value that a condition of this kind lacks or can't have. */
function asItsKindTakesIt(field: ConditionField | 'binding') {
  const faultIn = ({ kind, ...fields }: Details) =>
    faultsOfKind(kind, fields).find(([faulty]) => faulty === field)?.[1];
  return z.refine<Details>((fields) => faultIn(fields) === undefined, {
    error: ({ input }) => faultIn(input as Details),
    path: [field],
    when: onceValid('kind', 'detail', field),
  });
}

type Details = { kind: EntryConditionKind } & Record<ConditionField | 'binding', unknown>;

export type EntryConditionInput = z.infer<typeof entryConditionFields>;
