import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { pageSiteOfFile } from '../pageSite.ts';
import { type PlainPage, plainBrowser, textsOf, verdictOf } from '../plainBrowser.ts';

const site = pageSiteOfFile();
const open = (path: string) => plainBrowser(site()).open(path);

const headingsOf = (page: PlainPage) => textsOf(verdictOf(page).querySelectorAll('h3'));

/** The only stop of a trip. */
function stopOf({ document }: PlainPage): Element {
  const [stop, ...others] = document.querySelectorAll('.trip-stop');
  if (!stop || others.length > 0) throw new Error('Not one stop');
  return stop;
}

test('suspended entry is shown first, with its law', async () => {
  const iran = await open('/visa-info/US?from=IR');
  expect(headingsOf(iran)).toEqual(['Entry suspended']);
  for (const text of [
    'Legal basis: Proclamation 10998.',
    'Since: not stated.',
    'Exceptions exist: see the official page.',
  ]) {
    expect(iran.getByRole('main')).toHaveTextContent(text);
  }
  const nigeria = await open('/visa-info/US?from=NG');
  expect(headingsOf(nigeria)).toEqual(['No visitor visas are issued now']);
  expect(nigeria.getByRole('main')).toHaveTextContent(
    'Visas that are not issued: B-1, B-2, B-1/B-2, F, M, J.',
  );
});

test('lists, cards and trips show suspensions', async () => {
  const list = await open('/passports/IR?find=united+states');
  const suspended = list.getByRole('table', { name: 'Suspended for now' });
  expect(within(suspended).getByRole('row', { name: /^United States/ })).toBeInTheDocument();
  expect(list.queryByRole('table', { name: /Visa required/i })).toBeNull();
  const trip = await open('/trip?passport=NG&stops=US');
  const stop = stopOf(trip);
  expect(textsOf(stop.querySelectorAll('.access-badge'))).toEqual(['Suspended for now']);
  expect(stop).not.toHaveTextContent('Visa required');
  const checklist = trip.getByRole('region', { name: 'Checklist' });
  expect(within(checklist).getByRole('heading', { name: 'United States' })).toBeInTheDocument();
  expect(checklist).toHaveTextContent('No visitor visas are issued now: ask the embassy');
});

test('an answer shows its end date, on its page and in a trip', async () => {
  const before = await open('/visa-info/KR?from=US&on=2026-12-01');
  expect(verdictOf(before)).toHaveTextContent('No Visa Required');
  expect(verdictOf(before)).toHaveTextContent('Known to apply until 31 Dec 2026.');
  const after = await open('/visa-info/KR?from=US&on=2027-01-10');
  expect(verdictOf(after)).toHaveTextContent('Travel authorisation required');
  const trip = await open('/trip?passport=US&stops=KR&dates=2026-12-01');
  expect(stopOf(trip)).toHaveTextContent('Known to apply until 31 Dec 2026.');
  expect(trip.getByRole('region', { name: 'Checklist' })).toHaveTextContent(
    'Visa free until 31 Dec 2026',
  );
});

test('credits show the sources of the answers', async () => {
  const credits = await open('/credits');
  expect(credits.getByRole('heading', { name: 'Where the answers come from' })).toBeInTheDocument();
  expect(
    credits.getByText(/From a government page read in the last 120 days: 8\d(\.\d)?%\./),
  ).toBeInTheDocument();
});

test('an answer for a past day says that its rule may be of today', async () => {
  const past = 'Where we don’t know the first day of a rule, you see the rule of today.';
  const before = await open('/visa-info/CN?from=GB&on=2025-01-15');
  expect(before.getByRole('main')).toHaveTextContent(past);
  const today = await open('/visa-info/CN?from=GB');
  expect(today.getByRole('main')).not.toHaveTextContent(past);
});
