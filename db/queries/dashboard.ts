import { sql } from 'kysely';
import type { Db } from '../db.ts';

/** Counts of open tasks. */
type OpenWork = {
  reports: number;
  unreadMessages: number;
  drafts: number;
  scheduled: number;
  /** The next scheduled time of publication; null if there is none. */
  nextPublished: string | null;
  failedMails: number;
};

/** Counts open tasks in one statement. */
export async function countOpenWork(db: Db): Promise<OpenWork> {
  const { rows } = await sql<OpenWork>`select
    (select count(*) from answer_reports where status = 'open') as reports,
    (select count(*) from contact_messages where status = 'unread') as "unreadMessages",
    (select count(*) from destinations where status = 'draft') as drafts,
    (select count(*) from destinations where status = 'scheduled') as scheduled,
    (select min(publish_at) from destinations where status = 'scheduled') as "nextPublished",
    (select count(*) from outbox where state = 'failed') as "failedMails"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('Counting gives one row');
  const { nextPublished, ...counts } = row;
  const numbers = Object.entries(counts).map(([name, count]) => [name, Number(count)]);
  return { ...Object.fromEntries(numbers), nextPublished };
}
