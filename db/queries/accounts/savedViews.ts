import type { Db } from '#db/db.ts';

type SavedView = {
  id: string;
  name: string;
  /** The list's query string. */
  search: string;
};

/** A user's views of one list, by name. */
export async function listSavedViews(db: Db, userId: string, list: string): Promise<SavedView[]> {
  return db
    .selectFrom('saved_views')
    .select(['id', 'name', 'search'])
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .orderBy('name')
    .execute();
}

/** The views of all users, a few of each. */
export async function listAllSavedViews(
  db: Db,
): Promise<(SavedView & { list: string; userId: string })[]> {
  return db
    .selectFrom('saved_views')
    .select(['id', 'user_id as userId', 'list', 'name', 'search'])
    .orderBy('user_id')
    .orderBy('list')
    .orderBy('name')
    .execute();
}

/** Throws when the user has a view of this name in the list. */
export async function insertSavedView(
  db: Db,
  userId: string,
  list: string,
  view: SavedView,
): Promise<void> {
  await db
    .insertInto('saved_views')
    .values({ ...view, user_id: userId, list })
    .execute();
}

/** One of the user's views; `undefined` when the user has none with this id. */
export async function findSavedView(
  db: Db,
  userId: string,
  id: string,
): Promise<(SavedView & { list: string }) | undefined> {
  return db
    .selectFrom('saved_views')
    .select(['id', 'list', 'name', 'search'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function renameSavedView(db: Db, id: string, name: string): Promise<void> {
  await db.updateTable('saved_views').set({ name }).where('id', '=', id).execute();
}

export async function deleteSavedView(db: Db, id: string): Promise<void> {
  await db.deleteFrom('saved_views').where('id', '=', id).execute();
}
