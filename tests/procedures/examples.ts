import { randomBytes } from 'node:crypto';
import { requirementInput } from '../fixtures/inputs.ts';
import { madeUpEdition } from '../fixtures/madeUpEdition.ts';
import type { Api } from './procedure.ts';

/** The administrator's password after `session.changePassword`. */
export const otherPassword = 'another correct battery staple';

/** No row of any table has this id. */
export const NO_ROW = 2_000_000_000;

/** No preview has this id. */
export const noPreview = '00000000-0000-0000-0000-000000000000';

export const madeUpFile = Buffer.from(JSON.stringify(madeUpEdition()));

/** The id of a destination. */
export async function anyId(api: Api): Promise<string> {
  const { items } = await api.destination.list.query({ order: 'rating', pageSize: 1 });
  return items[0]?.id ?? '';
}

export async function newRequirement(api: Api, countryCode: string): Promise<string> {
  const destinationId = await anyId(api);
  const fields = requirementInput({ countryCode });
  const creationKey = randomBytes(16).toString('hex');
  return (await api.visaRequirement.create.mutate({ destinationId, creationKey, fields })).id;
}
