import type { Locator } from '@playwright/test';
import { addPhotos } from '../../fixtures/destination.ts';
import { expect, test } from '../fixtures.ts';

test.use({ freshServer: true });

/** Scrolls to an image, which loads when it is in view, and waits until it can be drawn. */
async function loadImage(image: Locator) {
  await image.scrollIntoViewIfNeeded();
  await image.evaluate((element: HTMLImageElement) => element.decode());
}

test.describe('the photos of a destination', () => {
  test('are browsed by keyboard, and the focus returns', { tag: '@journey' }, async ({
    page,
    site,
  }) => {
    addPhotos(site.sql, 3);
    await page.goto('/destination/paris-france');
    const second = page.getByRole('link', { name: 'Photo of bali-indonesia' });
    await second.focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: 'Photos: Paris' });
    const shows = async (place: string, alt: string) => {
      await expect(viewer.getByText(place, { exact: true })).toBeVisible();
      await expect(viewer.getByRole('img', { name: alt })).toBeVisible();
      await expect(viewer.getByText(alt)).toBeVisible();
    };
    await shows('2 of 3', 'Photo of bali-indonesia');
    await page.keyboard.press('ArrowRight');
    await shows('3 of 3', 'Photo of tokyo-japan');
    await page.keyboard.press('ArrowRight');
    await shows('1 of 3', 'Photo of paris-france');
    await page.keyboard.press('ArrowLeft');
    await shows('3 of 3', 'Photo of tokyo-japan');
    await page.keyboard.press('Home');
    await shows('1 of 3', 'Photo of paris-france');

    for (let turn = 0; turn < 6; turn += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(second).toBeFocused();

    await page.keyboard.press('Enter');
    await viewer.getByRole('button', { name: 'Next photo' }).click();
    await shows('3 of 3', 'Photo of tokyo-japan');
    await viewer.getByRole('button', { name: 'Close' }).click();
    await expect(viewer).toHaveCount(0);
    await expect(second).toBeFocused();
  });

  for (const { place, imageUrl, poster } of [
    { place: 'a sample', imageUrl: undefined, poster: '/posters/paris-france.svg' },
    {
      place: 'any other place',
      imageUrl: '/nowhere.jpg',
      poster: '/posters/generated/paris-france.svg',
    },
  ]) {
    test(`that are missing are replaced by frames of the poster of ${place}`, async ({
      page,
      site,
      expectedConsoleErrors,
    }) => {
      if (imageUrl) {
        expectedConsoleErrors.push(/status of 404 .*nowhere/);
        site.sql("update destinations set image_url = ? where id = 'paris-france'", imageUrl);
      }
      await page.goto('/destination/paris-france');
      const photos = page.getByRole('region', { name: 'Photos' });
      await photos.scrollIntoViewIfNeeded();
      await expect(photos.getByText('Paris: no photos yet.')).toBeVisible();
      // They add nothing to the text below them.
      await expect(photos.getByRole('img')).toHaveCount(0);
      const frames = photos.locator('img');
      await expect(frames).toHaveCount(3);
      for (const frame of await frames.all()) {
        await expect(frame).toHaveAttribute('src', poster);
        await expect(frame).toHaveJSProperty('complete', true);
        expect(
          await frame.evaluate((image: HTMLImageElement) => image.naturalWidth),
        ).toBeGreaterThan(0);
      }
      // Each shows another part.
      const parts = await frames.evaluateAll((images) =>
        images.map(
          (image) => getComputedStyle(image).scale + getComputedStyle(image).transformOrigin,
        ),
      );
      expect(new Set(parts).size).toBe(3);
    });
  }
});

for (const scripts of [true, false]) {
  test.describe(`a destination ${scripts ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled: scripts });

    for (const [what, imageUrl] of [
      ['broken', 'https://photos.example/gone.jpg'],
      ['lost', `/images/${'a'.repeat(64)}/1200x900.webp`],
      ['missing', ''],
    ] as const) {
      test(`whose image is ${what} shows only its drawn poster`, async ({
        page,
        site,
        expectedConsoleErrors,
      }) => {
        expectedConsoleErrors.push(/status of 404/, /ERR_/);
        await page.route('https://photos.example/**', (route) => route.abort());
        site.sql("update destinations set image_url = ? where id = 'paris-france'", imageUrl);
        for (const path of ['/destination/paris-france', '/destinations/tourist']) {
          await page.goto(path);
          const drawn = page.locator('img[src="/posters/generated/paris-france.svg"]').first();
          await loadImage(drawn);
          await expect(drawn).toHaveJSProperty('naturalWidth', 1200);
          const image = page.locator(`img[src="${imageUrl}"]`).first();
          // It has failed to load.
          if (imageUrl) await expect(image).toHaveJSProperty('complete', true);
          const shown = await drawn.screenshot();
          await drawn.evaluate((image) => image.nextElementSibling?.remove());
          expect((await drawn.screenshot()).equals(shown), path).toBe(true);
        }
      });
    }
  });
}

test('a loaded image covers the drawn poster', async ({ page, site }) => {
  site.sql("update destinations set image_url = '/posters/paris-france.svg?large'");
  await page.goto('/destination/paris-france');
  const drawn = page.locator('img[src="/posters/generated/paris-france.svg"]').first();
  const image = page.locator('img[src="/posters/paris-france.svg?large"]').first();
  for (const one of [drawn, image]) await loadImage(one);
  const shown = await drawn.screenshot();
  await drawn.evaluate((element) => element.remove());
  expect((await image.screenshot()).equals(shown)).toBe(true);
});
