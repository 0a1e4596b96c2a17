import type { Db } from '../../../db/client.ts';
import type { Fields, WrittenChange } from './recordKind.ts';

/** How a service writes one record, in the transaction `trx`, with its checks and its history. */
type Services = {
  create: (trx: Db, fields: never) => Promise<unknown>;
  update: (trx: Db, stored: { id: string; version: number; fields: never }) => Promise<unknown>;
};

/** Writes changes as forms do, one after the other. */
export function writeOneByOne({ create, update }: Services) {
  return async (
    trx: Db,
    changes: WrittenChange[],
    onProgress: (done: number) => Promise<void> | void,
  ): Promise<void> => {
    for (const [index, { id, version, after }] of changes.entries()) {
      const fields = JSON.parse(after) as Fields as never;
      if (id === null) await create(trx, fields);
      else await update(trx, { id, version, fields });
      await onProgress(index + 1);
    }
  };
}
