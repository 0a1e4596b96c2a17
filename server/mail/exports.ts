import { stringify } from 'csv-stringify/sync';
import type { MessageFilterName } from '#core/records/lists.ts';
import type { Db } from '#db/db.ts';
import { listContactMessagesAfter } from '#db/queries/mail/contactMessages.ts';
import { listSubscribersAfter } from '#db/queries/mail/newsletter.ts';
import type { Config } from '../config.ts';
import { cellOfText } from '../lib/csvCells.ts';
import { unsubscribeLink } from './newsletter.ts';

/** Rows per read. */
const BATCH = 500;

/** The messages that pass a filter, oldest first, as CSV protected against formula injection. */
export async function* messagesAsCsv(
  db: Db,
  filter: { status?: MessageFilterName | undefined; search?: string | undefined },
): AsyncGenerator<string> {
  yield lines([['id', 'received', 'status', 'name', 'email', 'message']]);
  let id = 0;
  for (;;) {
    const messages = await listContactMessagesAfter(db, filter, { id, limit: BATCH });
    yield lines(
      messages.map((one) => [
        String(one.id),
        one.createdAt,
        one.status,
        one.name,
        one.email,
        one.message,
      ]),
    );
    const last = messages.at(-1);
    if (!last || messages.length < BATCH) return;
    id = last.id;
  }
}

/**
 * All subscribers, oldest first, as CSV, with the address of each `List-Unsubscribe` header if
 * PUBLIC_URL is set.
 */
export async function* subscribersAsCsv(db: Db, { publicUrl }: Config): AsyncGenerator<string> {
  yield lines([['email', 'status', 'since', 'confirmed', 'unsubscribe']]);
  let id = 0;
  for (;;) {
    const subscribers = await listSubscribersAfter(db, { id, limit: BATCH });
    const rows = [];
    for (const { email, status, createdAt, confirmedAt } of subscribers) {
      const link = publicUrl === undefined ? '' : await unsubscribeLink(db, publicUrl, email);
      rows.push([email, status, createdAt, confirmedAt ?? '', link]);
    }
    yield lines(rows);
    const last = subscribers.at(-1);
    if (!last || subscribers.length < BATCH) return;
    id = last.id;
  }
}

function lines(rows: string[][]): string {
  return stringify(rows.map((row) => row.map(cellOfText)));
}
