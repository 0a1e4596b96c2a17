import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { EDITORS_TITLE, NAMED_DAY_TITLE, NEW_VERSION_TITLE } from '#core/rules/ownSources.ts';
import { FEED_PATH } from '#core/site/pages.ts';
import { recordChanges } from '../../fixtures/answerChanges.ts';
import { pageSiteOfFile, sqlOf, startPageSite } from '../pageSite.ts';
import { fill, type PlainPage, plainBrowser, textsOf } from '../plainBrowser.ts';

const site = pageSiteOfFile();

/** A site with changes of an import, and of an edit a day later. */
async function siteWithChanges(imported = 3) {
  const own = await startPageSite();
  const passports = sqlOf(own)('select code from countries where issues_passports = 1');
  await recordChanges(own.db, [
    ...passports.slice(0, imported).map(({ code }, index) => ({
      cause: 'import' as const,
      changed_at: '2026-02-18T10:00:00.000Z',
      source_title: 'Passport Index',
      passport: String(code),
      destination: index % 2 === 0 ? 'JP' : 'FR',
    })),
    {
      changed_at: '2026-02-19T10:00:00.000Z',
      source_title: EDITORS_TITLE,
      destination: 'US',
    },
  ]);
  return plainBrowser(own);
}

const itemsOf = (page: PlainPage) =>
  within(page.getByRole('region', { name: 'Changes' })).queryAllByRole('listitem');

test('changes are grouped by their cause, newest first', async () => {
  const { open } = await siteWithChanges();
  const page = await open('/changes');
  const groups = page.getAllByRole('region', { name: /2026$/ });
  const headings = groups.flatMap((group) => within(group).getAllByRole('heading'));
  expect(textsOf(headings)).toEqual(['19 Feb 2026', '18 Feb 2026']);
  const [edit, imported] = groups as [HTMLElement, HTMLElement];
  expect(edit).toHaveTextContent('Edited: This site’s editors');
  expect(edit).toHaveTextContent(/Visa required\s*Before: Visa free, 90 days/);
  expect(within(imported).getAllByRole('listitem')).toHaveLength(3);
  expect(imported).toHaveTextContent('Imported: Passport Index');
  const link = within(edit).getByRole('link', { name: 'Brazil → United States' });
  expect(link).toHaveAttribute('href', '/visa-info/US?from=BR&type=tourist');
});

test('the site’s own sources are named in the language of the page, the feed and the data', async () => {
  const own = await startPageSite();
  await recordChanges(own.db, [
    { changed_at: '2026-02-17T10:00:00.000Z', cause: 'date', source_title: NAMED_DAY_TITLE },
    {
      changed_at: '2026-02-18T10:00:00.000Z',
      cause: 'import',
      source_title: NEW_VERSION_TITLE,
    },
    { changed_at: '2026-02-19T10:00:00.000Z', source_title: EDITORS_TITLE },
  ]);
  const { open } = plainBrowser(own);
  const pages = [await open('/de/changes'), await open(`/de${FEED_PATH}`)];
  const data = await own.app.inject({ url: '/de/api/v1/changes' });
  for (const text of [...pages.map(({ html }) => html.replaceAll('&lt;', '<')), data.body]) {
    expect(text).toContain('Die Redaktion dieser Website');
    expect(text).toContain('Quellen einer neuen Version');
    expect(text).toContain('An dem Tag, den ihre Quelle nennt');
  }
});

test('a change of what lets one leave the airport says so, without an answer before', async () => {
  const own = await startPageSite();
  await recordChanges(own.db, [
    {
      purpose: 'transit',
      access_before: 'visa_required',
      stay_number_before: null,
      programmes_only: 1,
    },
  ]);
  const [item] = itemsOf(await plainBrowser(own).open('/changes'));
  expect(item).toHaveTextContent('Brazil → Japan (transit)');
  expect(item).toHaveTextContent('What lets you leave the airport between two flights changed');
  expect(item).not.toHaveTextContent('Before');
});

test('a passport and a destination can be chosen', async () => {
  const { open, click } = await siteWithChanges();
  const all = await open('/changes');
  fill(all.getByLabelText('Destination'), 'France');
  const french = await click(all.getByRole('button', { name: 'Show' }));
  expect(french.address).toMatch(/destination=FR/);
  expect(itemsOf(french)).toHaveLength(1);
  expect(french.getByLabelText('Destination')).toHaveValue('France');
  fill(french.getByLabelText('Passport'), 'Brazil');
  const none = await click(french.getByRole('button', { name: 'Show' }));
  expect(none.getByText(/^No changes/)).toBeInTheDocument();
});

test('older changes are on the next page', async () => {
  const { open, click } = await siteWithChanges(150);
  const japanese = await open('/changes?destination=JP');
  expect(japanese.queryByRole('link', { name: 'Older changes' })).toBeNull();
  const newest = await open('/changes');
  expect(itemsOf(newest)).toHaveLength(100);
  const older = await click(newest.getByRole('link', { name: 'Older changes' }));
  expect(itemsOf(older)).toHaveLength(51);
  const back = await click(older.getByRole('link', { name: 'Newest changes' }));
  expect(itemsOf(back)).toHaveLength(100);
});

test('both pages are linked in the footer', async () => {
  const { open, click } = plainBrowser(site());
  let page = await open('/contact');
  for (const name of ['Recent changes', 'Developers']) {
    page = await click(within(page.getByRole('contentinfo')).getByRole('link', { name }));
    expect(page.getByRole('heading', { level: 1, name })).toBeInTheDocument();
  }
});

test('the examples of the page for developers work', async () => {
  const page = await plainBrowser(site()).open('/developers');
  const { origin } = page.document.location;
  const command = page.getByRole('region', { name: 'A request' }).textContent;
  const address = /"(.*)"/.exec(command)?.[1] ?? '';
  expect(address.startsWith(`${origin}/`)).toBe(true);
  const get = (url: string) => site().app.inject(new URL(url, origin).href);
  const response = await get(address);
  expect(response.statusCode).toBe(200);
  const shown = JSON.parse(page.getByRole('region', { name: 'Its response' }).textContent);
  expect(Object.keys(shown)).toEqual(Object.keys(response.json()));
  for (const name of [/\/openapi\.json$/, 'an Atom feed']) {
    const link = within(page.getByRole('main')).getByRole<HTMLAnchorElement>('link', { name });
    expect((await get(link.href)).statusCode).toBe(200);
  }
});
