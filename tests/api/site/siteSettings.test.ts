import { describe, expect, test } from 'vitest';
import { defaultSiteContact } from '#core/inputs/settings/settings.ts';
import { defaultSiteSettings } from '#core/inputs/settings/siteSettings.ts';
import { shippedPages } from '#core/site/shippedPages.ts';
import { writeSetting } from '#db/queries/settings.ts';
import { listPlaceholders } from '#server/site/settings/placeholders.ts';
import { inOtherProcess } from '../../support/site/otherProcess.ts';
import { refusalOf, startTestSite, type TestSite } from '../../support/site/testApp.ts';

/** An address whose country is unknown. */
const NO_COUNTRY = '127.0.0.1';

async function start() {
  const site = await startTestSite({ samples: true });
  const { api } = await site.signedIn();
  const storedSetting = async (key: string) =>
    (
      await site.db
        .selectFrom('settings')
        .select(['value', 'version'])
        .where('key', '=', key)
        .execute()
    ).map(({ value, version }) => ({ value: JSON.parse(value), version }));
  return { site, api, visitor: site.browser({ address: NO_COUNTRY }), storedSetting };
}

describe('the site’s name', () => {
  test('is used everywhere at the next request', async () => {
    const { site, api, visitor } = await start();
    const told = async () => {
      const text = async (url: string) => (await site.app.inject(url)).body;
      return Promise.all([
        (await visitor.api.settings.site.query()).name,
        JSON.parse(await text('/manifest.webmanifest')).name,
        /<title>Changes of entry rules · (.*?)<\/title>/.exec(await text('/changes.atom'))?.[1],
        /<title>Changes of entry rules: Brazilian passport · (.*?)<\/title>/.exec(
          await text('/changes/passport/BR.atom'),
        )?.[1],
        /<title>Japan: visa and entry · (.*?)<\/title>/.exec(
          await text('/embed/answer?to=JP'),
        )?.[1],
      ]);
    };
    const image = async () => (await site.app.inject('/share/site.png')).headers.etag;
    expect(await told()).toEqual(Array(5).fill('Landfall'));
    const drawn = await image();
    await api.settings.updateSite.mutate({ ...defaultSiteSettings, name: 'Far Off', version: 0 });
    expect(await told()).toEqual(Array(5).fill('Far Off'));
    expect(await image()).not.toBe(drawn);
  });

  test('with missing glyphs is replaced by the mark in the share image', async () => {
    const { site, api } = await start();
    const name = '見知らぬ国';
    await api.settings.updateSite.mutate({ ...defaultSiteSettings, name, version: 0 });
    expect((await site.app.inject('/share/site.png')).statusCode).toBe(200);
  });

  test('that is empty or too long is refused with a message', async () => {
    const { api } = await start();
    const fields = { ...defaultSiteSettings, name: ' ', heroTitle: 'x'.repeat(81), version: 0 };
    expect(await refusalOf(api.settings.updateSite.mutate(fields))).toMatchObject({
      fieldErrors: { name: ['Site name is required'], heroTitle: ['Use at most 80 characters'] },
    });
    const lines = { ...defaultSiteSettings, name: 'Far\nOff', version: 0 };
    expect(await refusalOf(api.settings.updateSite.mutate(lines))).toMatchObject({
      fieldErrors: { name: ['Use one line'] },
    });
  });
});

