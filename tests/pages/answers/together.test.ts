import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { pageSiteOfFile } from '../pageSite.ts';
import { fill, type PlainPage, plainBrowser, textsOf } from '../plainBrowser.ts';

const site = pageSiteOfFile();

/** A country of the list; undefined if it isn't there. */
function rowOf(page: PlainPage, country: string): HTMLElement | undefined {
  const list = within(page.getByRole('region', { name: 'Countries' }));
  return list
    .getAllByRole('listitem')
    .find((item) => item.querySelector(':scope > a')?.textContent === country);
}

test('a group is entered, filtered and made smaller', async () => {
  const browser = plainBrowser(site());
  const empty = await browser.open('/together');
  fill(empty.getByLabelText('Passport of the first traveller'), 'India');
  fill(empty.getByLabelText('Passport of the second traveller'), 'Germany');
  const two = await browser.click(empty.getByRole('button', { name: 'Show where to go' }));
  fill(two.getByLabelText('Another passport'), 'United Kingdom');
  fill(two.getByLabelText('Add as'), 'A second passport for traveller 1 (India)');
  const three = await browser.click(two.getByRole('button', { name: 'Add' }));
  fill(three.getByLabelText('Access'), 'Visa free for all');
  const filtered = await browser.click(three.getByRole('button', { name: 'Show' }));
  expect(filtered.address).toContain('passports=IN+GB,DE&access=visa_free');
  expect(rowOf(filtered, 'Georgia')).toHaveTextContent('Visa free');
  const one = await browser.click(
    filtered.getByRole('link', { name: 'Remove from traveller 2: German passport' }),
  );
  expect(
    one.getByRole('heading', { name: 'Indian passport / British passport' }),
  ).toBeInTheDocument();
});

test('the list names what a traveller’s answer depends on', async () => {
  const page = await plainBrowser(site()).open('/together?passports=IN,DE');
  const philippines = rowOf(page, 'Philippines');
  expect(philippines).toHaveTextContent(
    'Visa free · 14 days: India · Showing a hotel booking, money and a return or onward ticket',
  );
  expect(philippines).not.toHaveTextContent('With a condition');
});

test('two passports are compared', async () => {
  const browser = plainBrowser(site());
  const empty = await browser.open('/compare');
  fill(empty.getByLabelText('First passport'), 'Germany');
  fill(empty.getByLabelText('Second passport'), 'India');
  const compared = await browser.click(empty.getByRole('button', { name: 'Compare' }));
  expect(compared.address).toBe('/compare?passports=DE,IN');
  expect(compared.getByRole('heading', { name: /^Together they open/ })).toBeInTheDocument();
});

test('passports are compared side by side, their differences first', async () => {
  const browser = plainBrowser(site());
  const four = await browser.open('/compare?passports=DE,IN,BR,US');
  expect(four.getByText('4 passports at most.')).toBeInTheDocument();
  const three = await browser.click(four.getByRole('link', { name: 'Remove: US passport' }));
  const tableOf = (page: PlainPage) =>
    within(page.getByRole('table', { name: 'Passports side by side' }));
  expect(textsOf(tableOf(three).getAllByRole('columnheader'))).toEqual([
    'Country',
    'Germany',
    'India',
    'Brazil',
  ]);
  expect(three.getByRole('main')).toHaveTextContent(
    /\d+ of 199 countries differ in access, length of stay or conditions\./,
  );
  expect(three.getByRole('link', { name: /^Differences only/ })).toHaveAttribute('aria-current');
  const all = await browser.click(three.getByRole('link', { name: /^All \(/ }));
  expect(all.address).toMatch(/all=true/);
  const rows = tableOf(all).getAllByRole('row');
  expect(rows).toHaveLength(200);
  const brazil = rows.find((row) => row.querySelector('th')?.textContent === 'Brazil');
  expect(brazil?.lastElementChild).toHaveTextContent(/^Own country$/);
});

test('a country is found by any of its names', async () => {
  const browser = plainBrowser(site());
  const all = await browser.open('/together?passports=IN,DE');
  fill(all.getByLabelText('Find a country'), 'holland');
  const found = await browser.click(all.getByRole('button', { name: 'Show' }));
  expect(found.address).toMatch(/find=holland/);
  expect(rowOf(found, 'Netherlands')).toHaveTextContent(/Visa required:\s*India/);
  expect(found.getByText(/^1 country, easiest/)).toBeInTheDocument();
  const cleared = await browser.click(found.getByRole('link', { name: 'Clear filters' }));
  expect(cleared.getByLabelText('Find a country')).toHaveValue('');
  expect(cleared.getByText(/^199 countries/)).toBeInTheDocument();
});

test('a figure matches its filter, and counts uncertain answers', async () => {
  const page = await plainBrowser(site()).open('/together?passports=KR&access=visa_free');
  const short = within(page.getByRole('region', { name: 'In short' }));
  const figure = short.getByText('visa free for all (1 uncertain)').parentElement;
  const count = Number(figure?.querySelector('dd')?.textContent);
  const listed = page.getByText(`${count - 1} countries, easiest for everyone first.`, {
    exact: false,
  });
  expect(listed.parentElement).toHaveTextContent('Left out because an answer is uncertain: 1.');
});
