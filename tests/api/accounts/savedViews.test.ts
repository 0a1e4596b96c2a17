import { expect, test } from 'vitest';
import { VIEWS_MAX } from '#core/inputs/panel/savedView.ts';
import { readContentVersion } from '#db/queries/contentVersion.ts';
import { createAdministrator } from '#server/accounts/administrators.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';

const bo = { email: 'bo@example.com', password: 'another battery staple' };
const drafts = {
  list: 'destinations' as const,
  name: 'Drafts',
  search: 'hidden=rating&size=25&sort=-name&stale=true&status=draft',
};

async function siteWithEditor() {
  const site = await startTestSite();
  const { api } = await site.signIn();
  await createAdministrator(site.db, { ...bo, role: 'editor' });
  const browser = site.browser();
  await browser.api.session.signIn.mutate(bo);
  return { site, api, editor: browser.api };
}

test('a view is saved, listed by name, renamed, deleted and brought back', async () => {
  const { site, api } = await siteWithEditor();
  const before = await readContentVersion(site.db);
  const { savedView } = api;
  const { id } = await savedView.create.mutate(drafts);
  await savedView.create.mutate({ ...drafts, name: 'All', search: '' });
  await savedView.create.mutate({ ...drafts, list: 'rules' });
  const names = async () =>
    (await savedView.list.query({ list: 'destinations' })).map(({ name }) => name);
  expect(await savedView.list.query({ list: 'destinations' })).toEqual([
    { id: expect.any(String), name: 'All', search: '' },
    { id, name: 'Drafts', search: drafts.search },
  ]);
  await savedView.rename.mutate({ id, name: 'A draft' });
  expect(await names()).toEqual(['A draft', 'All']);
  const { deletedView } = await savedView.delete.mutate({ id });
  expect(await names()).toEqual(['All']);
  await savedView.create.mutate(deletedView);
  expect(await names()).toEqual(['A draft', 'All']);
  expect(await readContentVersion(site.db)).toEqual(before);
});

test('a repeated request saves a view once, and a name is given once in a list', async () => {
  const { api } = await siteWithEditor();
  const { savedView } = api;
  const { id } = await savedView.create.mutate(drafts);
  expect(await savedView.create.mutate(drafts)).toEqual({ id });
  const taken = { fieldErrors: { name: ['You have a view with this name already'] } };
  expect(await refusalOf(savedView.create.mutate({ ...drafts, search: '' }))).toMatchObject(taken);
  const other = await savedView.create.mutate({ ...drafts, name: 'Others' });
  expect(await refusalOf(savedView.rename.mutate({ id: other.id, name: 'Drafts' }))).toMatchObject(
    taken,
  );
  await savedView.rename.mutate({ id, name: 'Drafts' });
});

test('views are their owner’s alone, and go with the account', async () => {
  const { site, api, editor } = await siteWithEditor();
  const { id } = await api.savedView.create.mutate(drafts);
  expect(await editor.savedView.list.query({ list: 'destinations' })).toEqual([]);
  const notFound = { code: 'NOT_FOUND', message: 'View not found' };
  expect(await refusalOf(editor.savedView.rename.mutate({ id, name: 'Bo’s' }))).toMatchObject(
    notFound,
  );
  expect(await refusalOf(editor.savedView.delete.mutate({ id }))).toMatchObject(notFound);

  await editor.savedView.create.mutate(drafts);
  const user = (await api.user.list.query()).find(({ email }) => email === bo.email);
  await api.user.delete.mutate({ id: user?.id ?? '' });
  const left = await site.db.selectFrom('saved_views').select('id').execute();
  expect(left).toEqual([{ id }]);
});

test('views are limited in number and size', async () => {
  const { api } = await siteWithEditor();
  const { create } = api.savedView;
  for (let index = 0; index < VIEWS_MAX; index += 1) {
    await create.mutate({ ...drafts, name: `View ${index}` });
  }
  expect(await refusalOf(create.mutate(drafts))).toMatchObject({
    fieldErrors: { name: ['You have 20 views of this list: delete one first'] },
  });
  // Another list has room.
  await create.mutate({ ...drafts, list: 'faq' });
  for (const wrong of [
    { ...drafts, name: ' ' },
    { ...drafts, name: 'x'.repeat(41) },
    { ...drafts, search: 'x'.repeat(1001) },
    { ...drafts, search: 'search=\0' },
    { ...drafts, list: 'users' },
  ]) {
    expect((await refusalOf(create.mutate(wrong as typeof drafts))).code).toBe('BAD_REQUEST');
  }
});
