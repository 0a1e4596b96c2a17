import * as z from 'zod/mini';
import { sourceFields, sourceLabels } from '../rules/administratorRule.ts';
import { optionalText } from '../text.ts';
import type { RecordWords } from './recordWords.ts';

export const entryConditionKinds = ['passport_validity', 'passport_age'] as const;

export const validityCounts = ['entry', 'departure'] as const;

/** Passports are valid for ten years, seldom for longer. */
const MONTHS_MAX = 240;

/** What a destination asks of every foreign passport: how long it is valid still, or how old it may be. */
export const entryConditionFields = z
  .strictObject({
    kind: z.enum(entryConditionKinds, 'Choose what is asked for'),
    months: z
      .int('Enter a number of months')
      .check(
        z.minimum(0, 'Enter 0 or more months'),
        z.maximum(MONTHS_MAX, `Enter at most ${MONTHS_MAX} months`),
      ),
    /** From which day a passport's validity counts; its age counts at entry. */
    countedFrom: z.nullable(z.enum(validityCounts)),
    note: optionalText(1000),
    ...sourceFields,
  })
  .check(
    z.refine(({ kind, countedFrom }) => kind !== 'passport_validity' || countedFrom !== null, {
      message: 'Say from which day the months count',
      path: ['countedFrom'],
    }),
    z.refine(({ kind, countedFrom }) => kind !== 'passport_age' || countedFrom === null, {
      message: 'The age of a passport counts at entry: leave this empty',
      path: ['countedFrom'],
    }),
  );

export type EntryConditionInput = z.infer<typeof entryConditionFields>;

export const entryConditionWords = {
  noun: ['entry condition', 'entry conditions'],
  title: ['Entry condition', 'Entry conditions'],
  file: 'entry-conditions',
  param: 'condition',
  labels: {
    kind: 'Asked For',
    months: 'Months',
    countedFrom: 'Counted From',
    note: 'Note',
    ...sourceLabels,
  },
} as const satisfies RecordWords<EntryConditionInput>;

export const conditionKindNames: Record<EntryConditionInput['kind'], string> = {
  passport_validity: 'Validity of the passport',
  passport_age: 'Age of the passport',
};
