import type { FaqCategory } from '#core/siteVocabulary.ts';
import type { Db } from '../../db.ts';
import { mapColumns, number, plain, text } from '../columns.ts';
import { changeContent } from '../contentVersion.ts';
import { listRecords } from './recordRows.ts';

/** The questions of the home page, which `position` orders. */
export const faqTable = {
  name: 'faqs' as const,
  fields: mapColumns({
    question: text('question'),
    answer: text('answer'),
    category: plain<FaqCategory>()('category'),
  }),
  head: mapColumns({ id: text('id'), version: number('version'), position: number('position') }),
  order: ['position'],
  hasTimes: false,
  content: 'questions' as const,
  hasCreationKey: true,
};

export type Faq = { id: string; question: string; answer: string; category: FaqCategory };

/** `version` starts at 1 and grows with each save; `position` is the order. */
type StoredFaq = Faq & { version: number; position: number };

/** All questions, in display order. */
export function listFaqs(db: Db): Promise<StoredFaq[]> {
  return listRecords(db, faqTable);
}

export async function setFaqPosition(db: Db, id: string, position: number): Promise<void> {
  await changeContent(db, 'questions', async (trx) => {
    const result = await trx
      .updateTable('faqs')
      .set({ position })
      .where('id', '=', id)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  });
}

/** Adds the entries whose id is new. Returns their number. */
export async function addMissingFaqs(db: Db, faqs: Faq[]): Promise<number> {
  return changeContent(db, 'questions', async (trx) => {
    const result = await trx
      .insertInto('faqs')
      .values(faqs.map((faq, position) => ({ ...faq, position })))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(result.numInsertedOrUpdatedRows ?? 0);
  });
}
