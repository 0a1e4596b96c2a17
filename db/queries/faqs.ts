import type { Selectable } from 'kysely';
import type { Db } from '../client.ts';
import type { FaqCategory, Schema } from '../schema.ts';
import { changeContent } from './contentVersion.ts';

export type FaqFields = { question: string; answer: string; category: FaqCategory };

export type Faq = { id: string } & FaqFields;

/** `version` starts at 1 and grows with each save; `position` is the order. */
export type StoredFaq = Faq & { version: number; position: number };

/** A full row, as stored in the trash. */
export type FaqRow = Selectable<Schema['faqs']>;

const columns = ['id', 'question', 'answer', 'category', 'version', 'position'] as const;

/** All questions, in display order. */
export async function listFaqs(db: Db): Promise<StoredFaq[]> {
  return db.selectFrom('faqs').select(columns).orderBy('position').orderBy('id').execute();
}

/** One question; `undefined` when the id is unknown. */
export async function findFaq(db: Db, id: string): Promise<StoredFaq | undefined> {
  return db.selectFrom('faqs').select(columns).where('id', '=', id).executeTakeFirst();
}

/** The question that the form with this key created; `undefined` when there is none. */
export async function findFaqByCreationKey(
  db: Db,
  creationKey: string,
): Promise<StoredFaq | undefined> {
  return db
    .selectFrom('faqs')
    .select(columns)
    .where('creation_key', '=', creationKey)
    .executeTakeFirst();
}

/** A question's full row, for the trash. */
export async function findFaqRow(db: Db, id: string): Promise<FaqRow | undefined> {
  return db.selectFrom('faqs').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertFaq(
  db: Db,
  row: Faq & { position: number; version?: number; creation_key?: string | null },
): Promise<StoredFaq> {
  return changeContent(db, (trx) =>
    trx.insertInto('faqs').values(row).returning(columns).executeTakeFirstOrThrow(),
  );
}

/** Replaces the fields of this version; `undefined` when the stored version differs. */
export async function updateFaq(
  db: Db,
  { id, version }: { id: string; version: number },
  fields: FaqFields,
): Promise<StoredFaq | undefined> {
  return changeContent(db, (trx) =>
    trx
      .updateTable('faqs')
      .set({ ...fields, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning(columns)
      .executeTakeFirst(),
  );
}

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

/** Deletes a question. Returns whether there was one. */
export async function deleteFaq(db: Db, id: string): Promise<boolean> {
  return changeContent(db, async (trx) => {
    const result = await trx.deleteFrom('faqs').where('id', '=', id).executeTakeFirst();
    return result.numDeletedRows > 0n;
  });
}

/** Adds the entries whose id is new. Returns their number. */
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
