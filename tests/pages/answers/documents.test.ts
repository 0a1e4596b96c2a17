import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { pageSiteOfFile } from '../pageSite.ts';
import { check, fill, type PlainPage, plainBrowser, verdictOf } from '../plainBrowser.ts';

const site = pageSiteOfFile();

// Delhi, London airside, Barbados.
const trip = '/trip?passport=IN&stops=GB,BB&dates=2027-01-09,2027-01-10&transit=1';

const mainOf = (page: PlainPage) => page.getByRole('main');
const headlineOf = (page: PlainPage) => within(verdictOf(page)).getByRole('heading').textContent;
const stopsOf = ({ document }: PlainPage) => [
  ...document.querySelectorAll<HTMLElement>('.trip-stop'),
];

/** The stop of a trip that is for changing planes. */
function changeOf(page: PlainPage): HTMLElement {
  const found = stopsOf(page).filter(({ textContent }) =>
    textContent?.includes('Only changing planes'),
  );
  expect(found).toHaveLength(1);
  return found[0] as HTMLElement;
}

/** The links of a trip's stops to the full answers. */
const fullAnswersOf = (page: PlainPage) =>
  [...page.document.querySelectorAll('.trip-stop a[href*="/visa-info/"]')].map(
    (link) => link.getAttribute('href') ?? '',
  );

const holding = (documents: string, passport?: string) =>
  plainBrowser(site(), {
    cookies: new Map([
      ['documents', documents],
      ...(passport ? [['passport', passport] as const] : []),
    ]),
  });

test('documents are chosen once, and a trip counts with them', async () => {
  const browser = plainBrowser(site());
  const london = '/visa-info/GB?from=IN&type=transit';
  const before = await browser.open(london);
  expect(headlineOf(before)).toBe('Visa Required');
  const ifHeld = 'Visa free if you hold: a visa (Australia, Canada';
  expect(mainOf(before)).toHaveTextContent(ifHeld);
  const planned = await browser.open(trip);
  expect(changeOf(planned)).toHaveTextContent('Visa required');
  expect(changeOf(planned)).toHaveTextContent(ifHeld);

  // The trip is of the visitor's own passport.
  browser.cookies.set('passport', 'IN');
  const own = await browser.open(trip);
  const documents = await browser.click(
    own.getByRole('link', { name: 'Add a visa or residence permit' }),
  );
  check(documents.getByLabelText('Schengen residence permit'));
  fill(documents.getByLabelText('Country of residence'), 'Germany');
  const counted = await browser.click(documents.getByRole('button', { name: 'Save my documents' }));
  expect(counted.address).toMatch(/^\/trip\?passport=IN/);
  expect(mainOf(counted)).toHaveTextContent(
    'Counted with: Schengen residence permit and Lives in: Germany.',
  );
  expect(changeOf(counted)).toHaveTextContent('Visa free');
  expect(changeOf(counted)).toHaveTextContent('Otherwise: Visa required');

  const because = 'No visa, because of your Schengen residence permit';
  const after = await browser.open(london);
  expect(headlineOf(after)).toBe('No Visa Required');
  expect(verdictOf(after)).toHaveTextContent(because);
  // Another passport is someone else's, until the visitor says that they hold it.
  const others = await browser.open('/visa-info/GB?from=PK&type=transit');
  expect(headlineOf(others)).toBe('Visa Required');
  expect(mainOf(others)).toHaveTextContent(
    'Documents not counted here: Schengen residence permit and Lives in: Germany. Your documents count with your own passports: India.',
  );
  const held = await browser.click(
    others.getByRole('button', { name: 'I hold the Pakistani passport' }),
  );
  expect(held.address).toBe('/visa-info/GB?from=PK&type=transit');
  expect(headlineOf(held)).toBe('No Visa Required');
  expect(verdictOf(held)).toHaveTextContent(because);
});

