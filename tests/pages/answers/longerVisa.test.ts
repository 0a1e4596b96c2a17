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

test('it is named to those passports alone that get it', async () => {
  const own = await startPageSite();
  sqlOf(own)(
    "update application_portals set passports = 'BR' where destination = 'MZ' and stay_days > 30",
  );
  const main = (await plainBrowser(own).open(tripOf(49))).getByRole('main');
  expect(main).toHaveTextContent('Leave by 7 Feb 2027.');
  expect(main).not.toHaveTextContent('There is a visa for');
});
