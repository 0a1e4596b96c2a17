import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { pageSiteOfFile } from './pageSite.ts';
import { bannerOf, fill, type PlainBrowser, type PlainPage, plainBrowser } from './plainBrowser.ts';

const site = pageSiteOfFile();
const browser = (cookies?: Map<string, string>) => plainBrowser(site(), cookies ? { cookies } : {});

const fromOf = (page: PlainPage) => bannerOf(page).getByText(/^From: /).textContent;

/** Sends the search form of a page with these texts. */
function search(
  { click }: PlainBrowser,
  page: PlainPage,
  texts: { country?: string; passport?: string },
) {
  const form = within(page.getByRole('form', { name: 'Search destinations and visas' }));
  if (texts.country) fill(form.getByRole('textbox', { name: /^Destination/ }), texts.country);
  if (texts.passport) fill(form.getByRole('textbox', { name: 'Your passport' }), texts.passport);
  return click(form.getByRole('button', { name: 'Search' }));
}

test('a passport typed into the search form is the visitor’s on the next pages', async () => {
  const visitor = browser();
  const home = await visitor.open('/');
  expect(fromOf(home)).toBe('From: United States');
  const listing = await search(visitor, home, { country: 'Japan', passport: 'India' });
  expect(fromOf(listing)).toBe('From: India');
  expect(fromOf(await visitor.open('/'))).toBe('From: India');
  expect(fromOf(await visitor.open('/destinations/tourist'))).toBe('From: India');
  const documents = await visitor.open('/documents');
  expect(documents.getByRole('region', { name: 'Passports' })).toHaveTextContent(/^PassportsIndia/);
  const other = await search(visitor, await visitor.open('/'), {
    country: 'Japan',
    passport: 'Thailand',
  });
  expect(fromOf(other)).toBe('From: Thailand');
  expect([...visitor.cookies.values()]).toEqual(['TH']);
});

test('a passport chosen among those that a text may mean is kept', async () => {
  const visitor = browser();
  const asked = await search(visitor, await visitor.open('/visa-info'), {
    country: 'Japan',
    passport: 'Korea',
  });
  expect([...visitor.cookies.values()]).toEqual([]);
  await visitor.click(asked.getByRole('button', { name: 'South Korea' }));
  expect([...visitor.cookies.values()]).toEqual(['KR']);
});

test('a passport from a shared address is carried on by the page, and not kept', async () => {
  const visitor = browser();
  const { open, click, cookies } = visitor;
  const answer = await open('/visa-info/JP?from=IN');
  expect(fromOf(answer)).toBe('From: India');
  const documentsLink = answer.document.querySelector<HTMLElement>('header a[href*="/documents?"]');
  if (!documentsLink) throw new Error('The header has no link to the documents');
  const documents = await click(documentsLink);
  expect(fromOf(documents)).toBe('From: India');
  const passports = documents.getByRole('region', { name: 'Passports' });
  expect(passports).toHaveTextContent(/^PassportsIndia/);

  const listing = await open('/destinations/tourist?from=IN');
  expect(fromOf(listing)).toBe('From: India');
  const destination = await click(listing.getByRole('link', { name: 'Tokyo' }));
  expect(destination.address).toBe('/destination/tokyo-japan?from=IN');
  expect(fromOf(destination)).toBe('From: India');

  // The form offered the address's passport; only the country was typed.
  const other = await search(visitor, answer, { country: 'Brazil' });
  expect(other.address).toContain('from=IN');
  for (const address of ['/search?category=tourist-visa&country=JP&from=IN', '/search?from=IN']) {
    await open(address);
  }
  expect([...cookies.values()]).toEqual([]);
  expect(fromOf(await open('/'))).toBe('From: United States');
});

test('several passports that were stated stay, whatever is typed', async () => {
  const first = browser();
  await search(first, await first.open('/'), { country: 'Japan', passport: 'India' });
  const [name = ''] = first.cookies.keys();
  const visitor = browser(new Map([[name, 'DE.TR']]));
  const next = await search(visitor, await visitor.open('/'), {
    country: 'Japan',
    passport: 'India',
  });
  expect(next.address).toContain('from=IN');
  expect([...visitor.cookies.values()]).toEqual(['DE.TR']);
});

test('another site’s form keeps nothing', async () => {
  const response = await site().app.inject({
    method: 'POST',
    url: '/search',
    headers: {
      origin: 'https://other.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'category=tourist-visa&country=JP&from=IN&shown=',
  });
  expect(response.statusCode).toBe(403);
  expect(response.cookies).toEqual([]);
});
