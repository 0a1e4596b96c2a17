import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { pageSiteOfFile } from '../pageSite.ts';
import { bannerOf, fill, type PlainPage, plainBrowser, verdictOf } from '../plainBrowser.ts';

const site = pageSiteOfFile();
const yours = { name: 'Your passports' };
const heldOf = (page: PlainPage) => page.getByRole('region', yours);

test('a destination uses the easiest passport too', async () => {
  const cookies = new Map([['passport', 'IN.DE']]);
  const page = await plainBrowser(site(), { cookies }).open('/destination/paris-france');
  expect(verdictOf(page)).toHaveTextContent('German passport');
  expect(heldOf(page)).toHaveTextContent('German passport: the easiest one here.');
  expect(within(heldOf(page)).getByRole('link', { name: 'India' })).toBeInTheDocument();
});

test('passports are added and removed', async () => {
  const browser = plainBrowser(site());
  const press = (page: PlainPage, name: string, country?: string) => {
    if (country) fill(bannerOf(page).getByLabelText('Passport country'), country);
    return browser.click(bannerOf(page).getByRole('button', { name }));
  };
  const answer = await browser.open('/visa-info/JP?from=IN');
  const one = await press(answer, 'Use this passport', 'India');
  const two = await press(one, 'Add to my passports', 'Brazil');
  expect(two.address).toBe('/visa-info/JP');
  expect(heldOf(two)).toHaveTextContent('Brazilian passport: the easiest one here.');
  const again = await press(two, 'Remove passport: Brazil');
  expect(verdictOf(again)).toHaveTextContent('Indian passport');
  expect(again.queryByRole('region', yours)).toBeNull();
});
