import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import {
  offlinePages,
  searchedPages,
  sitemapPages,
  startPages,
  toolsWithoutScripts,
} from '#core/site/pageLists.ts';
import {
  addressOf,
  footerColumns,
  legalLinks,
  mainMenu,
  toolsMenu,
  waysOn,
} from '#core/site/pages.ts';
import { destinationTypes } from '#core/siteVocabulary.ts';
import { visaTypes } from '#core/vocabulary.ts';
import myMessages from '#messages/en/my.gen.ts';
import searchMessages from '#messages/en/search.gen.ts';
import shellMessages from '#messages/en/shell.gen.ts';
import { translator } from '#messages/translate.ts';
import { isOfflinePage } from '#src/site/offline/keepPages.ts';
import { pageSiteOfFile } from './pageSite.ts';
import { plainBrowser } from './plainBrowser.ts';

// The list of pages, and the places that read it.

const site = pageSiteOfFile();
const open = (address: string) => plainBrowser(site()).open(address);

const shell = translator(shellMessages);
const my = translator(myMessages);

const addresses: string[] = Object.values(addressOf);

/** Routes that are no page of the list, and why. */
const others = {
  '/$': 'answers unknown addresses',
  '/changes/$side/$code': 'one country or passport',
  '/destination/$destinationId': 'one destination',
  '/destinations/$category': 'each category is listed',
  '/mail/$action': 'only links in mails lead to it',
  '/passports/$passport': 'one passport',
  '/preview/$token': 'only its link leads to it',
  '/search': 'every header has it as a button',
  '/styleguide': 'shows the components to developers',
  '/visa-info/$topic': 'each kind of visa is listed; others are of one country',
  '/visa-info/$topic/passports': 'one country',
};

test('every public route is in the list, or named here with the reason', () => {
  const tree = readFileSync(join(import.meta.dirname, '../../src/routeTree.gen.ts'), 'utf8');
  const [, byPath = ''] = /interface FileRoutesByFullPath \{(.*?)\}/s.exec(tree) ?? [];
  const routes = [...byPath.matchAll(/'(\/.*?)':/g)]
    .map(([, path = '']) => path.replace(/(?<=.)\/$/, ''))
    .filter((path) => !path.startsWith('/admin'));
  const ofKinds = [
    ...destinationTypes.map((type) => `/destinations/${type}`),
    ...visaTypes.map((type) => `/visa-info/${type}`),
  ];
  const listed = [...addresses.filter((path) => !ofKinds.includes(path)), ...Object.keys(others)];
  expect(listed.sort()).toEqual([...new Set(routes)].sort());
  expect(addresses).toEqual(expect.arrayContaining(ofKinds));
});

test('menus, footer, unknown addresses and My travel show what the list says', async () => {
  const unknown = await open('/no-such-page');
  const menus = [...mainMenu, ...toolsMenu].map(([page, label]) => [shell(label), addressOf[page]]);
  expect(linksIn(unknown.getByRole('navigation', { name: 'Main' }))).toEqual(menus);
  expect(linksIn(unknown.document.getElementById('mobile-menu'))).toEqual(menus);
  const footer = within(unknown.getByRole('contentinfo'));
  for (const [title, links] of footerColumns) {
    const column = footer.getByRole('navigation', { name: shell(title) });
    expect(linksIn(column)).toEqual(links.map(([page, label]) => [shell(label), addressOf[page]]));
  }
  expect(linksIn(footer.getByRole('navigation', { name: 'Legal' }))).toEqual(
    legalLinks.map(([page, label]) => [shell(label), addressOf[page]]),
  );
  expect(linksIn(unknown.getByText(/^Or go to/))).toEqual(
    waysOn.map(([page, label]) => [shell(label), addressOf[page]]),
  );
  const { document } = await open('/my');
  expect(linksIn(document.querySelector('main .without-scripts'))).toEqual(
    toolsWithoutScripts.map(([page, label]) => [my(label), addressOf[page]]),
  );
});

test.each(searchedPages)('the search finds %s by its title', async (name) => {
  const title = translator(searchMessages)(`${name}Title`);
  const page = await open(`/search?q=${encodeURIComponent(title)}`);
  expect(linksIn(page.getByRole('main'))).toContainEqual([title, addressOf[name]]);
});

test('the sitemap begins with the pages that the list says, in its order', async () => {
  const { body } = await site().app.inject('/sitemap-1.xml');
  const found = [...body.matchAll(/<loc>([^<]*)</g)].map(([, url = '']) => new URL(url).pathname);
  const listed = sitemapPages.map((page) => addressOf[page]);
  expect(found.slice(0, listed.length)).toEqual(listed);
  expect(found.slice(listed.length).filter((path) => addresses.includes(path))).toEqual([]);
});

test('devices keep the pages that the list says', async () => {
  const { body } = await site().app.inject('/de/service-worker.js');
  const started = startPages.map((page) => `/de${addressOf[page]}`);
  expect(body).toContain(`const START_PAGES = ${JSON.stringify(started)};`);
  const below = ['/visa-info/tourist', '/visa-info/transit', '/visa-info/working'];
  const kept = [...offlinePages.map((page) => addressOf[page]), ...below];
  expect(addresses.filter(isOfflinePage).sort()).toEqual(kept.sort());
  for (const path of ['/visa-info/JP', '/visa-info/JP/passports', '/passports/BR']) {
    expect(isOfflinePage(path), path).toBe(true);
  }
  for (const path of ['/search', '/destination/paris-france', '/administration']) {
    expect(isOfflinePage(path), path).toBe(false);
  }
});

function linksIn(element: Element | null) {
  const links = [...(element?.querySelectorAll('a') ?? [])];
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}
