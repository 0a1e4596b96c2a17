import type { Db } from '../client.ts';
import type { FaqCategory } from '../schema.ts';
import { changeContent } from './contentVersion.ts';

export type Faq = { id: string; question: string; answer: string; category: FaqCategory };

/** Every question with its answer, in the order they are shown. */
export async function listFaqs(db: Db): Promise<Faq[]> {
  return db
    .selectFrom('faqs')
    .select(['id', 'question', 'answer', 'category'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Adds the entries whose id is not there yet. Returns how many came. */
export async function addMissingFaqs(db: Db, faqs: Faq[]): Promise<number> {
  return changeContent(db, async (trx) => {
    const result = await trx
      .insertInto('faqs')
      .values(faqs.map((faq, position) => ({ ...faq, position })))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(result.numInsertedOrUpdatedRows ?? 0);
  });
}
