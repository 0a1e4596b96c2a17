import type { Db } from '../../db/client.ts';
import * as faqs from '../../db/queries/faqs.ts';
import { listRecordedIdsFrom } from '../../db/queries/history/historyEntries.ts';
import { renderMarkdown } from '../lib/markdown.ts';
import { faqIdOf, nextFreeSlug } from '../lib/slug.ts';
import { FAQS_MAX, type FaqFields } from '../schemas/faq.ts';
import { Conflict, NotFound } from './errors.ts';
import { recordChange } from './history/recordChange.ts';
import { inTransaction } from './inTransaction.ts';
import { FIRST_VERSION, isMatch, versionConflict } from './rowVersions.ts';
import { moveToTrash } from './trash/moveToTrash.ts';

type StoredFaq = faqs.StoredFaq;

/** The questions as visitors read them, in their order; `answer` is HTML. */
export async function listPublicFaqs(db: Db): Promise<faqs.Faq[]> {
  return (await faqs.listFaqs(db)).map(({ id, question, answer, category }) => ({
    id,
    question,
    // Below the question, which is no heading; the section's is of the second level.
    answer: renderMarkdown(answer, 3),
    category,
  }));
}

/** One question. Throws NotFound. */
export async function readFaq(db: Db, id: string): Promise<StoredFaq> {
  const stored = await faqs.findFaq(db, id);
  if (!stored) throw new NotFound('Question');
  return stored;
}

/**
 * Stores a new question after all others. A `creationKey` that was used before creates none: the
 * question created with it is brought to these fields instead. Throws Conflict where there are too many.
 */
export function createFaq(
  db: Db,
  { creationKey, fields }: { creationKey?: string | undefined; fields: FaqFields },
): Promise<StoredFaq> {
  return inTransaction(db, async (trx) => {
    const created = creationKey && (await faqs.findFaqByCreationKey(trx, creationKey));
    if (created && isMatch(created, fields)) return created;
    if (created) return replace(trx, { id: created.id, version: FIRST_VERSION, fields });
    const stored = await insertAtEnd(trx, { ...fields, creation_key: creationKey ?? null });
    await recordChange(trx, { ...namesOf(stored), action: 'created', after: fieldsOf(stored) });
    return stored;
  });
}

/**
 * Replaces the fields of this version of a question. Throws NotFound, or Conflict when the stored
 * version is another with other fields.
 */
export function updateFaq(
  db: Db,
  update: { id: string; version: number; fields: FaqFields },
): Promise<StoredFaq> {
  return inTransaction(db, (trx) => replace(trx, update));
}

/**
 * Puts a question at a place among all of them, counted from 0; one after the last is the last.
 * Throws NotFound.
 */
export function moveFaq(
  db: Db,
  { id, position }: { id: string; position: number },
): Promise<{ id: string; position: number }> {
  return db.transaction().execute(async (trx) => {
    const before = await faqs.listFaqs(trx);
    const from = before.findIndex((faq) => faq.id === id);
    const moved = before[from];
    if (!moved) throw new NotFound('Question');
    const to = Math.min(position, before.length - 1);
    const after = before.toSpliced(from, 1).toSpliced(to, 0, moved);
    for (const [place, faq] of after.entries()) {
      if (faq.position !== place) await faqs.setFaqPosition(trx, faq.id, place);
    }
    if (from !== to) {
      await recordChange(trx, {
        ...namesOf(moved),
        action: 'changed',
        before: { ...fieldsOf(moved), place: from + 1 },
        after: { ...fieldsOf(moved), place: to + 1 },
      });
    }
    return { id, position: to };
  });
}

/** Moves a question to the trash. Returns the id with which it is restored. Throws NotFound. */
export async function deleteFaq(db: Db, id: string): Promise<{ trashId: string }> {
  const [trashId = ''] = (await deleteFaqs(db, [id])).trashIds;
  return { trashId };
}

/** The same for several questions, all of them or none. */
export function deleteFaqs(db: Db, ids: readonly string[]): Promise<{ trashIds: string[] }> {
  return db.transaction().execute(async (trx) => {
    const trashIds: string[] = [];
    for (const id of ids) {
      const row = await faqs.findFaqRow(trx, id);
      if (!row) throw new NotFound('Question');
      await faqs.deleteFaq(trx, id);
      const deleted = { ...namesOf(row), rows: row, before: fieldsOf(row) };
      trashIds.push(await moveToTrash(trx, deleted));
    }
    return { trashIds };
  });
}

async function insertAtEnd(
  trx: Db,
  fields: FaqFields & { creation_key: string | null },
): Promise<StoredFaq> {
  const existing = await faqs.listFaqs(trx);
  if (existing.length >= FAQS_MAX) {
    throw new Conflict(`There are ${FAQS_MAX} questions already: delete one first`);
  }
  const slug = faqIdOf(fields.question);
  // A deleted question keeps its id: its form may be open somewhere, and its history stays its own.
  const recorded = await listRecordedIdsFrom(trx, 'faq', slug);
  const id = nextFreeSlug(slug, new Set([...existing.map((faq) => faq.id), ...recorded]));
  const position = (existing.at(-1)?.position ?? -1) + 1;
  return faqs.insertFaq(trx, { id, position, ...fields });
}

async function replace(
  trx: Db,
  { id, version, fields }: { id: string; version: number; fields: FaqFields },
): Promise<StoredFaq> {
  const stored = await readFaq(trx, id);
  if (stored.version !== version) {
    if (isMatch(stored, fields)) return stored;
    throw versionConflict('question');
  }
  const saved = await faqs.updateFaq(trx, { id, version }, fields);
  if (!saved) throw versionConflict('question');
  await recordChange(trx, {
    ...namesOf(saved),
    action: 'changed',
    before: fieldsOf(stored),
    after: fieldsOf(saved),
  });
  return saved;
}

/** As the history and the trash name it. */
function namesOf({ id, question }: { id: string; question: string }) {
  return { entity: 'faq' as const, id, title: question };
}

/** What the history holds of a question: the fields of its form. */
function fieldsOf({ question, answer, category }: FaqFields): FaqFields {
  return { question, answer, category };
}
