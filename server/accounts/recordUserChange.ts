import type { Db } from '#db/db.ts';
import { findUserById, type User } from '#db/queries/accounts/users.ts';
import { recordChange } from '../history/recordChange.ts';

/**
 * Records a change of an account in the history; `before` is undefined for a new one. `also`
 * describes changes outside its fields: never a password, a code or a hash.
 */
export async function recordUserChange(
  trx: Db,
  before: User | undefined,
  id: string,
  also: Record<string, string> = {},
): Promise<void> {
  const after = await findUserById(trx, id);
  const known = after ?? before;
  if (!known) return;
  await recordChange(trx, {
    entity: 'user',
    id,
    title: known.name || known.email,
    action: before ? (after ? 'changed' : 'deleted') : 'created',
    before: before && fieldsOf(before),
    after: after && { ...fieldsOf(after), ...also },
  });
}

function fieldsOf({ email, name, role, state, hasTwoFactor }: User) {
  return { email, name, role, state, twoFactor: hasTwoFactor };
}
