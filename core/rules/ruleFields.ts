import type {
  Access,
  ApplicationWay,
  PageScope,
  RuleCondition,
  StayUnit,
  VisaType,
} from '../vocabulary.ts';

/** The fields of an entry rule. The database's columns have the same names in snake_case. */

/**
 * What a field is a part of: the `question` that a rule answers; the `case` that tells rules of one
 * question apart; the `answer`; a `note` on it; the `source` that states it, where it isn't known from
 * the edition; the facts that only compilations have (`compiled`); the `review` by administrators.
 */
type Part = 'question' | 'case' | 'answer' | 'note' | 'source' | 'compiled' | 'review';

type Field<Of extends Part, Value, Empty> = {
  part: Of;
  /** The value of a rule that doesn't state it; undefined where each rule does. */
  empty: Empty;
  /** Carries the type of the values; never set. */
  value?: Value;
};

function stated<Value extends string>() {
  return <const Of extends Part>(part: Of): Field<Of, Value, undefined> => ({
    part,
    empty: undefined,
  });
}

function text<const Of extends Part>(part: Of): Field<Of, string, ''> {
  return { part, empty: '' };
}

function optional<Value extends string | number>() {
  return <const Of extends Part>(part: Of): Field<Of, Value | null, null> => ({
    part,
    empty: null,
  });
}

/** Marks a field that answers show as the rule has it. */
function fact<F>(field: F): F & { isFact: true } {
  return { ...field, isFact: true };
}

export const ruleFields = {
  /** ISO 3166-1 alpha-2, or XK. */
  passport: stated<string>()('question'),
  destination: stated<string>()('question'),
  purpose: stated<VisaType>()('question'),
  access: stated<Access>()('answer'),
  stayNumber: optional<number>()('answer'),
  /** Null without a number. */
  stayUnit: optional<StayUnit>()('answer'),
  condition: optional<RuleCondition>()('case'),
  conditionText: text('case'),
  /** The access without the condition; set exactly when there is a condition. */
  otherwise: optional<Access>()('answer'),
  note: text('note'),
  /** The source that an administrator named, or the page that a compilation cites. */
  sourceTitle: text('source'),
  /** Null in an imported rule: that of its source applies. */
  sourceAddress: optional<string>()('source'),
  /** YYYY, YYYY-MM or YYYY-MM-DD. Null in an imported rule: that of its edition applies. */
  sourceDate: optional<string>()('source'),
  /** The first and the last day of validity, YYYY-MM-DD. */
  validFrom: optional<string>()('case'),
  validTo: optional<string>()('case'),
  /** The day of the last confirmation by an administrator. */
  verifiedOn: optional<string>()('review'),
  /** The day on which an administrator refused an imported rule, which is not used since. */
  refusedOn: optional<string>()('review'),
  /** How to apply, where the access doesn't imply it. */
  application: fact(optional<ApplicationWay>()('compiled')),
  /** A different access that a compilation found on another official page. */
  contestedAccess: optional<Access>()('compiled'),
  /** Null unless the address is a page that a compilation cites. */
  pageScope: optional<PageScope>()('compiled'),
};

type Fields = typeof ruleFields;

export type RuleField = keyof Fields;

/** A rule's values. */
export type RuleFields = {
  [Name in RuleField]: NonNullable<Fields[Name]['value']> | Extract<Fields[Name]['empty'], null>;
};

/** The names of the fields of some parts. */
export type FieldOf<Of extends Part> = {
  [Name in RuleField]: Fields[Name]['part'] extends Of ? Name : never;
}[RuleField];

export const ruleFieldNames = Object.keys(ruleFields) as RuleField[];

/** The fields of these parts, in the order of `ruleFields`. */
export function fieldsOf<const Of extends Part>(...parts: Of[]): FieldOf<Of>[] {
  const wanted: ReadonlySet<Part> = new Set(parts);
  return ruleFieldNames.filter((name) => wanted.has(ruleFields[name].part)) as FieldOf<Of>[];
}

/** The fields that a rule may leave out. */
type EmptyField = {
  [Name in RuleField]: Fields[Name]['empty'] extends undefined ? never : Name;
}[RuleField];

/** A rule that states nothing but its question and its access. */
export const emptyRule = Object.fromEntries(
  ruleFieldNames.flatMap((name) => {
    const { empty } = ruleFields[name];
    return empty === undefined ? [] : [[name, empty]];
  }),
) as Pick<RuleFields, EmptyField>;

/** The fields that answers show as the rule has them. */
type FactName = {
  [Name in RuleField]: Fields[Name] extends { isFact: true } ? Name : never;
}[RuleField];

export type RuleFacts = Pick<RuleFields, FactName>;

const factNames = ruleFieldNames.filter((name): name is FactName => 'isFact' in ruleFields[name]);

export function factsOf(rule: RuleFacts): RuleFacts {
  return Object.fromEntries(factNames.map((name) => [name, rule[name]])) as RuleFacts;
}

/** The facts of an answer of no rule. */
export const noFacts: RuleFacts = factsOf(emptyRule);
