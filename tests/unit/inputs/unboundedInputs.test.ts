import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { unboundedInputs } from '../../support/unboundedInputs.ts';

const short = z.string().check(z.maxLength(10));

test.each([
  [z.object({ name: short }), ['input takes unknown keys']],
  [z.strictObject({ name: z.string() }), ['input.name takes text of any length']],
  [
    z.strictObject({ code: z.string().check(z.regex(/^[A-Z]+$/)) }),
    ['input.code takes text of any length'],
  ],
  [z.strictObject({ items: z.array(short) }), ['input.items takes any number of items']],
  [z.strictObject({ page: z.optional(z.int()) }), ['input.page takes any number']],
  [z.strictObject({ any: z.unknown() }), ['input.any is of the kind unknown']],
  [
    z.strictObject({ list: z.array(z.object({})).check(z.maxLength(3)) }),
    ['input.list[] takes unknown keys'],
  ],
  [z.strictObject({ code: z.string().check(z.regex(/^[A-Z]{2}$/)), name: z.nullable(short) }), []],
])('the check finds unbounded inputs (%#)', (schema, spots) => {
  expect(unboundedInputs(schema)).toEqual(spots);
});
