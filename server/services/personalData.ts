import type { Db } from '../../db/client.ts';
import {
  type ContactMessage,
  deleteContactMessagesFrom,
  listContactMessagesFrom,
} from '../../db/queries/contactMessages.ts';
import { deleteSubscriber, findSubscriber } from '../../db/queries/newsletter.ts';
import { findCredentialsByEmail } from '../../db/queries/users.ts';

export type PersonalData = {
  email: string;
  /** When the address signed up, ISO 8601, or null. */
  newsletterSince: string | null;
  messages: ContactMessage[];
  administrator: boolean;
};

/** All that is stored about an e-mail address (in lower case). */
export async function readPersonalData(db: Db, email: string): Promise<PersonalData> {
  const subscriber = await findSubscriber(db, email);
  return {
    email,
    newsletterSince: subscriber?.createdAt ?? null,
    messages: await listContactMessagesFrom(db, email),
    administrator: (await findCredentialsByEmail(db, email)) !== undefined,
  };
}

/**
 * Deletes the messages and the sign-up of an e-mail address (in lower case). An administrator's
 * account stays. Returns how many rows of each were deleted, and whether there is such an account.
 */
export function deletePersonalData(
  db: Db,
  email: string,
): Promise<{ messages: number; signUps: number; administrator: boolean }> {
  return db.transaction().execute(async (trx) => ({
    messages: await deleteContactMessagesFrom(trx, email),
    signUps: Number(await deleteSubscriber(trx, email)),
    administrator: (await findCredentialsByEmail(trx, email)) !== undefined,
  }));
}
