import type { AccountLinkPurpose } from '#core/siteVocabulary.ts';
import type { Db } from '#db/db.ts';

export type AccountLink = {
  userId: string;
  purpose: AccountLinkPurpose;
  email: string;
  name: string;
};

/** Replaces an account's links with a new one, stored by the hash of its token. */
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

/** The link with this token and its account, if it is valid at `now`. */
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

/** Deletes all links of an account: after one was used, none may remain valid. */
export async function deleteAccountLinksOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('account_links').where('user_id', '=', userId).execute();
}
