import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures.ts';

// Measures the focus ring as rendered: the pixels around a control without and with the focus.

/** WCAG 2.2, success criteria 1.4.11 and 2.4.13. */
const CONTRAST_MIN = 3;

/** Distances of the middle of the ring and of its halo from the control's edge, in pixels. */
const RING = 3;
const HALO = 6;

const tokens = ['paper', 'surface', 'sunken', 'free', 'arrival', 'advance', 'unknown'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the focus ring in the ${colorScheme} theme contrasts with`, () => {
    test.use({ colorScheme, viewport: { width: 1280, height: 900 } });

    test('the image of the home page, under the header and the links', async ({ page }) => {
      await page.goto('/');
      const header = page.getByRole('banner');
      await expectRing(page, header.getByRole('link', { name: 'Tourist Destinations' }));
      await expectRing(page, header.getByRole('link', { name: 'Search' }));
      await expectRing(page, header.locator('summary', { hasText: 'From:' }));
      const start = page.getByRole('navigation', { name: 'Start' });
      await expectRing(page, start.getByRole('link', { name: 'Visa information' }));
      const form = page.getByRole('form', { name: 'Search destinations and visas' });
      await expectRing(page, form.getByLabel('Category'));
      await expectRing(page, form.getByRole('button', { name: 'Search' }));
    });

    test('the cards and images below it', async ({ page }) => {
      await page.goto('/');
      await expectRing(page, page.getByRole('link', { name: 'Paris' }));
      await expectRing(page, page.getByRole('link', { name: 'Explore More' }));
      await expectRing(page, page.getByRole('tab', { name: 'General' }));
    });

    test('the white header', async ({ page }) => {
      await page.goto('/contact');
      const header = page.getByRole('banner');
      await expectRing(page, header.getByRole('link', { name: 'Tourist Destinations' }));
      await expectRing(page, header.locator('summary', { hasText: 'From:' }));
    });

    test('the footer', async ({ page }) => {
      await page.goto('/contact');
      const footer = page.getByRole('contentinfo');
      await expectRing(page, footer.getByRole('link', { name: 'Transit Visas' }));
      await expectRing(page, footer.getByRole('button', { name: 'Dark' }));
      await expectRing(page, footer.getByRole('link', { name: 'Terms' }));
    });

    test('an answer', async ({ page }) => {
      await page.goto('/destination/paris-france');
      const main = page.getByRole('main');
      await expectRing(page, main.locator('summary', { hasText: 'Change passport' }));
      await expectRing(page, main.getByRole('link', { name: 'tourist' }));
      await expectRing(page, main.getByRole('link', { name: 'View Full Requirements' }));
      await expectRing(page, main.getByRole('button', { name: 'Copy link' }));
    });

    test('every background of the design, including stickers', async ({ page }) => {
      await page.goto('/contact');
      for (const token of tokens) {
        await page.evaluate((name) => {
          const ground = document.createElement('div');
          ground.style.cssText = `position:fixed;inset:80px 0 auto;padding:40px;z-index:99`;
          const isVerdict = !['paper', 'surface', 'sunken'].includes(name);
          ground.style.background = `var(--color-${name}${isVerdict ? '-ground' : ''})`;
          ground.innerHTML = '<button type="button" class="pill">On the ground</button>';
          document.body.append(ground);
        }, token);
        await expectRing(page, page.getByRole('button', { name: 'On the ground' }));
        await page.evaluate(() => document.body.lastElementChild?.remove());
      }
    });

    test('any image an administrator may choose', async ({ page }) => {
      await page.goto('/');
      for (const grey of [0, 64, 96, 128, 160, 192, 255]) {
        await page.evaluate((level) => {
          const hero = document.querySelector<HTMLElement>('h1')?.closest('section');
          const image = hero?.querySelector('img');
          if (image) image.style.filter = `grayscale(1) brightness(0) invert(${level / 255})`;
          const scrim = document.querySelector<HTMLElement>('.home-scrim');
          if (scrim) scrim.style.background = 'none';
        }, grey);
        const start = page.getByRole('navigation', { name: 'Start' });
        await expectRing(page, start.getByRole('link', { name: 'Visa information' }));
      }
    });
  });
}

test.describe('the selection is visible in forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('a stay, a tab and the appearance', async ({ page }) => {
    await page.goto('/destination/paris-france');
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const stay = page.getByRole('navigation', { name: 'Kind of stay' });
    await expectTold(
      stay.getByRole('link', { name: 'tourist' }),
      stay.getByRole('link', { name: 'working' }),
    );
    const footer = page.getByRole('contentinfo');
    await expectTold(
      footer.getByRole('button', { name: 'System' }),
      footer.getByRole('button', { name: 'Dark' }),
    );
    await page.goto('/');
    await expectTold(
      page.getByRole('tab', { name: 'All Questions' }),
      page.getByRole('tab', { name: 'General' }),
    );
  });
});

/**
 * Expects sufficient contrast between the backgrounds of two controls, and between the chosen one's
 * text and its background.
 */
async function expectTold(chosen: Locator, other: Locator) {
  const on = await imageOf(chosen);
  const off = await imageOf(other);
  // Between the edge and the text.
  const [chosenGround, otherGround] = [on, off].map((image) => image.at(image.width / 2, 6));
  expect(contrast(chosenGround, otherGround)).toBeGreaterThanOrEqual(CONTRAST_MIN);
  const words = Math.max(...on.pixels().map((pixel) => contrast(pixel, chosenGround)));
  expect(words).toBeGreaterThanOrEqual(4.5);
}

/**
 * Expects sufficient contrast all around a control between the ring or the halo and the pixels
 * before, and between both.
 */
async function expectRing(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  // Below the fixed header, with the keyboard as the last input device.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.keyboard.press('Shift');
  await target.blur();
  const surroundings = await surroundingsOf(page, target);
  const before = await image(page, surroundings);
  await target.focus();
  const box = await target.boundingBox();
  const after = await image(page, surroundings);
  if (!box) throw new Error('The control is not on the screen');
  const weak = aroundBox(box).filter(({ ring, halo }) => {
    const ringDrawn = contrast(after.at(...ring), before.at(...ring));
    const haloDrawn = contrast(after.at(...halo), before.at(...halo));
    return Math.max(ringDrawn, haloDrawn) < CONTRAST_MIN;
  });
  expect(weak, `${await target.textContent()}: points where the ring is not told`).toEqual([]);
  for (const { ring, halo } of aroundBox(box)) {
    expect(contrast(after.at(...ring), after.at(...halo))).toBeGreaterThanOrEqual(CONTRAST_MIN);
  }
}

/** The visible area around a control: a screenshot of the whole window takes ten times as long. */
async function surroundingsOf(page: Page, target: Locator): Promise<Box> {
  const box = await target.boundingBox();
  const viewport = page.viewportSize();
  if (!box || !viewport) throw new Error('The control is not on the screen');
  const margin = 2 * HALO;
  const x = Math.max(0, Math.floor(box.x) - margin);
  const y = Math.max(0, Math.floor(box.y) - margin);
  const right = Math.min(viewport.width, Math.ceil(box.x + box.width) + margin);
  const bottom = Math.min(viewport.height, Math.ceil(box.y + box.height) + margin);
  return { x, y, width: right - x, height: bottom - y };
}

type Box = { x: number; y: number; width: number; height: number };
type Point = [x: number, y: number];

/** Points at the middle of each side, since corners are rounded. */
function aroundBox({ x, y, width, height }: Box): { ring: Point; halo: Point }[] {
  const at = (distance: number): Point[] =>
    [0.4, 0.5, 0.6].flatMap((part): Point[] => [
      [x + width * part, y - distance],
      [x + width * part, y + height + distance],
      [x - distance, y + height * part],
      [x + width + distance, y + height * part],
    ]);
  const halo = at(HALO);
  return at(RING).map((ring, index) => ({ ring, halo: halo[index] as Point }));
}

type Colour = [red: number, green: number, blue: number];

/** A screenshot of a part of the page, in page coordinates. */
async function image(page: Page, part: Box) {
  return pixelsOf(await page.screenshot({ animations: 'disabled', clip: part }), part);
}

/** A screenshot of a control, from its upper left corner. */
async function imageOf(control: Locator) {
  return pixelsOf(await control.screenshot({ animations: 'disabled' }), { x: 0, y: 0 });
}

async function pixelsOf(png: Buffer, { x: left, y: top }: { x: number; y: number }) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (index: number): Colour => [...data.subarray(index * 3, index * 3 + 3)] as Colour;
  return {
    width: info.width,
    at: (x: number, y: number) => pixel(Math.floor(y - top) * info.width + Math.floor(x - left)),
    pixels: () => Array.from({ length: info.width * info.height }, (_, index) => pixel(index)),
  };
}

/** The contrast ratio of WCAG 2.2. */
function contrast(one: Colour | undefined, other: Colour | undefined): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Colour | undefined): number {
  if (!colour) throw new Error('The point is not on the screen');
  const [red, green, blue] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
