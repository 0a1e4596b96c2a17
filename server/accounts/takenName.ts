import type { Db } from '#db/db.ts';
import { listNames } from '#db/queries/accounts/users.ts';
import { FieldError } from '../errors.ts';

/**
 * Throws FieldError in the field `name` for the name or address of another account than `id`: history and
 * panel show it as the account. Names that accounts share already stay.
 */
export async function refuseTakenName(trx: Db, name: string, id?: string): Promise<void> {
  const asked = comparable(name);
  if (asked === '') return;
  const others = (await listNames(trx)).filter((one) => one.id !== id);
  if (others.some((one) => [one.name, one.email].map(comparable).includes(asked))) {
    throw new FieldError('name', 'Another account has this name or address');
  }
}

/** A name as readers see it: the same letters in another width, case or spacing are the same name. */
function comparable(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
