import type { Db } from '../../db/client.ts';
import {
  findCredentialsByEmail,
  findUserById,
  type User,
} from '../../db/queries/accounts/users.ts';
import type { ContactMessage } from '../../db/queries/contactMessages.ts';
import {
  type AnswerWatch,
  deleteAnswerWatchesOf,
  listAnswerWatchesOf,
} from '../../db/queries/mail/answerWatches.ts';
import { findSubscriber, type Subscriber } from '../../db/queries/newsletter.ts';
import * as held from '../../db/queries/personalData.ts';
import {
  mentionsAddress,
  mentionsAddressWithin,
  replaceAddress,
  replaceAddressWithin,
} from '../lib/mentions.ts';
import { type By, type ReasonToKeep, removeUser, whyKept } from './accounts/team.ts';
import { namesOfMail, namesOfMessage, namesOfReport } from './history/names.ts';
import { recordChange } from './history/recordChange.ts';
import { removeSubscriber } from './newsletter.ts';

/** All that is stored about an e-mail address. */
export type PersonalData = {
  email: string;
  subscriber: Subscriber | null;
  /** From the address, or with it somewhere in them. */
  messages: ContactMessage[];
  watches: AnswerWatch[];
  /** "Is this wrong?" with the address in its text. */
  reports: held.MatchingReport[];
  /** Mails in the outbox, to the address or with it in their text, which may hold links for one person. */
  mails: Omit<held.MatchingMail, 'text' | 'headers' | 'lastError'>[];
  trash: Omit<held.MatchingTrash, 'data'>[];
  /** Entries of the history that name the address. */
  history: Omit<held.MatchingHistory, 'before' | 'after'>[];
  /** Imports of rules that name the address. */
  editions: held.MatchingEdition[];
  /** The account with this address, and why it would stay; null where it would go. */
  account: (Pick<User, 'id' | 'name' | 'role'> & { keptAs: ReasonToKeep | null }) | null;
};

/** How many of each there were. */
export type DeletedPersonalData = Record<
  | 'accounts'
  | 'messages'
  | 'subscribers'
  | 'watches'
  | 'reports'
  | 'mails'
  | 'trash'
  | 'editions'
  | 'history',
  number
>;

/** What stands where the address stood in what stays. */
const REPLACEMENT = '(deleted address)';

/** All that is stored about an e-mail address (in lower case), for whoever may delete it. */
export async function readPersonalData(db: Db, email: string, who: By = {}): Promise<PersonalData> {
  const { mails, trash, ...found } = await find(db, email, who);
  const history = await listHistoryNaming(db, email);
  return {
    email,
    ...found,
    mails: mails.map(({ text, headers, lastError, ...mail }) => mail),
    trash: trash.map(({ data, ...record }) => record),
    history: history.map(({ before, after, ...entry }) => entry),
  };
}

/**
 * Deletes all that is stored about an e-mail address (in lower case), in one transaction, with the account
 * unless there is a reason to keep it: one's own, or the last administrator's. Entries of the history and
 * imports of rules stay, without the address. The history says that this was done, and not for whom.
 */
export function deletePersonalData(
  db: Db,
  email: string,
  who: By = {},
): Promise<{ deleted: DeletedPersonalData; keptAs: ReasonToKeep | null }> {
  return db.transaction().execute(async (trx) => {
    const found = await find(trx, email, who);
    const { account, subscriber, messages, reports, mails, trash, editions } = found;
    const removesAccount = account?.keptAs === null;
    if (removesAccount) await removeUser(trx, account.id);
    if (subscriber) await removeSubscriber(trx, email);
    const watches = await deleteAnswerWatchesOf(trx, email);
    // Before the messages, with which their replies go.
    await held.deleteMatchingRows(trx, 'outbox', idsOf(mails));
    await held.deleteMatchingRows(trx, 'contact_messages', idsOf(messages));
    await held.deleteMatchingRows(trx, 'answer_reports', idsOf(reports));
    await recordDeleted(trx, found);
    await cleanTrash(trx, trash, email);
    for (const { id, importedBy } of editions) {
      await held.renameImporter(trx, id, replaceAddress(importedBy, email, REPLACEMENT));
    }
    // With what was recorded just now.
    const history = await listHistoryNaming(trx, email);
    for (const entry of history) await held.rewordHistory(trx, reworded(entry, email));
    const deleted = {
      accounts: removesAccount ? 1 : 0,
      messages: messages.length,
      subscribers: subscriber ? 1 : 0,
      watches,
      reports: reports.length,
      mails: mails.length,
      trash: trash.length,
      editions: editions.length,
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
    return { deleted, keptAs: account?.keptAs ?? null };
  });
}

async function find(db: Db, email: string, who: By) {
  const messages = await held.listMessagesContaining(db, email);
  const reports = await held.listReportsContaining(db, email);
  const mails = await held.listMailsContaining(db, email);
  const trash = await held.listTrashContaining(db, email);
  const editions = await held.listEditionsContaining(db, email);
  const hold = (row: unknown) => mentionsAddressWithin(row, email);
  return {
    subscriber: (await findSubscriber(db, email)) ?? null,
    messages: messages.filter(hold),
    watches: await listAnswerWatchesOf(db, email),
    reports: reports.filter(hold),
    mails: mails.filter(hold),
    trash: trash.filter(hold),
    editions: editions.filter(hold),
    account: await findAccount(db, email, who),
  };
}

async function findAccount(db: Db, email: string, who: By): Promise<PersonalData['account']> {
  const credentials = await findCredentialsByEmail(db, email);
  const user = credentials && (await findUserById(db, credentials.id));
  if (!user) return null;
  return { id: user.id, name: user.name, role: user.role, keptAs: await whyKept(db, user, who) };
}

async function listHistoryNaming(db: Db, email: string): Promise<held.MatchingHistory[]> {
  const history = await held.listHistoryContaining(db, email);
  return history.filter((entry) => mentionsAddressWithin(entry, email));
}

/** Notes of each record that it was deleted, and nothing that stood in it: no other gets its number. */
async function recordDeleted(
  trx: Db,
  {
    messages,
    reports,
    mails,
  }: Pick<Awaited<ReturnType<typeof find>>, 'messages' | 'reports' | 'mails'>,
) {
  for (const { id } of messages) {
    await recordChange(trx, { ...namesOfMessage(id), action: 'deleted' });
  }
  for (const report of reports) {
    await recordChange(trx, {
      ...(await namesOfReport(trx, report.id, report)),
      action: 'deleted',
    });
  }
  for (const { id } of mails) await recordChange(trx, { ...namesOfMail(id), action: 'deleted' });
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

/** A record that holds the address goes; of one that its owner merely deleted, only the name does. */
async function cleanTrash(trx: Db, trash: readonly held.MatchingTrash[], email: string) {
  for (const { id, title, data, deletedBy } of trash) {
    if (mentionsAddressWithin([title, data], email)) await held.deleteMatchingTrash(trx, [id]);
    else if (mentionsAddress(deletedBy, email)) {
      const renamed = replaceAddress(deletedBy, email, REPLACEMENT);
      await held.renameTrashDeleter(trx, id, renamed);
    }
  }
}

function reworded(entry: held.MatchingHistory, email: string): held.MatchingHistory {
  return replaceAddressWithin(entry, email, REPLACEMENT) as held.MatchingHistory;
}
