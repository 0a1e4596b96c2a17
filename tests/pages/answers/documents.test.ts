import { expect, test } from 'vitest';
import { pageSiteOfFile } from '../pageSite.ts';
import { check, fill, type PlainPage, plainBrowser, textsOf, verdictOf } from '../plainBrowser.ts';

const site = pageSiteOfFile();

/** A browser whose visitor saved these. */
function browserWith(saved: { passport?: string; documents?: string } = {}) {
  return plainBrowser(site(), { cookies: new Map(Object.entries(saved)) });
}

// Delhi, London airside, Barbados.
const trip = '/trip?passport=IN&stops=GB,BB&dates=2027-01-09,2027-01-10&transit=1';

const stopsOf = ({ document }: PlainPage) => [...document.querySelectorAll('.trip-stop')];

function airsideOf(page: PlainPage): Element {
  const [stop, ...others] = stopsOf(page).filter(({ textContent }) =>
    textContent.includes('If you stay in the transit area'),
  );
  if (!stop || others.length > 0) throw new Error('Not one stop in a transit area');
  return stop;
}

const fullAnswersOf = (page: PlainPage) =>
  stopsOf(page).flatMap((stop) => [
    ...stop.querySelectorAll<HTMLAnchorElement>('a[href*="/visa-info/"]'),
  ]);

function expectHeading(page: PlainPage, heading: string) {
  expect(textsOf(verdictOf(page).querySelectorAll('h3'))).toEqual([heading]);
}

test('documents are chosen once, and a trip counts with them', async () => {
  const answer = '/visa-info/GB?from=IN&type=transit';
  const other = browserWith();
  const without = await other.open(answer);
  expectHeading(without, 'Visa Required');
  const ifHeld = 'Visa free if you hold: a visa (Australia, Canada';
  expect(without.getByRole('main')).toHaveTextContent(ifHeld);
  const uncounted = await other.open(trip);
  expect(airsideOf(uncounted)).toHaveTextContent('Visa required');
  expect(airsideOf(uncounted)).toHaveTextContent(ifHeld);

  // The trip is of the visitor's own passport.
  const { open, click } = browserWith({ passport: 'IN' });
  const ownTrip = await open(trip);
  const form = await click(ownTrip.getByRole('link', { name: 'Add a visa or residence permit' }));
  check(form.getByLabelText('Schengen residence permit'));
  fill(form.getByLabelText('Country of residence'), 'Germany');
  const counted = await click(form.getByRole('button', { name: 'Save my documents' }));
  expect(counted.address).toMatch(/^\/trip\?passport=IN/);
  expect(counted.getByRole('main')).toHaveTextContent(
    'Counted with: Schengen residence permit and Lives in: Germany.',
  );
  expect(airsideOf(counted)).toHaveTextContent('Visa free');
  expect(airsideOf(counted)).toHaveTextContent('Otherwise: Visa required');

  const because = 'No visa, because of your Schengen residence permit';
  const own = await open(answer);
  expectHeading(own, 'No Visa Required');
  expect(verdictOf(own)).toHaveTextContent(because);
  // Another passport is someone else's, until the visitor says that they hold it.
  const pakistani = await open('/visa-info/GB?from=PK&type=transit');
  expectHeading(pakistani, 'Visa Required');
  expect(pakistani.getByRole('main')).toHaveTextContent(
    'Documents not counted here: Schengen residence permit and Lives in: Germany. Your documents count with your own passports: India.',
  );
  const held = await click(
    pakistani.getByRole('button', { name: 'I hold the Pakistani passport' }),
  );
  expect(held.address).toContain('/visa-info/GB?from=PK&type=transit');
  expectHeading(held, 'No Visa Required');
  expect(verdictOf(held)).toHaveTextContent(because);
});

test('documents count for the passport of a search, though the visitor named none', async () => {
  const { open, click } = browserWith();
  const home = await open('/');
  fill(home.getByLabelText('Destination Country'), 'Mexico');
  fill(home.getByLabelText('Your passport'), 'India');
  const found = await click(home.getByRole('button', { name: 'Search' }));
  const answer = await click(found.getByRole('link', { name: 'Mexico: visa information' }));
  expectHeading(answer, 'Visa Required');
  expect(answer.getByRole('main')).toHaveTextContent('USD 54');
  const form = await click(answer.getByRole('link', { name: 'Add a visa or residence permit' }));
  check(form.getByLabelText('US visa'));
  const counted = await click(form.getByRole('button', { name: 'Save my documents' }));

  const because = 'No visa, because of your US visa';
  expect(counted.address).toContain('/visa-info/MX');
  expectHeading(counted, 'No Visa Required');
  expect(verdictOf(counted)).toHaveTextContent(because);
  expect(verdictOf(counted)).toHaveTextContent('Otherwise: Visa required');
  // Neither the fee of a visa nor the documents of others.
  for (const text of ['USD 54', 'Chile', 'A document that would help']) {
    expect(counted.getByRole('main')).not.toHaveTextContent(text);
  }

  const turkish = await open('/visa-info/TR?from=IN');
  expectHeading(turkish, 'Visa Required');
  expect(verdictOf(turkish)).toHaveTextContent('E-visa possible with your US visa');
  expect(verdictOf(turkish)).toHaveTextContent(
    'If you hold: a visa (United States); under further conditions of the official page',
  );
  expect(turkish.getByRole('main')).not.toHaveTextContent('A document that would help');

  const [stop] = stopsOf(await open('/trip?passport=IN&stops=MX'));
  expect(stop).toHaveTextContent(because);
  const searched = await open('/search?q=India+Mexico');
  expect(searched.getByRole('main')).toHaveTextContent(because);
  expect(
    verdictOf(await open('/destination/dubai-united-arab-emirates?from=IN')),
  ).toHaveTextContent('Visa on arrival, because of your US visa');
  const compared = await open('/compare?passports=IN,DE');
  expect(compared.getByRole('main')).toHaveTextContent(
    'Documents not counted here: US visa. This page is about passports alone.',
  );
});

