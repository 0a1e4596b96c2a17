import type { Db } from '../../db/client.ts';
import { findCredentialsByEmail } from '../../db/queries/accounts/users.ts';
import type { ContactMessage } from '../../db/queries/contactMessages.ts';
import {
  type AnswerWatch,
  deleteAnswerWatchesOf,
  listAnswerWatchesOf,
} from '../../db/queries/mail/answerWatches.ts';
import { deleteSubscriber, findSubscriber, type Subscriber } from '../../db/queries/newsletter.ts';
import * as held from '../../db/queries/personalData.ts';
import {
  mentionsAddress,
  mentionsAddressWithin,
  replaceAddress,
  replaceAddressWithin,
} from '../lib/mentions.ts';
import { recordChange } from './history/recordChange.ts';

/** All that is stored about an e-mail address. */
export type PersonalData = {
  email: string;
  subscriber: Subscriber | null;
  /** From the address, or with it somewhere in them. */
  messages: ContactMessage[];
  watches: AnswerWatch[];
  /** "Is this wrong?" with the address in its text. */
  reports: held.HeldReport[];
  /** Mails in the outbox, to the address or with it in their text, which may hold links for one person. */
  mails: Omit<held.HeldMail, 'text' | 'headers' | 'lastError'>[];
  trash: Omit<held.HeldTrash, 'data'>[];
  /** Entries of the history that name the address. */
  history: Omit<held.HeldHistory, 'before' | 'after'>[];
  /** The account with this address, which only Users deletes. */
  account: { id: string } | null;
};

/** How many of each there were. */
export type DeletedPersonalData = Record<
  'messages' | 'subscribers' | 'watches' | 'reports' | 'mails' | 'trash' | 'history',
  number
>;

/** What stands in the history where the address stood. */
const REPLACEMENT = '(deleted address)';

/** All that is stored about an e-mail address (in lower case). */
export async function readPersonalData(db: Db, email: string): Promise<PersonalData> {
  const { mails, trash, history, ...found } = await find(db, email);
  return {
    email,
    ...found,
    mails: mails.map(({ text, headers, lastError, ...mail }) => mail),
    trash: trash.map(({ data, ...record }) => record),
    history: history.map(({ before, after, ...entry }) => entry),
  };
}

/**
 * Deletes all that is stored about an e-mail address (in lower case), in one transaction. Entries of
 * the history stay, without the address; an account stays as it is. The history says that this was
 * done, and not for whom.
 */
export function deletePersonalData(
  db: Db,
  email: string,
): Promise<{ deleted: DeletedPersonalData; account: { id: string } | null }> {
  return db.transaction().execute(async (trx) => {
    const { subscriber, messages, reports, mails, trash, history, account } = await find(
      trx,
      email,
    );
    if (subscriber) await deleteSubscriber(trx, email);
    const watches = await deleteAnswerWatchesOf(trx, email);
    // Before the messages, with which their replies go.
    await held.deleteHeldRows(trx, 'outbox', idsOf(mails));
    await held.deleteHeldRows(trx, 'contact_messages', idsOf(messages));
    await held.deleteHeldRows(trx, 'answer_reports', idsOf(reports));
    await cleanTrash(trx, trash, email);
    for (const entry of history) await held.rewordHistory(trx, reworded(entry, email));
    const deleted = {
      messages: messages.length,
      subscribers: subscriber ? 1 : 0,
      watches,
      reports: reports.length,
      mails: mails.length,
      trash: trash.length,
      history: history.length,
    };
    if (Object.values(deleted).some((count) => count > 0)) {
      await recordChange(trx, {
        entity: 'personal_data',
        id: 'address',
        title: 'Everything about an address',
        action: 'deleted',
        before: deleted,
      });
    }
    return { deleted, account };
  });
}

async function find(db: Db, email: string) {
  const messages = await held.listMessagesHolding(db, email);
  const reports = await held.listReportsHolding(db, email);
  const mails = await held.listMailsHolding(db, email);
  const trash = await held.listTrashHolding(db, email);
  const history = await held.listHistoryHolding(db, email);
  const account = await findCredentialsByEmail(db, email);
  const hold = (row: unknown) => mentionsAddressWithin(row, email);
  return {
    subscriber: (await findSubscriber(db, email)) ?? null,
    messages: messages.filter(hold),
    watches: await listAnswerWatchesOf(db, email),
    reports: reports.filter(hold),
    mails: mails.filter(hold),
    trash: trash.filter(hold),
    history: history.filter(hold),
    account: account ? { id: account.id } : null,
  };
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

/** A record that holds the address goes; of one that its owner merely deleted, only the name does. */
async function cleanTrash(trx: Db, trash: readonly held.HeldTrash[], email: string) {
  for (const { id, title, data, deletedBy } of trash) {
    if (mentionsAddressWithin([title, data], email)) await held.deleteHeldTrash(trx, [id]);
    else if (mentionsAddress(deletedBy, email)) {
      const renamed = replaceAddress(deletedBy, email, REPLACEMENT);
      await held.renameTrashDeleter(trx, id, renamed);
    }
  }
}

function reworded(entry: held.HeldHistory, email: string): held.HeldHistory {
  return replaceAddressWithin(entry, email, REPLACEMENT) as held.HeldHistory;
}
