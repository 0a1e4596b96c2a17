import type { Generated } from 'kysely';
import {
  type emptyRule,
  fieldsOf,
  type RuleField,
  type RuleFields,
  ruleFieldNames,
} from '#core/rules/ruleFields.ts';
import type { StayUnit } from '#core/vocabulary.ts';
import { type Column, mapColumns, number, plain, text } from '../columns.ts';

/** The columns of an entry rule's fields, for all statements that name them. */

/** The column of a field: stay_number of stayNumber. */
type ColumnOf<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : '';

export function columnOf<const Name extends RuleField>(field: Name): ColumnOf<Name> {
  const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return column as ColumnOf<Name>;
}

/** For a select list: the column of each field, under the field's name. */
export function selected<Name extends RuleField>(
  fields: readonly Name[],
): { [Each in Name]: `${ColumnOf<Each>} as ${Each}` }[Name][] {
  return fields.map((field) => `${columnOf(field)} as ${field}` as never);
}

type RuleRow = { [Name in RuleField as ColumnOf<Name>]: RuleFields[Name] };

const columns = ruleFieldNames.map((field) => [field, columnOf(field)] as const);

/** All fields of a rule as columns. */
export function toRow(rule: RuleFields): RuleRow {
  return Object.fromEntries(columns.map(([field, column]) => [column, rule[field]])) as RuleRow;
}

/** The types of the columns. Texts have a default. */
export type RuleColumns = {
  [Name in RuleField as ColumnOf<Name>]: Name extends keyof typeof emptyRule
    ? (typeof emptyRule)[Name] extends string
      ? Generated<RuleFields[Name]>
      : RuleFields[Name]
    : RuleFields[Name];
};

type PlainColumns<Name extends RuleField> = {
  [Each in Name]: Column<ColumnOf<Each>, RuleFields[Each], RuleFields[Each]>;
};

function plainColumns<Name extends RuleField>(fields: readonly Name[]): PlainColumns<Name> {
  const columns = fields.map((field) => [field, plain()(columnOf(field))]);
  return Object.fromEntries(columns);
}

/** A stay without a number has no unit; forms then show days. */
const stayUnit = {
  column: 'stay_unit' as const,
  read: (stored: StayUnit | null): StayUnit => stored ?? 'days',
  write: (unit: StayUnit): StayUnit | null => unit,
};

/** The fields of a rule that administrators edit. */
const stated = mapColumns({
  ...plainColumns(fieldsOf('question', 'case', 'answer', 'note', 'source')),
  stayUnit,
});

export type StatedRule = ReturnType<typeof stated.fromRow>;

const recorded = mapColumns({
  id: number('id'),
  sourceId: text('source_id'),
  editionId: plain<number | null>()('edition_id'),
  ...plainColumns(fieldsOf('review')),
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
