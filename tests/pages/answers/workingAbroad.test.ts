import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { pageSiteOfFile } from '../pageSite.ts';
import { fill, type PlainPage, plainBrowser, textsOf } from '../plainBrowser.ts';

const site = pageSiteOfFile();
const path = '/visa-info/working';
const open = (address: string, cookies?: Map<string, string>) =>
  plainBrowser(site(), { ...(cookies && { cookies }) }).open(address);
const partsOf = ({ document }: PlainPage) => [
  ...document.querySelectorAll<HTMLElement>('#countries details'),
];
const titlesOf = (page: PlainPage) =>
  textsOf(partsOf(page).map((part) => part.querySelector('h3') as HTMLElement));
const rowsOf = (page: PlainPage, title: RegExp) => {
  const part = partsOf(page).find((one) => title.test(one.querySelector('h3')?.textContent ?? ''));
  return [...(part?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
};
const countriesOf = (rows: HTMLElement[]) =>
  rows.map((row) => row.querySelector('a')?.textContent ?? '');
const rowOf = (page: PlainPage, title: RegExp, country: string) =>
  rowsOf(page, title).find((row) => row.querySelector('a')?.textContent === country);
const [free, programmes, remote, all] = [/^Without/, /^Programmes/, /^Visas for/, /^All /];

describe('where a passport’s holder may work', () => {
  test('the guide, and below it what is open, part by part, then all countries', async () => {
    const page = await open(`${path}?from=DE`);
    expect(page.getByRole('heading', { level: 1, name: 'Working Visas' })).toBeInTheDocument();
    expect(page.getByText(/^You need permission to work almost everywhere/)).toBeInTheDocument();
    expect(page.getByText('With: German passport')).toBeInTheDocument();
    expect(
      page.getByText(/^Entry without a visa says nothing about work\. .*that we know of/),
    ).toBeInTheDocument();
    const list = page.getByRole('region', { name: 'Destinations by access' });
    expect(within(list).getByRole('status')).toHaveTextContent('All 199 destinations');
    expect(titlesOf(page)).toEqual([
      'Without a work permit, surely or probably',
      'Programmes for young people that we know of',
      'Visas for remote workers',
      'All countries from A to Z',
    ]);
    expect(rowsOf(page, all)).toHaveLength(199);
    const names = countriesOf(rowsOf(page, all));
    expect([names.at(0), names.at(-1)]).toEqual(['Afghanistan', 'Zimbabwe']);
    const austria = rowOf(page, free, 'Austria');
    expect(austria).toHaveTextContent('No work permit neededWhy: European Union');
    expect(austria?.querySelector('[data-tone]')).toHaveAttribute('data-tone', 'free');
    expect(rowOf(page, programmes, 'Australia')).toHaveTextContent(
      'Working Holiday visa (subclass 417) · Ages 18 to 30 when you apply · For up to 12 months',
    );
    expect(rowOf(page, remote, 'Albania')).toHaveTextContent(/ · Income asked: About USD 815$/);
    expect(countriesOf(rowsOf(page, remote))).not.toContain('Portugal');
    const japan = rowOf(page, all, 'Japan');
    expect(japan?.querySelector('a')).toHaveAttribute('href', '/visa-info/JP?from=DE&type=working');
    expect(rowOf(page, all, 'Germany')).toHaveTextContent(/Own country$/);
    const [file] = page.getAllByRole('link', { name: 'Download as CSV' });
    expect(file).toHaveAttribute('href', '/api/v1/passports/DE.csv?purpose=working');
  });

  test('what nobody confirmed is amber, and “probably”', async () => {
    const page = await open(`${path}?from=IN`);
    const nepal = rowOf(page, free, 'Nepal');
    expect(nepal).toHaveTextContent('Probably no work permit needed');
    expect(nepal?.querySelector('[data-tone]')).toHaveAttribute('data-tone', 'doubtful');
  });

  test('of several passports, each country has the easiest, and the programmes of all', async () => {
    const page = await open(path, new Map([['passport', 'IN.DE.US']]));
    expect(
      page.getByText(/^With: Indian passport, German passport and US passport$/),
    ).toBeInTheDocument();
    expect(rowOf(page, free, 'France')).toHaveTextContent('With: German passport');
    expect(rowOf(page, free, 'Nepal')).toHaveTextContent('With: Indian passport');
    expect(rowOf(page, programmes, 'Australia')).toHaveTextContent('With: US passport');
    const unknown = rowsOf(page, all).filter((row) => /No answer yet/.test(row.textContent ?? ''));
    expect(unknown.length).toBeGreaterThan(0);
    for (const row of unknown) expect(row).not.toHaveTextContent('With:');
    expect(page.getAllByRole('link', { name: /^Download as CSV/ })).toHaveLength(3);
  });
});

describe('without scripts', () => {
  test('an age leaves the programmes that are open at it', async () => {
    const browser = plainBrowser(site());
    let page = await browser.open(`${path}?from=DE`);
    const shown = () => countriesOf(rowsOf(page, programmes));
    const everywhere = shown();
    const send = async (age: string) => {
      fill(page.getByLabelText('Your age (not stored)'), age);
      page = await browser.click(page.getByRole('button', { name: 'Show' }));
    };
    await send('27');
    expect(page.address).toContain('from=DE&age=27');
    expect(shown()).toEqual(everywhere);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.getByRole('option', { name: /^Programmes .* \d+$/ })).toHaveTextContent(
      `${everywhere.length}`,
    );
    await send('33');
    expect(shown()).toContain('Canada');
    expect(shown()).not.toContain('Australia');
    expect(rowsOf(page, all)).toHaveLength(199);
    await send('60');
    expect(shown()).toEqual([]);
    for (const wrong of ['13', '100', '27.5', 'abc', '-20']) {
      await send(wrong);
      const field = page.getByLabelText('Your age (not stored)');
      expect(field, wrong).toHaveAccessibleDescription(
        'Enter your age as a whole number from 14 to 99.',
      );
      expect(shown(), wrong).toEqual(everywhere);
    }
  });

  test('a group and a name filter', async () => {
    const page = await open(`${path}?from=DE&access=programmes`);
    expect(titlesOf(page)).toEqual([
      'Programmes for young people that we know of',
      'All countries from A to Z',
    ]);
    const [some, of] = [rowsOf(page, programmes), rowsOf(page, all)].map(countriesOf);
    expect(some).toEqual(of);
    const named = await open(`${path}?from=DE&find=austral`);
    expect(countriesOf(rowsOf(named, all))).toEqual(['Australia']);
    const wrong = await open(`${path}?from=DE&access=maybe&age=&holds=nonsense`);
    expect(rowsOf(wrong, all)).toHaveLength(199);
  });
});

test('search engines index the page alone', async () => {
  const robotsOf = ({ document }: PlainPage) =>
    document.querySelector('meta[name=robots]')?.getAttribute('content');
  expect(robotsOf(await open(path))).toBeUndefined();
  for (const query of ['from=IN', 'age=27', 'access=permit', 'holds=us-visa']) {
    const page = await open(`${path}?${query}`);
    expect(robotsOf(page), query).toContain('noindex');
    const canonical = page.document.querySelector('link[rel=canonical]');
    expect(canonical?.getAttribute('href'), query).toMatch(/\/visa-info\/working$/);
    expect(page.html.includes('age=27'), query).toBe(query === 'age=27');
  }
});

test('it is written from right to left in Arabic', async () => {
  const page = await open(`/ar${path}?from=IN`);
  expect(page.document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(page.getByText('أين يجوز لك العمل')).toBeInTheDocument();
  expect(page.document.querySelector('#countries tbody a')?.getAttribute('href')).toMatch(
    /^\/ar\/visa-info\/[A-Z]{2}\?from=IN&type=working$/,
  );
});

test.each(['/passports/IN', '/visa-info/JP?from=IN&type=working'])(
  '%s leads there',
  async (from) => {
    const browser = plainBrowser(site());
    const page = await browser.open(from);
    const link = page.getByRole('link', { name: 'All countries: permits, programmes and visas' });
    expect((await browser.click(link)).address).toBe(`${path}?from=IN`);
  },
);
