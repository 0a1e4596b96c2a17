import type { Db } from '../../../db/client.ts';
import { listFaqs, type StoredFaq } from '../../../db/queries/faqs.ts';
import { listVersions } from '../../../db/queries/records/versions.ts';
import { faqs } from '../../records/faqs.ts';
import { createRecord, updateRecord } from '../../records/store.ts';
import { FAQS_MAX, type FaqFields, faqFields } from '../../schemas/records/faq.ts';
import { columnsOf, shapedLike } from './fileColumns.ts';
import type { Checks, Fields, RecordKind, StoredRecord, WrittenChange } from './recordKind.ts';
import { refused } from './refusedRow.ts';

/** Questions; new ones come after those that are there, in the order of the file. */
export const faqKind: RecordKind = {
  name: 'faqs',
  noun: 'question',
  parent: null,
  fields: columnsOf(faqFields),
  checkFields: (fields) => faqFields.safeParse(fields),
  keyOf: null,
  example: {
    parent: null,
    fields: {
      question: 'How long is a passport valid?',
      answer: 'Look at its **data page**.',
      category: 'general',
    } satisfies FaqFields,
  },
  listVersions: (db, ids) => listVersions(db, 'faqs', ids),
  async findStored(db, ids) {
    return (await listFaqs(db)).filter(({ id }) => ids.includes(id)).map(storedRecord);
  },
  async *readStored(db) {
    yield (await listFaqs(db)).map(storedRecord);
  },
  checks: checksOf,
  write,
};

function storedRecord(faq: StoredFaq): StoredRecord {
  const { id, version } = faq;
  const fields = shapedLike(faqFields, faq) as Fields;
  return { id, version, createdAt: null, parent: null, fields };
}

async function checksOf(db: Db): Promise<Checks> {
  return {
    title: async ({ question }) => String(question ?? ''),
    reasonsAgainst: async () => [],
    async refuseTogether(rows) {
      let count = (await listFaqs(db)).length;
      for (const [index, row] of rows.entries()) {
        if (row.outcome !== 'added') continue;
        count += 1;
        if (count <= FAQS_MAX) continue;
        const message = `There can be ${FAQS_MAX} questions at most`;
        rows[index] = refused(row, row.title, [{ column: null, message }]);
      }
    },
  };
}

/** As the form does, one after the other: they are few. */
async function write(
  trx: Db,
  changes: WrittenChange[],
  onProgress: (done: number) => Promise<void> | void,
): Promise<void> {
  for (const [index, { id, version, after }] of changes.entries()) {
    const fields = JSON.parse(after) as FaqFields;
    if (id === null) await createRecord(trx, faqs, { fields });
    else await updateRecord(trx, faqs, { id, version, fields });
    await onProgress(index + 1);
  }
}
