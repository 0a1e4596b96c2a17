import { expect, test } from 'vitest';
import { pageSiteOfFile } from '../pageSite.ts';
import { plainBrowser } from '../plainBrowser.ts';

const site = pageSiteOfFile();

test('pages have the chosen country, and repeat none of the list', async () => {
  for (const path of ['/', '/visa-info', '/visa-info/JP?from=DE', '/trip', '/contact']) {
    const { html } = await plainBrowser(site()).open(path);
    // Options of countries alone: their values are codes.
    expect(html.match(/<option value="[A-Z]{2}"/g)?.length ?? 0, path).toBeLessThanOrEqual(6);
    expect(html, path).toMatch(/value="(Germany|United States)"/);
  }
});
