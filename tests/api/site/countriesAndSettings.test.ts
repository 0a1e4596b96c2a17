import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { unpackCountries } from '#core/countries/packedCountries.ts';
import { writeSetting } from '#db/queries/settings.ts';
import { contactInput } from '../../fixtures/inputs.ts';
import { refusalOf, startTestSite } from '../../support/site/testApp.ts';

describe('countries', () => {
  test('the list has the 199 that issue passports and the 44 territories by name, including the specification’s twenty', async () => {
    const site = await startTestSite();
    const admin = await site.signedIn();
    const offered = unpackCountries(await site.browser().api.country.names.query());
    const codes = offered.map(({ code }) => code);
    expect(codes).toEqual(
      expect.arrayContaining(
        'AE AU BR CA CN DE EG ES FR GB IN IT JP MX NZ RU SG TH US ZA'.split(' '),
      ),
    );
    expect(offered.filter(({ issuesPassports }) => issuesPassports)).toHaveLength(199);
    expect(offered).toHaveLength(199 + 44);
    expect(codes).toContain('XK');
    expect(codes).toEqual(expect.arrayContaining(['GL', 'PR', 'RE']));
    expect(codes).not.toContain('AQ');
    const names = offered.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    const all = await admin.api.country.listAll.query();
    expect(all).toHaveLength(250);
    expect(all.filter(({ enabled }) => enabled)).toHaveLength(199);
    expect(all.map(({ code }) => code)).toContain('XK');
  });

  test('each has a served flag', async () => {
    const site = await startTestSite();
    const admin = await site.signedIn();
    const { resolve } = createRequire(import.meta.url);
    const folder = join(dirname(resolve('country-flag-icons/package.json')), '3x2');
    const all = await admin.api.country.listAll.query();
    const without = all.filter(({ code, flagUrl }) => {
      expect(flagUrl).toBe(`/flags/${code}.svg`);
      return !existsSync(join(folder, `${code}.svg`));
    });
    expect(without).toEqual([]);
  });

  test('switching one on or off takes effect at the next request', async () => {
    const site = await startTestSite();
    const admin = await site.signedIn();
    const codes = async () => Object.keys((await site.browser().api.country.names.query()).names);
    const changed = await admin.api.country.setEnabled.mutate({ code: 'aq', enabled: true });
    expect(changed).toMatchObject({ code: 'AQ', enabled: true });
    expect(await codes()).toContain('AQ');
    await admin.api.country.setEnabled.mutate({ code: 'AQ', enabled: false });
    expect(await codes()).not.toContain('AQ');
  });

  test('the United States, the default country, can’t be switched off', async () => {
    const site = await startTestSite();
    const { country } = (await site.signedIn()).api;
    expect(
      await refusalOf(country.setEnabled.mutate({ code: 'US', enabled: false })),
    ).toMatchObject({ code: 'BAD_REQUEST' });
    expect((await country.byCode.query({ code: 'US' })).enabled).toBe(true);
  });

  test('one can be read whether it is on or off; an unknown one is NOT_FOUND', async () => {
    const site = await startTestSite();
    const { country } = (await site.signedIn()).api;
    expect(await country.byCode.query({ code: 'GL' })).toMatchObject({ enabled: false });
    const notFound = { code: 'NOT_FOUND', message: 'Country not found' };
    expect(await refusalOf(country.byCode.query({ code: 'ZZ' }))).toMatchObject(notFound);
    expect(await refusalOf(country.setEnabled.mutate({ code: 'ZZ', enabled: true }))).toMatchObject(
      notFound,
    );
  });
});

/** What visitors see: networks without an address are left out. */
function shownBlock({ hidden, placeholdersShown, ...block }: ReturnType<typeof contactInput>) {
  const { socialLinks } = block;
  const addresses = Object.entries(socialLinks).map(([name, address]) => [name, address || null]);
  return { ...block, socialLinks: Object.fromEntries(addresses), placeholders: [] };
}

describe('the contact block', () => {
  const changed = contactInput();
  const shown = shownBlock(changed);

  test('has the specification’s office hours by default', async () => {
    const site = await startTestSite();
    const { officeHours } = await site.browser().api.settings.contact.query();
    expect(officeHours).toMatchObject([
      { days: 'Monday to Friday', hours: '9 AM to 6 PM' },
      { days: 'Saturday', hours: '10 AM to 4 PM' },
      { days: 'Sunday', hours: 'Closed' },
    ]);
  });

  test('is shown to visitors at the next request after a save', async () => {
    const site = await startTestSite();
    const admin = await site.signedIn();
    await admin.api.settings.updateContact.mutate({ ...changed, version: 0 });
    expect(await site.browser().api.settings.contact.query()).toMatchObject(shown);
  });

  test('is unchanged after a refused save', async () => {
    const site = await startTestSite();
    const admin = await site.signedIn();
    await admin.api.settings.updateContact.mutate({ ...changed, version: 0 });
    const wrong = { ...changed, phone: '', email: 'desk', version: 1 };
    expect(await refusalOf(admin.api.settings.updateContact.mutate(wrong))).toMatchObject({
      fieldErrors: {
        phone: ['Phone is required'],
        email: ['Enter an email address, like name@example.com'],
      },
    });
    expect(await site.browser().api.settings.contact.query()).toMatchObject(shown);
  });
});

describe('a part of the contact block that is hidden', () => {
  const parts = ['postalAddress', 'email', 'phone', 'facebook', 'instagram', 'x'] as const;

  test.each(parts)('%s: is shown only in the panel, and stays stored', async (part) => {
    const site = await startTestSite();
    const admin = await site.signedIn();
    const { hidden, placeholdersShown, ...shown } = contactInput({
      socialLinks: {
        facebook: 'https://facebook.com/landfall',
        instagram: 'https://instagram.com/landfall',
        x: 'https://x.com/landfall',
      },
    });
    const stored = { ...shown, placeholdersShown, hidden: { ...hidden, [part]: true } };
    await admin.api.settings.updateContact.mutate({ ...stored, version: 0 });
    const { socialLinks, ...others } = shown;
    const whole = { ...others, ...socialLinks };
    const visible = await site.browser().api.settings.contact.query();
    expect({ ...visible, ...visible.socialLinks }).toMatchObject({ ...whole, [part]: null });
    expect(JSON.stringify(visible)).not.toContain(whole[part]);
    expect(await admin.api.settings.contactToEdit.query()).toEqual({ ...stored, version: 1 });
  });

  test('is readable by administrators only', async () => {
    const site = await startTestSite();
    expect(await refusalOf(site.browser().api.settings.contactToEdit.query())).toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });
});

test('a contact block of an earlier version is shown whole', async () => {
  const site = await startTestSite();
  const { hidden, placeholdersShown, ...before } = contactInput();
  await writeSetting(site.db, 'contact', before, new Date().toISOString());
  expect(await site.browser().api.settings.contact.query()).toMatchObject(
    shownBlock(contactInput()),
  );
  const admin = await site.signedIn();
  const stored = await admin.api.settings.contactToEdit.query();
  expect(stored).toMatchObject({ ...before, hidden, placeholdersShown });
  await admin.api.settings.updateContact.mutate(stored);
});

test('the ten questions have their order', async () => {
  const site = await startTestSite({ samples: true });
  const faqs = await site.browser().api.faq.list.query();
  expect(faqs).toHaveLength(10);
  expect(new Set(faqs.map(({ category }) => category))).toEqual(
    new Set(['general', 'visa', 'destination']),
  );
});