test('documents count for the passport of a search, though the visitor named none', async () => {
  const browser = plainBrowser(site());
  const home = await browser.open('/');
  fill(home.getByLabelText('Destination Country'), 'Mexico');
  fill(home.getByLabelText('Your passport'), 'India');
  const found = await browser.click(home.getByRole('button', { name: 'Search' }));
  const asked = await browser.click(found.getByRole('link', { name: 'Mexico: visa information' }));
  expect(headlineOf(asked)).toBe('Visa Required');
  expect(mainOf(asked)).toHaveTextContent('USD 54');
  const documents = await browser.click(
    asked.getByRole('link', { name: 'Add a visa or residence permit' }),
  );
  check(documents.getByLabelText('US visa'));
  const counted = await browser.click(documents.getByRole('button', { name: 'Save my documents' }));
  expect(counted.address).toContain('/visa-info/MX');
  expect(headlineOf(counted)).toBe('No Visa Required');
  expect(verdictOf(counted)).toHaveTextContent('No visa, because of your US visa');
  expect(verdictOf(counted)).toHaveTextContent('Otherwise: Visa required');
  // Neither the fee of a visa nor the documents of others.
  for (const text of ['USD 54', 'Chile', 'A document that would help'])
    expect(mainOf(counted)).not.toHaveTextContent(text);

  const turkey = await browser.open('/visa-info/TR?from=IN');
  expect(headlineOf(turkey)).toBe('Visa Required');
  expect(verdictOf(turkey)).toHaveTextContent('E-visa possible with your US visa');
  expect(verdictOf(turkey)).toHaveTextContent(
    'If you hold: a visa (United States); under further conditions of the official page',
  );
  expect(mainOf(turkey)).not.toHaveTextContent('A document that would help');

  const [stop] = stopsOf(await browser.open('/trip?passport=IN&stops=MX'));
  expect(stop).toHaveTextContent('No visa, because of your US visa');
  for (const [path, text] of [
    ['/search?q=India+Mexico', 'No visa, because of your US visa'],
    ['/destination/dubai-united-arab-emirates?from=IN', 'Visa on arrival, because of your US visa'],
    [
      '/compare?passports=IN,DE',
      'Documents not counted here: US visa. This page is about passports alone.',
    ],
  ] as const) {
    expect(mainOf(await browser.open(path))).toHaveTextContent(text);
  }
});

test('a trip of several travellers asks who holds the documents', async () => {
  const browser = holding('us-visa');
  const page = await browser.open('/trip?passport=IN,DE&stops=MX');
  expect(mainOf(page)).toHaveTextContent('We don’t know which traveller holds them.');
  const counted = await browser.click(
    page.getByRole('button', { name: 'I hold the Indian passport' }),
  );
  expect(counted.address).toMatch(/^\/trip\?passport=IN/);
  expect(mainOf(counted)).toHaveTextContent('Counted with: US visa.');
  expect(mainOf(counted)).toHaveTextContent('No visa, because of your US visa');
});

test('a trip’s address can state them, and keeps them', async () => {
  const browser = plainBrowser(site());
  const stated = await browser.open(`${trip}&holds=schengen-residence`);
  expect(changeOf(stated)).toHaveTextContent('Visa free');
  expect(fullAnswersOf(stated).length).toBeGreaterThan(1);
  for (const address of fullAnswersOf(stated)) expect(address).toMatch(/holds=schengen-residence/);
  const repeated = await browser.click(stated.getByRole('button', { name: 'Show what I need' }));
  expect(repeated.address).toMatch(/holds=schengen-residence/);
  // Of several travellers, the documents of each.
  const several = await browser.open('/trip?passport=IN%2Bus-visa,DE&stops=MX');
  expect(fullAnswersOf(several)).toEqual([
    expect.stringMatching(/from=IN.*holds=us-visa/),
    expect.not.stringMatching(/holds=/),
  ]);
  const unknown = await browser.open('/visa-info/GB?from=IN&type=transit&holds=moon-visa');
  expect(mainOf(unknown)).toHaveTextContent('“moon-visa” is no document that counts here');
});

test('saved documents are in no address', async () => {
  const page = await holding('us-visa', 'IN').open('/trip?passport=IN&stops=MX');
  expect(mainOf(page)).toHaveTextContent('Counted with: US visa.');
  expect(fullAnswersOf(page)).toEqual([expect.not.stringMatching(/holds=/)]);
});

