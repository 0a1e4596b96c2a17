import * as z from 'zod/mini';
import { conditionDetails, entryConditionKinds } from '#core/border/conditionKinds.ts';
import * as borderVocabulary from '#core/borderVocabulary.ts';
import * as vocabulary from '#core/vocabulary.ts';
import { webAddress as address, currency, day, words } from './packParts.ts';
import { parsePack } from './parsePack.ts';

/** The shape of the files in `destinations`; see the README beside them. */

/** Codes of passports or countries in one text: `DE FR`. */
const codes = z.string().check(z.regex(/^[A-Z]{2}( [A-Z]{2})*$/, 'takes codes such as "DE FR"'));
const codesOrAll = z.union([z.literal(''), codes]);
const count = z.int().check(z.minimum(1));
const wholeNumber = z.int().check(z.minimum(0));
const amount = z.string().check(z.regex(/^\d+(\.\d+)?$/, 'takes an amount such as "20.5"'));

/** The page of a statement, by its index in `pages`, and the day on which it was read. */
const cited = { page: wholeNumber, checked: day };

/** A citation like `cited`, or `by`: the government that states the fact elsewhere. */
const citedSomewhere = {
  page: z.exactOptional(wholeNumber),
  by: z.exactOptional(words),
  checked: day,
};

/** The requirement of several passports; absent fields aren't stated. */
const rule = z.strictObject({
  passports: codes,
  access: z.enum(vocabulary.accesses),
  days: z.exactOptional(count),
  months: z.exactOptional(count),
  condition: z.exactOptional(
    z.strictObject({
      kind: z.enum(vocabulary.ruleConditions),
      text: words,
      otherwise: z.enum(vocabulary.accesses),
    }),
  ),
  application: z.exactOptional(z.enum(vocabulary.applicationWays)),
  /** The access that another official page states. */
  contested: z.exactOptional(z.enum(vocabulary.accesses)),
  from: z.exactOptional(day),
  to: z.exactOptional(day),
  note: z.exactOptional(words),
  ...cited,
  scope: z.enum(vocabulary.pageScopes),
});

const restriction = z.strictObject({
  kind: z.enum(vocabulary.restrictionKinds),
  passports: codes,
  /** The suspended visa classes as published; '' for all. */
  visas: z.string(),
  /** True if exceptions are published. */
  exceptions: z.boolean(),
  instrument: z.string(),
  ...cited,
});

const document = z.strictObject({
  /** Either kind if absent. */
  kind: z.exactOptional(z.enum(vocabulary.documentKinds)),
  issuers: z.array(z.union([codes, z.enum(vocabulary.stateGroupNames)])).check(z.minLength(1)),
  qualities: z.exactOptional(z.array(z.enum(vocabulary.documentQualities))),
  validDays: z.exactOptional(count),
  validMonths: z.exactOptional(count),
});

/** All parts must be met; of `documents` and of `ages`, any one. */
export const terms = z.strictObject({
  documents: z.exactOptional(z.array(document)),
  /** True if the official page accepts further documents. */
  orOthers: z.exactOptional(z.literal(true)),
  livesIn: z.exactOptional(z.array(codes)),
  arrivingFrom: z.exactOptional(z.array(codes)),
  /** Full years; `under` is exclusive. */
  ages: z.exactOptional(
    z.array(z.strictObject({ from: z.exactOptional(count), under: z.exactOptional(count) })),
  ),
  terms: z.exactOptional(z.array(z.enum(vocabulary.exceptionTerms))),
});

/**
 * An exception for some holders of these passports ('' for all); without `access` and `terms`, it
 * says only that there are exceptions.
 */
const exception = z.strictObject({
  passports: codesOrAll,
  access: z.exactOptional(z.enum(vocabulary.accesses)),
  days: z.exactOptional(count),
  terms: z.exactOptional(terms),
  from: z.exactOptional(day),
  to: z.exactOptional(day),
  ...cited,
  scope: z.enum(vocabulary.pageScopes),
});

