import { type ContentKind, type ContentState, isChanged } from '../../db/contentState.ts';
import type { Db } from '../../db/db.ts';
import { contentStateOf } from '../../db/queries/contentVersion.ts';
import { currentLanguage, isDraft, runInLanguage } from '../languages/requestLanguage.ts';
import type { LanguageCode } from '../schemas/languages.ts';

/**
 * A function that reads a value from a database's content of these kinds (and the countries), once
 * per process: later calls share it until such content changes. A value with words is read once for
 * each language (`byLanguage`); any other has English names. A preview of texts reads it for itself.
 */
export function oncePerContent<Value>(
  kinds: readonly ContentKind[],
  read: (db: Db) => Promise<Value>,
  { byLanguage = false } = {},
): (db: Db) => Promise<Value> {
  const known = new WeakMap<
    Db,
    Map<LanguageCode, { state: ContentState; value: Promise<Value> }>
  >();
  return async (db) => {
    const language = byLanguage ? currentLanguage() : 'en';
    if (isDraft()) return runInLanguage(language, () => read(db));
    const state = await contentStateOf(db);
    const values = known.get(db) ?? new Map();
    known.set(db, values);
    const last = values.get(language);
    if (last && !isChanged(kinds, last.state, state)) return last.value;
    const value = runInLanguage(language, () => read(db));
    values.set(language, { state, value });
    value.catch(() => values.delete(language));
    return value;
  };
}
