import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { pageSiteOfFile } from './pageSite.ts';
import { check, fill, type PlainPage, plainBrowser, textsOf, uncheck } from './plainBrowser.ts';

const site = pageSiteOfFile();
const browser = () => plainBrowser(site());
const open = (address: string) => browser().open(address);

/** The search of a category's listing. */
const listingBox = (page: PlainPage) => page.getByRole('searchbox', { name: 'Name or country' });
/** The search of the whole site. */
const box = (page: PlainPage) =>
  page.getByRole('searchbox', { name: 'Country, city, passport or question' });
const searchButton = ({ document }: PlainPage) => {
  const search = document.querySelector<HTMLElement>('search');
  if (!search) throw new Error('There is no search');
  return within(search).getByRole('button', { name: 'Search' });
};
const names = (page: PlainPage) =>
  textsOf(
    within(page.getByRole('region', { name: 'Results' })).queryAllByRole('heading', { level: 2 }),
  );
/** The first result of a part of the page. */
const result = (page: PlainPage, name: string) => {
  const [first] = within(page.getByRole('region', { name })).getAllByRole('listitem');
  if (!first) throw new Error('There is no result');
  return first;
};

test('a text is searched in every category by default', async () => {
  const { open, click } = browser();
  // Bali is for tourists and nomads.
  const all = await open('/search?q=indonesia');
  expect(all.getByRole('heading', { level: 1, name: 'Search results' })).toBeInTheDocument();
  expect(names(all)).toEqual(['Bali']);
  const transit = await open('/search?q=indonesia&category=transit');
  expect(
    transit.getByRole('heading', { level: 1, name: 'Transit Destinations' }),
  ).toBeInTheDocument();
  const again = await click(transit.getByRole('link', { name: 'Search all destinations' }));
  expect(names(again)).toEqual(['Bali']);
});

test('the search of a category leads to its listing', async () => {
  const page = await open('/search?category=tourist&country=FR&q=par');
  expect(page.address).toMatch(/^\/destinations\/tourist\?(?=.*country=FR)(?=.*q=par)/);
  expect(names(page)).toEqual(['Paris']);
});

test('the address’s search text is escaped', async () => {
  for (const [given, text] of [
    ['2024', '2024'],
    ['true', 'true'],
    ['%22jap%22', '"jap"'],
    ['%00jap', 'jap'],
    ['x'.repeat(200), 'x'.repeat(100)],
    ['[1,2]', '[1,2]'],
    ['%7B%22a%22:1%7D', '{"a":1}'],
    ['1&q=2', '2'],
    ['%3Cb%3E', '<b>'],
  ] as const) {
    expect(box(await open(`/search?q=${given}`)), given).toHaveValue(text);
  }
});

test('a refugee is told to ask the embassy, with no verdict beside it', async () => {
  const page = await open(
    '/search?q=Syrian+refugee+with+German+travel+document+to+Indonesia&continent=AS',
  );
  const answer = page.getByRole('region', { name: 'Refugees and stateless people' });
  expect(answer).toHaveTextContent('We answer for passports of a nationality only.');
  expect(answer).toHaveTextContent('ask the embassy of this country: Indonesia');
  expect(textsOf(within(page.getByRole('main')).getAllByRole('heading', { level: 2 }))).toEqual([
    'Refugees and stateless people',
  ]);
  const unnamed = await open('/de/search?q=mit+Fremdenpass+reisen');
  expect(unnamed.getByRole('region', { name: 'Geflüchtete und Staatenlose' })).toHaveTextContent(
    'die Botschaft des Landes, in das Sie reisen',
  );
});

test('a search names the documents that its answer counts with, and what it didn’t understand', async () => {
  const { open, click } = browser();
  const page = await open('/search?q=I+am+Indian+with+a+US+visa+can+I+enter+Mexico+with+my+parrot');
  const understood = page.getByRole('region', { name: 'What we understood' });
  expect(textsOf(within(understood).getAllByRole('listitem'))).toEqual([
    'Passport: India',
    'Destination: Mexico',
    'Documents: US visa',
  ]);
  expect(understood).toHaveTextContent('Not understood: parrot');
  const answer = result(page, 'Do you need a visa?');
  expect(answer).toHaveTextContent('Documents: US visa');
  const country = await click(within(answer).getByRole('link', { name: 'Mexico' }));
  expect(country.address).toMatch(/^\/visa-info\/MX\?(?=.*from=IN)(?=.*holds=us-visa)/);
});

