import { expect, test } from 'vitest';
import { changeContent } from '#db/queries/contentVersion.ts';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { areaNames, nameOfText } from '#src/panel/translations/areaNames.ts';
import { destinationFixture } from '../../fixtures/destination.ts';
import { eventually } from '../../support/eventually.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';

// Uses the built pages: `npm test` builds before it tests.
const pages = await builtPages();

const skip = {
  language: 'ja' as const,
  subject: 'messages/shell/skip',
  english: 'Skip to content',
  text: '本文を読む',
};

async function start() {
  const site = await startTestSite({ pages, samples: true });
  const { api } = await site.signedIn();
  const get = async (url: string) =>
    (await site.app.inject({ url, headers: { host: 'localhost:3000' } })).body;
  const stateOf = async (subject: string) =>
    (await api.translation.bySubject.query({ language: 'ja', subject })).state;
  return { site, api, get, stateOf };
}

test('a corrected message is on the next page of its language, and in what its scripts read', async () => {
  const { api, get, stateOf } = await start();
  expect(await get('/ja/contact')).not.toContain(skip.text);
  expect(await stateOf(skip.subject)).toBe('machine');
  const { id, version } = await api.translation.create.mutate({ fields: skip });
  const page = await get('/ja/contact');
  expect(page).toContain(`>${skip.text}</a>`);
  expect(page).toMatch(
    /<script type="application\/json" id="corrections">\{"shell":\{"skip":"本文を読む"\}\}/,
  );
  for (const other of ['/contact', '/zh/contact']) {
    expect(await get(other)).not.toContain(skip.text);
    expect(await get(other)).not.toContain('id="corrections"');
  }
  expect(await stateOf(skip.subject)).toBe('reviewed');
  const ending = { ...skip, text: "本文'</script>'" };
  await api.translation.update.mutate({ id, version, fields: ending });
  expect(await get('/ja/contact')).toContain('"本文\\u003c/script>"');
  await api.translation.delete.mutate({ id });
  expect(await stateOf(skip.subject)).toBe('machine');
});

test('accepting the product’s words adds nothing to a page', async () => {
  const { api, get, stateOf } = await start();
  const { shown: shipped } = await api.translation.bySubject.query({
    language: 'ja',
    subject: skip.subject,
  });
  await api.translation.create.mutate({ fields: { ...skip, text: shipped } });
  expect(await stateOf(skip.subject)).toBe('reviewed');
  const page = await get('/ja/contact');
  expect(page).toContain(`>${shipped}</a>`);
  expect(page).not.toContain('id="corrections"');
});

test('what was made from another English text than today’s is stale, and not shown', async () => {
  const { api, get, stateOf } = await start();
  // As after an update that words the English text otherwise.
  await api.translation.create.mutate({ fields: { ...skip, english: 'Skip to the content' } });
  expect(await stateOf(skip.subject)).toBe('stale');
  expect(await get('/ja/contact')).not.toContain(skip.text);
  const { states, items } = await api.translation.list.query({ language: 'ja', state: 'stale' });
  expect(states.stale).toBe(1);
  expect(items[0]?.stored?.text).toBe(skip.text);
  await api.translation.create.mutate({ fields: skip });
  expect(await stateOf(skip.subject)).toBe('reviewed');
});

