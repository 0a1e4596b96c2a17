import type { Db } from '#db/db.ts';
import * as matching from '#db/queries/accounts/personalData.ts';
import { deleteSavedView, listAllSavedViews } from '#db/queries/accounts/savedViews.ts';
import { findCredentialsByEmail, findUserById, type User } from '#db/queries/accounts/users.ts';
import {
  type AnswerWatch,
  deleteAnswerWatchesOf,
  listAnswerWatchesOf,
} from '#db/queries/mail/answerWatches.ts';
import type { ContactMessage } from '#db/queries/mail/contactMessages.ts';
import { findSubscriber, type Subscriber } from '#db/queries/mail/newsletter.ts';
import { namesOfMail, namesOfMessage, namesOfReport } from '../history/names.ts';
import { recordChange } from '../history/recordChange.ts';
import {
  mentionsAddress,
  mentionsAddressWithin,
  replaceAddress,
  replaceAddressWithin,
} from '../lib/mentions.ts';
import { removeSubscriber } from '../mail/newsletter.ts';
import { type By, type ReasonToKeep, reasonToKeep, removeUser } from './team.ts';

/** All stored data about an e-mail address. */
export type PersonalData = {
  email: string;
  subscriber: Subscriber | null;
  /** Messages from the address, or containing it. */
  messages: ContactMessage[];
  watches: AnswerWatch[];
  /** "Is this wrong?" reports that contain the address. */
  reports: matching.MatchingReport[];
  /** Mails in the outbox to the address, or containing it; their texts may have personal links. */
  mails: Omit<matching.MatchingMail, 'text' | 'headers' | 'lastError'>[];
  trash: Omit<matching.MatchingTrash, 'data'>[];
  /** History entries that contain the address. */
  history: Omit<matching.MatchingHistory, 'before' | 'after'>[];
  /** Rule imports that contain the address. */
  editions: matching.MatchingEdition[];
  /** Saved views of the account, and those of others that contain the address. */
  views: FoundView[];
  /** The account with this address, and the reason to keep it; null if it may be deleted. */
  account: (Pick<User, 'id' | 'name' | 'role'> & { keptAs: ReasonToKeep | null }) | null;
};

/** A saved view of a list; `mentions` tells whether it contains the address. */
type FoundView = { id: string; list: string; name: string; search: string; mentions: boolean };

/** The number of deleted records of each kind. */
export type DeletedPersonalData = Record<
  | 'accounts'
  | 'messages'
  | 'subscribers'
  | 'watches'
  | 'reports'
  | 'mails'
  | 'views'
  | 'trash'
  | 'editions'
  | 'history',
  number
>;

/** Replaces the address in records that are kept. */
const REPLACEMENT = '(deleted address)';

/** All stored data about an e-mail address (in lower case); `who` is the administrator who asks. */
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
 * Deletes all data about an e-mail address (in lower case) in one transaction, including the
 * account unless it is the caller's own or the last administrator's. The address is replaced in
 * history entries and rule imports, which stay. The history records the deletion without the
 * address.
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
    // An account that stays keeps its other views.
    const views = found.views.filter(({ mentions }) => mentions || removesAccount);
    for (const { id } of views) await deleteSavedView(trx, id);
    if (removesAccount) await removeUser(trx, account.id);
    if (subscriber) await removeSubscriber(trx, email);
    const watches = await deleteAnswerWatchesOf(trx, email);
    // Before the messages, whose replies are deleted with them.
    await matching.deleteMatchingRows(trx, 'outbox', idsOf(mails));
    await matching.deleteMatchingRows(trx, 'contact_messages', idsOf(messages));
    await matching.deleteMatchingRows(trx, 'answer_reports', idsOf(reports));
    await recordDeleted(trx, found);
    await cleanTrash(trx, trash, email);
    for (const { id, importedBy } of editions) {
      await matching.renameImporter(trx, id, replaceAddress(importedBy, email, REPLACEMENT));
    }
    // Includes the entries just recorded.
    const history = await listHistoryNaming(trx, email);
    for (const entry of history) await matching.replaceHistoryTexts(trx, reworded(entry, email));
    const deleted = {
      accounts: removesAccount ? 1 : 0,
      messages: messages.length,
      subscribers: subscriber ? 1 : 0,
      watches,
      reports: reports.length,
      mails: mails.length,
      views: views.length,
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
  const messages = await matching.listMessagesContaining(db, email);
  const reports = await matching.listReportsContaining(db, email);
  const mails = await matching.listMailsContaining(db, email);
  const trash = await matching.listTrashContaining(db, email);
  const editions = await matching.listEditionsContaining(db, email);
  const mentions = (row: unknown) => mentionsAddressWithin(row, email);
  const account = await findAccount(db, email, who);
  return {
    subscriber: (await findSubscriber(db, email)) ?? null,
    messages: messages.filter(mentions),
    watches: await listAnswerWatchesOf(db, email),
    reports: reports.filter(mentions),
    mails: mails.filter(mentions),
    trash: trash.filter(mentions),
    editions: editions.filter(mentions),
    views: await findViews(db, email, account?.id),
    account,
  };
}

async function findViews(db: Db, email: string, owner: string | undefined): Promise<FoundView[]> {
  const views = (await listAllSavedViews(db)).map(({ userId, ...view }) => ({
    ...view,
    isOwn: userId === owner,
    // In the query string it is encoded.
    mentions: mentionsAddressWithin(
      [view.name, ...new URLSearchParams(view.search).values()],
      email,
    ),
  }));
  return views.filter(({ isOwn, mentions }) => isOwn || mentions).map(({ isOwn, ...view }) => view);
}

async function findAccount(db: Db, email: string, who: By): Promise<PersonalData['account']> {
  const credentials = await findCredentialsByEmail(db, email);
  const user = credentials && (await findUserById(db, credentials.id));
  if (!user) return null;
  return {
    id: user.id,
    name: user.name,
    role: user.role,
    keptAs: await reasonToKeep(db, user, who),
  };
}

async function listHistoryNaming(db: Db, email: string): Promise<matching.MatchingHistory[]> {
  const history = await matching.listHistoryContaining(db, email);
  return history.filter((entry) => mentionsAddressWithin(entry, email));
}

/** Records the deletion of each record without its content, so that its id is not reused. */
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

/**
 * Deletes records that contain the address; in records that its owner deleted, only the name is
 * replaced.
 */
async function cleanTrash(trx: Db, trash: readonly matching.MatchingTrash[], email: string) {
  for (const { id, title, data, deletedBy } of trash) {
    if (mentionsAddressWithin([title, data], email)) await matching.deleteMatchingTrash(trx, [id]);
    else if (mentionsAddress(deletedBy, email)) {
      const renamed = replaceAddress(deletedBy, email, REPLACEMENT);
      await matching.renameTrashDeleter(trx, id, renamed);
    }
  }
}

function reworded(entry: matching.MatchingHistory, email: string): matching.MatchingHistory {
  return replaceAddressWithin(entry, email, REPLACEMENT) as matching.MatchingHistory;
}
