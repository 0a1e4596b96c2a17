import { stringify } from 'csv-stringify/sync';
import type { Db } from '#db/db.ts';
import type { StoredRule } from '#db/queries/rules/ruleColumns.ts';
import { listRulesByIds, listSources } from '#db/queries/rules/ruleList.ts';
import { cellOfText } from '../lib/csvCells.ts';

/** Rules of any source as CSV, by id; unknown ids are omitted. */
export async function ruleTable(db: Db, ids: readonly number[]): Promise<string> {
  const titles = new Map((await listSources(db)).map(({ id, title }) => [id, title]));
  const rules = await listRulesByIds(db, ids);
  const rows = rules.map((rule) =>
    Object.values(columns).map((cellOf) => cellOfText(cellOf(rule, titles) ?? '')),
  );
  return stringify([Object.keys(columns), ...rows], { record_delimiter: '\r\n' });
}

type CellOf = (rule: StoredRule, titles: Map<string, string>) => string | null | undefined;

const columns: Record<string, CellOf> = {
  Passport: ({ passport }) => passport,
  Destination: ({ destination }) => destination,
  Purpose: ({ purpose }) => purpose,
  Access: ({ access }) => access,
  Stay: ({ stayNumber, stayUnit }) => (stayNumber === null ? null : `${stayNumber} ${stayUnit}`),
  Condition: ({ condition }) => condition,
  'Detail of the condition': ({ conditionText }) => conditionText,
  Otherwise: ({ otherwise }) => otherwise,
  'Valid from': ({ validFrom }) => validFrom,
  'Valid to': ({ validTo }) => validTo,
  Source: ({ sourceTitle, sourceId }, titles) => sourceTitle || titles.get(sourceId),
  'Address of the source': ({ sourceAddress }) => sourceAddress,
  'Date of the source': ({ sourceDate }) => sourceDate,
  'Confirmed on': ({ verifiedOn }) => verifiedOn,
  Note: ({ note }) => note,
};
