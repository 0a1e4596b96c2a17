import { faqFields } from '#core/inputs/records/faq.ts';
import { FAQS_MAX } from '#core/records/lists.ts';
import type { Db } from '#db/db.ts';
import { listRecordedIdsFrom } from '#db/queries/history/historyEntries.ts';
import { faqTable } from '#db/queries/records/faqs.ts';
import { listRecords } from '#db/queries/records/recordRows.ts';
import type { NewRow } from '#db/queries/records/recordTable.ts';
import { Conflict } from '../errors.ts';
import { faqIdOf, nextFreeSlug } from '../lib/slug.ts';
import { kindOfRecord } from './kind.ts';

/** The questions of the home page. */
export const faqs = kindOfRecord({
  entity: 'faq',
  table: faqTable,
  schema: faqFields,
  title: (_db, { question }) => question,
  check(_fields, others) {
    if (others.length < FAQS_MAX) return;
    throw new Conflict(`There are ${FAQS_MAX} questions already: delete one first`);
  },
  complete: placed,
  file: {
    example: {
      fields: {
        question: 'How long is a passport valid?',
        answer: 'Look at its **data page**.',
        category: 'general',
      },
    },
  },
});

/** The row with an id, and after all others unless it had a place. */
async function placed(trx: Db, row: NewRow): Promise<NewRow> {
  const existing = await listRecords(trx, faqTable);
  const position = row.position ?? (existing.at(-1)?.position ?? -1) + 1;
  if (row.id) return { ...row, position };
  const slug = faqIdOf(String(row.question));
  // A deleted question keeps its id: its form may be open somewhere, and its history stays its own.
  const recorded = await listRecordedIdsFrom(trx, 'faq', slug);
  const id = nextFreeSlug(slug, new Set([...existing.map((faq) => faq.id), ...recorded]));
  return { ...row, id, position };
}
