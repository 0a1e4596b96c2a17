import type { Db } from '#db/db.ts';
import { findCountry } from '#db/queries/countries.ts';
import type { NewRow } from '#db/queries/records/recordTable.ts';
import { findRuleSource } from '#db/queries/rules/ruleEditions.ts';
import { listSources } from '#db/queries/rules/ruleList.ts';
import { NotFound } from '../errors.ts';

/**
 * The row of a record that belongs to a country, without a source that was removed: then it is the
 * administrators'. Throws NotFound for an unknown country.
 */
export async function completeSourced(trx: Db, row: NewRow): Promise<NewRow> {
  const { destination, source_id: source } = row;
  if (!(await findCountry(trx, String(destination)))) throw new NotFound('Country');
  const isGone = typeof source === 'string' && !(await findRuleSource(trx, source));
  return isGone ? { ...row, source_id: null } : row;
}

type Sourced = {
  sourceId: string | null;
  sourceTitle: string;
  sourceAddress: string | null;
  sourceDate: string | null;
};

/** The records with what imported ones inherit of their source: it becomes their own once they are saved. */
export async function withSources<Record extends Sourced>(db: Db, records: Record[]) {
  const sources = new Map((await listSources(db)).map((source) => [source.id, source]));
  return records.map((record) => {
    const source = record.sourceId !== null && sources.get(record.sourceId);
    if (!source) return record;
    return {
      ...record,
      sourceTitle: record.sourceTitle || source.title,
      sourceAddress: record.sourceAddress ?? source.address,
      sourceDate: record.sourceDate ?? source.date,
    };
  });
}
