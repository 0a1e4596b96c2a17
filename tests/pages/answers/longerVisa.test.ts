import { expect, test } from 'vitest';
import { pageSiteOfFile, sqlOf, startPageSite } from '../pageSite.ts';
import { plainBrowser } from '../plainBrowser.ts';

const site = pageSiteOfFile();
const tripOf = (nights: number, path = '/trip') =>
  `${path}?passport=AT&stops=MZ&dates=2027-01-09&nights=${nights}`;

test('a stay that is too long names a visa that is long enough', async () => {
  const { open } = plainBrowser(site());
  const visa = 'There is a visa for up to 90 days: evisa.gov.mz';
  const long = await open(tripOf(49));
  expect(long.getByRole('main')).toHaveTextContent(`Leave by 7 Feb 2027. ${visa}`);
  expect(long.getByRole('link', { name: 'evisa.gov.mz' })).toHaveAttribute(
    'href',
    'https://evisa.gov.mz/',
  );
  expect((await open(tripOf(49, '/de/trip'))).getByRole('main')).toHaveTextContent(
    'Es gibt ein Visum für bis zu 90 Tage: evisa.gov.mz',
  );
  // Allowed anyway, or longer than any visa.
  for (const nights of [20, 120]) {
    expect((await open(tripOf(nights))).getByRole('main')).not.toHaveTextContent(
      'There is a visa for',
    );
  }
});

test('the answer of a country names it below the length of stay', async () => {
  const { open } = plainBrowser(site());
  const mainOf = async (path: string) => (await open(path)).getByRole('main');
  const visa = 'There is a visa for up to 30 days: e-visa.gov.uz';
  const short = await mainOf('/visa-info/UZ?from=KW');
  expect(short).toHaveTextContent('Up to 10 days');
  expect(short).toHaveTextContent(visa);
  expect(await mainOf('/destinations/tourist?country=UZ&from=KW')).toHaveTextContent(visa);
  expect(await mainOf('/de/visa-info/UZ?from=KW')).toHaveTextContent(
    'Es gibt ein Visum für bis zu 30 Tage: e-visa.gov.uz',
  );
  expect(await mainOf('/destination/dubai-united-arab-emirates?from=PH')).toHaveTextContent(
    'There is a visa for up to 60 days: icp.gov.ae',
  );
  // Long enough anyway, or for another kind of stay.
  for (const path of ['/visa-info/UZ?from=DE', '/visa-info/UZ?from=KW&type=transit']) {
    expect(await mainOf(path)).not.toHaveTextContent('There is a visa for');
  }
});

test('it is named to those passports alone that get it', async () => {
  const own = await startPageSite();
  sqlOf(own)(
    "update application_portals set passports = 'BR' where destination = 'MZ' and stay_days > 30",
  );
  const main = (await plainBrowser(own).open(tripOf(49))).getByRole('main');
  expect(main).toHaveTextContent('Leave by 7 Feb 2027.');
  expect(main).not.toHaveTextContent('There is a visa for');
});
