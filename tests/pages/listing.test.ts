import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { copyDestination } from '../fixtures/destination.ts';
import { pageSiteOfFile, sqlOf, startPageSite } from './pageSite.ts';
import { plainBrowser, textsOf } from './plainBrowser.ts';

const site = pageSiteOfFile();
const browser = () => plainBrowser(site());

test('an empty listing says so and leads home', async () => {
  const { open, click } = browser();
  const page = await open('/destinations/tourist?continent=Africa');
  expect(page.getByText('Showing 0 results')).toBeInTheDocument();
  expect(page.getByRole('heading', { name: 'No destinations found' })).toBeInTheDocument();
  expect(
    page.getByText('Try changing your search filters to find more destinations'),
  ).toBeInTheDocument();
  const home = await click(page.getByRole('link', { name: 'Back to Home' }));
  expect(home.address).toBe('/');
});

test('continents lead to the categories that have destinations there', async () => {
  const { open, click } = browser();
  const page = await open('/continents');
  const main = within(page.getByRole('main'));
  expect(textsOf(main.getAllByRole('heading', { level: 2 }))).toEqual(['Asia', 'Europe']);
  const links = main.getAllByRole('link', { name: /Destinations/ });
  expect(textsOf(links).filter((text) => /\D0$/.test(text))).toEqual([]);
  for (const { textContent } of links) {
    const again = within((await open('/continents')).getByRole('main'));
    const link = again.getAllByRole('link').find((one) => one.textContent === textContent);
    const listed = await click(link ?? page.document.body);
    expect(listed.queryByText('Showing 0 results')).toBeNull();
  }
});

test('cards of transit destinations show what changing planes takes, and lead to it', async () => {
  const { open, click } = browser();
  const tourist = await open('/destinations/tourist?from=BR');
  expect(tourist.getByText('Entry for tourists. Passport: Brazil')).toBeInTheDocument();
  const transit = await open('/destinations/transit?from=BR');
  expect(transit.getByText('Changing planes. Passport: Brazil')).toBeInTheDocument();
  expect(transit.queryByText(/Entry for tourists/)).toBeNull();
  expect(transit.getByRole('form', { name: 'Changing planes' })).toBeInTheDocument();
  const dubai = await click(transit.getByRole('link', { name: 'Dubai' }));
  expect(dubai.address).toMatch(/^\/destination\/[^?]+\?(?=.*from=BR)(?=.*type=transit)/);
  expect(dubai.document.querySelector('.verdict')).toHaveTextContent(
    'You may go through passport control without a visa',
  );
});

test('/search reads its category from the address, tourist by default', async () => {
  const { open } = browser();
  const title = async (address: string) =>
    (await open(address)).getByRole('heading', { level: 1 }).textContent;
  expect(await title('/search')).toBe('Tourist Destinations');
  expect(await title('/search?category=nomad')).toBe('Nomad Destinations');
  const nomad = await open('/search?category=nomad');
  expect(nomad.getByRole('link', { name: 'Tokyo' })).toBeInTheDocument();
  expect(nomad.queryByRole('link', { name: 'Paris' })).toBeNull();
});

test('a country without destinations keeps the listing, with its visa answer below', async () => {
  const { open } = browser();
  for (const address of ['/search?country=BR', '/destinations/nomad?country=BR']) {
    const page = await open(address);
    expect(page.address, 'without a redirect').toBe(address);
    expect(page.getByText('Showing 0 results')).toBeInTheDocument();
    expect(page.getByRole('heading', { name: 'No destinations found' })).toBeInTheDocument();
    expect(page.getByRole('link', { name: 'Back to Home' })).toBeInTheDocument();
    const answer = page.getByRole('region', { name: 'Brazil: visa and entry' });
    expect(answer.querySelectorAll('.verdict')).toHaveLength(1);
  }
  expect((await open('/search?country=brazil')).address).toBe('/search?country=BR');
});

test('a country filter is named and can be removed', async () => {
  const { open, click } = browser();
  const page = await open('/destinations/tourist?country=FR');
  expect(page.getByText(/^Country:/)).toHaveTextContent(/^Country: France/);
  expect(page.getByText('Showing 1 result')).toBeInTheDocument();
  const all = await click(page.getByRole('link', { name: 'Remove filter: France' }));
  expect(all.getByText('Showing 4 results')).toBeInTheDocument();
});

describe('with more destinations than fit on a page', () => {
  test('the listing is paged', async () => {
    const own = await startPageSite();
    const values = { name: "'Copy ' || i", search_text: "'copy ' || i" };
    copyDestination(sqlOf(own), { from: 'paris-france', count: 22, values });
    const { open, click } = plainBrowser(own);
    const first = await open('/destinations/tourist');
    expect(first.getByText('Showing 26 results')).toBeInTheDocument();
    expect(first.getAllByRole('article')).toHaveLength(24);
    const second = await click(first.getByRole('link', { name: 'Next' }));
    expect(second.getByText('Page 2 of 2')).toBeInTheDocument();
    expect(second.getAllByRole('article')).toHaveLength(2);
    const back = await click(second.getByRole('link', { name: 'Previous' }));
    expect(back.getAllByRole('article')).toHaveLength(24);
  });
});