test('a group adds a document for a traveller, and removes it', async () => {
  const browser = plainBrowser(site());
  const group = await browser.open('/together?passports=IN,DE');
  fill(group.getByLabelText('Visa or residence permit'), 'US visa');
  fill(group.getByLabelText('Held by'), 'Traveller 1 (India)');
  const added = await browser.click(group.getByRole('button', { name: 'Add document' }));
  expect(added.getByLabelText('Travellers')).toHaveTextContent('US visa');
  const removed = await browser.click(
    added.getByRole('link', { name: 'Remove from traveller 1: US visa' }),
  );
  const travellers = within(removed.getByLabelText('Travellers'));
  expect(travellers.getByRole('list')).not.toHaveTextContent('US visa');
});

test('a passport’s page counts once', async () => {
  const { document } = await holding('us-visa').open('/passports/IN');
  const tileOf = (term: RegExp) =>
    [...document.querySelectorAll('dt')].find(({ textContent }) => term.test(textContent ?? ''))
      ?.parentElement;
  const tile = tileOf(/^Visa free$/);
  expect(tile).toHaveTextContent(/without your documents$/);
  const count = tile?.querySelector('dd > span')?.textContent;
  expect(document.querySelector('#visa_free summary')).toHaveTextContent(
    new RegExp(`^Visa free · ${count}$`),
  );
  const open = tileOf(/No visa beforehand/)?.querySelector('dd > span')?.textContent;
  expect(document.title).toMatch(new RegExp(`\\b${open}\\b`));
});

test('the table of a passport’s page counts the saved documents', async () => {
  const browser = holding('us-visa');
  const passport = await browser.open('/passports/IN');
  expect(passport.getByRole('link', { name: /CSV/ })).toHaveAttribute(
    'href',
    '/api/v1/passports/IN.csv?holds=us-visa',
  );
  const { document } = await browser.open('/documents');
  expect(document.querySelector('meta[name=description]')).toHaveAttribute(
    'content',
    expect.stringMatching(/answers for your passports count with them/),
  );
});

test('an answer with the destination’s own document says so', async () => {
  const browser = plainBrowser(site());
  expect(mainOf(await browser.open('/visa-info/CA?from=MX'))).toHaveTextContent(
    'Travel authorisation if you hold: a visa (United States',
  );
  const france = await browser.open('/visa-info/FR?from=IN&holds=schengen-visa');
  expect(headlineOf(france)).toBe('Visa Required');
  expect(verdictOf(france)).toHaveTextContent(
    'You hold a Schengen visa: it must be for this stay, valid, with an entry left.',
  );
  expect(verdictOf(france)).not.toHaveTextContent('Must be obtained in advance');
  // Nothing is left to apply and to pay for.
  const applications = '.next-step, [data-subject="apply"]';
  expect(france.document.querySelector(applications)).toBeNull();

  const home = await browser.open('/visa-info/US?from=IN&holds=us-residence');
  expect(headlineOf(home)).toBe('You live there by your permit.');
  expect(home.document.querySelector(applications)).toBeNull();

  const spain = await browser.open('/visa-info/ES?from=IN&holds=schengen-residence');
  expect(headlineOf(spain)).toBe('No Visa Required');
  expect(verdictOf(spain)).toHaveTextContent('No visa, because of your Schengen residence permit');
  expect(verdictOf(spain)).toHaveTextContent('If Spain issued your permit, you live there by it.');
  expect(mainOf(spain)).toHaveTextContent('Counted with: Schengen residence permit.');
  const germany = '/visa-info/DE?from=IN&holds=schengen-residence,lives-in-DE';
  expect(headlineOf(await browser.open(germany))).toBe('You live there by your permit.');

  // A document that changes nothing isn't named as if it did.
  const japan = await browser.open('/visa-info/JP?from=IN&holds=gcc-visa');
  expect(mainOf(japan)).not.toHaveTextContent('Counted with');
  expect(mainOf(japan)).toHaveTextContent('Change documents');
});
