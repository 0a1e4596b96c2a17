import { expect, test } from 'vitest';
import { renderMarkdown } from '#server/lib/markdown.ts';
import { faqInput } from '../../fixtures/inputs.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';

async function start() {
  const site = await startTestSite({ samples: true });
  const { api } = await site.signedIn();
  const visitor = site.browser();
  const questions = async () => (await visitor.api.faq.list.query()).map((faq) => faq.question);
  const historyOf = (id: string) =>
    site.db
      .selectFrom('history')
      .select(['action', 'title', 'before', 'after'])
      .where('entity', '=', 'faq')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute();
  return { site, api, visitor, questions, historyOf };
}

test('a question is added after the others, edited, and read with its answer’s Markdown', async () => {
  const { api, visitor, questions, historyOf } = await start();
  const before = await questions();
  const { id, version } = await api.faq.create.mutate({ fields: faqInput() });
  expect(id).toBe('do-i-need-a-visa');
  expect(await questions()).toEqual([...before, 'Do I need a visa?']);
  const fields = faqInput({ answer: 'See **[visas](/visa-info)** <b>first</b>.' });
  await api.faq.update.mutate({ id, version, fields });
  expect((await visitor.api.faq.list.query()).at(-1)).toEqual({
    id,
    question: 'Do I need a visa?',
    answer: renderMarkdown(fields.answer),
    english: false,
    category: 'visa',
  });
  expect(renderMarkdown(fields.answer)).toContain('<strong><a href="/visa-info">');
  expect(await historyOf(id)).toMatchObject([
    { action: 'created', before: null },
    { action: 'changed', after: JSON.stringify(fields) },
  ]);
});

test('the same form sent twice creates one question, and an old version is refused', async () => {
  const { api, questions } = await start();
  const creationKey = 'a'.repeat(32);
  const first = await api.faq.create.mutate({ creationKey, fields: faqInput() });
  const again = await api.faq.create.mutate({ creationKey, fields: faqInput() });
  expect(again.id).toBe(first.id);
  const other = await api.faq.create.mutate({ fields: faqInput({ answer: 'Yes.' }) });
  expect(other.id).toBe('do-i-need-a-visa-2');
  expect((await questions()).filter((question) => question === 'Do I need a visa?')).toHaveLength(
    2,
  );
  const { id } = first;
  await api.faq.update.mutate({ id, version: 1, fields: faqInput({ answer: 'No.' }) });
  const late = api.faq.update.mutate({ id, version: 1, fields: faqInput({ answer: 'Maybe.' }) });
  expect(await refusalOf(late)).toMatchObject({ code: 'CONFLICT' });
  expect(
    await refusalOf(api.faq.create.mutate({ fields: faqInput({ question: ' ', answer: '' }) })),
  ).toMatchObject({
    fieldErrors: {
      question: ['Question is required'],
      answer: ['Answer is required'],
    },
  });
});

test('a question can move to any position, and the others keep their order', async () => {
  const { api, questions, historyOf } = await start();
  const before = await questions();
  const list = await api.faq.listToEdit.query();
  const [first, second] = list;
  if (!first || !second) throw new Error('No questions');
  await api.faq.move.mutate({ id: first.id, position: 1 });
  expect(await questions()).toEqual([before[1], before[0], ...before.slice(2)]);
  await api.faq.move.mutate({ id: second.id, position: 200 });
  expect(await questions()).toEqual([before[0], ...before.slice(2), before[1]]);
  await api.faq.move.mutate({ id: second.id, position: 1 });
  expect(await questions()).toEqual(before);
  expect(await historyOf(first.id)).toHaveLength(1);
  expect(await refusalOf(api.faq.move.mutate({ id: 'none', position: 0 }))).toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('a restored question has its position and id, which no other got meanwhile', async () => {
  const { api, questions, historyOf } = await start();
  const before = await questions();
  const [, second] = await api.faq.listToEdit.query();
  if (!second) throw new Error('No questions');
  const { trashId } = await api.faq.delete.mutate({ id: second.id });
  expect(await questions()).toEqual(before.toSpliced(1, 1));
  await api.trash.restore.mutate({ ids: [trashId] });
  expect(await questions()).toEqual(before);
  expect((await historyOf(second.id)).map(({ action }) => action)).toEqual(['deleted', 'restored']);

  const { question, answer, category } = second;
  const deleted = await api.faq.delete.mutate({ id: second.id });
  const other = await api.faq.create.mutate({ fields: { question, answer, category } });
  expect(other.id).toBe(`${second.id}-2`);
  const stale = { id: second.id, version: 1, fields: faqInput() };
  expect(await refusalOf(api.faq.update.mutate(stale))).toMatchObject({ code: 'NOT_FOUND' });
  expect((await historyOf(other.id)).map(({ action }) => action)).toEqual(['created']);
  const [restored] = await api.trash.restore.mutate({ ids: [deleted.trashId] });
  expect(restored?.id).toBe(second.id);
});

test('editors manage the questions, only administrators the settings and pages', async () => {
  const { site, api } = await start();
  await site.db.updateTable('users').set({ role: 'editor' }).execute();
  await api.faq.create.mutate({ fields: faqInput() });
  const forbidden = { code: 'FORBIDDEN' };
  expect(await refusalOf(api.settings.siteToEdit.query())).toMatchObject(forbidden);
  expect(await refusalOf(api.sitePage.list.query())).toMatchObject(forbidden);
  expect(await refusalOf(api.sitePage.toEdit.query({ page: 'terms' }))).toMatchObject(forbidden);
});
