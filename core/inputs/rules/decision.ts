import * as z from 'zod/mini';
import { ROWS_AT_ONCE } from '#core/records/lists.ts';
import { type DecisionKind, decisionKindNames } from '#core/rules/decisions.ts';
import { visaTypes } from '#core/vocabulary.ts';
import { countryCode, page, rowId, rowVersion } from '../text.ts';

/** A page of what needs a decision, of one kind or country. */
export const decisionFilter = z.strictObject({
  kind: z.optional(z.enum(decisionKindNames as [DecisionKind, ...DecisionKind[]])),
  country: z.optional(countryCode()),
  page,
});

export type DecisionFilter = z.infer<typeof decisionFilter>;

/** Above what two sides with the longest notes state, in characters. */
const SEEN_MAX = 50_000;

/** The most passports of a decision; above the number of countries. */
const PASSPORTS_MAX = 260;

const rules = z
  .array(z.strictObject({ id: rowId, version: rowVersion }))
  .check(z.minLength(1), z.maxLength(ROWS_AT_ONCE));

/** A decision as the editor saw it, so that nothing else is decided. */
const toSettle = z.discriminatedUnion('kind', [
  /** The imported rules of one change. */
  z.strictObject({ kind: z.literal('superseded'), rules }),
  /** Passports on which the same two sources disagree; `seen` are the `sidesSeen` of each. */
  z.strictObject({
    kind: z.literal('disagreement'),
    destination: countryCode(),
    purpose: z.enum(visaTypes),
    passports: z.array(countryCode()).check(z.minLength(1), z.maxLength(PASSPORTS_MAX)),
    seen: z.string().check(z.maxLength(SEEN_MAX)),
  }),
  /** Rules to confirm. */
  z.strictObject({ kind: z.literal('rules'), rules }),
]);

export type DecisionToSettle = z.infer<typeof toSettle>;

/**
 * Settles decisions of one country: `read` keeps what visitors read now, or confirms it; `other` uses
 * the other side.
 */
export const decisionsSettle = z.strictObject({
  use: z.enum(['read', 'other']),
  decisions: z.array(toSettle).check(z.minLength(1), z.maxLength(ROWS_AT_ONCE)),
});

export type DecisionsSettle = z.infer<typeof decisionsSettle>;
