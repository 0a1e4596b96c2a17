import * as z from 'zod/mini';
import {
  type AnswerSeen,
  SEEN_CONDITIONS_MAX,
  SEEN_TEXT_MAX,
  type SidesSeen,
} from '../answers/answerSeen.ts';
import { airsideNeeds } from '../transitVocabulary.ts';
import {
  accesses,
  answerAccesses,
  ruleConditions,
  staleKinds,
  stayUnits,
  visaTypes,
} from '../vocabulary.ts';
import { countryCode, honeypot, optionalText } from './text.ts';
import { REPORT_MESSAGE_MAX } from './textLengths.ts';

/** The longest answer as JSON, with all texts and lists at their limits. */
const ANSWER_MAX = 40_000;

/** "Is this wrong?": the answer and the visitor's message. */
export const answerReport = z.strictObject({
  passport: countryCode(),
  destination: countryCode(),
  purpose: z.enum(visaTypes),
  /** The displayed answer as JSON: a form without scripts can only send texts. */
  answer: z.string().check(z.maxLength(ANSWER_MAX)),
  message: z._default(optionalText(REPORT_MESSAGE_MAX), ''),
  website: honeypot,
});

const text = z.string().check(z.maxLength(SEEN_TEXT_MAX));
const access = z.enum(accesses);
const partialDate = z.string().check(z.regex(/^\d{4}(-\d\d){0,2}$/));

const source = z.strictObject({
  id: text,
  title: text,
  edition: z.nullable(z.int()),
  date: z.nullable(partialDate),
  verifiedOn: z.nullable(partialDate),
});

const sides: z.ZodMiniType<SidesSeen> = z.strictObject({
  heading: z.enum(['airside', 'border']),
  airside: z.strictObject({ need: z.enum(airsideNeeds), confirmed: z.boolean() }),
  border: z.nullable(z.enum(answerAccesses)),
});

const seen: z.ZodMiniType<AnswerSeen> = z.strictObject({
  on: partialDate,
  access: z.nullable(z.enum(answerAccesses)),
  stay: z.nullable(z.strictObject({ number: z.int(), unit: z.enum(stayUnits) })),
  note: text,
  unconfirmed: z.boolean(),
  stale: z.nullable(z.enum(staleKinds)),
  askBeforeTravel: z.boolean(),
  source: z.nullable(source),
  headline: z.nullable(text),
  conditions: z
    .array(z.strictObject({ condition: z.enum(ruleConditions), text, access, otherwise: access }))
    .check(z.maxLength(SEEN_CONDITIONS_MAX)),
  disagreement: z.nullable(z.strictObject({ kind: text, access: text, source })),
  sides: z.optional(sides),
});

/** Parses the answer of a report; `undefined` if it isn't from one of our pages. */
export function readAnswerSeen(json: string): AnswerSeen | undefined {
  try {
    return z.safeParse(seen, JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/** The part of a stored answer that the panel shows; another version of the product may have written it. */
const shown = z.object({
  access: z.nullable(z.enum(answerAccesses)),
  stay: z.optional(z.nullable(z.object({ number: z.number(), unit: z.enum(stayUnits) }))),
  source: z.optional(
    z.nullable(z.object({ title: z.string(), date: z.optional(z.nullable(z.string())) })),
  ),
  sides: z.optional(sides),
});

export type ShownAnswer = z.infer<typeof shown>;

/** What the panel shows of a report's stored answer; null if it has none of it. */
export function readShownAnswer(answer: unknown): ShownAnswer | null {
  return z.safeParse(shown, answer).data ?? null;
}
