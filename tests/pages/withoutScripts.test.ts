import { describe, expect, test } from 'vitest';
import { pageSiteOfFile, sqlOf, startPageSite } from './pageSite.ts';
import { check, fill, plainBrowser } from './plainBrowser.ts';

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
  ['/trip', 'Plan a Trip'],
  ['/plan/90-180', 'Days in Schengen'],
  ['/passports', 'Passports'],
  ['/passports/BR', 'Brazilian passport'],
  ['/compare?passports=DE,IN', 'Compare Passports'],
  ['/together?passports=IN,DE', 'Travelling Together'],
  ['/changes', 'Recent Changes'],
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
  expect(answer.document.querySelector('.verdict')).toHaveTextContent('Up to 90 days in any 180');
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
