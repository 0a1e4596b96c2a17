import { stringify } from 'csv-stringify/sync';
import type { Db } from '#db/db.ts';
import type { StoredRule } from '#db/queries/rules/ruleColumns.ts';
import { listRulesByIds, listSources } from '#db/queries/rules/ruleList.ts';
import { cellOfText } from '../lib/csvCells.ts';

/** Rules of any source as CSV, by id; unknown ids are omitted. */
export async function ruleTable(db: Db, ids: readonly number[]): Promise<string> {
  const titles = new Map((await listSources(db)).map(({ id, title }) => [id, title]));
  const rules = await listRulesByIds(db, ids);
  const rows = rules.map((rule) => cellsOf(rule, titles).map((cell) => cellOfText(cell ?? '')));
  return stringify([header, ...rows], { record_delimiter: '\r\n' });
}

const header = [
  'Passport',
  'Destination',
  'Purpose',
  'Access',
  'Stay',
  'Condition',
  'Detail of the condition',
  'Otherwise',
  'Valid from',
  'Valid to',
  'Source',
  'Address of the source',
  'Date of the source',
  'Confirmed on',
  'Note',
];

function cellsOf(rule: StoredRule, titles: Map<string, string>): (string | null | undefined)[] {
  return [
    rule.passport,
    rule.destination,
    rule.purpose,
    rule.access,
    rule.stayNumber === null ? null : `${rule.stayNumber} ${rule.stayUnit}`,
    rule.condition,
    rule.conditionText,
    rule.otherwise,
    rule.validFrom,
    rule.validTo,
    rule.sourceTitle || titles.get(rule.sourceId),
    rule.sourceAddress,
    rule.sourceDate,
    rule.verifiedOn,
    rule.note,
  ];
}
