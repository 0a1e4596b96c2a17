import * as z from 'zod/mini';
import { readAges } from '#core/answers/work/programmeAges.ts';
import { ageStatements, statementQualities } from '#core/policyVocabulary.ts';
import { youthProgrammeKinds } from '#core/workVocabulary.ts';
import { onceValid } from '../onceValid.ts';
import { sourceAddress, sourceFields } from '../rules/administratorRule.ts';
import { optionalText, requiredText } from '../text.ts';
import { countryCodes } from './countryCodes.ts';
import { feeChecks, feeFields } from './governmentFee.ts';
import { wholeNumber } from './wholeNumber.ts';

/** In years. */
const AGE_MAX = 99;
/** In months. */
const LENGTH_MAX = 120;
const AGES_LENGTH_MAX = 3000;

const otherAges = optionalText(AGES_LENGTH_MAX).check(
  z.toUpperCase(),
  z.overwrite((text) =>
    text
      .replaceAll('–', '-')
      .split(/\s*[,;\n]\s*/)
      .filter(Boolean)
      .join(', '),
  ),
  z.refine<string>((text) => readAges(text) !== undefined, 'Enter ages such as CA 18-35, NZ 18-35'),
);

/** A programme by which young people may work in a country for some months. */
export const workProgrammeFields = z
  .strictObject({
    kind: z.enum(youthProgrammeKinds, 'Choose the kind of programme'),
    title: requiredText('Name is required', 200),
    passports: countryCodes.check(z.minLength(1, 'Name the passports, like DE FR')),
    /** Of the passports that `otherAges` doesn't name; null if unverified. */
    firstAge: wholeNumber(1, AGE_MAX),
    lastAge: wholeNumber(1, AGE_MAX),
    otherAges: z._default(otherAges, ''),
    months: wholeNumber(1, LENGTH_MAX),
    isLimited: z._default(z.nullable(z.boolean()), null),
    /** The passports for which places are drawn by lot. */
    ballotFor: z._default(countryCodes, ''),
    ...feeFields,
    address: z._default(sourceAddress, null),
    quality: z.enum(statementQualities, 'Choose whose page it is'),
    sourcePublisher: z._default(optionalText(200), ''),
    sourceDateIs: z._default(z.enum(ageStatements), 'unknown'),
    ...sourceFields,
  })
  .check(
    ...feeChecks,
    z.refine(({ firstAge, lastAge }) => (firstAge === null) === (lastAge === null), {
      message: 'Enter the first and the last age, or neither',
      path: ['lastAge'],
      when: onceValid('firstAge', 'lastAge'),
    }),
    z.refine(({ firstAge, lastAge }) => (firstAge ?? 0) <= (lastAge ?? AGE_MAX), {
      message: 'Enter at least the first age',
      path: ['lastAge'],
      when: onceValid('firstAge', 'lastAge'),
    }),
    z.refine(
      ({ otherAges: ages }) =>
        Object.values(readAges(ages) ?? {}).every(([first, last]) => first <= last),
      {
        message: 'Enter the first age before the last',
        path: ['otherAges'],
        when: onceValid('otherAges'),
      },
    ),
    ...(['otherAges', 'ballotFor'] as const).map((field) =>
      z.refine<{ passports: string; otherAges: string; ballotFor: string }>(
        ({ passports, ...fields }) =>
          (fields[field].match(/[A-Z]{2}/g) ?? []).every((code) => passports.includes(code)),
        {
          message: 'Name only passports of this programme',
          path: [field],
          when: onceValid('passports', field),
        },
      ),
    ),
  );

export type WorkProgrammeInput = z.infer<typeof workProgrammeFields>;
