import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { pageSiteOfFile, sqlOf, startPageSite } from '../pageSite.ts';
import { check, fill, type PlainPage, plainBrowser, textsOf } from '../plainBrowser.ts';

const site = pageSiteOfFile();

/** The card of a destination, if it is listed. */
const cardOf = (page: PlainPage, name: string) =>
  page.queryByRole('heading', { name })?.closest('article') ?? null;

/** The part that answers for a country without destinations. */
const answerOf = (page: PlainPage, name: string) =>
  page.getByRole('region', { name: `${name}: visa and entry` });

const verdictsIn = (answer: HTMLElement) => textsOf(answer.querySelectorAll('.verdict'));

const showOnlyThese = (page: PlainPage) => {
  const filter = within(page.getByRole('form', { name: 'Entry' }));
  check(filter.getByLabelText('No visa beforehand'));
  return filter.getByRole('button', { name: 'Show only these' });
};

test('cards show the requirement for the visitor’s passport', async () => {
  const american = await plainBrowser(site()).open('/destinations/tourist');
  expect(american.getByRole('main')).toHaveTextContent(
    'Entry for tourists. Passport: United States (the site’s default)',
  );
  expect(cardOf(american, 'Tokyo')).toHaveTextContent('Visa free');
  expect(cardOf(american, 'Bali')).toHaveTextContent('Visa on arrival');
  const { open } = plainBrowser(site(), { cookies: new Map([['passport', 'RU']]) });
  for (const path of ['/', '/destinations/popular', '/destinations/tourist']) {
    expect(cardOf(await open(path), 'Paris')).toHaveTextContent('Visa required');
  }
});

test('a card shows the destination’s own requirement if that is sourced and new', async () => {
  const own = await startPageSite();
  const { open, click } = plainBrowser(own);
  const paris = "destination_id = 'paris-france' and country_code = 'US' and type = 'tourist'";
  const sql = sqlOf(own);
  sql(`update visa_requirements set required = 1, on_arrival = 0 where ${paris}`);
  expect(cardOf(await open('/destinations/tourist'), 'Paris')).toHaveTextContent('Visa free');
  sql(
    `update visa_requirements set source_address = 'https://law.example/', source_date = '2026-09'
     where ${paris}`,
  );
  const sourced = await open('/destinations/tourist');
  expect(cardOf(sourced, 'Paris')).toHaveTextContent('Visa required');
  const filtered = await click(showOnlyThese(sourced));
  expect(cardOf(filtered, 'Paris')).toBeNull();
  expect(cardOf(filtered, 'Tokyo')).toBeInTheDocument();
});

test('a search with another passport lists its requirements', async () => {
  const { open, click } = plainBrowser(site());
  const home = await open('/');
  fill(home.getByLabelText('Destination Country'), 'France');
  fill(home.getByLabelText('Your passport'), 'Russia');
  const list = await click(home.getByRole('button', { name: 'Search' }));
  expect(list.address).toBe('/destinations/tourist?country=FR&from=RU');
  expect(list.getByRole('main')).toHaveTextContent('Entry for tourists. Passport: Russia');
  expect(cardOf(list, 'Paris')).toHaveTextContent('Visa required');
});

test('a country without destinations shows the requirement for the passport', async () => {
  const { open, click } = plainBrowser(site());
  const home = await open('/');
  fill(home.getByLabelText('Destination Country'), 'Brazil');
  const guessed = await click(home.getByRole('button', { name: 'Search' }));
  expect(guessed.address).toBe('/destinations/tourist?country=BR');
  expect(guessed.getByRole('heading', { name: 'No destinations found' })).toBeInTheDocument();
  expect(
    guessed.getByText('Try changing your search filters to find more destinations'),
  ).toBeInTheDocument();
  const answer = answerOf(guessed, 'Brazil');
  expect(verdictsIn(answer)).toEqual([expect.stringContaining('Visa Required')]);
  expect(answer).toHaveTextContent('This is the site’s default.');
  expect(answer).toHaveTextContent('Brazil eVisa, read 2 Oct 2026. Not checked by us.');
  const page = await click(guessed.getByRole('link', { name: 'Brazil: visa information' }));
  expect(page.address).toBe('/visa-info/BR');
  const title = { level: 1, name: 'Brazil: visa and entry' };
  expect(page.getByRole('heading', title)).toBeInTheDocument();
  const german = await open('/destinations/tourist?country=BR&from=DE');
  expect(verdictsIn(answerOf(german, 'Brazil'))).toEqual([
    expect.stringMatching(/No Visa Required.*German passport|German passport.*No Visa Required/),
  ]);
});

test('a country that is switched off has no page', async () => {
  const own = await startPageSite();
  sqlOf(own)("update countries set enabled = 0 where code = 'BR'");
  const page = await plainBrowser(own).open('/destinations/tourist?country=BR');
  expect(page.getByRole('heading', { name: 'No destinations found' })).toBeInTheDocument();
  expect(page.queryByRole('link', { name: /: visa information$/i })).toBeNull();
});

test('a country without destinations answers for the visitor’s own passport', async () => {
  // Twice, so that each comes from the response cache too.
  for (const _ of ['made', 'cached']) {
    for (const [passport, heading] of [
      ['US', 'Visa Required'],
      ['DE', 'No Visa Required'],
    ] as const) {
      const { open } = plainBrowser(site(), { cookies: new Map([['passport', passport]]) });
      const answer = answerOf(await open('/destinations/tourist?country=BR'), 'Brazil');
      expect(textsOf(answer.querySelectorAll('.verdict h3'))).toEqual([heading]);
    }
  }
});

test('badges are shown and the filter is a plain form', async () => {
  const { open, click } = plainBrowser(site());
  const list = await open('/destinations/tourist?from=RU&q=a');
  expect(cardOf(list, 'Paris')).toHaveTextContent('Visa required');
  const filtered = await click(showOnlyThese(list));
  expect(filtered.address).toMatch(/(?=.*from=RU)(?=.*q=a)(?=.*noVisaBeforehand=true)/);
  expect(cardOf(filtered, 'Paris')).toBeNull();
  expect(filtered.getByLabelText('No visa beforehand')).toBeChecked();
});
