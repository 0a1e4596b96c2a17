import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { pageSiteOfFile, sqlOf, startPageSite } from './pageSite.ts';
import { plainBrowser, textsOf } from './plainBrowser.ts';

// The public pages as the server renders them, and the targets of their links.
const site = pageSiteOfFile();
const open = (path: string) => plainBrowser(site()).open(path);

test('the home page has the three best rated of the popular destinations, the first in short, and more', async () => {
  const own = await startPageSite();
  const sql = sqlOf(own);
  for (const [place, rating] of [
    ['bali', 4],
    ['dubai', 4.9],
    ['paris', 4.5],
    ['tokyo', 4.7],
  ] as const) {
    sql('update destinations set popular = 1, rating = ? where id like ?', rating, `${place}%`);
  }
  const words = 'Seventeen letters, ';
  sql(
    "update destinations set short_description = ? where id = 'dubai-united-arab-emirates'",
    words.repeat(9),
  );
  const home = await plainBrowser(own).open('/');
  const popular = within(home.getByRole('region', { name: 'Popular Destinations' }));
  expect(textsOf(popular.getAllByRole('heading', { level: 3 }))).toEqual([
    'Dubai',
    'Tokyo',
    'Paris',
  ]);
  const featured = popular.getByText(/^Seventeen letters/).textContent ?? '';
  expect(featured.length).toBeGreaterThan(100);
  expect(featured.replace('…', '').length).toBeLessThanOrEqual(120);
  for (const [name, href] of [
    ['Explore More', '/destinations/popular'],
    ['Tourist Destinations', '/destinations/tourist'],
    ['Transit Destinations', '/destinations/transit'],
    ['Nomad Destinations', '/destinations/nomad'],
  ] as const) {
    expect(popular.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('the home page has the search’s categories, the feature tiles, the newsletter and a way to the team', async () => {
  const home = await open('/');
  const options = within(home.getByLabelText('Category')).getAllByRole('option');
  expect(options.map((option) => option.getAttribute('value'))).toEqual([
    'tourist',
    'transit',
    'nomad',
    'tourist-visa',
    'transit-visa',
    'working-visa',
  ]);
  const tiles = within(home.getByRole('region', { name: 'What you find here' }));
  expect(textsOf(tiles.getAllByRole('heading'))).toEqual([
    'Visa Information',
    'Destination Guides',
    'Cost Estimates',
    'Travel Tips',
  ]);
  const email = home.getByRole('textbox', { name: 'Email address' });
  expect(email).toHaveAttribute('type', 'email');
  expect(email).toBeRequired();
  expect(home.getByRole('button', { name: 'Subscribe' })).toBeInTheDocument();
  expect(home.getByRole('link', { name: 'Contact Our Support Team' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('the footer links to every topic, and has the year', async () => {
  const contact = await open('/contact');
  const footer = within(contact.getByRole('contentinfo'));
  for (const [name, href] of [
    ['Tourist Destinations', '/destinations/tourist'],
    ['Transit Destinations', '/destinations/transit'],
    ['Digital Nomad Destinations', '/destinations/nomad'],
    ['Popular Destinations', '/destinations/popular'],
    ['Explore by Continent', '/continents'],
    ['Tourist Visas', '/visa-info/tourist'],
    ['Transit Visas', '/visa-info/transit'],
    ['Working Visas', '/visa-info/working'],
    ['Visa Requirements', '/visa-requirements'],
    ['Application Processes', '/visa-application'],
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
    ['Cookies', '/cookies'],
  ] as const) {
    expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  expect(footer.getByText(new RegExp(`© ${new Date().getFullYear()}`))).toBeInTheDocument();
});

test('the contact page has its form and the office hours', async () => {
  const contact = await open('/contact');
  const main = within(contact.getByRole('main'));
  for (const name of ['Name', 'Email', 'Message']) expect(main.getByLabelText(name)).toBeRequired();
  expect(main.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(main.getByRole('button', { name: 'Send Message' })).toBeInTheDocument();
  for (const line of [
    /Monday to Friday.*9 AM to 6 PM/s,
    /Saturday.*10 AM to 4 PM/s,
    /Sunday.*Closed/s,
  ]) {
    expect(contact.getByRole('main')).toHaveTextContent(line);
  }
});

test('a destination has its type badges, rating, text, photos and quick info', async () => {
  const paris = await open('/destination/paris-france');
  const main = within(paris.getByRole('main'));
  expect(main.getByRole('heading', { level: 1, name: 'Paris' })).toBeInTheDocument();
  for (const text of ['France', 'Tourist', 'Transit', '4.8']) {
    expect(main.getAllByText(text)[0]).toBeInTheDocument();
  }
  for (const name of ['About Paris', 'What makes it special', 'Photos']) {
    expect(main.getByRole('heading', { name })).toBeInTheDocument();
  }
  const terms = textsOf(main.getAllByRole('term'));
  expect(terms).toEqual(
    expect.arrayContaining([
      'Best time to visit',
      'Currency',
      'Languages',
      'Time zone',
      'Police',
      'Ambulance',
      'Fire',
    ]),
  );
});
