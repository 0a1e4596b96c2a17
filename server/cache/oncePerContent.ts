import type { LanguageCode } from '#core/languages/languages.ts';
import { type ContentKind, type ContentState, isChanged } from '#db/contentState.ts';
import type { Db } from '#db/db.ts';
import { contentStateOf } from '#db/queries/contentVersion.ts';
import { type Corrections, noCorrections } from '../languages/corrections.ts';
import {
  currentCorrections,
  currentLanguage,
  runInLanguage,
} from '../languages/requestLanguage.ts';
import { entryOf } from '../lib/entryOf.ts';

/**
 * A function that reads a value from a database's content of these kinds (and the countries), once
 * per process: later calls share it until such content changes. A value with words is read once for
 * each language and its corrections (`byLanguage`), so that no text of a preview is shared; any other
 * has English names.
 */
export function oncePerContent<Value>(
  kinds: readonly ContentKind[],
  read: (db: Db) => Promise<Value>,
  { byLanguage = false } = {},
): (db: Db) => Promise<Value> {
  type Known = Map<LanguageCode, { state: ContentState; value: Promise<Value> }>;
  const knownOf = new WeakMap<Db, WeakMap<Corrections, Known>>();
  return async (db) => {
    const language = byLanguage ? currentLanguage() : 'en';
    const corrections = byLanguage ? currentCorrections() : noCorrections;
    const state = await contentStateOf(db);
    const ofDb = entryOf(knownOf, db, () => new WeakMap());
    const values = entryOf(ofDb, corrections, () => new Map());
    const last = values.get(language);
    if (last && !isChanged(kinds, last.state, state)) return last.value;
    const value = runInLanguage(language, () => read(db));
    values.set(language, { state, value });
    value.catch(() => values.delete(language));
    return value;
  };
}
