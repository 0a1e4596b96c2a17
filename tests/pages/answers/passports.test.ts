import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { transitHubs } from '#core/countries/transitHubs.ts';
import { addWorkPolicies, workGrant, workPolicy } from '../../fixtures/workPolicies.ts';
import { pageSiteOfFile, sqlOf, startPageSite } from '../pageSite.ts';
import { bannerOf, fill, type PlainPage, plainBrowser, textsOf } from '../plainBrowser.ts';

const site = pageSiteOfFile();
const rowsOf = ({ document }: PlainPage) => [...document.querySelectorAll<HTMLElement>('tbody tr')];
const firstCellOf = (row: HTMLElement | undefined) => row?.querySelector('td')?.textContent;
/** A column's header, which begins with these words. */
function columnOf(page: PlainPage, name: string): HTMLElement {
  const found = [...page.document.querySelectorAll<HTMLElement>('th[scope=col]')].filter(
    ({ textContent }) => textContent?.trim().startsWith(name),
  );
  expect(found).toHaveLength(1);
  return found[0] as HTMLElement;
}
const show = { name: 'Show' };

describe('without scripts', () => {
  test('passports are found, filtered, sorted and counted by another criterion', async () => {
    const browser = plainBrowser(site());
    let page = await browser.open('/passports');
    expect(rowsOf(page)).toHaveLength(199);
    const turkey = rowsOf(page).filter(({ textContent }) => textContent?.includes('Türkiye'));
    expect(turkey).toHaveLength(1);
    const among = firstCellOf(turkey[0]);

    fill(page.getByLabelText('Find a passport'), 'turkey');
    page = await browser.click(page.getByRole('button', show));
    expect(rowsOf(page).map(firstCellOf)).toEqual([among]);
    expect(page.address).toContain('find=turkey');

    fill(page.getByLabelText('Find a passport'), '');
    fill(page.getByLabelText('Continent'), 'Oceania');
    page = await browser.click(page.getByRole('button', show));
    expect(rowsOf(page)).toHaveLength(15);
    page = await browser.click(page.getByRole('link', { name: 'Visa free only' }));
    expect(page.address).toContain('count=visa-free');
    page = await browser.click(within(columnOf(page, 'Passport')).getByRole('link'));
    expect(rowsOf(page)).toHaveLength(15);
    expect(rowsOf(page)[0]).toHaveTextContent('Australia');
    page = await browser.click(within(columnOf(page, 'Passport')).getByRole('link'));
    expect(rowsOf(page)[0]).toHaveTextContent('Vanuatu');
    expect(columnOf(page, 'Passport')).toHaveAttribute('aria-sort', 'descending');
    expect(columnOf(page, 'Visa free')).toBeInTheDocument();
  });

  test('a passport’s destinations are filtered, and link to the whole answer', async () => {
    const browser = plainBrowser(site());
    const all = await browser.open('/passports/BR');
    expect(rowsOf(all)).toHaveLength(199);
    const [authorisation] = all.getAllByRole('link', { name: /^Travel authorisation/ });
    const page = await browser.click(authorisation as HTMLElement);
    expect(page.address).toContain('access=eta');
    // The only group is open, and has all rows.
    const group = page.getByRole('table', { name: 'Travel authorisation' });
    expect(page.document.querySelectorAll('.answer-group')).toHaveLength(1);
    expect(group.closest('details')).toHaveAttribute('open');
    expect(group.querySelectorAll('tbody tr')).toHaveLength(rowsOf(page).length);
    fill(page.getByLabelText('Find a destination'), 'england');
    const found = await browser.click(page.getByRole('button', show));
    const [kingdom, ...others] = rowsOf(found);
    expect(others).toEqual([]);
    expect(kingdom).toHaveTextContent('6 months');
    const answer = await browser.click(within(kingdom as HTMLElement).getByRole('link'));
    expect(answer.address).toMatch(/^\/visa-info\/GB\?from=BR/);
  });

  test('destinations are in groups by access, visa free first, that fold', async () => {
    const { document } = await plainBrowser(site()).open('/passports/BR');
    const groups = [...document.querySelectorAll<HTMLDetailsElement>('details.answer-group')];
    const [first, second] = groups;
    const heading = first?.querySelector('summary')?.textContent ?? '';
    expect(heading).toMatch(/^Visa free · \d+/);
    expect(first?.querySelectorAll('tbody tr')).toHaveLength(Number(heading.match(/\d+/)?.[0]));
    expect([first?.open, second?.open]).toEqual([true, false]);
    expect(second?.querySelector('tbody')).toBeInTheDocument();
    expect(groups.at(-1)).toHaveTextContent('Own country');
  });

  test('“I hold this passport” makes it the visitor’s', async () => {
    const browser = plainBrowser(site());
    const brazil = await browser.open('/passports/BR?access=eta');
    const first = await browser.click(brazil.getByRole('button', { name: 'I hold this passport' }));
    expect(first.getByText('You hold this passport')).toBeInTheDocument();
    expect(bannerOf(first).getByText('From: Brazil')).toBeInTheDocument();
    expect(first.address).toContain('access=eta');
    const germany = await browser.open('/passports/DE');
    const both = await browser.click(germany.getByRole('button', { name: 'I hold this one too' }));
    expect(both.getByText('You hold this passport')).toBeInTheDocument();
    expect(bannerOf(both).getByText('From: Brazil and 1 more')).toBeInTheDocument();
  });
});

