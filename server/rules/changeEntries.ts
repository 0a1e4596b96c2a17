import type { Db } from '#db/db.ts';
import {
  type ChangeFilter,
  listAnswerChangesNewestFirst,
  type RecordedChange,
} from '#db/queries/answers/answerChanges.ts';
import { withPairNames } from '../languages/countryNames.ts';

/** Changes of one import or edit, in the order they were stored. */
export type ChangesOfOneTime = [RecordedChange, ...RecordedChange[]];

/** Rows read for a feed: more than one import can change for a passport or in a country. */
const ROWS = 1000;

/** Entries of a feed. */
const ENTRIES = 100;

/**
 * The newest changes of a passport or in a country, one entry per import or edit. Reads at most
 * 1,000 rows; an entry that may be incomplete is omitted, unless it is the only one.
 */
export async function listChangeEntries(
  db: Db,
  filter: Pick<ChangeFilter, 'passport' | 'destination'>,
  most: { rows: number; entries: number } = { rows: ROWS, entries: ENTRIES },
): Promise<ChangesOfOneTime[]> {
  const rows = await listAnswerChangesNewestFirst(db, filter, most.rows);
  const changes = rows.map(withPairNames);
  const entries: ChangesOfOneTime[] = [];
  for (const change of changes) {
    const last = entries.at(-1);
    if (last && isOfOneTime(last[0], change)) last.unshift(change);
    else entries.push([change]);
  }
  if (changes.length === most.rows && entries.length > 1) entries.pop();
  return entries.slice(0, most.entries);
}

function isOfOneTime(a: RecordedChange, b: RecordedChange): boolean {
  return a.changedAt === b.changedAt && a.cause === b.cause && a.sourceTitle === b.sourceTitle;
}
