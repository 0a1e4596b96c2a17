import type { Insertable } from 'kysely';
import type { Db } from '../client.ts';
import type { Schema } from '../schema.ts';
import { insertRows } from './insertRows.ts';

/** A resolved answer that an import or an edit changed. */
export type AnswerChange = Omit<Insertable<Schema['answer_changes']>, 'id'>;

const insertChanges = insertRows('answer_changes', [
  'changed_at',
  'cause',
  'edition_id',
  'source_title',
  'passport',
  'destination',
  'purpose',
  'access_before',
  'stay_number_before',
  'stay_unit_before',
  'access_after',
  'stay_number_after',
  'stay_unit_after',
]);

/** Records changed answers, in the transaction of what changed them. */
export async function addAnswerChanges(trx: Db, changes: readonly AnswerChange[]): Promise<void> {
  await insertChanges(trx, changes);
}
