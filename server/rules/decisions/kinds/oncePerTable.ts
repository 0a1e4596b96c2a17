import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import type { AnswerTable } from '#server/answers/table/answerTable.ts';
import { currentTable } from '#server/answers/table/currentTable.ts';

/**
 * A function that reads what depends on nothing but the rules, once per table of answers: the table
 * changes with all of them, and with the day.
 */
export function oncePerTable<Value>(
  read: (db: Db, table: AnswerTable) => Promise<Value>,
): (db: Db, purpose?: VisaType) => Promise<Value> {
  const known = new WeakMap<AnswerTable, Promise<Value>>();
  return async (db, purpose) => {
    const table = await currentTable(db, purpose);
    const value = known.get(table) ?? read(db, table);
    known.set(table, value);
    value.catch(() => known.delete(table));
    return value;
  };
}
