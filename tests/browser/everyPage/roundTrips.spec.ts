import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { countryField } from '../answers/countryField.ts';
import { expect, test } from '../fixtures.ts';
import { idle } from './idle.ts';

/** Each public route with a loader, and addresses that make it fetch all that it can. */
const addresses: Record<string, string[]> = {
  '/': ['/'],
  '/changes/': ['/changes', '/changes?passport=BR&destination=JP'],
  '/changes/$side/$code': ['/changes/passport/BR'],
  '/compare': ['/compare?passports=DE,BR'],
  '/contact': ['/contact'],
  '/continents': ['/continents'],
  '/cookies': ['/cookies'],
  '/credits': ['/credits'],
  '/credits_/gaps': ['/credits/gaps'],
  '/destination/$destinationId': ['/destination/paris-france?from=BR'],
  '/destinations/$category': ['/destinations/tourist?continent=Europe'],
  '/destinations/popular': ['/destinations/popular'],
  '/developers': ['/developers'],
  '/documents': ['/documents'],
  '/mail/$action': ['/mail/confirm?token=none'],
  '/my': ['/my'],
  '/nomads': ['/nomads?income=1'],
  '/passports/': ['/passports'],
  '/passports/$passport': ['/passports/DE', '/passports/IN?holds=us-visa'],
  '/plan/90-180': ['/plan/90-180'],
  // Only administrators have the address, and open it from outside.
  '/preview/$token': [],
  '/privacy': ['/privacy'],
  '/search': ['/search?q=overstay', '/search?country=FR'],
  '/terms': ['/terms'],
  '/together': ['/together?passports=DE,BR'],
  '/trip': ['/trip?passport=DE&stops=JP,US'],
  '/visa-application': ['/visa-application'],
  '/visa-info/': ['/visa-info'],
  '/visa-info/$topic': [
    '/visa-info/JP?type=tourist&from=DE',
    '/visa-info/JP',
    '/visa-info/tourist',
  ],
  '/visa-info/$topic_/passports': ['/visa-info/JP/passports'],
  '/visa-requirements': ['/visa-requirements'],
};

/** Of requests for data; the countries of a field are fetched once it is seen. */
const data = /\/(?:trpc\/(?!country\.names)|page-data\/)/;

test('the table has each public route with a loader', () => {
  const folder = join(import.meta.dirname, '..', '..', '..', 'src', 'routes', '_site');
  const files = globSync('**/*.tsx', { cwd: folder });
  const routes = files.flatMap((file) => {
    const code = readFileSync(join(folder, file), 'utf8');
    const path = /createFileRoute\('\/_site([^']*)'/.exec(code)?.[1];
    return path && /\n {2}loader:/.test(code) ? [path] : [];
  });
  expect(routes.sort()).toEqual(Object.keys(addresses).sort());
});

for (const address of Object.values(addresses).flat()) {
  const from = address === '/' ? '/contact' : '/';
  test(`from ${from}, ${address} asks for data once, beside its scripts`, async ({ page }) => {
    await page.goto(from);
    // The home page fetches the countries for its fields once they are seen.
    if (from === '/') await countryField(page.getByRole('main'), 'Destination Country');
    await idle(page);
    // All data that the browser has is out of date.
    await page.clock.setSystemTime(Date.now() + 60_000);
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.innerText();
    const asked: string[] = [];
    let scriptsBefore = 0;
    page.on('request', (request) => {
      if (data.test(request.url())) asked.push(request.url());
    });
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script' && asked.length === 0) scriptsBefore += 1;
    });
    await goTo(page, address);
    await expect(heading.first()).not.toHaveText(before);
    await idle(page);
    expect(asked).toHaveLength(1);
    expect(scriptsBefore, 'scripts that arrived before data was asked for').toBe(0);
  });
}

for (const { prefix, folder } of [
  { prefix: '', folder: '' },
  { prefix: '/de', folder: 'de-[\\da-f]{8}/' },
]) {
  test(`from ${prefix}/, the scripts of an answer are asked for beside its data`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/`);
    await idle(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // Neither the data nor the page's own script, which name the others, arrives before.
    const { promise: areAsked, resolve } = Promise.withResolvers<void>();
    await page.route(/\/(?:page-data\/.*|_topic-[\w-]{8}\.js)$/, async (route) => {
      await areAsked;
      await route.continue();
    });
    await goTo(page, `${prefix}/visa-info/JP?from=DE`);
    for (const name of ['_topic', 'answers', 'common', 'tools']) {
      const script = new RegExp(`^/assets/${folder}${name}-[\\w-]{8}\\.js$`);
      await expect.poll(() => asked).toContainEqual(expect.stringMatching(script));
    }
    expect(asked).toContain(`${prefix}/page-data/visa-info/JP`);
    resolve();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Japan');
  });
}

test('the search leads to an answer, which has asked for its data once', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('main').getByRole('form');
  await form.getByLabel('Category').selectOption('Tourist visa');
  const field = await countryField(form, 'Destination Country');
  await idle(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (data.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  // What was loaded when the country was chosen stays fresh, however slow this machine is.
  await page.clock.setFixedTime(Date.now());
  await field.fill('Japan');
  await field.press('Enter');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Japan');
  await idle(page);
  expect(asked).toEqual(['/page-data/visa-info/JP']);
});

test('a change of the hash alone asks for nothing, and a redirect is followed', async ({
  page,
}) => {
  await page.goto('/contact');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (data.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await goTo(page, '/contact#content');
  await goTo(page, '/visa-info/japan?from=germany');
  await expect(page).toHaveURL('/visa-info/JP?from=DE');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Japan');
  expect(asked).toEqual(['/page-data/visa-info/japan']);
});

test('the page comes where its data does not', async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/ERR_FAILED|status of 503/);
  const answers = [
    { path: '/passports/DE', name: /German/, answer: { status: 503, body: 'busy' } },
    { path: '/passports/BR', name: /Brazil/, answer: { status: 200, body: '{}' } },
    { path: '/passports/IN', name: /India/, answer: undefined },
  ];
  await page.goto('/');
  for (const { path, name, answer } of answers) {
    await page.route(`**/page-data${path}`, (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    );
    await goTo(page, path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

/** As a link does, which not every page has on the one before. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), address);
}
