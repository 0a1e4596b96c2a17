import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { pageSiteOfFile } from './pageSite.ts';
import { check, fill, type PlainPage, plainBrowser, textsOf } from './plainBrowser.ts';

const site = pageSiteOfFile();
const browser = () => plainBrowser(site());

const list = (page: PlainPage) =>
  within(page.getByRole('region', { name: 'Visas for remote workers' }));
const countries = (page: PlainPage) => textsOf(list(page).getAllByRole('heading', { level: 2 }));
const columns = (page: PlainPage) =>
  textsOf(within(page.getByRole('table')).getAllByRole('columnheader'));

test('filters are in the address, and what is compared stays', async () => {
  const { open, click } = browser();
  const page = await open('/nomads');
  check(page.getByLabelText('Compare Estonia'));
  fill(page.getByLabelText('Income asked: at most (USD)'), '2,000');
  fill(page.getByLabelText('Stay: at least (months)'), '12');
  fill(page.getByLabelText('Order by'), 'Lowest income');
  const cheap = await click(page.getByRole('button', { name: 'Show visas' }));
  expect(cheap.address).toMatch(/^\/nomads\?(?=.*income=)(?=.*months=12)(?=.*order=income)/);
  expect(countries(cheap)[0]).toBe('Albania');
  expect(countries(cheap)).not.toContain('Estonia');
  expect(columns(cheap)).toContainEqual(expect.stringContaining('Estonia'));
  fill(cheap.getByLabelText('Region'), 'Africa');
  const african = await click(cheap.getByRole('button', { name: 'Show visas' }));
  expect(countries(african)).toEqual(['Mauritius']);
  expect(columns(african)).toContainEqual(expect.stringContaining('Estonia'));
  const all = await click(african.getByRole('link', { name: 'Clear filters' }));
  expect(list(all).getByRole('status')).toHaveTextContent(/^42 visas$/);
  expect((await open(african.address)).getByLabelText('Region')).toHaveDisplayValue('Africa');
});

test('the list has pages, and what is chosen on one stays on the next', async () => {
  const { open, click } = browser();
  const first = await open('/nomads');
  expect(countries(first)).toHaveLength(24);
  expect(first.getByText('Page 1 of 2')).toBeInTheDocument();
  check(first.getByLabelText('Compare Estonia'));
  const second = await click(first.getByRole('button', { name: 'Next' }));
  expect(second.address).toMatch(/^\/nomads\?(?=.*compare=\d)(?=.*page=2)/);
  expect(countries(second)).toHaveLength(18);
  expect(columns(second)).toContainEqual(expect.stringContaining('Estonia'));
  check(second.getByLabelText('Compare Portugal'));
  const [compare] = list(second).getAllByRole('button', { name: 'Compare chosen' });
  const compared = await click(compare ?? second.document.body);
  expect(columns(compared)).toHaveLength(3);
  expect(compared.getByText('Page 2 of 2')).toBeInTheDocument();
  const back = await click(compared.getByRole('button', { name: 'Previous' }));
  expect(back.getByLabelText('Compare Estonia')).toBeChecked();
  // Another filter begins at its first page.
  const cheap = await click(back.getByRole('button', { name: 'Show visas' }));
  expect(cheap.getByText('Page 1 of 2')).toBeInTheDocument();
  expect(countries(await open('/nomads?all=true'))).toHaveLength(42);
  expect(countries(await open('/nomads?page=9'))).toHaveLength(18);
});

test('amounts are about what a source has converted from another currency', async () => {
  const page = await browser().open('/nomads?all=true');
  const cardOf = (country: string) =>
    list(page).getByRole('heading', { name: country }).closest('li')?.textContent;
  expect(cardOf('Estonia')).toMatch(/Income askedAbout USD\s4,900/);
  expect(cardOf('Ecuador')).toMatch(/Income askedUSD\s[\d,]+FeeUSD/);
});

test('no visa matches: the page says what to change', async () => {
  const page = await browser().open('/nomads?income=1');
  expect(list(page).getByRole('status')).toHaveTextContent(/^No visas match$/);
  expect(page.getByText('Allow a higher income or fee, or a shorter stay.')).toBeInTheDocument();
  expect(page.getByText(/visas are not shown: their sources do not state/)).toBeInTheDocument();
});

test('countries and the list of destinations lead there', async () => {
  const { open, click } = browser();
  const link = 'Compare visas for remote workers';
  const destinations = await open('/destinations/nomad');
  const page = await click(destinations.getByRole('link', { name: link }));
  expect(page.address).toBe('/nomads');
  const country = await click(list(page).getByRole('link', { name: 'Barbados' }));
  expect(country.address).toBe('/visa-info/BB?type=working');
  expect((await click(country.getByRole('link', { name: link }))).address).toBe('/nomads');
});

test('filters and comparison are a plain form', async () => {
  const { open, click } = browser();
  const page = await open('/nomads?all=true');
  fill(page.getByLabelText('Fee: at most (USD)'), '100');
  for (const country of ['Cabo Verde', 'Croatia', 'Japan', 'Portugal']) {
    check(page.getByLabelText(`Compare ${country}`));
  }
  const [compare] = list(page).getAllByRole('button', { name: 'Compare chosen' });
  if (!compare) throw new Error('The list has no button to compare');
  const compared = await click(compare);
  expect(compared.address).toMatch(/^\/nomads\?.*fee=100.*compare=/);
  expect(columns(compared)).toHaveLength(4);
  expect(compared.getByText('Only the first three are compared.')).toBeInTheDocument();
  expect(countries(compared)).not.toContain('Barbados');
  expect(compared.getByLabelText('Compare Japan')).toBeChecked();
});
