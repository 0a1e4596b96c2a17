// Some messages said the same as another: what a team stored under their former names goes on.
import { expect, test } from 'vitest';
import { formerSubjects, presentSubject } from '#core/languages/movedMessages.ts';
import { moveTranslations } from '#db/queries/records/translations.ts';
import { englishMessages } from '#server/languages/messageTexts.ts';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { startTestSite } from '../../support/site/testApp.ts';

// Uses the built pages: `npm test` builds before it tests.
const pages = await builtPages();

const language = 'ja' as const;
const former = 'messages/head/accessVisaFree';
const present = 'messages/verdict/accessVisaFree';

/** As the last version stored it: made from the English of the former place. */
const stored = { language, subject: former, english: 'Visa-free', text: 'ノービザ' };

async function start() {
  const site = await startTestSite({ pages, rules: true });
  const { api } = await site.signedIn();
  /** Stores a correction of `present` and gives it the name and English that it had. */
  async function storeFormer() {
    const { id } = await api.translation.create.mutate({
      fields: { ...stored, subject: present, english: 'Visa free' },
    });
    await site.db.updateTable('translations').set(stored).where('id', '=', id).execute();
    return id;
  }
  const title = async () => {
    const { body } = await site.app.inject('/ja/visa-info/JP?from=DE');
    return /<title>(.*?)<\/title>/.exec(body)?.[1];
  };
  return { ...site, api, storeFormer, title };
}

test('a moved message is one of the product’s, and its former name none', () => {
  const known = englishMessages();
  expect(formerSubjects.filter((subject) => known.has(subject))).toEqual([]);
  expect(formerSubjects.filter((subject) => !known.has(presentSubject(subject)))).toEqual([]);
});

test('a correction moves with its message, and is on the page', async () => {
  const { api, db, storeFormer, title } = await start();
  const id = await storeFormer();
  expect(await title()).not.toContain(stored.text);
  expect(await moveTranslations(db)).toBe(1);
  expect(await title()).toMatch(/^ノービザ · /);
  const row = { subject: present, state: 'reviewed', stored: { id, text: stored.text } };
  expect(await api.translation.bySubject.query({ language, subject: present })).toMatchObject(row);
  // A bookmark of the panel.
  expect(await api.translation.bySubject.query({ language, subject: former })).toMatchObject(row);
  const { entries } = await api.history.ofRecord.query({ entity: 'translation', id: String(id) });
  expect(entries).toMatchObject([{ title: `日本語: ${present}`, action: 'created' }]);
  expect(await moveTranslations(db)).toBe(0);
});

test('where the team has worded the present message, the other is listed as unused', async () => {
  const { api, db, storeFormer, title } = await start();
  await storeFormer();
  await api.translation.create.mutate({
    fields: { language, subject: present, english: 'Visa free', text: '査証免除' },
  });
  expect(await moveTranslations(db)).toBe(0);
  expect(await title()).toMatch(/^査証免除 · /);
  const { items } = await api.translation.list.query({ language, state: 'unused' });
  expect(items).toMatchObject([{ subject: former, stored: { text: stored.text } }]);
});

test('the trash, the history and files bring it back under the present name', async () => {
  const { api, db, storeFormer, title } = await start();
  const id = await storeFormer();
  const { trashId } = await api.translation.delete.mutate({ id });
  await api.trash.restore.mutate({ ids: [trashId] });
  expect(await title()).toMatch(/^ノービザ · /);

  const fields = { language, subject: present, english: 'Visa free', text: '査証免除' };
  await api.translation.update.mutate({ id, version: 1, fields });
  const [last] = (await api.history.ofRecord.query({ entity: 'translation', id: String(id) }))
    .entries;
  await db
    .updateTable('history')
    .set({ before: JSON.stringify(stored) })
    .where('id', '=', last?.id ?? 0)
    .execute();
  const version = { entry: last?.id ?? 0, side: 'before', version: 2 } as const;
  await api.history.restoreVersion.mutate(version);
  expect(await title()).toMatch(/^ノービザ · /);

  await api.translation.create.mutate({ fields: { ...stored, text: '無査証' } });
  const subjects = await db.selectFrom('translations').select(['subject', 'text']).execute();
  expect(subjects).toEqual([{ subject: present, text: '無査証' }]);
});
