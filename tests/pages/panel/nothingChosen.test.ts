import { expect, test } from 'vitest';
import { pageSiteOfFile } from '../pageSite.ts';
import { plainBrowser } from '../plainBrowser.ts';

const site = pageSiteOfFile();

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
