import { describe, expect, test } from 'vitest';
import { createAdministrator } from '#server/accounts/administrators.ts';
import { removeUser } from '#server/accounts/team.ts';
import { InvalidRequest } from '#server/errors.ts';
import { administrator, refusalOf, startTestSite } from '../../support/site/testApp.ts';

const bo = { email: 'bo@example.com', password: 'another battery staple' };

describe('a contact message', () => {
  test('can be deleted, and sent again', async () => {
    const site = await startTestSite();
    const { api } = await site.signedIn();
    const message = { name: 'Ana', email: 'ana@example.com', message: 'Do I need a visa?' };
    await api.contact.send.mutate(message);
    await api.contact.send.mutate({ ...message, message: 'And one more thing.' });
    const { items } = await api.contact.list.query({});
    const { id = 0, createdAt = '' } = items[1] ?? {};
    await api.contact.delete.mutate({ id, createdAt });
    expect(await api.contact.list.query({})).toEqual({ items: [items[0]], total: 1 });
    await api.contact.send.mutate(message);
    expect((await api.contact.list.query({})).total).toBe(2);
  });

  test('that doesn’t exist is NOT_FOUND', async () => {
    const site = await startTestSite();
    const { api } = await site.signedIn();
    expect(await refusalOf(api.contact.delete.mutate({ id: 1, createdAt: 'never' }))).toMatchObject(
      {
        code: 'NOT_FOUND',
        message: 'Message not found',
      },
    );
  });
});

describe('a subscriber', () => {
  test('is deleted in any case of the address', async () => {
    const site = await startTestSite();
    const { api } = await site.signedIn();
    await api.newsletter.signUp.mutate({ email: 'ana@example.com' });
    await api.newsletter.signUp.mutate({ email: 'bo@example.com' });
    await api.newsletter.delete.mutate({ email: 'Ana@Example.com' });
    const { items, total } = await api.newsletter.list.query({});
    expect(items.map(({ email }) => email)).toEqual(['bo@example.com']);
    expect(total).toBe(1);
    expect(
      await refusalOf(api.newsletter.delete.mutate({ email: 'ana@example.com' })),
    ).toMatchObject({ code: 'NOT_FOUND', message: 'Subscriber not found' });
  });
});

describe('an administrator', () => {
  test('deleted by another is signed out at once and can’t sign in', async () => {
    const site = await startTestSite();
    const { api } = await site.signedIn();
    const id = await createAdministrator(site.db, bo);
    const browserOfBo = site.browser();
    await browserOfBo.api.session.signIn.mutate(bo);
    expect(await browserOfBo.api.user.list.query()).toHaveLength(2);

    await api.user.delete.mutate({ id });
    expect((await api.user.list.query()).map(({ email }) => email)).toEqual([administrator.email]);
    expect(await refusalOf(browserOfBo.api.user.list.query())).toMatchObject({
      code: 'UNAUTHORIZED',
    });
    expect(await browserOfBo.api.session.me.query()).toBeNull();
    expect(await refusalOf(site.browser().api.session.signIn.mutate(bo))).toMatchObject({
      code: 'UNAUTHORIZED',
    });
    expect(await refusalOf(api.user.delete.mutate({ id }))).toMatchObject({
      code: 'NOT_FOUND',
      message: 'User not found',
    });
  });

  test('can’t delete the own account', async () => {
    const site = await startTestSite();
    const { api } = await site.signedIn();
    await createAdministrator(site.db, bo);
    const { id = '' } = (await api.session.me.query()) ?? {};
    expect(await refusalOf(api.user.delete.mutate({ id }))).toMatchObject({
      code: 'BAD_REQUEST',
      message: 'Another administrator has to change your account',
    });
    expect(await api.user.list.query()).toHaveLength(2);
  });

  test('remains when two delete each other at the same moment', async () => {
    const site = await startTestSite();
    const ids = [
      await createAdministrator(site.db, administrator),
      await createAdministrator(site.db, bo),
    ];
    const outcomes = await Promise.allSettled(ids.map((id) => removeUser(site.db, id)));
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: expect.any(InvalidRequest) },
    ]);
    expect(await site.db.selectFrom('users').select('email').execute()).toEqual([
      { email: bo.email },
    ]);
  });
});
