import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { transitHubs } from '#core/countries/transitHubs.ts';
import { pageSiteOfFile } from '../pageSite.ts';
import { fill, type PlainPage, plainBrowser, textsOf } from '../plainBrowser.ts';

const site = pageSiteOfFile();
const path = '/visa-info/transit';
const open = (address: string, cookies?: Map<string, string>) =>
  plainBrowser(site(), { ...(cookies && { cookies }) }).open(address);
const rowsOf = ({ document }: PlainPage) => [
  ...document.querySelectorAll<HTMLElement>('#countries tbody tr'),
];
const countryOf = (row: HTMLElement) => row.querySelector('a')?.textContent;
const verdictOf = (row: HTMLElement | undefined) => row?.querySelector('[data-tone]');
const rowOf = (page: PlainPage, country: string) =>
  rowsOf(page).find((row) => countryOf(row) === country);
const summariesOf = ({ document }: PlainPage) =>
  textsOf([...document.querySelectorAll<HTMLElement>('#countries summary h3')]);
const show = { name: 'Show' };

describe('where a passport can change planes', () => {
  test('the guide, and below it all countries, those of large airports first', async () => {
    const page = await open(`${path}?from=IN`);
    expect(page.getByRole('heading', { level: 1, name: 'Transit Visas' })).toBeInTheDocument();
    expect(page.getByText(/^Some countries let you change planes/)).toBeInTheDocument();
    const list = page.getByRole('region', { name: 'Destinations by access' });
    expect(page.getByText('With: Indian passport')).toBeInTheDocument();
    expect(page.getByText(/: our own choice and order\./)).toBeInTheDocument();
    expect(within(list).getByRole('status')).toHaveTextContent('All 199 destinations');
    expect(rowsOf(page)).toHaveLength(199);
    const hubs = Object.keys(transitHubs).length;
    const [first] = rowsOf(page);
    expect(first).toHaveTextContent('United KingdomLondon (LHR, LGW), Manchester (MAN)');
    expect(verdictOf(first)).toHaveTextContent('Airport transit visa required');
    expect(verdictOf(first)).toHaveAttribute('data-tone', 'advance');
    expect(summariesOf(page).slice(0, 2)).toEqual([
      'Where long journeys often change planes (our choice)',
      'Asia',
    ]);
    expect(page.document.querySelectorAll('#countries details[open] tbody tr')).toHaveLength(hubs);
  });

  test('the search beside the guide offers the passport of the address, else the visitor’s', async () => {
    const offered = async (address: string) =>
      (await open(address)).getByLabelText('Your passport');
    expect(await offered(`${path}?from=IN`)).toHaveValue('India');
    expect(await offered(path)).toHaveValue('United States');
  });

  test('hours, airports, programmes, passport control and what is not known', async () => {
    const page = await open(`${path}?from=IN`);
    expect(rowOf(page, 'Thailand')).toHaveTextContent('Bangkok (BKK, DMK)');
    expect(rowOf(page, 'Thailand')).toHaveTextContent('For up to 12 hours');
    expect(rowOf(page, 'China')).toHaveTextContent(/\d+ more airports have a transit area\./);
    expect(rowOf(page, 'Canada')).toHaveTextContent('To leave the airport: Transit visa');
    const states = rowOf(page, 'United States');
    expect(verdictOf(states)).toHaveTextContent('At passport control: Visa required');
    expect(verdictOf(states)).toHaveAttribute('data-tone', 'advance');
    expect(states).toHaveTextContent('Everyone goes through passport control here');
    expect(verdictOf(rowOf(page, 'Netherlands'))).toHaveAttribute('data-tone', 'doubtful');
    expect(rowOf(page, 'Taiwan')).toHaveTextContent('No answer yetAsk your airline');
    expect(verdictOf(rowOf(page, 'India'))).toHaveTextContent('Own country');
  });

  test.each([
    ['NG', 'Airport transit visa required'],
    ['DE', 'Freedom of movement'],
  ])('each passport has its own: %s', async (passport, verdict) => {
    const page = await open(`${path}?from=${passport}`);
    expect(verdictOf(rowOf(page, 'France'))).toHaveTextContent(verdict);
    const link = rowOf(page, 'France')?.querySelector('a');
    expect(link).toHaveAttribute('href', `/visa-info/FR?from=${passport}&type=transit`);
  });

  test('of several passports, each country has the easiest', async () => {
    const page = await open(path, new Map([['passport', 'IN.DE']]));
    expect(page.getByText('With: Indian passport and German passport')).toBeInTheDocument();
    const france = rowOf(page, 'France');
    expect(france).toHaveTextContent('Freedom of movementWith: German passport');
    const link = france?.querySelector('a');
    expect(link).toHaveAttribute('href', '/visa-info/FR?from=DE&type=transit');
    expect(rowOf(page, 'India')).toHaveTextContent('Own countryWith: Indian passport');
    const files = page.getAllByRole('link', { name: /^Download as CSV/ });
    expect(textsOf(files)).toEqual([
      'Download as CSV (Indian passport)',
      'Download as CSV (German passport)',
    ]);
  });

  test('documents count, and stay in the links', async () => {
    const page = await open(`${path}?from=IN&holds=us-visa`);
    expect(page.headers['cache-control']).toBe('no-store');
    const plain = await open(`${path}?from=IN`);
    expect(verdictOf(rowOf(page, 'France'))).not.toHaveTextContent(
      verdictOf(rowOf(plain, 'France'))?.textContent ?? '',
    );
    const [file] = page.getAllByRole('link', { name: 'Download as CSV' });
    expect(file).toHaveAttribute('href', '/api/v1/passports/IN.csv?purpose=transit&holds=us-visa');
    expect(rowOf(page, 'France')?.querySelector('a')?.href).toContain('&holds=');
  });
});

