import { type DestinationType, destinationTypes } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';
import { moveContentVersion } from '../contentVersion.ts';

/** The types in the one order used for storing, display and comparison. */
export function inTypeOrder(types: readonly DestinationType[]): DestinationType[] {
  return destinationTypes.filter((type) => types.includes(type));
}

/** Replaces a destination's types. `trx` is the transaction that writes the destination. */
export async function replaceDestinationTypes(
  trx: Db,
  destinationId: string,
  types: readonly DestinationType[],
): Promise<void> {
  await moveContentVersion(trx, 'destinations');
  await trx.deleteFrom('destination_types').where('destination_id', '=', destinationId).execute();
  if (types.length === 0) return;
  await trx
    .insertInto('destination_types')
    .values(inTypeOrder(types).map((type) => ({ destination_id: destinationId, type })))
    .execute();
}