test('all passports are listed for tourists, and for changing planes', async () => {
  const browser = plainBrowser(site());
  const tourists = await browser.open('/visa-info/GB/passports');
  expect(tourists.getByText(/who needs a tourist visa\?$/)).toBeInTheDocument();
  const kinds = within(tourists.getByRole('navigation', { name: 'Kind of stay' }));
  expect(kinds.getByRole('link', { current: true })).toHaveTextContent('Tourist');
  const page = await browser.click(kinds.getByRole('link', { name: 'Transit' }));
  expect(page.address).toBe('/visa-info/GB/passports?type=transit');
  const title = 'United Kingdom: changing planes by passport';
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(page.document.title).toContain(title);
  const canonical = page.document.querySelector('link[rel=canonical]')?.getAttribute('href');
  expect(canonical).toMatch(/\/visa-info\/GB\/passports\?type=transit$/);
  expect(page.document.querySelector('meta[name=robots][content*=noindex]')).toBeNull();
  expect(page.getByText('United Kingdom: who needs a visa to change planes?')).toBeInTheDocument();
  const brazil = rowsOf(page).find((row) => row.textContent?.startsWith('Brazil'));
  expect(firstCellOf(brazil)).toBe('Visa free');

  fill(page.getByLabelText('Find a passport'), 'india');
  const found = await browser.click(page.getByRole('button', show));
  expect(found.address).toMatch(/find=india.*type=transit/);
  expect(rowsOf(found).map(firstCellOf)).toEqual(['Visa required']);
  const sorted = await browser.click(within(columnOf(found, 'Passport')).getByRole('link'));
  expect(sorted.address).toContain('type=transit');
  const answer = await browser.click(sorted.getByRole('link', { name: 'India' }));
  expect(answer.address).toBe('/visa-info/GB?from=IN&type=transit');
});

test('a country’s list is also there for working, from the working answer', async () => {
  const own = await startPageSite();
  const permit = { required: true, whoApplies: null, source: 'government' } as const;
  await addWorkPolicies(own.db, [
    workPolicy('GB', { permit, grants: [workGrant({ passports: ['IE'] })] }),
  ]);
  const browser = plainBrowser(own);
  const asked = await browser.open('/visa-info/GB?from=IN&type=working');
  const page = await browser.click(
    asked.getByRole('link', { name: 'United Kingdom: entry rules by passport' }),
  );
  expect(page.address).toBe('/visa-info/GB/passports?type=working');
  const title = 'United Kingdom: working by passport';
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(page.document.title).toContain(title);
  expect(page.document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
    'United Kingdom: see which passports need a work visa or permit, and which need none.',
  );
  expect(
    page.getByText(
      'What each passport needs to work today. Freedom of movement: no work permit needed. Visa required: a work visa or permit needed.',
    ),
  ).toBeInTheDocument();
  const canonical = page.document.querySelector('link[rel=canonical]')?.getAttribute('href');
  expect(canonical).toMatch(/\/visa-info\/GB\/passports\?type=working$/);
  const kinds = within(page.getByRole('navigation', { name: 'Kind of stay' }));
  expect(kinds.getByRole('link', { current: 'page' })).toHaveTextContent('Working');
  const back = page.getByRole('link', { name: 'United Kingdom: visa and entry' });
  expect(back.getAttribute('href')).toBe('/visa-info/GB?type=working');
  const question = page.getByText('United Kingdom: who needs a permit to work?').parentElement;
  expect(question).toHaveTextContent(
    'Of 198 passports, 1 needs no work permit and 197 need a work visa or permit.',
  );

  const accessOf = (name: string) =>
    firstCellOf(rowsOf(page).find((row) => row.textContent?.startsWith(name)));
  expect([accessOf('Ireland'), accessOf('India')]).toEqual([
    'Freedom of movement',
    'Visa required',
  ]);
  const answer = await browser.click(page.getByRole('link', { name: 'India' }));
  expect(answer.address).toBe('/visa-info/GB?from=IN&type=working');
});

test('a passport’s page counts where it can change planes, and names large airports', async () => {
  const browser = plainBrowser(site());
  const page = await browser.open('/passports/IN');
  const section = within(page.getByRole('region', { name: 'Changing planes' }));
  expect(
    section.getByText(/^Of 198 countries, .*No answer yet: \d+\. Uncertain: \d+\.$/),
  ).toBeInTheDocument();
  const hubs = section.getAllByRole('listitem', { hidden: true });
  expect(hubs).toHaveLength(Object.keys(transitHubs).length);
  expect(hubs[0]).toHaveTextContent('United Kingdom London, Manchester');
  expect(hubs[0]?.closest('div')).toHaveTextContent(/^Visa required/);
  const answer = await browser.click(
    within(hubs[0] as HTMLElement).getByRole('link', { hidden: true }),
  );
  expect(answer.address).toBe('/visa-info/GB?from=IN&type=transit');
});

