import type { Db } from '../../db/client.ts';
import {
  type ChangeFilter,
  listAnswerChangesNewestFirst,
  type RecordedChange,
} from '../../db/queries/answerChanges.ts';
import { CHANGES_PAGE_SIZE } from '../schemas/jsonApiTexts.ts';

/** A page of changed answers, newest first; `next` is the `before` of the next page, null on the last. */
export async function listAnswerChanges(
  db: Db,
  filter: ChangeFilter,
): Promise<{ changes: RecordedChange[]; next: number | null }> {
  // One more than fits tells whether there is a next page.
  const rows = await listAnswerChangesNewestFirst(db, filter, CHANGES_PAGE_SIZE + 1);
  const changes = rows.slice(0, CHANGES_PAGE_SIZE);
  const isLast = rows.length <= CHANGES_PAGE_SIZE;
  return { changes, next: isLast ? null : (changes.at(-1)?.id ?? null) };
}