test('a trip of several travellers asks who holds the documents', async () => {
  const { open, click } = browserWith({ documents: 'us-visa' });
  const asking = await open('/trip?passport=IN,DE&stops=MX');
  expect(asking.getByRole('main')).toHaveTextContent('We don’t know which traveller holds them.');
  const held = await click(asking.getByRole('button', { name: 'I hold the Indian passport' }));
  expect(held.address).toContain('/trip?passport=IN');
  expect(held.getByRole('main')).toHaveTextContent('Counted with: US visa.');
  expect(held.getByRole('main')).toHaveTextContent('No visa, because of your US visa');
});

test('a trip’s address can state them, and keeps them', async () => {
  const { open, click } = browserWith();
  const stated = await open(`${trip}&holds=schengen-residence`);
  expect(airsideOf(stated)).toHaveTextContent('Visa free');
  expect(fullAnswersOf(stated)).not.toEqual([]);
  for (const { href } of fullAnswersOf(stated)) expect(href).toMatch(/holds=schengen-residence/);
  const again = await click(stated.getByRole('button', { name: 'Show what I need' }));
  expect(again.address).toMatch(/holds=schengen-residence/);
  // Of several travellers, the documents of each.
  const travellers = fullAnswersOf(await open('/trip?passport=IN%2Bus-visa,DE&stops=MX'));
  expect(travellers.map(({ search }) => search)).toEqual([
    expect.stringMatching(/from=IN.*holds=us-visa/),
    expect.not.stringMatching(/holds=/),
  ]);
  // Saved documents are in no address.
  const saved = await browserWith({ documents: 'us-visa', passport: 'IN' }).open(
    '/trip?passport=IN&stops=MX',
  );
  expect(saved.getByRole('main')).toHaveTextContent('Counted with: US visa.');
  expect(fullAnswersOf(saved).map(({ search }) => search)).toEqual([
    expect.not.stringMatching(/holds=/),
  ]);
  const unknown = await open('/visa-info/GB?from=IN&type=transit&holds=moon-visa');
  expect(unknown.getByText(/“moon-visa” is no document that counts here/)).toBeInTheDocument();
});

test('a group adds a document for a traveller, and removes it', async () => {
  const { open, click } = browserWith();
  const group = await open('/together?passports=IN,DE');
  fill(group.getByLabelText('Visa or residence permit'), 'US visa');
  fill(group.getByLabelText('Held by'), 'Traveller 1 (India)');
  const added = await click(group.getByRole('button', { name: 'Add document' }));
  expect(added.getByLabelText('Travellers')).toHaveTextContent('US visa');
  const removed = await click(
    added.getByRole('link', { name: 'Remove from traveller 1: US visa' }),
  );
  const travellers = removed.getByLabelText('Travellers').querySelectorAll('ul, ol');
  expect(travellers).toHaveLength(1);
  expect(travellers[0]).not.toHaveTextContent('US visa');
});

test('a passport’s page counts once', async () => {
  const page = await browserWith({ documents: 'us-visa' }).open('/passports/IN');
  const countOf = (label: string, text: RegExp) => {
    const tile = page.getByText(label, { selector: 'dt' }).parentElement;
    expect(tile?.textContent).toMatch(text);
    return tile?.querySelector('dd > span')?.textContent;
  };
  const visaFree = countOf('Visa free', /without your documents$/);
  expect(textsOf(page.document.querySelectorAll('#visa_free summary'))).toEqual([
    `Visa free · ${visaFree}`,
  ]);
  const open = countOf('No visa in advance', /\d/);
  expect(page.document.title).toMatch(new RegExp(`\\b${open}\\b`));
});

test('the table of a passport’s page counts the saved documents', async () => {
  const { open } = browserWith({ documents: 'us-visa' });
  const passport = await open('/passports/IN');
  expect(passport.getByRole('link', { name: /CSV/ })).toHaveAttribute(
    'href',
    '/api/v1/passports/IN.csv?holds=us-visa',
  );
  const documents = await open('/documents');
  expect(documents.document.querySelector('meta[name=description]')).toHaveAttribute(
    'content',
    expect.stringMatching(/answers for your passports count with them/),
  );
});

test('an answer with the destination’s own document says so', async () => {
  const { open } = browserWith();
  const canada = await open('/visa-info/CA?from=MX');
  expect(canada.getByRole('main')).toHaveTextContent(
    'Travel authorisation if you hold: a visa (United States',
  );
  const france = await open('/visa-info/FR?from=IN&holds=schengen-visa');
  expectHeading(france, 'Visa Required');
  expect(france.getByRole('main')).toHaveTextContent(
    'You hold: Schengen visa. This answer is for entry without it: check whether it covers this stay.',
  );
});
