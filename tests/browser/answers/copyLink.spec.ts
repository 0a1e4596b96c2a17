import type { Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../../scripts/dev/chromium.ts';
import { expect, test } from '../fixtures.ts';

/** A name other than localhost, so that its pages over HTTP count as insecure. */
const HOST = 'landfall.example';

const executablePath = findChromium();

test.use({
  launchOptions: {
    args: [...chromiumArgs, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
    ...(executablePath && { executablePath }),
  },
});

// Chromium logs this on every page over plain HTTP.
test.beforeEach(({ expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/The Cross-Origin-Opener-Policy header has been ignored/);
});

const pages = [
  ['/destination/paris-france', '?type=tourist&from=US'],
  ['/destination/paris-france?type=working&from=IN', ''],
  ['/visa-info/FR', '?type=tourist&from=US'],
  ['/visa-info/FR?type=working&from=BR', ''],
  ['/visa-info/KP?type=working&from=BR', ''],
] as const;

for (const [path, added] of pages) {
  test(`the link of ${path} names the passport and the stay, on plain http too`, async ({
    page,
    site,
  }) => {
    const origin = site.url.replace('localhost', HOST);
    await page.goto(origin + path);
    expect(await page.evaluate(() => [isSecureContext, typeof navigator.clipboard])).toEqual([
      false,
      'undefined',
    ]);
    const button = page.getByRole('button', { name: 'Copy link' });
    await button.click();
    await expect(page.getByText('Link copied')).toBeVisible();
    await expect(button).toBeFocused();
    const link = await pasted(page);
    expect(link).toBe(origin + path + added);

    // Opening it with another passport shows the sender's answer.
    const sent = await page.locator('.verdict').innerText();
    await page.context().addCookies([{ name: 'passport', value: 'CN', url: origin }]);
    await page.goto(link);
    await expect(page.locator('.verdict')).toHaveText(sent, { useInnerText: true });
  });
}

test('the link is shown if the browser can’t copy it', async ({ page, site }) => {
  // Some browsers, including managed ones, refuse both ways.
  await page.addInitScript(() => {
    document.execCommand = () => false;
  });
  await page.goto(`${site.url.replace('localhost', HOST)}/visa-info/FR?type=tourist&from=US`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Your browser blocks copying.')).toBeVisible();
  await expect(page.getByText('Link copied')).toHaveCount(0);
  await expect(page.getByLabel('Link to this answer')).toHaveValue(page.url());
});

/** The clipboard's content, pasted into a field like a user. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    field.id = 'pasted';
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.press('Control+V');
  return page.locator('#pasted').inputValue();
}
