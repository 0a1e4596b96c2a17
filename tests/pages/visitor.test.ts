import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { pageSiteOfFile, sqlOf, startPageSite } from './pageSite.ts';
import { bannerOf, fill, type PlainPage, plainBrowser, verdictOf } from './plainBrowser.ts';

const site = pageSiteOfFile();
const browser = () => plainBrowser(site());

test('a destination shows its description and the requirement for each stated passport', async () => {
  const own = await startPageSite();
  sqlOf(own)("delete from entry_rules where destination = 'AE' and passport = 'TH'");
  const { open, click } = plainBrowser(own);
  const address = '/destination/dubai-united-arab-emirates';
  const page = await open(address);
  expect(page.getByRole('heading', { level: 1, name: 'Dubai' })).toBeInTheDocument();
  expect(page.getByText('4.6')).toBeInTheDocument();
  expect(page.getByText('No Visa Required')).toBeInTheDocument();
  expect(verdictOf(page)).toHaveTextContent('Visa-free travel available');
  for (const name of ['What makes it special', 'Quick Info', 'Emergency Numbers', 'Weather']) {
    expect(page.getByRole('heading', { name })).toBeInTheDocument();
  }

  async function choosePassport(from: PlainPage, country: string) {
    const banner = bannerOf(from);
    fill(banner.getByLabelText('Passport country'), country);
    const chosen = await click(banner.getByRole('button', { name: 'Use this passport' }));
    expect(chosen.address).toBe(address);
    expect(chosen.getByText(`From: ${country}`)).toBeInTheDocument();
    return chosen;
  }
  const indian = await choosePassport(page, 'India');
  // Its own requirement says "in advance"; the country's rule says how.
  expect(verdictOf(indian)).toHaveTextContent('Apply online');
  const chinese = await choosePassport(indian, 'China');
  expect(chinese.getByText('No Visa Required')).toBeInTheDocument();
  const thai = await choosePassport(chinese, 'Thailand');
  expect(thai.getByText('Visa information not available for this combination')).toBeInTheDocument();
  const contact = await click(thai.getByRole('link', { name: 'Contact us for details' }));
  expect(contact.getByRole('heading', { level: 1, name: 'Contact' })).toBeInTheDocument();
  expect(contact.getByText('From: Thailand')).toBeInTheDocument();
  expect((await open('/contact')).getByText('From: Thailand')).toBeInTheDocument();
});

test('the kinds of stay with an answer can be switched', async () => {
  const { open, click } = browser();
  const kindOf = (page: PlainPage, name: string) =>
    within(page.getByRole('navigation', { name: 'Kind of stay' })).getByRole('link', {
      name: new RegExp(`^${name}`, 'i'),
    });
  const tourist = await open('/destination/paris-france');
  expect(kindOf(tourist, 'tourist')).toHaveAttribute('aria-current', 'true');
  expect(verdictOf(tourist)).toHaveTextContent('Up to 90 days in any 180');
  const working = await click(kindOf(tourist, 'working'));
  expect(verdictOf(working)).toHaveTextContent('Must be obtained in advance');
  expect(working.address).toBe('/destination/paris-france?type=working');
  const answer = await click(working.getByRole('link', { name: 'View Full Requirements' }));
  expect(answer.address).toBe('/visa-info/FR?type=working&from=US');
});

test('a country without destinations has an answer', async () => {
  const page = await browser().open('/visa-info/BR');
  expect(verdictOf(page)).toHaveTextContent('Visa Required');
  expect(page.queryByRole('heading', { name: 'Brazil: destinations' })).toBeNull();
  expect(page.document.querySelector('.question-line > summary')).toBeInTheDocument();
  expect(page.getByRole('form', { name: 'Search destinations and visas' })).toBeInTheDocument();
});

test('a country that is switched off has no page', async () => {
  const { open } = browser();
  expect((await open('/visa-info/AQ')).status).toBe(404);
  expect((await open('/visa-info/ZZ')).status).toBe(404);
});

test('continents are counted and link to the filtered listing', async () => {
  const { open, click } = browser();
  const continents = await open('/continents');
  const europe = continents
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.includes('Europe'));
  if (!europe) throw new Error('Europe is missing');
  const page = await click(within(europe).getByText(/Tourist/));
  expect(page.address).toBe('/destinations/tourist?continent=Europe');
  expect(page.getByLabelText('Europe')).toBeChecked();
  expect(page.getByText('Showing 1 result')).toBeInTheDocument();
});
