import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** A shift that moved visible content, except by scrolling. */
type Shift = { value: number; moved: string[] };

/**
 * Records every layout shift, including those within half a second of a click, which browsers
 * exclude from a page's score: a click on a link must not make the page jump.
 */
async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.nodeName);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        };
        shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // Shifts are reported after their frame.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
      return (window as unknown as { shifts: Shift[] }).shifts;
    });
}

/**
 * Forwards requests to the site, and delivers pages in pieces, each ending within a field of
 * countries: browsers render a part of a page after parsing for a while.
 */
async function startInPieces(site: string) {
  let sendNext = () => {};
  const server = createServer(async (request, response) => {
    const headers = { accept: request.headers.accept ?? '*/*', 'accept-encoding': 'identity' };
    const { status, headers: answered, body } = await fetch(site + request.url, { headers });
    const type = answered.get('content-type') ?? '';
    response.writeHead(status, { 'content-type': type });
    const content = Buffer.from(await new Response(body).arrayBuffer());
    if (!type.startsWith('text/html')) return response.end(content);
    const pieces = content.toString().split(/(?<=<div class="combobox[^>]*><input[^>]*>)/);
    sendNext = () => {
      response.write(pieces.shift());
      if (pieces.length === 0) response.end();
    };
    sendNext();
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendNext: () => sendNext(),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

for (const width of [390, 1280]) {
  test(`no layout shift while the home page loads at ${width} pixels`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 });
    const shifts = await recordShifts(page);
    const inPieces = await startInPieces(site.url);
    await page.goto(inPieces.url, { waitUntil: 'commit' });
    for (const field of ['Passport country', 'Destination Country', 'Your passport']) {
      await expect(page.getByLabel(field, { exact: true })).toBeAttached();
      expect(await shifts(), `as far as ${field}`).toEqual([]);
      inPieces.sendNext();
    }
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await shifts(), 'all of it').toEqual([]);
    inPieces.close();
  });

  for (const { api, delay } of [
    { api: 'an API at its own speed', delay: 0 },
    { api: 'a slow API', delay: 600 },
  ]) {
    test(`no layout shift from page to page at ${width} pixels, with ${api}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const shifts = await recordShifts(page);
      await page.route('**/trpc/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.continue();
      });
      const openMenu = async () => {
        if (width < 1280) await page.getByRole('button', { name: 'Open menu' }).click();
      };
      const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

      await page.goto('/');
      await openMenu();
      const banner = page.getByRole('banner');
      await banner.getByRole('link', { name: 'Tourist Destinations' }).click();
      await expect(heading('Tourist Destinations')).toBeVisible();
      expect(await shifts(), 'home to listing').toEqual([]);

      await page.getByRole('main').getByRole('link', { name: 'Tokyo' }).click();
      await expect(heading('Tokyo')).toBeVisible();
      expect(await shifts(), 'listing to destination').toEqual([]);

      await openMenu();
      await banner.getByRole('link', { name: 'Visa Information' }).click();
      await expect(heading('Visa Information')).toBeVisible();
      expect(await shifts(), 'destination to visa information').toEqual([]);

      // From the bottom of a page, where the footer is in view.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Popular Dest' }).click();
      await expect(heading('Popular Destinations')).toBeVisible();
      expect(await shifts(), 'by a link of the footer').toEqual([]);
    });
  }
}