test('a corrected English message makes its translations stale, which visitors read until they follow', async () => {
  const { api, get, stateOf } = await start();
  const corrected = { language: 'en' as const, subject: skip.subject, english: skip.english };
  const english = 'Skip to the text';
  const ofJapanese = async () =>
    api.translation.bySubject.query({ language: 'ja', subject: skip.subject });
  await api.translation.create.mutate({ fields: skip });
  expect(await stateOf(skip.subject)).toBe('reviewed');

  const { id } = await api.translation.create.mutate({ fields: { ...corrected, text: english } });
  expect(await ofJapanese()).toMatchObject({ state: 'stale', english, madeFrom: skip.english });
  expect(await get('/ja/contact')).toContain(`>${skip.text}</a>`);
  // The product's own translations, too, are of other words than those that visitors read in English.
  const other = { language: 'de', subject: skip.subject } as const;
  expect(await api.translation.bySubject.query(other)).toMatchObject({
    state: 'stale',
    madeFrom: skip.english,
  });
  const { items } = await api.translation.list.query({ language: 'de', state: 'stale' });
  expect(items.map(({ subject }) => subject)).toEqual([skip.subject]);
  expect(await get('/contact')).toContain(`>${english}</a>`);

  const followed = { ...skip, english, text: '本文へ進む' };
  await api.translation.create.mutate({ fields: followed });
  expect(await stateOf(skip.subject)).toBe('reviewed');
  expect(await get('/ja/contact')).toContain(`>${followed.text}</a>`);

  // Without the correction what follows it is stale.
  await api.translation.delete.mutate({ id });
  expect(await ofJapanese()).toMatchObject({ state: 'stale', madeFrom: english });
  expect(await get('/ja/contact')).not.toContain(followed.text);
  expect(await api.translation.bySubject.query(other)).toMatchObject({ state: 'machine' });
});

test('every area and every text of the team has a name in words', async () => {
  const { api } = await start();
  const { areas } = await api.translation.list.query({ language: 'de' });
  expect(areas.filter((area) => !areaNames[area])).toEqual([]);
  expect(Object.keys(areaNames).filter((area) => ![...areas, 'unused'].includes(area))).toEqual([]);
  const named = [
    { area: 'pages', subject: 'settings/page.privacy/intro' },
    { area: 'settings', subject: 'settings/site/heroTitle' },
    { area: 'destinations', subject: 'destinations/paris-france/description' },
    { area: 'messages/shell', subject: skip.subject },
  ].map(nameOfText);
  expect(named).toEqual([
    'Privacy: Introduction',
    'Home page: title',
    'Destination paris-france: Full description',
    'Header and footer',
  ]);
  for (const area of ['pages', 'settings', 'faqs', 'destinations']) {
    const { items } = await api.translation.list.query({ language: 'de', area, pageSize: 100 });
    expect(items.map(nameOfText).filter((name) => /[/_.]|[a-z][A-Z]/.test(name))).toEqual([]);
  }
});

test('a message that can’t be formatted is refused, with what is wrong', async () => {
  const { api } = await start();
  const change = (text: string) =>
    refusalOf(
      api.translation.create.mutate({
        fields: {
          language: 'ja',
          subject: 'messages/answers/visaFor',
          english: '{country}: visa and entry',
          text,
        },
      }),
    );
  expect((await change('ビザと入国')).message).toBe(
    'The text can’t be used: {country} is missing, in English text',
  );
  expect((await change('{land}：ビザ')).message).toContain('{land} isn’t in English');
  expect((await change('{country')).message).toContain('isn’t an ICU message');
  const unknown = api.translation.create.mutate({
    fields: { ...skip, subject: 'messages/shell/nothing' },
  });
  expect((await refusalOf(unknown)).message).toBe('There is no such text');
});

test('a stored message that can’t be formatted is shown as the product words it', async () => {
  const { site, api, get } = await start();
  const subject = 'messages/answers/visaFor';
  const english = '{country}: visa and entry';
  const fields = { language: 'ja' as const, subject, english, text: '{country}：ビザ' };
  const heading = async () => /<h1[^>]*>(.*?)<\/h1>/.exec(await get('/ja/visa-info/KE'))?.[1];
  const shipped = await heading();
  await api.translation.create.mutate({ fields });
  expect(await heading()).toBe('ケニア：ビザ');
  // As earlier versions took them.
  for (const text of ['<country>x</country>', '{country']) {
    await changeContent(site.db, undefined, (trx) =>
      trx.updateTable('translations').set({ text }).where('subject', '=', subject).execute(),
    );
    expect(await heading(), text).toBe(shipped);
  }
});

