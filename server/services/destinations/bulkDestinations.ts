import type { Db } from '../../../db/db.ts';
import {
  findDestination,
  setDestinationPopular,
} from '../../../db/queries/destinations/destinations.ts';
import { NotFound } from '../errors.ts';
import { namesOfDestination } from '../history/names.ts';
import { recordChange } from '../history/recordChange.ts';
import { fieldsOfDestination } from '../history/recordFields.ts';

/**
 * Sets whether destinations are popular, all or none. Returns the number changed. Throws NotFound.
 */
export function setDestinationsPopular(
  db: Db,
  ids: readonly string[],
  popular: boolean,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    let changed = 0;
    for (const id of ids) if (await setPopular(trx, id, popular)) changed += 1;
    return changed;
  });
}

async function setPopular(trx: Db, id: string, popular: boolean): Promise<boolean> {
  const stored = await findDestination(trx, id);
  if (!stored) throw new NotFound('Destination');
  if (stored.popular === popular) return false;
  await setDestinationPopular(trx, id, popular, new Date().toISOString());
  await recordChange(trx, {
    ...namesOfDestination(stored),
    action: 'changed',
    before: fieldsOfDestination(stored),
    after: fieldsOfDestination({ ...stored, popular }),
  });
  return true;
}
