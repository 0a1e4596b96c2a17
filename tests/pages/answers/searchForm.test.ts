import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { pageSiteOfFile } from '../pageSite.ts';
import { bannerOf, fill, type PlainPage, plainBrowser, textsOf } from '../plainBrowser.ts';

const PASSPORT = 'Your passport';
const DESTINATION = 'Destination Country';

const site = pageSiteOfFile();

const formElementOf = (page: PlainPage) =>
  within(page.getByRole('main')).getByRole('form', { name: 'Search destinations and visas' });
const formOf = (page: PlainPage) => within(formElementOf(page));
const searchOf = (page: PlainPage) => formOf(page).getByRole('button', { name: 'Search' });

test('an address with every answer leads to it, another fills in the form', async () => {
  const browser = plainBrowser(site());
  const greenland = await browser.open('/visa-requirements?from=au&country=gl&type=transit');
  expect(greenland.address).toBe('/visa-info/GL?type=transit&from=AU');
  const own = await browser.open('/visa-requirements?from=FR&country=FR');
  expect(own.address).toBe('/visa-info/FR?from=FR');

  const page = await browser.open('/visa-requirements?from=AU&country=FR');
  expect(formOf(page).getByLabelText(DESTINATION)).toHaveValue('France');
  expect(formOf(page).getByLabelText(PASSPORT)).toHaveValue('Australia');
  expect(formOf(page).queryByRole('alert')).toBeNull();
  fill(formOf(page).getByLabelText(PASSPORT), 'Brazil');
  const answer = await browser.click(searchOf(page));
  expect(answer.address).toBe('/visa-info/FR?type=tourist&from=BR');
});

describe('without scripts', () => {
  test('home has one box for each country, labelled once, and keeps a category', async () => {
    const browser = plainBrowser(site());
    const home = await browser.open('/');
    expect(formOf(home).getAllByRole('textbox')).toHaveLength(2);
    fill(formOf(home).getByLabelText(DESTINATION), 'Germany');
    expect(formOf(home).getByLabelText(PASSPORT)).toHaveValue('United States');
    fill(formOf(home).getByLabelText(PASSPORT), 'India');
    const listing = await browser.click(searchOf(home));
    expect(listing.address).toBe('/destinations/tourist?country=DE&from=IN');
  });

  test('a text is understood, and an unclear one asked again with everything else kept', async () => {
    const browser = plainBrowser(site());
    for (const path of ['/', '/visa-info', '/visa-requirements']) {
      const page = await browser.open(path);
      fill(formOf(page).getByLabelText('Category'), 'Transit visa');
      fill(formOf(page).getByLabelText(DESTINATION), 'germny');
      fill(formOf(page).getByLabelText(PASSPORT), 'korea');
      const unclear = await browser.click(searchOf(page));
      expect(unclear.document.title).toBe('Error: Visa Information · Landfall');
      expect(formElementOf(unclear)).toHaveTextContent(
        'We don’t know which country “germny” is. Did you mean:',
      );
      expect(formOf(unclear).getByLabelText('Category')).toHaveValue('transit-visa');
      expect(formOf(unclear).getByLabelText(DESTINATION)).toHaveValue('germny');
      expect(formOf(unclear).getByLabelText(PASSPORT)).toHaveValue('korea');
      expect(formOf(unclear).getByLabelText(PASSPORT)).toHaveAccessibleDescription(
        /“korea” .* North Korea.* South Korea/,
      );
      const clearer = await browser.click(formOf(unclear).getByRole('link', { name: 'Germany' }));
      expect(formOf(clearer).getByLabelText(DESTINATION)).toHaveValue('Germany');
      expect(formOf(clearer).getByLabelText(PASSPORT)).toHaveValue('korea');
      const answer = await browser.click(
        formOf(clearer).getByRole('button', { name: 'South Korea' }),
      );
      expect(answer.address).toBe('/visa-info/DE?type=transit&from=KR');
    }
  });

  test('an empty field is an error, and the rest is kept', async () => {
    const browser = plainBrowser(site());
    const page = await browser.open('/visa-requirements');
    fill(formOf(page).getByLabelText('Category'), 'Working visa');
    fill(formOf(page).getByLabelText(PASSPORT), '');
    const refused = await browser.click(searchOf(page));
    const alerts = textsOf(formOf(refused).getAllByRole('alert'));
    expect(alerts.at(0)).toBe('Please select a destination country');
    expect(alerts.at(-1)).toBe('Choose a passport country');
    fill(formOf(refused).getByLabelText(DESTINATION), 'france');
    fill(formOf(refused).getByLabelText(PASSPORT), 'puerto rico');
    const unclear = await browser.click(searchOf(refused));
    expect(formElementOf(unclear)).toHaveTextContent('Did you mean:');
    const answer = await browser.click(
      formOf(unclear).getByRole('button', { name: 'United States' }),
    );
    expect(answer.address).toBe('/visa-info/FR?type=working&from=US');
  });

  test('an answer’s address with an unclear passport offers others', async () => {
    const browser = plainBrowser(site());
    const page = await browser.open('/visa-info/JP?type=transit&from=germny');
    const problem = within(page.getByRole('main')).getByRole('alert');
    expect(problem).toHaveTextContent(
      'We don’t know which country “germny” is. Did you mean: Germany',
    );
    const answer = await browser.click(within(problem).getByRole('link', { name: 'Germany' }));
    expect(answer.address).toBe('/visa-info/JP?type=transit&from=DE');
    const dutch = await browser.open('/visa-info/JP?from=Holland');
    expect(dutch.address).toBe('/visa-info/JP?from=NL');
  });

  test('the passport panel is open again with what may be meant', async () => {
    const browser = plainBrowser(site());
    const contact = await browser.open('/contact');
    fill(bannerOf(contact).getByLabelText('Passport country'), 'germny');
    const unclear = await browser.click(
      bannerOf(contact).getByRole('button', { name: 'Use this passport' }),
    );
    expect(unclear.status).toBe(400);
    const field = bannerOf(unclear).getByLabelText('Passport country');
    expect(field).toHaveValue('germny');
    expect(field.closest('details')).toHaveAttribute('open');
    const chosen = await browser.click(bannerOf(unclear).getByRole('button', { name: 'Germany' }));
    expect(chosen.address).toBe('/contact');
    expect(bannerOf(chosen).getByText('From: Germany')).toBeInTheDocument();
  });
});
