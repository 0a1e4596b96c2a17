import type { Db } from '../client.ts';
import { faqTable } from '../records/faqs.ts';
import { listRecords } from '../records/recordRows.ts';
import type { FaqCategory } from '../schema.ts';
import { changeContent } from './contentVersion.ts';

export type Faq = { id: string; question: string; answer: string; category: FaqCategory };

/** `version` is from 1, one more with each save; `position` orders them. */
export type StoredFaq = Faq & { version: number; position: number };

/** Every question with its answer, in the order they are shown. */
export function listFaqs(db: Db): Promise<StoredFaq[]> {
  return listRecords(db, faqTable);
}

/** Puts a question at a place in the order. */
export async function setFaqPosition(db: Db, id: string, position: number): Promise<void> {
  await changeContent(db, async (trx) => {
    const result = await trx
      .updateTable('faqs')
      .set({ position })
      .where('id', '=', id)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  });
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