describe('the default country', () => {
  const change = (defaultPassport: string, version: number) => ({
    ...defaultSiteSettings,
    defaultPassport,
    version,
  });

  test('applies to visitors at the next request, and can’t be switched off', async () => {
    const { api, visitor } = await start();
    const guessed = async () => (await visitor.api.visitor.country.query()).country.code;
    expect(await guessed()).toBe('US');
    await api.settings.updateSite.mutate(change('PT', 0));
    expect(await guessed()).toBe('PT');
    expect(
      await refusalOf(api.country.setEnabled.mutate({ code: 'PT', enabled: false })),
    ).toMatchObject({
      code: 'BAD_REQUEST',
      message: 'Portugal stands in for visitors whose country is unknown and stays on',
    });
    await api.country.setEnabled.mutate({ code: 'US', enabled: false });
    expect(await guessed()).toBe('PT');
  });

  test('must be one that issues passports and is switched on', async () => {
    const { api } = await start();
    for (const code of ['GL', 'ZZ']) {
      expect(await refusalOf(api.settings.updateSite.mutate(change(code, 0)))).toMatchObject({
        fieldErrors: { defaultPassport: ['Choose a country that is enabled and issues passports'] },
      });
    }
  });
});

describe('a legal page', () => {
  const own = { description: 'Ours.', intro: 'What we do.', text: '# Us\n\nWe keep *nothing*.' };

  test('has its default text until it is edited, and again after a reset', async () => {
    const { api, visitor, storedSetting } = await start();
    const read = () => visitor.api.sitePage.byName.query({ page: 'privacy' });
    const shipped = await read();
    expect(shipped.intro).toBe('What this site stores about you, why, and for how long.');
    expect(shipped.html).toContain('<h2>Reading pages</h2>');
    expect(await storedSetting('page.privacy')).toEqual([]);

    await api.sitePage.update.mutate({ page: 'privacy', version: 0, fields: own });
    expect(await read()).toEqual({
      description: 'Ours.',
      intro: 'What we do.',
      html: '<h2>Us</h2>\n<p>We keep <em>nothing</em>.</p>\n',
      english: false,
      translatedInto: ['en'],
    });
    expect(await api.sitePage.list.query()).toMatchObject([
      { page: 'privacy', changed: true },
      { page: 'cookies', changed: false },
      { page: 'terms', changed: false },
      { page: 'footer', changed: false },
    ]);
    const late = api.sitePage.update.mutate({
      page: 'privacy',
      version: 0,
      fields: { ...own, intro: 'Late.' },
    });
    expect(await refusalOf(late)).toMatchObject({ code: 'CONFLICT' });

    const fields = (await api.sitePage.toEdit.query({ page: 'privacy' })).shipped;
    expect(fields).toEqual(shippedPages.privacy);
    await api.sitePage.update.mutate({ page: 'privacy', version: 1, fields });
    expect(await read()).toEqual(shipped);
    // No copy is stored: a later release's text applies.
    expect(await storedSetting('page.privacy')).toEqual([{ value: null, version: 2 }]);
  });

  test('has each change in the history, with both texts', async () => {
    const { site, api } = await start();
    await api.sitePage.update.mutate({ page: 'terms', version: 0, fields: own });
    const [entry] = await site.db
      .selectFrom('history')
      .selectAll()
      .where('entity_id', '=', 'page.terms')
      .execute();
    expect(entry).toMatchObject({ entity: 'setting', title: 'Terms page', action: 'changed' });
    expect(JSON.parse(entry?.before ?? '')).toEqual(shippedPages.terms);
    expect(JSON.parse(entry?.after ?? '')).toEqual(own);
  });

  test('and the footer show no stored HTML', async () => {
    const { api, visitor } = await start();
    const text = 'Hi <img src=x onerror=alert(1)> [x](javascript:alert(1))';
    await api.sitePage.update.mutate({ page: 'cookies', version: 0, fields: { ...own, text } });
    await api.sitePage.updateFooter.mutate({ version: 0, fields: { intro: text, note: '' } });
    const { html } = await visitor.api.sitePage.byName.query({ page: 'cookies' });
    const { footerIntro, footerNote } = await visitor.api.settings.site.query();
    for (const shown of [html, footerIntro]) expect(shown).not.toMatch(/<img|href/);
    expect(footerNote).toBe('');
  });
});