/** A condition of the border for foreign visitors; absent fields have their blank values. */
const condition = z.strictObject({
  kind: z.enum(entryConditionKinds),
  binding: z.exactOptional(z.enum(borderVocabulary.bindings)),
  concerns: z.exactOptional(z.enum(borderVocabulary.concerned)),
  months: z.exactOptional(wholeNumber),
  number: z.exactOptional(wholeNumber),
  unit: z.exactOptional(z.enum(borderVocabulary.periodUnits)),
  countedFrom: z.exactOptional(z.nullable(z.enum(borderVocabulary.validityCounts))),
  amount: z.exactOptional(amount),
  currency: z.exactOptional(currency),
  per: z.exactOptional(z.enum(borderVocabulary.amountsPer)),
  vaccine: z.exactOptional(z.enum(borderVocabulary.vaccines)),
  comingFrom: z.exactOptional(z.enum(borderVocabulary.comingFroms)),
  countries: z.exactOptional(codes),
  title: z.exactOptional(words),
  detail: z.exactOptional(z.enum(conditionDetails)),
  address: z.exactOptional(address),
  /**
   * True if it isn’t asked of those who need neither a visa nor an ETA; absent where a passport's validity
   * counts from the end of a visa, too, unless false: then from the last permitted day without one.
   */
  permissionOnly: z.exactOptional(z.boolean()),
  /** Kinds of stay by the page, where it says more than the rule for the kind (core/border/conditionPurposes.ts). */
  purposes: z.exactOptional(z.array(z.enum(vocabulary.visaTypes)).check(z.minLength(1))),
  note: z.exactOptional(words),
  ...citedSomewhere,
});

/** A type of visa or an arrival form; absent fields aren't stated. */
const link = z.strictObject({
  scheme: z.enum(borderVocabulary.linkSchemes),
  /** Absent for a type of visa, which is named by what it gives. */
  title: z.exactOptional(words),
  /** True if the visa is applied for online. */
  online: z.exactOptional(z.boolean()),
  address: z.exactOptional(address),
  /** Absent for all. */
  passports: z.exactOptional(codes),
  amount: z.exactOptional(amount),
  currency: z.exactOptional(currency),
  priceNote: z.exactOptional(words),
  binding: z.exactOptional(z.enum(borderVocabulary.linkBindings)),
  /** The shortest and the longest time; null if only the other is stated. */
  processing: z.exactOptional(
    z.tuple([
      z.nullable(wholeNumber),
      z.nullable(wholeNumber),
      z.enum(borderVocabulary.processingUnits),
    ]),
  ),
  validityDays: z.exactOptional(count),
  stayDays: z.exactOptional(count),
  entries: z.exactOptional(z.enum(borderVocabulary.visaEntries)),
  earliestDays: z.exactOptional(count),
  note: z.exactOptional(words),
  ...citedSomewhere,
});

/** Every passport but the destination's own is in `rules`, `unconfirmed` or `setAside`. */
export const destinationPack = z.strictObject({
  destination: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** The day on which the dataset last changed its record of the destination. */
  updated: day,
  /** Title and address of each cited page. */
  pages: z.array(z.tuple([words, address])),
  rules: z.array(rule),
  /** Passports without a readable page. */
  unconfirmed: z.array(z.strictObject({ triedOn: day, passports: codes })),
  /** Passports for which the pages were judged unreliable, and the reason. */
  setAside: z.array(z.strictObject({ why: words, passports: codes })),
  restrictions: z.array(restriction),
  exceptions: z.array(exception),
  conditions: z.array(condition),
  links: z.array(link),
  /** Facts of the dataset that are no rule, condition or link, and why. */
  leftOut: z.array(z.strictObject({ why: words, facts: z.array(words) })),
});

export type DestinationPack = z.infer<typeof destinationPack>;
export type PackedRule = DestinationPack['rules'][number];
export type PackedCondition = DestinationPack['conditions'][number];
export type PackedLink = DestinationPack['links'][number];

/** Parses a pack. Throws a sentence that names the file and the place of the first fault. */
export function parseDestinationPack(text: string, file: string): DestinationPack {
  return parsePack(destinationPack, text, file);
}
