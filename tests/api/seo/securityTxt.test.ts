import { expect, test } from 'vitest';
import { DAY_MS } from '#core/dates.ts';
import { defaultSiteContact } from '#core/inputs/settings/settings.ts';
import { startTestSite } from '../../support/site/testApp.ts';

const PUBLIC_URL = 'https://visa.example.com';
const path = '/.well-known/security.txt';

/** The fields of the file, by name, in their order. */
function fieldsOf(text: string): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const line of text.trimEnd().split('\n')) {
    const [, name = '', value = ''] = /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line) ?? [];
    fields[name] = [...(fields[name] ?? []), value];
  }
  return fields;
}

async function start(env: Record<string, string> = {}) {
  const site = await startTestSite({ env });
  const read = async () => fieldsOf((await site.app.inject(path)).body);
  return { site, read };
}

test('names the contact page of a site without an address, and all that RFC 9116 asks for', async () => {
  const { site, read } = await start({ PUBLIC_URL });
  const { headers } = await site.app.inject(path);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const { Expires, ...fields } = await read();
  expect(fields).toEqual({
    Contact: [`${PUBLIC_URL}/contact`],
    'Preferred-Languages': ['en'],
    Canonical: [`${PUBLIC_URL}${path}`],
  });
  expect(Expires).toHaveLength(1);
  const left = Date.parse(String(Expires)) - Date.now();
  expect(left).toBeGreaterThan(90 * DAY_MS);
  expect(left).toBeLessThan(365 * DAY_MS);
});

test('names the address that an administrator saves, for the next visitor, until it is hidden', async () => {
  const { site, read } = await start({ PUBLIC_URL });
  const { api } = await site.signedIn();
  const page = `${PUBLIC_URL}/contact`;
  const save = (change: Partial<typeof defaultSiteContact>, version: number) =>
    api.settings.updateContact.mutate({ ...defaultSiteContact, ...change, version });
  const hidden = { ...defaultSiteContact.hidden, email: true };
  expect((await read()).Contact).toEqual([page]);
  await save({ email: 'safe+visa@example.org' }, 0);
  expect((await read()).Contact).toEqual(['mailto:safe%2Bvisa@example.org', page]);
  await save({ email: 'safe+visa@example.org', hidden }, 1);
  expect((await read()).Contact).toEqual([page]);
});

test('doesn’t name the sample address that a new site shows', async () => {
  const { site, read } = await start();
  const { api } = await site.signedIn();
  await api.settings.updateContact.mutate({
    ...defaultSiteContact,
    placeholdersShown: true,
    version: 0,
  });
  expect((await read()).Contact).toEqual(['http://localhost:80/contact']);
});
