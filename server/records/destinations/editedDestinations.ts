import { addDays, utcDay } from '#core/dates.ts';
import type { EditedDestinationList } from '#core/inputs/panel/panelList.ts';
import type { Db } from '#db/db.ts';
import * as queries from '#db/queries/destinations/editedDestinations.ts';
import { stalenessSetting } from '#server/site/settings/settings.ts';
import { readValue } from '#server/site/settings/versionedSetting.ts';

/**
 * A page (from 0) of the panel's destinations, drafts included, with the number that pass the
 * filters and the total.
 */
export async function listEditedDestinations(
  db: Db,
  { page, pageSize, sort, stale, ...others }: EditedDestinationList,
): Promise<{ items: queries.EditedDestination[]; total: number; all: number }> {
  const { ruleDays } = await readValue(db, stalenessSetting);
  const staleBefore = addDays(utcDay(), -ruleDays);
  const filter = { ...others, ...(stale && { staleBefore }) };
  const shown = { sort, limit: pageSize, offset: page * pageSize, staleBefore };
  return {
    items: await queries.listEditedDestinations(db, filter, shown),
    total: await queries.countEditedDestinations(db, filter),
    all: await queries.countEditedDestinations(db, {}),
  };
}
