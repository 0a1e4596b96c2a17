import * as z from 'zod/mini';
import { visaTypes } from '#core/vocabulary.ts';

/** The kinds of stay that a fact is about, in the order of the vocabulary. */
export const purposesOfStay = z.array(z.enum(visaTypes)).check(
  z.minLength(1, 'Choose at least one kind of stay'),
  z.maxLength(visaTypes.length),
  z.overwrite((chosen) => visaTypes.filter((type) => chosen.includes(type))),
);