test('a passport’s page counts where one may work without a permit, surely and probably', async () => {
  const own = await startPageSite();
  await addWorkPolicies(own.db, [
    workPolicy('DE', { grants: [workGrant({ passports: ['FR'] })] }),
    workPolicy('AT', { grants: [workGrant({ passports: ['FR'] })] }),
    workPolicy('KE', { grants: [workGrant({ passports: ['FR'], source: 'press' })] }),
    workPolicy('JP', { grants: [workGrant({ passports: ['FR'], grant: 'permit_by_right' })] }),
  ]);
  const browser = plainBrowser(own);
  const page = await browser.open('/passports/FR');
  const section = within(page.getByRole('region', { name: 'Working' }));
  const linksUnder = (summary: string) => {
    const list = section.getByText(summary).closest('details');
    return within(list as HTMLElement).getAllByRole('link', { hidden: true });
  };
  const sure = linksUnder('You may work in 2 countries without a permit');
  expect(textsOf(sure)).toEqual(['Austria', 'Germany']);
  const probable = linksUnder(
    'You can probably work in 1 country without a permit. Confirm with its authority first.',
  );
  expect(textsOf(probable)).toEqual(['Kenya']);
  const answer = await browser.click(sure[1] as HTMLElement);
  expect(answer.address).toBe('/visa-info/DE?from=FR&type=working');
  const without = await browser.open('/passports/NG');
  const unknown = within(without.getByRole('region', { name: 'Working' }));
  const links = unknown.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/visa-info/working?from=NG']);
});

test('head: counts, canonical address, feed, and noindex for filtered pages', async () => {
  const browser = plainBrowser(site());
  const { document } = await browser.open('/passports/BR?sort=stay');
  expect(document.title).toMatch(
    /^\d+ destinations without a visa beforehand — Brazilian passport/,
  );
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name);
  expect(attribute('link[rel=canonical]', 'href')).toMatch(/\/passports\/BR$/);
  expect(attribute('link[rel=alternate]', 'href')).toBe('/changes/passport/BR.atom');
  expect(attribute('meta[name=robots]', 'content')).toContain('noindex');
  const csv = await site().app.inject('/api/v1/passports/BR.csv');
  expect([csv.statusCode, csv.body.trim().split('\n').length]).toEqual([200, 251]);
  const palestine = rowsOf(await browser.open('/passports/BR?find=palestine'));
  expect(palestine.length).toBe(1);
  expect(palestine[0], 'a doubt is said in its row').toHaveTextContent('Ask before you travel');
  const upper = await browser.open('/passports/br?access=eta');
  expect(upper.address).toBe('/passports/BR?access=eta');
});

test('changes are on the passport’s page, on a separate page and in a feed', async () => {
  const own = await startPageSite();
  const browser = plainBrowser(own);
  sqlOf(own)(
    `insert into answer_changes (changed_at, cause, source_title, passport, destination, purpose,
       access_before, access_after) values (?, 'edit', 'Editors', 'BR', 'JP', 'tourist', ?, ?)`,
    '2026-02-19T10:00:00.000Z',
    'visa_free',
    'e_visa',
  );
  const brazil = await browser.open('/passports/BR');
  const changes = await browser.click(
    brazil.getByRole('link', { name: 'All changes for this passport' }),
  );
  expect(changes.address).toBe('/changes/passport/BR');
  const stated = textsOf(changes.document.querySelectorAll('li')).filter((text) =>
    text.includes('Before: Visa free'),
  );
  expect(stated).toEqual([expect.stringContaining('E-visa')]);
  const { pathname: feed } = new URL(changes.getByText(/\.atom$/).textContent);
  expect(feed).toBe('/changes/passport/BR.atom');
  expect((await own.app.inject(feed)).body).toContain('Brazil → Japan: E-visa');
  const japan = await browser.open('/visa-info/JP');
  const updates = { name: /^Get updates \(RSS\)/ };
  const link = japan.getByRole('link', updates);
  expect(link).toHaveAttribute('href', '/changes/country/JP#updates');
  const ofJapan = await browser.click(link);
  const alternate = ofJapan.document.querySelector('link[rel=alternate][type*=atom]');
  expect(alternate).toHaveAttribute('href', '/changes/country/JP.atom');
  const section = within(ofJapan.getByRole('region', updates));
  expect(section.getByText(/^https?:.*\/changes\/country\/JP\.atom$/)).toBeInTheDocument();
  expect(section.getByText(/This site sends no email/)).toBeInTheDocument();
  const there = await browser.open('/changes/country/jp');
  expect(there.getByRole('link', { name: 'Brazil → Japan' })).toBeInTheDocument();
});
