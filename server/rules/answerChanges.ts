import { CHANGES_PAGE_SIZE } from '#core/jsonApi.ts';
import type { Db } from '#db/db.ts';
import {
  type ChangeFilter,
  listAnswerChangesNewestFirst,
  type RecordedChange,
} from '#db/queries/answers/answerChanges.ts';
import { withPairNames } from '../languages/countryNames.ts';

/**
 * A page of changed answers, newest first; `next` is the `before` of the next page, null on the
 * last.
 */
export async function listAnswerChanges(
  db: Db,
  { limit = CHANGES_PAGE_SIZE, ...filter }: ChangeFilter & { limit?: number | undefined },
): Promise<{ changes: RecordedChange[]; next: number | null }> {
  // One extra row shows whether there is a next page.
  const rows = await listAnswerChangesNewestFirst(db, filter, limit + 1);
  const changes = rows.slice(0, limit).map(withPairNames);
  const isLast = rows.length <= limit;
  return { changes, next: isLast ? null : (changes.at(-1)?.id ?? null) };
}
