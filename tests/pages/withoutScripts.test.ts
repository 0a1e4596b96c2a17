import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { pageSiteOfFile, sqlOf, startPageSite } from './pageSite.ts';
import {
  bannerOf,
  check,
  fill,
  type PlainBrowser,
  type PlainPage,
  plainBrowser,
  verdictOf,
} from './plainBrowser.ts';

const site = pageSiteOfFile();
const open = (path: string) => plainBrowser(site()).open(path);

test.each([
  ['/', 'Where can I go with my passport?'],
  ['/destinations/tourist', 'Tourist Destinations'],
  ['/destinations/popular', 'Popular Destinations'],
  ['/destination/bali-indonesia', 'Bali'],
  ['/continents', 'Explore by Continent'],
  ['/visa-info', 'Visa Information'],
  ['/visa-info/transit', 'Transit Visas'],
  ['/visa-info/JP', 'Japan: visa and entry'],
  ['/visa-requirements', 'Visa Requirements'],
  ['/visa-application', 'Application Processes'],
  ['/trip', 'Plan a trip'],
  ['/plan/90-180', 'Days in Schengen'],
  ['/passports', 'Passports'],
  ['/passports/BR', 'Brazilian passport'],
  ['/compare?passports=DE,IN', 'Compare passports'],
  ['/together?passports=IN,DE', 'Travelling together'],
  ['/changes', 'Recent changes'],
  ['/developers', 'Developers'],
  ['/contact', 'Contact'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/cookies', 'Cookies'],
  ['/credits', 'Credits'],
  ['/credits/gaps', 'Countries with missing government pages'],
])('%s is readable', async (path, title) => {
  const page = await open(path);
  expect(page.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(page.getByRole('contentinfo')).toBeInTheDocument();
});

test('the home search is a plain form that leads to the answer', async () => {
  const browser = plainBrowser(site());
  const home = await browser.open('/');
  fill(home.getByLabelText('Category'), 'Tourist visa');
  fill(home.getByLabelText('Destination Country'), 'France');
  const answer = await browser.click(home.getByRole('button', { name: 'Search' }));
  expect(answer.address).toBe('/visa-info/FR?type=tourist&from=US');
  expect(verdictOf(answer)).toHaveTextContent('Up to 90 days in any 180');
});

test('a visa search without a country shows an error, and keeps the choices', async () => {
  const browser = plainBrowser(site());
  const home = await browser.open('/');
  fill(home.getByLabelText('Category'), 'Working visa');
  const refused = await browser.click(home.getByRole('button', { name: 'Search' }));
  expect(refused.getByRole('alert')).toHaveTextContent(/^Please select a destination country$/);
  const country = refused.getByLabelText('Destination Country');
  expect(country).toHaveAttribute('aria-invalid', 'true');
  expect(country).toHaveAccessibleDescription('Please select a destination country');
  expect(refused.getByLabelText('Category')).toHaveValue('working-visa');
  fill(country, 'Japan');
  const answer = await browser.click(refused.getByRole('button', { name: 'Search' }));
  expect(answer.address).toBe('/visa-info/JP?type=working&from=US');
});

test('a search accepts another passport than the guessed one', async () => {
  const browser = plainBrowser(site());
  const home = await browser.open('/');
  const passport = home.getByLabelText('Your passport');
  expect(passport).toHaveValue('United States');
  fill(home.getByLabelText('Category'), 'Tourist visa');
  fill(passport, 'Brazil');
  fill(home.getByLabelText('Destination Country'), 'France');
  const answer = await browser.click(home.getByRole('button', { name: 'Search' }));
  expect(answer.address).toBe('/visa-info/FR?type=tourist&from=BR');
});

describe('a guessed passport is named as such, and another accepted', () => {
  const guess = 'This is the site’s default.';

  test('/visa-info/FR', async () => {
    const browser = plainBrowser(site());
    const country = await browser.open('/visa-info/FR');
    const main = within(country.getByRole('main'));
    expect(main.getByText(guess, { exact: false })).toBeInTheDocument();
    fill(main.getByLabelText('Your passport'), 'India');
    const answer = await browser.click(main.getByRole('button', { name: 'Search' }));
    expect(answer.address).toBe('/visa-info/FR?type=tourist&from=IN');
    expect(verdictOf(answer)).toHaveTextContent('Visa Required');
    expect(answer.queryByText(guess, { exact: false })).toBeNull();
  });

  test('/destination/paris-france', async () => {
    const browser = plainBrowser(site());
    const paris = await browser.open('/destination/paris-france');
    const main = within(paris.getByRole('main'));
    expect(main.getByText(guess, { exact: false })).toBeInTheDocument();
    fill(main.getByLabelText('Passport country'), 'India');
    const answer = await browser.click(main.getByRole('button', { name: 'Use this passport' }));
    expect(answer.address).toBe('/destination/paris-france');
    expect(verdictOf(answer)).toHaveTextContent('Visa Required');
    expect(answer.queryByText(guess, { exact: false })).toBeNull();
  });
});

test('the passport can be chosen on any page, and is stored', async () => {
  const browser = plainBrowser(site());
  const bali = await browser.open('/destination/bali-indonesia?x=1');
  const chosen = await choosePassport(browser, bali, 'Germany');
  expect(chosen.address).toMatch(/^\/destination\/bali-indonesia/);
  for (const page of [chosen, await browser.open('/')])
    expect(page.getByText('From: Germany')).toBeInTheDocument();
});

test('an answer uses the passport that is chosen on its page', async () => {
  const browser = plainBrowser(site());
  const answer = await browser.open('/visa-info/FR?type=tourist&from=IN');
  const chosen = await choosePassport(browser, answer, 'Germany');
  expect(chosen.address).toBe('/visa-info/FR?type=tourist&from=DE');
});

function choosePassport(browser: PlainBrowser, page: PlainPage, country: string) {
  const banner = bannerOf(page);
  fill(banner.getByLabelText('Passport country'), country);
  return browser.click(banner.getByRole('button', { name: 'Use this passport' }));
}

describe('the forms', () => {
  test('the newsletter form thanks', async () => {
    const own = await startPageSite();
    const browser = plainBrowser(own);
    const home = await browser.open('/');
    fill(home.getByLabelText('Email address'), 'reader@example.com');
    const thanks = await browser.click(home.getByRole('button', { name: 'Subscribe' }));
    expect(thanks.getByText('Thank you for subscribing!')).toBeInTheDocument();
    expect(sqlOf(own)('select email from newsletter_subscribers')).toHaveLength(1);
  });

  test('a refused contact form keeps its entries', async () => {
    const own = await startPageSite();
    const browser = plainBrowser(own);
    const contact = await browser.open('/contact');
    fill(contact.getByLabelText('Name'), '  ');
    fill(contact.getByLabelText('Email'), 'ada@example.com');
    fill(contact.getByLabelText('Message'), 'Hello');
    const refused = await browser.click(contact.getByRole('button', { name: 'Send Message' }));
    expect(refused.status).toBe(400);
    expect(refused.getByText('Name is required')).toBeInTheDocument();
    expect(refused.getByLabelText('Message')).toHaveValue('Hello');
    fill(refused.getByLabelText('Name'), 'Ada');
    const thanks = await browser.click(refused.getByRole('button', { name: 'Send Message' }));
    expect(thanks.getByText(/^Thank you for your message!/)).toBeInTheDocument();
    expect(sqlOf(own)('select name from contact_messages')).toEqual([{ name: 'Ada' }]);
  });
});

test('the filters are a plain form', async () => {
  const browser = plainBrowser(site());
  const list = await browser.open('/destinations/tourist');
  check(list.getByLabelText('Europe'));
  const filtered = await browser.click(list.getByRole('button', { name: 'Apply' }));
  expect(filtered.getByText('Showing 1 result')).toBeInTheDocument();
});
