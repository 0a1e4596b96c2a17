import type { VisaType } from '#core/vocabulary.ts';
import { type ContentState, isChanged } from '#db/contentState.ts';
import type { Db } from '#db/db.ts';
import { contentStateOf } from '#db/queries/contentVersion.ts';
import type { AnswerTable } from '#server/answers/table/answerTable.ts';
import { currentTable } from '#server/answers/table/currentTable.ts';

/**
 * A function that reads what depends on nothing but the rules and today's answers, once until either
 * changes. Answers may be as before while rules have other versions.
 */
export function oncePerTable<Value>(
  read: (db: Db, table: AnswerTable) => Promise<Value>,
): (db: Db, purpose?: VisaType) => Promise<Value> {
  const known = new WeakMap<AnswerTable, { state: ContentState; value: Promise<Value> }>();
  return async (db, purpose) => {
    const state = await contentStateOf(db);
    const table = await currentTable(db, purpose);
    const last = known.get(table);
    if (last && !isChanged(['rules'], last.state, state)) return last.value;
    const value = read(db, table);
    known.set(table, { state, value });
    value.catch(() => known.delete(table));
    return value;
  };
}
