import type { Db } from '#db/db.ts';

/** Turns two-factor on or off. `lastStep` is the time step of the code that confirmed it. */
export async function setTotpSecret(
  db: Db,
  userId: string,
  { secret, lastStep }: { secret: string | null; lastStep: number | null },
  now: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ totp_secret: secret, totp_last_step: lastStep, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

/**
 * Accepts a code by its time step. False when this step or a later one was accepted before: of two
 * simultaneous uses, one succeeds.
 */
export async function acceptTotpStep(db: Db, userId: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ totp_last_step: step })
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Replaces an account's recovery codes, given as hashes. */
export async function replaceRecoveryCodes(
  trx: Db,
  userId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (codeHashes.length === 0) return;
  await trx
    .insertInto('recovery_codes')
    .values(codeHashes.map((codeHash) => ({ user_id: userId, code_hash: codeHash })))
    .execute();
}

/** Uses up a recovery code. False when the account has no such code. */
export async function consumeRecoveryCode(
  db: Db,
  userId: string,
  codeHash: string,
): Promise<boolean> {
  const result = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
