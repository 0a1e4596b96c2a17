import { describe, expect, test } from 'vitest';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';

const message = { name: 'Ana', email: 'ana@example.com', message: 'Do I need a visa?' };

describe('the newsletter', () => {
  test('accepts unconfirmed addresses once mail is switched off', async () => {
    const site = await startTestSite();
    const [email, created_at] = ['ana@example.com', new Date().toISOString()];
    await site.db
      .insertInto('newsletter_subscribers')
      .values({ email, status: 'pending', created_at })
      .execute();
    await site.browser().api.newsletter.signUp.mutate({ email });
    const left = site.db.selectFrom('newsletter_subscribers').select(['status', 'confirmed_at']);
    expect(await left.execute()).toEqual([{ status: 'subscribed', confirmed_at: null }]);
  });

  test('stores an address once, in any case, however often it is sent', async () => {
    const site = await startTestSite();
    const { api } = site.browser();
    await api.newsletter.signUp.mutate({ email: 'ana@example.com' });
    await Promise.all([
      api.newsletter.signUp.mutate({ email: 'Ana@Example.com' }),
      api.newsletter.signUp.mutate({ email: 'bo@example.com' }),
    ]);
    const admin = await site.signedIn();
    const { items, total } = await admin.api.newsletter.list.query({});
    expect(items.map(({ email }) => email)).toEqual(['ana@example.com', 'bo@example.com']);
    expect(total).toBe(2);
  });

  test('thanks a program that fills the hidden field, and discards its input', async () => {
    const site = await startTestSite();
    const input = { email: 'bot@example.com', website: 'https://spam.example' };
    await site.browser().api.newsletter.signUp.mutate(input);
    const admin = await site.signedIn();
    expect((await admin.api.newsletter.list.query({})).total).toBe(0);
  });

  test('refuses an invalid address, and stores nothing', async () => {
    const site = await startTestSite();
    const { signUp } = site.browser().api.newsletter;
    expect(await refusalOf(signUp.mutate({ email: 'ana' }))).toMatchObject({
      code: 'BAD_REQUEST',
      fieldErrors: { email: ['Enter an email address, like name@example.com'] },
    });
    const admin = await site.signedIn();
    expect((await admin.api.newsletter.list.query({})).total).toBe(0);
  });
});

describe('the contact form', () => {
  test('stores a message that is sent twice once, and another one too', async () => {
    const site = await startTestSite();
    const { api } = site.browser();
    await Promise.all([api.contact.send.mutate(message), api.contact.send.mutate(message)]);
    await api.contact.send.mutate({ ...message, message: 'And one more thing.' });
    const admin = await site.signedIn();
    const { items, total } = await admin.api.contact.list.query({});
    expect(items).toMatchObject([{ ...message, message: 'And one more thing.' }, message]);
    expect(total).toBe(2);
  });

  test('discards the input of a program that fills the hidden field', async () => {
    const site = await startTestSite();
    await site.browser().api.contact.send.mutate({ ...message, website: 'https://spam.example' });
    const admin = await site.signedIn();
    expect((await admin.api.contact.list.query({})).total).toBe(0);
  });

  test('names every invalid field, and stores nothing', async () => {
    const site = await startTestSite();
    const { send } = site.browser().api.contact;
    const refusal = await refusalOf(send.mutate({ name: ' ', email: 'ana', message: '' }));
    expect(refusal.fieldErrors).toEqual({
      name: ['Name is required'],
      email: ['Enter an email address, like name@example.com'],
      message: ['Message is required'],
    });
    const admin = await site.signedIn();
    expect((await admin.api.contact.list.query({})).total).toBe(0);
  });
});

describe('the passport country', () => {
  test('is stored in a cookie for a year, and used for answers', async () => {
    const site = await startTestSite();
    const visitor = site.browser();
    const chosen = await visitor.api.visitor.choosePassport.mutate({ passport: 'jp' });
    expect(chosen).toMatchObject({ country: { code: 'JP', name: 'Japan' }, guessed: false });
    const [cookie = ''] = visitor.lastSetCookies();
    expect(cookie.split('; ').sort()).toEqual([
      'HttpOnly',
      'Max-Age=31536000',
      'Path=/',
      'SameSite=Lax',
      'passport=JP',
    ]);
    expect(await visitor.api.visitor.country.query()).toMatchObject({
      country: { code: 'JP' },
      guessed: false,
    });
  });

  test('is Secure if PUBLIC_URL is https', async () => {
    const site = await startTestSite({ env: { PUBLIC_URL: 'https://visa.example.com' } });
    const visitor = site.browser();
    await visitor.api.visitor.choosePassport.mutate({ passport: 'JP' });
    expect(visitor.lastSetCookies()[0]?.split('; ')).toContain('Secure');
  });

  test.each([
    ['GL', 'Choose a country from the list'],
    ['ZZ', 'Choose a country from the list'],
    ['', 'passport: Choose a passport country'],
  ])('"%s" is refused, and sets no cookie', async (passport, words) => {
    const site = await startTestSite();
    const visitor = site.browser();
    const refusal = await refusalOf(visitor.api.visitor.choosePassport.mutate({ passport }));
    expect(refusal).toMatchObject({ code: 'BAD_REQUEST', message: words });
    expect(visitor.lastSetCookies()).toEqual([]);
  });
});

describe('several passports', () => {
  const codes = ({ passports }: { passports: { code: string }[] }) =>
    passports.map(({ code }) => code).join(' ');

  test('are stored in the cookie in the given order, four at most', async () => {
    const site = await startTestSite();
    const { api, cookies } = site.browser();
    // A guess isn't among the stated passports.
    expect(codes(await api.visitor.addPassport.mutate({ passport: 'JP' }))).toBe('JP');
    for (const passport of ['BR', 'JP', 'IN', 'DE']) {
      await api.visitor.addPassport.mutate({ passport });
    }
    expect(cookies.get('passport')).toBe('JP.BR.IN.DE');
    expect(await api.visitor.country.query()).toMatchObject({
      country: { code: 'JP' },
      guessed: false,
    });
    const fifth = await refusalOf(api.visitor.addPassport.mutate({ passport: 'FR' }));
    expect(fifth.message).toBe('4 passports are kept at most: remove one first');
    expect(codes(await api.visitor.country.query())).toBe('JP BR IN DE');
  });

  test('are removed one by one, and the country is guessed after the last', async () => {
    const site = await startTestSite();
    const { api, cookies } = site.browser();
    await api.visitor.choosePassport.mutate({ passport: 'JP' });
    await api.visitor.addPassport.mutate({ passport: 'BR' });
    await api.visitor.removePassport.mutate({ passport: 'JP' });
    expect(codes(await api.visitor.country.query())).toBe('BR');
    await api.visitor.removePassport.mutate({ passport: 'BR' });
    expect(cookies.has('passport')).toBe(false);
    expect(await api.visitor.country.query()).toMatchObject({
      country: { code: 'US' },
      guessed: 'default',
    });
  });

  test('are replaced by the chosen one', async () => {
    const site = await startTestSite();
    const { api, cookies } = site.browser();
    await api.visitor.choosePassport.mutate({ passport: 'JP' });
    await api.visitor.addPassport.mutate({ passport: 'BR' });
    await api.visitor.choosePassport.mutate({ passport: 'IN' });
    expect(cookies.get('passport')).toBe('IN');
  });
});
