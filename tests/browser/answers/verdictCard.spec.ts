import { expect, test } from '../fixtures.ts';

const pages = ['/visa-info/JP?from=US', '/destination/paris-france?from=IN'];

for (const width of [360, 390, 1280]) {
  test(`the machine line of a verdict is two whole lines, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of pages) {
      await page.goto(path);
      const lines = page.locator('.machine-line');
      const box = await lines.boundingBox();
      for (const line of await lines.locator('span').all()) {
        // Its words are whole, and all of it is within the card.
        expect(await line.textContent()).toMatch(/^[A-Z0-9<]{36}$/);
        const width = await line.evaluate((span) => {
          const range = document.createRange();
          range.selectNodeContents(span);
          return [range.getBoundingClientRect().width, range.getClientRects().length];
        });
        expect(width[1]).toBe(1);
        expect(width[0]).toBeLessThanOrEqual((box?.width ?? 0) - 38);
      }
    }
  });
}

test('only what is applied for is a loud button', async ({ page }) => {
  await page.goto('/visa-info/JP?from=US');
  const nothing = page.getByRole('link', { name: 'Nothing to apply for: see what to bring' });
  await expect(nothing).toBeVisible();
  await expect(nothing).not.toHaveClass(/button/);
  await nothing.click();
  await expect(page.getByRole('heading', { name: 'Checklist' })).toBeInViewport();
  await page.goto('/visa-info/JP?from=IN');
  await expect(page.getByRole('link', { name: /^Apply on / }).first()).toHaveClass(/button/);
});

test('Save, Copy link and Print don’t touch on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/visa-info/JP?from=US');
  const boxes = await Promise.all(
    ['Save', 'Copy link', 'Print'].map((name) =>
      page.getByRole('button', { name, exact: true }).boundingBox(),
    ),
  );
  for (const [index, box] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      if (!box || !other) throw new Error('A button is missing');
      const across = Math.max(box.x, other.x) - Math.min(box.x + box.width, other.x + other.width);
      const down = Math.max(box.y, other.y) - Math.min(box.y + box.height, other.y + other.height);
      expect(Math.max(across, down)).toBeGreaterThanOrEqual(8);
    }
  }
});

test('a source is a number that leads to its day and page, and the way back', async ({ page }) => {
  await page.goto('/visa-info/JP?from=US');
  const mark = page.getByRole('link', { name: 'Source 1', exact: true });
  await mark.click();
  const entry = page.locator('#source-1');
  await expect(entry).toBeInViewport();
  await expect(entry).toContainText(/\d{4} \(collected\)/);
  await page.goBack();
  await expect(mark).toBeInViewport();
  // Who collected the facts is said once.
  await expect(page.getByRole('main').getByText(/Collected by TravelRequirements/)).toHaveCount(1);
});

test('what a traveller needs less is folded on a phone, and open on paper or beside the answer', async ({
  page,
}) => {
  await page.goto('/visa-info/JP?from=US');
  const main = page.getByRole('main');
  const collector = main.getByText('Collected by TravelRequirements');
  const capital = main.getByText('Capital', { exact: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(main.getByText(/^Not researched yet/)).toBeVisible();
  for (const folded of [collector, capital]) await expect(folded).toBeHidden();
  await main.getByText('Sources', { exact: true }).click();
  await expect(collector).toBeVisible();
  await main.getByText('Sources', { exact: true }).click();
  await expect(collector).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(capital).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(collector).toBeVisible();
});
