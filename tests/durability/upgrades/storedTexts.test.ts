// This version shows all that a team has set and worded on a released one: settings, pages,
// corrections, saved views, mails, and how its members sign in.
import { TOTP } from 'otpauth';
import { describe, expect, inject, test } from 'vitest';
import { languages } from '#core/languages/languages.ts';
import { eventually } from '../../support/eventually.ts';
import { openDecisions } from '../../support/site/openDecisions.ts';
import { administrator } from '../../support/site/testApp.ts';
import { releasedDumps } from './releasedDatabases.ts';
import { retiredMessages } from './retiredMessages.ts';
import { siteOfDump } from './siteOfDump.ts';

/** The dumps that hold every kind; the first release's holds few. */
const dumps = releasedDumps(inject('engine')).slice(1);

/** Each list by the name that views store: its page, and what the view shows and leaves out. */
const lists: Record<string, [path: string, shown: string, leftOut: string]> = {
  destinations: ['destinations', 'Copy of Lisbon', 'Kyoto'],
  requirements: ['destinations/lisboa/visa-requirements', 'Brazil', 'Chile'],
  rules: ['rules', 'until 31 Dec 2099', 'South Africa'],
  faq: ['faq', 'When does my passport end?', 'What is a transit visa?'],
  inbox: ['inbox', 'Max asks', 'Leo asks'],
  outbox: ['outbox', '550 No such mailbox', 'cleo@example.com'],
  history: ['history', 'India to Kenya, working', 'Copy of Lisbon'],
};

/** Scripts of a page, which have what a list leaves out, too. */
const scripts = /<script.*?<\/script>/gs;

