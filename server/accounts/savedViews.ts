import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { type savedViewCreate, VIEWS_MAX } from '#core/inputs/panel/savedView.ts';
import type { Db } from '#db/db.ts';
import * as views from '#db/queries/accounts/savedViews.ts';
import { FieldError, NotFound } from '../errors.ts';

type NewView = z.infer<typeof savedViewCreate>;

const NAME_TAKEN = 'You have a view with this name already';

/** Saves a view of a list for one user. Throws FieldError for a taken name or too many views. */
export function createSavedView(
  db: Db,
  userId: string,
  { list, name, search }: NewView,
): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const known = await views.listSavedViews(trx, userId, list);
    const same = known.find((view) => view.name === name);
    // A repeated request whose first response was lost.
    if (same?.search === search) return { id: same.id };
    if (same) throw new FieldError('name', NAME_TAKEN);
    if (known.length >= VIEWS_MAX) {
      throw new FieldError('name', `You have ${VIEWS_MAX} views of this list: delete one first`);
    }
    const id = randomUUID();
    await views.insertSavedView(trx, userId, list, { id, name, search });
    return { id };
  });
}

/** Renames a user's own view. Throws NotFound, or FieldError for a taken name. */
export async function renameSavedView(
  db: Db,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const view = await findOwn(trx, userId, id);
    const known = await views.listSavedViews(trx, userId, view.list);
    if (known.some((other) => other.id !== id && other.name === name)) {
      throw new FieldError('name', NAME_TAKEN);
    }
    await views.renameSavedView(trx, id, name);
  });
}

/** Deletes a user's own view, and returns it for Undo. Throws NotFound. */
export function deleteSavedView(
  db: Db,
  userId: string,
  id: string,
): Promise<{ deletedView: NewView }> {
  return db.transaction().execute(async (trx) => {
    const { list, name, search } = await findOwn(trx, userId, id);
    await views.deleteSavedView(trx, id);
    return { deletedView: { list: list as NewView['list'], name, search } };
  });
}

async function findOwn(trx: Db, userId: string, id: string) {
  const view = await views.findSavedView(trx, userId, id);
  if (!view) throw new NotFound('View');
  return view;
}