test('placeholders of the contact block and of pages are listed', async () => {
  const { site, api } = await start();
  const contact = { kind: 'contact', part: 'phone', isShown: true };
  expect(await listPlaceholders(site.db)).toContainEqual(contact);
  const { version } = await api.settings.contactToEdit.query();
  await api.settings.updateContact.mutate({ ...defaultSiteContact, phone: '+351 1 000', version });
  const fields = { ...shippedPages.terms, text: 'Run by [[name and address]].' };
  await api.sitePage.update.mutate({ page: 'terms', version: 0, fields });
  const placeholders = await listPlaceholders(site.db);
  expect(placeholders).not.toContainEqual(expect.objectContaining({ part: 'phone' }));
  expect(placeholders).toContainEqual({ kind: 'contact', part: 'email', isShown: false });
  expect(placeholders).toContainEqual({ kind: 'page', page: 'terms', text: 'name and address' });
});

describe('the contact block of a new site', () => {
  const shown = async ({ browser }: TestSite) => {
    const { officeHours, ...contact } = await browser().api.settings.contact.query();
    return contact;
  };
  const samples = {
    postalAddress: '1 Example Street',
    email: 'hello@example.com',
    phone: '+1 202 555 0100',
    socialLinks: { facebook: '', instagram: '', x: '' },
    placeholders: ['postalAddress', 'email', 'phone', 'facebook', 'instagram', 'x'],
  };
  const nothing = {
    postalAddress: null,
    email: null,
    phone: null,
    socialLinks: { facebook: null, instagram: null, x: null },
    placeholders: [],
  };

  test('is shown as a sample until it is set, and not without samples', async () => {
    const site = await startTestSite({ samples: true });
    expect(await shown(site)).toEqual(samples);
    const { api } = await site.signedIn();
    const { version, ...stored } = await api.settings.contactToEdit.query();
    const socialLinks = { ...stored.socialLinks, x: 'https://x.com/landfall' };
    const email = 'desk@landfall.example';
    await api.settings.updateContact.mutate({ ...stored, email, socialLinks, version });
    expect(await shown(site)).toEqual({
      ...samples,
      email,
      socialLinks,
      placeholders: ['postalAddress', 'phone', 'facebook', 'instagram'],
    });
    expect(await shown(await startTestSite())).toEqual(nothing);
  });

  test('hides what earlier versions stored as placeholders', async () => {
    const site = await startTestSite();
    const earlier = {
      postalAddress: '1 Harbour Street, Port City',
      email: 'hello@example.com',
      phone: '+1 555 0100',
      socialLinks: { facebook: '', instagram: 'https://instagram.com/landfall', x: '' },
    };
    await writeSetting(site.db, 'contact', earlier, new Date().toISOString());
    expect(await shown(site)).toEqual({
      ...nothing,
      socialLinks: { ...nothing.socialLinks, instagram: 'https://instagram.com/landfall' },
    });
  });
});

test('a page that needs a setting of another release works', async () => {
  const { site, visitor } = await start();
  const other = inOtherProcess(site.data.address);
  const now = new Date().toISOString();
  await writeSetting(other, 'contact', { phone: 5, fax: 'x', officeHours: 'always' }, now);
  await writeSetting(other, 'staleness', { ruleDays: -1, zoneDays: 1 }, now);
  await writeSetting(other, 'site', { name: 'Far Off', heroTitle: '' }, now);
  const { phone, officeHours } = await visitor.api.settings.contact.query();
  // The default phone is a placeholder, which visitors don't see.
  expect({ phone, officeHours }).toEqual({
    phone: null,
    officeHours: defaultSiteContact.officeHours.map((stated) => ({
      ...stated,
      english: { days: false, hours: false },
    })),
  });
  const { api } = await site.signedIn();
  expect(await api.settings.staleness.query()).toMatchObject({ ruleDays: 365, version: 1 });
  expect(await visitor.api.settings.site.query()).toMatchObject({
    name: 'Far Off',
    heroTitle: defaultSiteSettings.heroTitle,
  });
});
