import type { Db } from '#db/db.ts';
import { type Faq, listFaqs, setFaqPosition } from '#db/queries/records/faqs.ts';
import { oncePerContent } from '../cache/oncePerContent.ts';
import { NotFound } from '../errors.ts';
import { recordChange } from '../history/recordChange.ts';
import { renderMarkdown } from '../lib/markdown.ts';
import { translated } from '../translations/translated.ts';
import { faqs } from './faqs.ts';
import { namesOf, recordedOf } from './recorded.ts';

/**
 * The questions as visitors read them, in their order; `answer` is HTML. `english` is whether the
 * texts are in English on a page in another language.
 */
export const listPublicFaqs = oncePerContent(
  ['questions'],
  async (db): Promise<(Faq & { english: boolean })[]> => {
    const stored = await listFaqs(db);
    const texts = await translated(db, stored.map(englishOfFaq));
    return stored.map(({ id, category }, index) => {
      const { question, answer } = texts[index] as (typeof texts)[number];
      return {
        id,
        question: question.text,
        // Below the question, which is no heading; the section's is of the second level.
        answer: renderMarkdown(answer.text, 3),
        english: question.isEnglish || answer.isEnglish,
        category,
      };
    });
  },
  { byLanguage: true },
);

/** The texts of a question that are translated. */
export function englishOfFaq({ id, question, answer }: Omit<Faq, 'category'>) {
  return { of: `faqs/${id}`, texts: { question, answer } };
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
    const before = await listFaqs(trx);
    const from = before.findIndex((faq) => faq.id === id);
    const moved = before[from];
    if (!moved) throw new NotFound('Question');
    const to = Math.min(position, before.length - 1);
    const after = before.toSpliced(from, 1).toSpliced(to, 0, moved);
    for (const [place, faq] of after.entries()) {
      if (faq.position !== place) await setFaqPosition(trx, faq.id, place);
    }
    if (from !== to) {
      const fields = recordedOf(faqs, moved);
      await recordChange(trx, {
        ...(await namesOf(trx, faqs, moved)),
        action: 'changed',
        before: { ...fields, place: from + 1 },
        after: { ...fields, place: to + 1 },
      });
    }
    return { id, position: to };
  });
}
