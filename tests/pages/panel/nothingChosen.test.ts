import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageSiteOfFile } from '../pageSite.ts';
import { plainBrowser } from '../plainBrowser.ts';

const site = pageSiteOfFile();

const folder = join(import.meta.dirname, '../../../src/routes/admin/_panel');

/** The pages of the panel that are not about one record, without search parameters. */
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.includes('$'))
  .map((file) => `/admin/${file.replace(/(?:(?:^|\/)index)?\.tsx$/, '')}`);

async function open(address: string) {
  const { cookies } = await site().signedIn();
  return plainBrowser(site(), { cookies }).open(address);
}

test.each([
  ['/admin/translations/text', 'No text chosen', 'Open translations', '/admin/translations'],
  [
    '/admin/translations/text?language=de',
    'No text chosen',
    'Open translations',
    '/admin/translations',
  ],
  ['/admin/rules/difference', 'No editions chosen', 'Open editions', '/admin/rules/editions'],
  [
    '/admin/rules/difference?from=1',
    'No editions chosen',
    'Open editions',
    '/admin/rules/editions',
  ],
])('%s says what is missing, and leads to the list', async (address, missing, link, list) => {
  const page = await open(address);
  expect(page.status).toBe(200);
  expect(page.getByText(missing)).toBeInTheDocument();
  expect(page.getByRole('link', { name: link })).toHaveAttribute('href', list);
  expect(page.queryByRole('alert')).toBeNull();
});

test.each([
  '/admin/translations/text?language=de&subject=messages/nowhere/nothing',
  '/admin/rules/difference?from=998&to=999',
  '/admin/faq/nothing',
])('%s, which is nothing, can’t be tried again', async (address) => {
  const page = await open(address);
  expect(page.getByRole('alert')).toHaveTextContent(/^Failed to load/);
  expect(page.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('no page of the panel fails without search parameters', async () => {
  expect(pages.length).toBeGreaterThan(20);
  for (const address of pages) {
    const page = await open(address);
    expect([address, page.status, page.queryByRole('alert')?.textContent]).toEqual([
      address,
      200,
      undefined,
    ]);
  }
});
