import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expectNoViolation } from '../everyPage/axe.ts';
import { expect, test } from '../fixtures.ts';

/** Opens a page of another site with `body`, sent with `headers`, for as long as `during` runs. */
async function onOtherSite(
  page: Page,
  { body, headers = {} }: { body: string; headers?: Record<string, string> },
  during: () => Promise<void>,
) {
  const other = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html', ...headers })
      .end(`<!doctype html><html lang="en"><title>Blog</title>${body}`),
  );
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  try {
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    await during();
  } finally {
    other.closeAllConnections();
    other.close();
  }
}

test('another site shows the widget in a frame, and no other page', { tag: '@journey' }, async ({
  page,
  site,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/frame-ancestors|X-Frame-Options/);
  const body = `<iframe title="Answer" src="${site.url}/embed/answer?to=JP&theme=system" height="480"></iframe><iframe title="Page" src="${site.url}/visa-info/JP"></iframe>`;
  await onOtherSite(page, { body }, async () => {
    const frame = page.frameLocator('iframe[title=Answer]');
    await expect(frame.getByRole('heading', { name: 'Japan: visa and entry' })).toBeVisible();
    await frame.getByLabel('Your passport').selectOption('Brazil');
    await frame.getByRole('button', { name: 'Show' }).press('Enter');
    await expect(frame.getByRole('region', { name: 'Answer' })).toContainText('No Visa Required');
    await expect(frame.getByRole('link', { name: /Full answer/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    expect(await page.context().cookies()).toEqual([]);
    const widget = page.frame({ url: /\/embed\/answer/ });
    if (!widget) throw new Error('The widget is not on the page');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolation(widget);
    }
    await expect(page.frameLocator('iframe[title=Page]').getByRole('heading')).toHaveCount(0);
  });
});

test('a page that requires an embedder policy of its frames shows the widget', async ({
  page,
  site,
}) => {
  const body = `<iframe title="Answer" src="${site.url}/embed/answer?to=JP"></iframe>`;
  const headers = {
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
  };
  await onOtherSite(page, { body, headers }, async () => {
    const frame = page.frameLocator('iframe');
    await frame.getByLabel('Your passport').selectOption('Brazil');
    await frame.getByRole('button', { name: 'Show' }).press('Enter');
    await expect(frame.getByRole('region', { name: 'Answer' })).toContainText('No Visa Required');
  });
});

test('the widget is light unless it is asked for another theme, which its form keeps', async ({
  page,
}) => {
  const light = 'rgb(255, 255, 255)';
  const dark = 'rgb(21, 35, 49)';
  await page.emulateMedia({ colorScheme: 'dark' });
  const body = page.locator('body');
  for (const [theme, ground] of [
    ['', light],
    ['&theme=light', light],
    ['&theme=none', light],
    ['&theme=system', dark],
  ] as const) {
    await page.goto(`/embed/answer?to=JP${theme}`);
    await expect(body, theme).toHaveCSS('background-color', ground);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(body).toHaveCSS('background-color', light);
  await page.goto('/embed/answer?to=JP&theme=dark');
  await page.getByLabel('Your passport').selectOption('Brazil');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('region', { name: 'Answer' })).toBeVisible();
  await expect(body).toHaveCSS('background-color', dark);
});

test('the widget fits a frame of 200 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 200, height: 460 });
  for (const path of [
    '/embed/answer?to=JP',
    '/embed/answer?to=JP&from=BR',
    '/embed/answer?to=CN&from=IN&type=transit',
    '/de/embed/answer?to=GB&from=CF',
    '/ar/embed/answer?to=JP&from=BR',
  ]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(200);
  }
});

test('an administrator says which sites may embed answers', async ({ page, signIn, request }) => {
  await signIn();
  await page.goto('/admin/settings#embedding');
  const sites = page.getByLabel('Sites that may embed answers (optional)');
  await page.getByRole('button', { name: 'Remove *' }).click();
  await sites.fill('https://blog.example.com/path');
  await page.getByRole('button', { name: 'Save embedding sites' }).click();
  await expect(page.getByText('Enter * or addresses like https://example.com')).toBeVisible();
  await sites.fill('https://blog.example.com');
  await page.getByRole('button', { name: 'Save embedding sites' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  const { 'content-security-policy': policy } = (
    await request.get('/embed/answer?to=JP')
  ).headers();
  expect(policy).toMatch(/frame-ancestors 'self' https:\/\/blog\.example\.com$/);
});
