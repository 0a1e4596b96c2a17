import type { Access, RuleCondition, StayUnit, VisaType } from '#core/vocabulary.ts';
import { mapColumns, number, plain, text } from '../columns.ts';

/** A stay without a number has no unit; forms then show days. */
const stayUnit = {
  column: 'stay_unit' as const,
  read: (stored: StayUnit | null): StayUnit => stored ?? 'days',
  write: (unit: StayUnit): StayUnit | null => unit,
};

/** The fields of a rule that administrators edit. */
const stated = mapColumns({
  /** ISO 3166-1 alpha-2, or XK. */
  passport: text('passport'),
  destination: text('destination'),
  purpose: plain<VisaType>()('purpose'),
  access: plain<Access>()('access'),
  stayNumber: plain<number | null>()('stay_number'),
  stayUnit,
  condition: plain<RuleCondition | null>()('condition'),
  conditionText: text('condition_text'),
  otherwise: plain<Access | null>()('otherwise'),
  note: text('note'),
  sourceTitle: text('source_title'),
  sourceAddress: plain<string | null>()('source_address'),
  sourceDate: plain<string | null>()('source_date'),
  validFrom: plain<string | null>()('valid_from'),
  validTo: plain<string | null>()('valid_to'),
});

export type StatedRule = ReturnType<typeof stated.fromRow>;

const recorded = mapColumns({
  id: number('id'),
  sourceId: text('source_id'),
  editionId: plain<number | null>()('edition_id'),
  verifiedOn: plain<string | null>()('verified_on'),
  /** The day on which an administrator refused an imported rule, which is not used since. */
  refusedOn: plain<string | null>()('refused_on'),
  version: number('version'),
});

/** A stored rule of any source. */
export type StoredRule = StatedRule & ReturnType<typeof recorded.fromRow>;

export const ruleColumns = [...stated.names, ...recorded.names];

export function toStoredRule(
  row: Parameters<typeof stated.fromRow>[0] & Parameters<typeof recorded.fromRow>[0],
): StoredRule {
  return { ...stated.fromRow(row), ...recorded.fromRow(row) };
}

/** The columns of the edited fields. */
export function toRuleRow(rule: StatedRule) {
  const row = stated.toRow(rule);
  return { ...row, stay_unit: rule.stayNumber === null ? null : rule.stayUnit };
}

/** The table of rules of all sources, for the queries that all records share. */
export const ruleTable = {
  name: 'entry_rules' as const,
  fields: { ...stated, toRow: toRuleRow },
  head: recorded,
  order: [],
  hasTimes: true,
  content: 'rules' as const,
  hasCreationKey: true,
};
