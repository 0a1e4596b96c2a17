import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../fixtures.ts';
import { recordShifts } from './layoutShifts.ts';

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
    // Scripts that are cut off make the page load again, into the next test.
    await page.goto('about:blank');
    inPieces.close();
  });

  for (const isSlow of [false, true]) {
    const api = isSlow ? 'a slow API' : 'an API at its own speed';
    test(`no layout shift from page to page at ${width} pixels, with ${api}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const shifts = await recordShifts(page);
      let answers = Promise.withResolvers<void>();
      await page.route('**/page-data/**', async (route) => {
        if (isSlow) await answers.promise;
        await route.continue();
      });
      const openMenu = async () => {
        if (width < 1280) await page.getByRole('button', { name: 'Open menu' }).click();
      };
      /** Expects no shift while the page with this heading is loading, nor when it is there. */
      const expectNone = async (name: string, step: string) => {
        const heading = page.getByRole('heading', { level: 1, name, exact: true });
        // A page whose data is known already loads nothing.
        const loading = page.getByRole('status').getByText('Loading…');
        await expect(loading.or(heading).first()).toBeAttached();
        expect(await shifts(), `${step}, while loading`).toEqual([]);
        answers.resolve();
        await expect(heading).toBeVisible();
        expect(await shifts(), step).toEqual([]);
        answers = Promise.withResolvers<void>();
      };

      await page.goto('/');
      await openMenu();
      const banner = page.getByRole('banner');
      await banner.getByRole('link', { name: 'Tourist Destinations' }).click();
      await expectNone('Tourist Destinations', 'home to listing');

      await page.getByRole('main').getByRole('link', { name: 'Tokyo' }).click();
      await expectNone('Tokyo', 'listing to destination');

      await openMenu();
      await banner.getByRole('link', { name: 'Visa Information' }).click();
      await expectNone('Visa Information', 'destination to visa information');

      // From the bottom of a page, where the footer is in view.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Popular Dest' }).click();
      await expectNone('Popular Destinations', 'by a link of the footer');
    });
  }
}