test('a question about changing planes in a city leads to both sides of passport control', async () => {
  const { open, click } = browser();
  const asked = await open('/search?q=transit+Frankfurt+Indian+passport');
  const answer = result(asked, 'Do you need a visa?');
  const airside = /stay in the transit area.*Probably no visa needed to change planes/;
  const landside = /go through passport control.*Visa required/;
  expect(answer).toHaveTextContent(airside);
  expect(answer).toHaveTextContent(landside);
  const country = await click(within(answer).getByRole('link', { name: 'Germany' }));
  expect(country.address).toMatch(/^\/visa-info\/DE\?(?=.*from=IN)(?=.*type=transit)/);
  expect(country.getByRole('main')).toHaveTextContent(airside);
  expect(country.getByRole('main')).toHaveTextContent(landside);
  const entry = await click(country.getByRole('link', { name: 'Visa required' }));
  expect(entry.address).toBe('/visa-info/DE?from=IN');
  expect(entry.getByRole('main')).not.toHaveTextContent(airside);
  // Who may cross the border by right needs nothing to stay in front of it.
  const byRight = result(
    await open('/search?q=transit+Paris+German+passport'),
    'Do you need a visa?',
  );
  expect(byRight).toHaveTextContent('go through passport control');
  expect(byRight).not.toHaveTextContent('transit area');
});

test('a search finds countries, passports, tools, schemes and questions', async () => {
  const transit = await open('/search?q=india+uk+transit');
  expect(
    within(result(transit, 'Do you need a visa?')).getByRole('link', { name: 'United Kingdom' }),
  ).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/visa-info\/GB\?(?=.*from=IN)(?=.*type=transit)/),
  );
  const bali = await open('/search?q=bali');
  expect(result(bali, 'Countries and territories')).toHaveTextContent('Indonesia (Bali)');
  expect(names(bali)).toEqual(['Bali']);
  for (const [words, region, link, address] of [
    ['どいつ', 'Countries and territories', 'Germany', /^\/visa-info\/DE$/],
    ['german+passport', 'Passports', /^German passport/, /^\/passports\/DE$/],
    ['schengen+days', 'Tools and guides', 'Days in Schengen', /^\/plan\/90-180/],
    ['welcome+stamp', 'Visas for remote workers', 'Barbados', /^\/nomads\?all=true#scheme-\d+$/],
  ] as const) {
    const { open, click } = browser();
    const page = await open(`/search?q=${words}`);
    const found = await click(within(result(page, region)).getByRole('link', { name: link }));
    expect(found.address).toMatch(address);
  }
  const questions = (await open('/search?q=overstay')).getByRole('region', {
    name: 'Questions and answers',
  });
  expect(within(questions).getByRole('group')).toHaveTextContent(
    'Overstaying is an offence nearly everywhere',
  );
});

test('a search that finds nothing says so, and offers near names and the form', async () => {
  const { open, click } = browser();
  const page = await open('/search?q=swtzrlnd');
  expect(page.getByRole('heading', { name: 'Nothing found for: swtzrlnd' })).toBeInTheDocument();
  expect(page.getByText('Did you mean one of these?')).toBeInTheDocument();
  expect(page.getByRole('form', { name: 'Search destinations and visas' })).toBeInTheDocument();
  const country = await click(
    within(page.getByRole('main')).getByRole('link', { name: 'Switzerland' }),
  );
  expect(country.address).toBe('/visa-info/CH');
});

test('search engines don’t list searches', async () => {
  const { document } = await open('/search?q=japan');
  expect(document.title).toMatch(/^Search: japan · /);
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
});

describe('without scripts', () => {
  test('the search is a plain form that keeps the filters', async () => {
    const { open, click } = browser();
    const listing = await open('/search?category=nomad&continent=Asia');
    fill(listingBox(listing), 'JAPAN');
    const found = await click(searchButton(listing));
    expect(found.address).toMatch(/(?=.*q=JAPAN)(?=.*category=nomad)(?=.*continent=Asia)/);
    expect(
      found.getByRole('heading', { level: 1, name: 'Nomad Destinations' }),
    ).toBeInTheDocument();
    expect(names(found)).toEqual(['Tokyo']);
    expect(listingBox(found)).toHaveValue('JAPAN');
    // The filters, a separate form, keep the search.
    uncheck(found.getByLabelText('Asia'));
    check(found.getByLabelText('Europe'));
    const filtered = await click(found.getByRole('button', { name: 'Apply' }));
    expect(filtered.address).toMatch(/(?=.*q=JAPAN)(?=.*category=nomad)(?=.*continent=Europe)/);
    expect(filtered.getByText('Showing 0 results')).toBeInTheDocument();
  });

  test('a search answers', async () => {
    const { open, click } = browser();
    const empty = await open('/search');
    fill(box(empty), 'india uk transit');
    const page = await click(searchButton(empty));
    expect(page.address).toBe('/search?q=india+uk+transit');
    expect(result(page, 'Do you need a visa?')).toHaveTextContent('Transit · Indian passport');
    const japan = await open('/search?q=japan');
    const country = await click(
      within(result(japan, 'Countries and territories')).getByRole('link', { name: 'Japan' }),
    );
    expect(country.address).toBe('/visa-info/JP');
  });
});