describe('filters without scripts', () => {
  test('by country, city, code of an airport, answer and continent', async () => {
    const browser = plainBrowser(site());
    let page = await browser.open(`${path}?from=NG`);
    const field = () => page.getByLabelText('Find a country, city or airport');
    for (const [text, countries] of [
      ['lhr', ['United Kingdom']],
      ['Heathrow', ['United Kingdom']],
      ['Milan', ['Italy']],
      ['SZX', ['China']],
      ['germany', ['Germany']],
    ] as const) {
      fill(field(), text);
      page = await browser.click(page.getByRole('button', show));
      expect(rowsOf(page).map(countryOf), text).toEqual(countries);
      expect(page.address).toContain(`from=NG&find=${text}`);
    }
    fill(field(), '');
    const noVisa = page.getByRole('option', { name: /^No visa \d+$/ }).textContent ?? '';
    fill(page.getByLabelText('To change planes'), noVisa);
    fill(page.getByLabelText('Continent'), 'Africa');
    page = await browser.click(page.getByRole('button', show));
    expect(rowsOf(page).map(countryOf)).toContain('Kenya');
    expect(rowsOf(page).map(countryOf)).not.toContain('Japan');
    expect(page.document.querySelectorAll('#countries details:not([open])')).toHaveLength(0);
    for (const row of rowsOf(page)) {
      expect(['free', 'doubtful']).toContain(verdictOf(row)?.getAttribute('data-tone'));
    }
    expect(page.getByText('With: Nigerian passport')).toBeInTheDocument();
  });

  test('what an address names wrongly filters nothing', async () => {
    const page = await open(`${path}?from=IN&access=maybe&continent=Atlantis&holds=nonsense`);
    expect(rowsOf(page)).toHaveLength(199);
    const none = await open(`${path}?find=Qqqq`);
    expect(none.getByText('No country matches. Change the filters.')).toBeInTheDocument();
    const typed = await open(`${path}?from=india`);
    expect(typed.address).toBe(`${path}?from=IN`);
    const unclear = await open(`${path}?from=Atlantis`);
    expect(unclear.getByRole('alert')).toHaveTextContent('Atlantis');
  });
});

test('search engines index the page alone, without a passport, documents or filters', async () => {
  const robotsOf = ({ document }: PlainPage) =>
    document.querySelector('meta[name=robots]')?.getAttribute('content');
  const plain = await open(path);
  expect(robotsOf(plain)).toBeUndefined();
  for (const query of ['from=IN', 'find=lhr', 'access=visa', 'holds=us-visa']) {
    const page = await open(`${path}?${query}`);
    expect(robotsOf(page), query).toContain('noindex');
    const canonical = page.document.querySelector('link[rel=canonical]');
    expect(canonical?.getAttribute('href'), query).toMatch(/\/visa-info\/transit$/);
  }
});

test('it is written from right to left in Arabic', async () => {
  const page = await open(`/ar${path}?from=IN`);
  expect(page.document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(page.getByText('أين يمكنك تغيير الطائرة')).toBeInTheDocument();
  const [first] = rowsOf(page);
  expect(first?.querySelector('a')?.getAttribute('href')).toBe(
    '/ar/visa-info/GB?from=IN&type=transit',
  );
  expect(first?.querySelector('bdi[dir=ltr]')).toHaveTextContent('London (LHR, LGW)');
});

test('a passport’s page leads there', async () => {
  const browser = plainBrowser(site());
  const page = await browser.open('/passports/IN');
  const link = page.getByRole('link', { name: 'All countries, with airports and hours' });
  expect((await browser.click(link)).address).toBe(`${path}?from=IN`);
});
