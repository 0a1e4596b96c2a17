import type { BrowserContext, Page } from '@playwright/test';
import { destinationFixture } from '../fixtures/destination.ts';
import { contactInput, requirementInput } from '../fixtures/inputs.ts';
import { markup } from '../support/hostileText.ts';
import { expect, test } from './fixtures.ts';

const hostile = markup.join(' ');

/** Markup in every text field of all that the API stores, each within its limit. */
const destination = destinationFixture({
  name: '</script><script>pwned()</script><img src=x onerror=pwned()>',
  imageUrl: 'https://images.invalid/"><script>pwned()</script>.jpg'.replaceAll(' ', ''),
  shortDescription: hostile.slice(0, 500),
  description: hostile,
  highlights: markup.slice(0, 12).map((text) => text.slice(0, 200)),
  languages: ['<svg onload=pwned()>', '" autofocus onfocus="pwned()'],
  emergencyNumbers: {
    police: '1<svg onload=pwned()>',
    ambulance: '2"><svg/onload=pwned()>',
    fire: "3'><img src=x onerror=pwned()>",
  },
  weather: {
    bestTimeToVisit: '</script><script>pwned()</script>',
    seasons: [
      {
        name: '<svg onload=pwned()>',
        months: '<img src=x onerror=pwned()>',
        temperature: { min: 1, max: 2 },
        rainfall: 3,
      },
    ],
  },
  images: [
    {
      src: '/nowhere.svg"onload="pwned()"',
      alt: '"><img src=x onerror=pwned()>',
      width: 10,
      height: 10,
    },
  ],
});

const requirement = requirementInput({
  countryCode: 'US',
  cost: '<script>pwned()</script>',
  processingTime: '<img src=x onerror=pwned()>',
  notes: hostile,
  documents: markup,
  eligibility: markup,
  restrictions: markup,
  extensions: {
    possible: true,
    maxDuration: 5,
    cost: '<svg onload=pwned()>',
    requirements: markup,
  },
});

const contact = contactInput({
  postalAddress: hostile.slice(0, 500),
  email: "o'brien+x@example.com",
  phone: '1<svg onload=pwned()>',
  officeHours: [{ days: '<svg onload=pwned()>', hours: '<img src=x onerror=pwned()>' }],
  socialLinks: {
    facebook: 'https://social.invalid/"><script>pwned()</script>',
    instagram: "https://social.invalid/'onmouseover=pwned()",
    x: 'https://social.invalid/',
  },
});

/** Calls a procedure like the page's own scripts; returns the response's status and data. */
function mutate(page: Page, procedure: string, input: unknown) {
  return page.evaluate(
    async ([path, body]) => {
      const response = await fetch(`/trpc/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: body ?? '',
      });
      const answer = await response.json();
      return { status: response.status, data: answer.result?.data };
    },
    [procedure, JSON.stringify(input)],
  );
}

/**
 * Injected code that ran or was blocked on any page: calls of pwned, dialogs, policy violations.
 */
async function watch(context: BrowserContext): Promise<string[]> {
  const found: string[] = [];
  await context.exposeFunction('tellTest', (what: string) => found.push(what));
  await context.addInitScript(() => {
    const { tellTest } = window as unknown as { tellTest: (what: string) => void };
    Object.assign(window, { pwned: () => tellTest(`pwned on ${location.pathname}`) });
    document.addEventListener('securitypolicyviolation', (event) => {
      tellTest(`${event.violatedDirective} on ${location.pathname}: ${event.sample}`);
    });
  });
  context.on('page', (page) =>
    page.on('dialog', (dialog) => {
      found.push(`dialog on ${page.url()}`);
      void dialog.dismiss();
    }),
  );
  return found;
}

test('stored markup is text on every page, public and admin', async ({
  context,
  site,
  signIn,
  expectedConsoleErrors,
}) => {
  // Images that don't exist.
  expectedConsoleErrors.push(/ERR_NAME_NOT_RESOLVED|status of 404/);
  const found = await watch(context);
  await signIn();
  const page = await context.newPage();
  const visit = (path: string) => page.goto(site.url + path, { waitUntil: 'load' });
  await visit('/');

  const { status, data } = await mutate(page, 'destination.create', destination);
  expect(status).toBe(200);
  const { id } = data as { id: string };
  // Rows from before validation may contain any text.
  site.sql(
    'update destinations set currency = ?, time_zone = ? where id = ?',
    '<svg onload=pwned()>',
    '<img src=x onerror=pwned()>',
    id,
  );
  const stored = await mutate(page, 'visaRequirement.create', {
    destinationId: id,
    fields: requirement,
  });
  expect(stored.status).toBe(200);
  expect((await mutate(page, 'settings.updateContact', { ...contact, version: 1 })).status).toBe(
    200,
  );
  const message = { name: hostile.slice(0, 200), email: contact.email, message: hostile };
  expect((await mutate(page, 'contact.send', message)).status).toBe(200);
  expect((await mutate(page, 'newsletter.signUp', { email: contact.email })).status).toBe(200);
  site.sql('update faqs set question = ?, answer = ?', hostile, hostile);

  const path = `/destination/${encodeURIComponent(id)}`;
  const admin = `/admin/destinations/${encodeURIComponent(id)}`;
  const requirementId = (stored.data as { id: string }).id;
  const pages = [
    '/',
    path,
    `${path}?type=transit`,
    '/destinations/tourist',
    '/destinations/popular',
    '/continents',
    '/search?category=tourist&country=FR',
    '/visa-info',
    '/visa-info/FR',
    '/visa-info/FR?type=tourist&from=US',
    '/visa-info/tourist',
    '/visa-requirements',
    '/visa-application',
    '/contact',
    '/admin/destinations',
    `/admin/destinations?search=${encodeURIComponent('<svg onload=pwned()>')}`,
    admin,
    `${admin}/visa-requirements`,
    `${admin}/visa-requirements/${requirementId}`,
    '/admin/users',
    '/admin/settings',
    '/admin/faq',
    '/admin/countries',
    `/sitemap-1.xml`,
    `/posters/generated/${encodeURIComponent(id)}.svg`,
  ];
  for (const each of pages) {
    const response = await visit(each);
    expect([each, response?.status()]).toEqual([each, 200]);
    if (!/\.(xml|svg)$/.test(each)) {
      await expect(page.locator('h1').first()).toBeVisible();
      expect([each, await foreignMarkup(page)]).toEqual([each, []]);
    }
  }
  // The markup reached the pages, as text.
  await visit(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(destination.name);
  await visit('/admin/faq');
  await expect(page.getByText('{{constructor.constructor("pwned()")()}}').first()).toBeVisible();
  expect(found).toEqual([]);
});

/** Elements and attributes that only the stored markup could have created. */
function foreignMarkup(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            /^on/i.test(name) || /^\s*javascript:/i.test(value) || name === 'srcdoc',
        )
        .map(({ name }) => `${element.tagName} ${name}`),
    ),
  );
}
