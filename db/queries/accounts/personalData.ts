import { type SqlBool, sql } from 'kysely';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { likeContaining } from '../likePattern.ts';
import type { ContactMessage } from '../mail/contactMessages.ts';

/** Rows whose text contains an e-mail address (in lower case), possibly as part of a longer one. */

export async function listMessagesContaining(db: Db, email: string): Promise<ContactMessage[]> {
  return db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'message', 'status', 'created_at as createdAt'])
    .where(contains(email, ['email', 'name', 'message']))
    .orderBy('id')
    .execute();
}

export type MatchingReport = {
  id: number;
  passport: string;
  destination: string;
  purpose: VisaType;
  message: string;
  createdAt: string;
};

export async function listReportsContaining(db: Db, email: string): Promise<MatchingReport[]> {
  return db
    .selectFrom('answer_reports')
    .select(['id', 'passport', 'destination', 'purpose', 'message', 'created_at as createdAt'])
    .where(contains(email, ['message']))
    .orderBy('id')
    .execute();
}

export type MatchingMail = {
  id: number;
  kind: string;
  to: string;
  subject: string;
  text: string;
  headers: unknown;
  lastError: string | null;
  createdAt: string;
};

export async function listMailsContaining(db: Db, email: string): Promise<MatchingMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'to_address as to', 'subject', 'text', 'headers'])
    .select(['last_error as lastError', 'created_at as createdAt'])
    .where(contains(email, ['to_address', 'subject', 'text', 'headers', 'last_error']))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, headers: JSON.parse(row.headers) }));
}

export type MatchingTrash = {
  id: string;
  entity: string;
  title: string;
  data: unknown;
  deletedAt: string;
  deletedBy: string;
};

export async function listTrashContaining(db: Db, email: string): Promise<MatchingTrash[]> {
  const rows = await db
    .selectFrom('trash')
    .select(['id', 'entity', 'title', 'data'])
    .select(['deleted_at as deletedAt', 'deleted_by as deletedBy'])
    .where(contains(email, ['title', 'data', 'deleted_by']))
    .orderBy('deleted_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, data: JSON.parse(row.data) }));
}

export type MatchingHistory = {
  id: number;
  changedAt: string;
  entity: string;
  entityId: string;
  title: string;
  actorName: string;
  before: unknown;
  after: unknown;
};

export async function listHistoryContaining(db: Db, email: string): Promise<MatchingHistory[]> {
  const rows = await db
    .selectFrom('history')
    .select(['id', 'changed_at as changedAt', 'entity', 'entity_id as entityId', 'title'])
    .select(['actor_name as actorName', 'before', 'after'])
    .where(contains(email, ['title', 'entity_id', 'actor_name', 'before', 'after']))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    before: row.before && JSON.parse(row.before),
    after: row.after && JSON.parse(row.after),
  }));
}

export type MatchingEdition = {
  id: number;
  sourceTitle: string;
  importedBy: string;
  importedAt: string;
};

export async function listEditionsContaining(db: Db, email: string): Promise<MatchingEdition[]> {
  return db
    .selectFrom('rule_editions as edition')
    .innerJoin('rule_sources as source', 'source.id', 'edition.source_id')
    .select([
      'edition.id',
      'source.title as sourceTitle',
      'edition.imported_by as importedBy',
      'edition.imported_at as importedAt',
    ])
    .where(contains(email, ['imported_by']))
    .orderBy('edition.id')
    .execute();
}

/** Deletes rows by id. */
export async function deleteMatchingRows(
  db: Db,
  table: 'contact_messages' | 'answer_reports' | 'outbox',
  ids: readonly number[],
): Promise<void> {
  for (const id of ids) await db.deleteFrom(table).where('id', '=', id).execute();
}

/** Deletes records from the trash by id. */
export async function deleteMatchingTrash(db: Db, ids: readonly string[]): Promise<void> {
  for (const id of ids) await db.deleteFrom('trash').where('id', '=', id).execute();
}

/** Replaces the name of who deleted a record. */
export async function renameTrashDeleter(db: Db, id: string, deletedBy: string): Promise<void> {
  await db.updateTable('trash').set({ deleted_by: deletedBy }).where('id', '=', id).execute();
}

/** Replaces the name of who imported an edition. */
export async function renameImporter(db: Db, id: number, importedBy: string): Promise<void> {
  await db
    .updateTable('rule_editions')
    .set({ imported_by: importedBy })
    .where('id', '=', id)
    .execute();
}

/** Replaces the texts of a history entry; its time and action stay. */
export async function replaceHistoryTexts(
  db: Db,
  { id, entityId, title, actorName, before, after }: MatchingHistory,
): Promise<void> {
  await db
    .updateTable('history')
    .set({
      entity_id: entityId,
      title,
      actor_name: actorName,
      before: before === null ? null : JSON.stringify(before),
      after: after === null ? null : JSON.stringify(after),
    })
    .where('id', '=', id)
    .execute();
}

function contains(email: string, columns: readonly string[]) {
  const pattern = likeContaining(email);
  const conditions = columns.map(
    (column) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`,
  );
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}