describe.each(dumps)('of a database of %s', (dump) => {
  test('every setting is read as it was saved', async () => {
    const { api, db } = await siteOfDump(dump);
    const { settings, sitePage, mail } = api;
    const read: Record<string, () => Promise<unknown>> = {
      site: () => settings.siteToEdit.query(),
      contact: () => settings.contactToEdit.query(),
      footer: () => sitePage.footerToEdit.query(),
      staleness: () => settings.staleness.query(),
      'search-engines': () => settings.searchEngines.query(),
      'link-checks': () => settings.linkChecks.query(),
      'followed-sources': () => settings.followedSources.query(),
      embedding: () => settings.embedding.query(),
      security: () => settings.security.query(),
      mail: async () => (await mail.settings.query()).fields,
      'page.privacy': async () => (await sitePage.toEdit.query({ page: 'privacy' })).fields,
      'page.cookies': async () => (await sitePage.toEdit.query({ page: 'cookies' })).fields,
      'page.terms': async () => (await sitePage.toEdit.query({ page: 'terms' })).fields,
    };
    for (const { key, value } of await db
      .selectFrom('settings')
      .select(['key', 'value'])
      .execute()) {
      if (!['samplesSeeded', 'setupLink', 'signing-key'].includes(key)) {
        expect(await read[key]?.(), key).toMatchObject(JSON.parse(value));
      }
    }
  });

  test('every saved view opens its list', async () => {
    const { api, db, page } = await siteOfDump(dump);
    const views = await db.selectFrom('saved_views').select(['list', 'name', 'search']).execute();
    expect(views.map(({ list }) => list).sort()).toEqual(Object.keys(lists).sort());
    for (const { list, name, search } of views) {
      const mine = await api.savedView.list.query({ list: list as never });
      expect(mine, list).toMatchObject([{ name, search }]);
      const [path = '', shown = '', leftOut = ''] = lists[list] ?? [];
      // A page of the panel whose data comes late is rendered without.
      await eventually(async () => {
        // Below the name of the open view are its rows.
        const html = (await page(`/admin/${path}?${search}`)).replaceAll(scripts, '');
        const [, rows = ''] = html.split('Rename view');
        expect(rows.includes(shown), `${list} with ${shown}`).toBe(true);
        expect(rows.includes(leftOut), `${list} without ${leftOut}`).toBe(false);
      });
    }
  });

  test('every corrected and translated text is used', async () => {
    const { api, db, page } = await siteOfDump(dump);
    const stored = await db.selectFrom('translations').select(['language', 'subject']).execute();
    for (const { code: language } of languages) {
      const own = stored.filter(
        (one) => one.language === language && !retiredMessages.includes(one.subject),
      );
      if (own.length === 0) continue;
      // A translation of an English text that is corrected too is stale, and used.
      const used = await Promise.all(
        (['reviewed', 'stale'] as const).map((state) =>
          api.translation.list.query({ language, state, pageSize: 100 }),
        ),
      );
      const subjects = used.flatMap(({ items }) => items.map(({ subject }) => subject));
      expect(subjects, language).toEqual(expect.arrayContaining(own.map(({ subject }) => subject)));
    }
    // Stored under the name that the line below the verdict had: messages/verdict/freeMovement.
    expect(await page('/ja/visa-info/FR?from=DE')).toContain('移動の自由 ◆');
    expect(await page('/')).toContain('For tourists ◆');
    expect(await page('/ja/')).toContain('Where to next? ◆');
    for (const name of ['privacy', 'cookies', 'terms']) {
      expect(await page(`/ja/${name}`)).toContain('as of 2026. ◆');
    }
    for (const language of ['ja', 'ar', 'de']) {
      expect(await page(`/${language}/destination/lisboa`)).toMatch(/pastéis de nata<\/strong>. ◆/);
    }
  });

  test('accounts sign in as before, one with a code of its app', async () => {
    const { db, browser } = await siteOfDump(dump);
    const { api } = browser();
    await api.session.signIn.mutate(administrator);
    expect(await api.session.me.query()).toMatchObject({ name: 'Ana', role: 'administrator' });
    const { email, secret } = await db
      .selectFrom('users')
      .select(['email', 'totp_secret as secret'])
      .where('totp_secret', 'is not', null)
      .executeTakeFirstOrThrow();
    const code = new TOTP({ secret: secret ?? '' }).generate();
    const password = 'another correct battery staple';
    await api.session.signIn.mutate({ email, password, code });
    expect(await api.session.me.query()).toMatchObject({ name: 'Bo', role: 'editor' });
  });

  test('a preview’s link, a former address and the team’s pages are there', async () => {
    const { api, db, page } = await siteOfDump(dump);
    const link = await db.selectFrom('preview_links').selectAll().executeTakeFirstOrThrow();
    const { token } = await api.destination.createPreview.mutate({ id: link.destination_id });
    const shown = await api.preview.destination.query({ token });
    expect(shown.id).toBe(link.destination_id);
    const [redirect] = await db.selectFrom('destination_redirects').selectAll().execute();
    expect(await api.destination.newAddress.query({ id: redirect?.old_id ?? '' })).toBe(
      redirect?.destination_id,
    );
    expect(await page('/privacy')).toContain('as of 2026');
  });

  test('messages, reports and mails are listed with what they are about', async () => {
    const { api, db } = await siteOfDump(dump);
    const { items: mails, counts } = await api.mail.outbox.query({ pageSize: 100 });
    const kinds = await db.selectFrom('outbox').select('kind').distinct().execute();
    expect(new Set(mails.map(({ about }) => about)).size).toBe(kinds.length);
    expect(Object.values(counts).every((count) => count > 0)).toBe(true);
    const { items } = await api.contact.list.query({ status: 'answered' });
    const message = await api.contact.byId.query({ id: items[0]?.id ?? 0 });
    expect(message.replies).toMatchObject([{ text: 'You need none.' }]);
    const reports = await openDecisions(api, { kind: 'report' });
    expect(reports).toMatchObject([
      { passports: ['BR'], country: 'JP', sides: [{ access: 'visa_free' }, {}] },
    ]);
    expect((await api.linkCheck.broken.query({})).length).toBeGreaterThan(0);
    const { total } = await api.newsletter.list.query({});
    expect(total).toBe(2);
  });
});
