import type { Db } from '../../client.ts';
import type { DestinationType } from '../../schema.ts';
import { moveContentVersion } from '../contentVersion.ts';

const typeOrder: DestinationType[] = ['tourist', 'transit', 'nomad'];

/** The set of types in the one order in which they are given, shown and compared. */
export function inTypeOrder(types: readonly DestinationType[]): DestinationType[] {
  return typeOrder.filter((type) => types.includes(type));
}

/**
 * Puts the set `types` in the place of those the destination had. `trx` is the transaction in which
 * the destination itself is written.
 */
export async function replaceDestinationTypes(
  trx: Db,
  destinationId: string,
  types: readonly DestinationType[],
): Promise<void> {
  await moveContentVersion(trx);
  await trx.deleteFrom('destination_types').where('destination_id', '=', destinationId).execute();
  if (types.length === 0) return;
  await trx
    .insertInto('destination_types')
    .values(inTypeOrder(types).map((type) => ({ destination_id: destinationId, type })))
    .execute();
}
