import type { Db } from '../../../db/client.ts';
import { type FaqRow, insertFaq, listFaqs } from '../../../db/queries/faqs.ts';
import { listRecordedIdsFrom } from '../../../db/queries/history/historyEntries.ts';
import { nextFreeSlug } from '../../lib/slug.ts';
import type { Restored } from './restorers.ts';

/**
 * Stores a question again, at its place. Where its id was taken meanwhile it gets the next free one that
 * no other had.
 */
export async function restoreFaq(trx: Db, row: FaqRow): Promise<Restored> {
  const recorded = await listRecordedIdsFrom(trx, 'faq', row.id);
  const others = recorded.filter((id) => id !== row.id);
  const taken = new Set([...(await listFaqs(trx)).map(({ id }) => id), ...others]);
  const id = nextFreeSlug(row.id, taken);
  // A form that is still open somewhere made the row with its key: it may have made another since.
  const stored = await insertFaq(trx, { ...row, id, creation_key: null });
  const { question, answer, category } = stored;
  return { id, title: question, after: { question, answer, category } };
}
