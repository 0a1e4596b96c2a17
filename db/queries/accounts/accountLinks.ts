import type { Db } from '../../client.ts';

export type AccountLinkPurpose = 'invitation' | 'reset';

export type AccountLink = {
  userId: string;
  purpose: AccountLinkPurpose;
  email: string;
  name: string;
};

/** Stores a link, by the hash of its token, in the place of those that the account had before. */
export async function replaceAccountLink(
  trx: Db,
  link: { tokenHash: string; userId: string; purpose: AccountLinkPurpose; expiresAt: string },
  now: string,
): Promise<void> {
  await deleteAccountLinksOf(trx, link.userId);
  await trx
    .insertInto('account_links')
    .values({
      token_hash: link.tokenHash,
      user_id: link.userId,
      purpose: link.purpose,
      created_at: now,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** The link with this token and whose it is, as long as it works at `now`. */
export async function findAccountLink(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<AccountLink | undefined> {
  const row = await db
    .selectFrom('account_links')
    .innerJoin('users', 'users.id', 'account_links.user_id')
    .select(['account_links.user_id', 'account_links.purpose', 'users.email', 'users.name'])
    .where('account_links.token_hash', '=', tokenHash)
    .where('account_links.expires_at', '>', now)
    .where('users.deactivated_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { user_id: userId, purpose, email, name } = row;
  return { userId, purpose, email, name };
}

/** Ends all links of an account: a link is used once, and none outlives what it was for. */
export async function deleteAccountLinksOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('account_links').where('user_id', '=', userId).execute();
}