test('a text far longer than in English is refused, and one stored before is shown and marked', async () => {
  const { site, api, get } = await start();
  const long = '本文'.repeat(101);
  const refused = api.translation.create.mutate({ fields: { ...skip, text: long } });
  expect((await refusalOf(refused)).message).toContain('far more than in English');
  await api.translation.create.mutate({ fields: skip });
  await changeContent(site.db, undefined, (trx) =>
    trx
      .updateTable('translations')
      .set({ text: long })
      .where('subject', '=', skip.subject)
      .execute(),
  );
  expect(await get('/ja/contact')).toContain(long);
  const { cookies } = await site.signedIn();
  // The server leaves data that takes it longer than a second to scripts: a busy one is asked again.
  await eventually(async () => {
    const list = await site.app.inject({
      url: '/admin/translations?language=ja&state=reviewed',
      headers: { host: 'localhost:3000' },
      cookies: Object.fromEntries(cookies),
    });
    expect(list.body).toContain('Too long');
  });
});

test('editors see a message that isn’t saved on its page, marked, and nobody else ever does', async () => {
  const site = await startTestSite({ pages, samples: true });
  const browser = await site.signedIn();
  const draft = { subject: 'messages/shipped/question25126ad5', text: '下書き', path: '/' };
  const preview = (given: object, cookies = browser.cookies) =>
    site.app.inject({
      method: 'POST',
      url: '/ja/text-preview',
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        'content-type': 'application/x-www-form-urlencoded',
      },
      cookies: Object.fromEntries(cookies),
      payload: new URLSearchParams({ ...draft, ...given }).toString(),
    });
  const shown = await preview({});
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['cache-control']).toBe('no-store');
  expect(shown.body).toContain('<html lang="ja"');
  expect(shown.body).toContain('<mark>下書き</mark>');
  expect(shown.body).not.toMatch(/<script|[\uE000\uE001]/);
  // What the site stores of a page was made of the saved texts alone.
  const page = await site.app.inject({
    url: `/ja${draft.path}`,
    headers: { host: 'localhost:3000' },
  });
  expect(page.body).not.toContain('下書き');

  expect((await preview({}, new Map())).statusCode).toBe(401);
  for (const [given, problem] of [
    [{ text: '{land}' }, '{land} isn’t in English'],
    [{ path: '/admin/users' }, 'Choose a page that visitors see'],
    [{ path: 'https://other.example' }, 'Start with a slash'],
    [{ subject: 'destinations/paris-france/description' }, 'Only messages'],
  ] as const) {
    const refused = await preview(given);
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain(problem);
  }
});

test('a destination is read in the languages that it is translated into, at its address of the day', async () => {
  const { api, get, stateOf } = await start();
  const made = await api.destination.create.mutate(destinationFixture());
  const subject = `destinations/${made.id}/description`;
  const english = made.description;
  const page = `/ja/destination/${made.id}`;
  expect(await get(page)).toContain('lang="en"');
  expect(await get(page)).toContain(
    `<link rel="canonical" href="http://localhost:3000/destination/`,
  );
  expect(await stateOf(subject)).toBe('missing');
  const text = '美術館、橋、パン。';
  await api.translation.create.mutate({ fields: { language: 'ja', subject, english, text } });
  const html = await get(page);
  expect(html).toContain(`<p>${text}</p>`);
  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/ja/destination/');
  expect(html).toContain('hrefLang="ja"');
  expect(html).not.toContain('hrefLang="zh"');
  expect(await get('/ja/sitemap-1.xml')).toContain(page);
  expect(await get('/zh/sitemap-1.xml')).not.toContain(made.id);

  const moved = { id: made.id, version: 1, slug: 'paris', fields: destinationFixture() };
  await api.destination.update.mutate(moved);
  expect(await get('/ja/destination/paris')).toContain(text);

  const fields = destinationFixture({ description: 'Museums and bridges.' });
  await api.destination.update.mutate({ id: 'paris', version: 2, fields });
  expect(await get('/ja/destination/paris')).not.toContain(text);
  expect(await stateOf('destinations/paris/description')).toBe('stale');
});
