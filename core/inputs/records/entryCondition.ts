import * as z from 'zod/mini';
import { blankCondition } from '#core/border/blankCondition.ts';
import {
  amountsPer,
  bindings,
  comingFroms,
  concerned,
  entryConditionKinds,
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

const NUMBER_MAX = 1000;

/** The fields of each kind beside those of all kinds. */
export const fieldsOfKind = {
  passport_validity: ['concerns', 'permissionOnly', 'months', 'number', 'countedFrom'],
  passport_age: ['concerns', 'permissionOnly', 'months'],
  blank_pages: ['concerns', 'permissionOnly', 'number'],
  onward_ticket: ['concerns', 'permissionOnly'],
  funds: ['concerns', 'permissionOnly', 'amount', 'currency', 'per'],
  insurance: ['concerns', 'permissionOnly', 'amount', 'currency'],
  vaccination: ['vaccine', 'comingFrom', 'countries', 'months', 'number'],
  levy: ['concerns', 'permissionOnly', 'title', 'amount', 'currency', 'per', 'address'],
  registration: ['concerns', 'permissionOnly', 'number', 'unit'],
  minors: [],
} as const satisfies Record<EntryConditionKind, readonly (keyof typeof blankDetails)[]>;

type EntryConditionKind = (typeof entryConditionKinds)[number];

/** The values of the fields that only some kinds have. */
export const blankDetails = { concerns: 'all', ...blankCondition, address: null } as const;

/** Whether a kind of condition has the field. */
export function hasField(kind: EntryConditionKind, field: keyof typeof blankDetails): boolean {
  return (fieldsOfKind[kind] as readonly string[]).includes(field);
}

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
            z.maximum(NUMBER_MAX, `Enter at most ${NUMBER_MAX}`),
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
    address: z._default(sourceAddress, null),
    purposes: z._default(purposesOfStay, [...visaTypes]),
    note: optionalText(1000),
    ...sourceFields,
  })
  .check(
    ...Object.entries(blankDetails).map(([field, blank]) =>
      z.refine<Details>(
        (fields) =>
          hasField(fields.kind, field as keyof typeof blankDetails) ||
          fields[field as keyof typeof blankDetails] === blank,
        {
          message: 'This kind of condition has no such field: leave it empty',
          path: [field],
          when: onceValid('kind', field),
        },
      ),
    ),
    needs('passport_validity', 'countedFrom', 'Say from which day the months count'),
    needs('blank_pages', 'number', 'Enter the number of pages'),
    needs('vaccination', 'vaccine', 'Choose a vaccination'),
    needs('vaccination', 'comingFrom', 'Say who must be vaccinated'),
    z.refine<Details>(
      ({ comingFrom, countries }) => comingFrom !== 'listed_countries' || countries !== '',
      {
        message: 'List the countries',
        path: ['countries'],
        when: onceValid('comingFrom', 'countries'),
      },
    ),
    needs('levy', 'title', 'Enter the name of the levy'),
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
      ({ kind, number, unit }) => kind !== 'registration' || (number === null) === (unit === null),
      {
        message: 'Enter a number with its unit, or neither',
        path: ['unit'],
        when: onceValid('kind', 'number', 'unit'),
      },
    ),
  );

type Details = { kind: EntryConditionKind } & Record<keyof typeof blankDetails, unknown>;

/** Refuses a condition of the kind without a value in the field. */
function needs(kind: EntryConditionKind, field: keyof typeof blankDetails, message: string) {
  return z.refine<Details>((fields) => fields.kind !== kind || Boolean(fields[field]), {
    message,
    path: [field],
    when: onceValid('kind', field),
  });
}

export type EntryConditionInput = z.infer<typeof entryConditionFields>;
