import type { Db } from '../../../db/client.ts';
import { type FaqRow, insertFaq, listFaqs } from '../../../db/queries/faqs.ts';
import { nextFreeSlug } from '../../lib/slug.ts';
import type { Restored } from './restorers.ts';

/**
 * Stores a question again, at its place. Where its id was taken meanwhile it gets the next free one.
 */
export async function restoreFaq(trx: Db, row: FaqRow): Promise<Restored> {
  const taken = new Set((await listFaqs(trx)).map(({ id }) => id));
  const id = nextFreeSlug(row.id, taken);
  // A form that is still open somewhere made the row with its key: it may have made another since.
  const stored = await insertFaq(trx, { ...row, id, creation_key: null });
  const { question, answer, category } = stored;
  return { id, title: question, after: { question, answer, category } };
}
