import { stringify } from 'csv-stringify/sync';
import type { RuleAnswer, RuleChange } from '#core/rules/editionDifference.ts';

/** A difference as CSV: a line per change, by destination. */
export function differenceTable(changes: readonly RuleChange[]): string {
  const rows = changes.map((change) => [
    change.destination,
    change.passport,
    change.purpose,
    change.condition === null ? '' : `${change.condition} ${change.conditionText}`.trim(),
    change.change,
    ...answerCells(change.before),
    ...answerCells(change.after),
  ]);
  return stringify([header, ...rows], { escape_formulas: true });
}

const header = [
  'Destination',
  'Passport',
  'Purpose',
  'Condition',
  'Change',
  'Access before',
  'Stay before',
  'Access after',
  'Stay after',
];

function answerCells(answer: RuleAnswer | null): [string, string] {
  if (!answer) return ['', ''];
  const { access, stay } = answer;
  return [access, stay ? `${stay.number} ${stay.unit}` : ''];
}
