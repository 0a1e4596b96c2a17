import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../../fixtures.ts';

test.use({ freshServer: true });

async function jpeg(background: string, size = 300) {
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Passes files to the page as pasting on `selector` or dropping does. */
async function hand(
  page: Page,
  kind: 'paste' | 'drop',
  selector: string,
  files: { name: string; buffer: Buffer }[],
) {
  await page.evaluate(
    ([how, target, all]) => {
      const data = new DataTransfer();
      for (const { name, bytes } of all) {
        data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
      }
      const options = { bubbles: true, cancelable: true };
      const event =
        how === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data });
      document.querySelector(target)?.dispatchEvent(event);
    },
    [kind, selector, files.map(({ name, buffer }) => ({ name, bytes: [...buffer] }))] as const,
  );
}

async function choose(page: Page, button: string, files: { name: string; buffer: Buffer }[]) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(files.map((file) => ({ ...file, mimeType: 'image/jpeg' })));
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Update Destination' }).click();
  await expect(page).toHaveURL(/\/admin\/destinations$/);
}

test('photos are chosen, pasted and dropped, described, sorted, saved and shown', {
  tag: '@journey',
}, async ({ page, signIn }) => {
  await signIn();
  await page.goto('/admin/destinations/paris-france');
  await choose(page, 'Choose photos', [
    { name: 'one.jpg', buffer: await jpeg('#ff0000') },
    { name: 'two.jpg', buffer: await jpeg('#00ff00') },
  ]);
  await expect(page.getByLabel('What photo 2 shows')).toBeVisible();
  await hand(page, 'paste', 'body', [{ name: 'three.jpg', buffer: await jpeg('#0000ff') }]);
  await expect(page.getByLabel('What photo 3 shows')).toBeVisible();
  await hand(page, 'drop', 'section[aria-label="Add photos"]', [
    { name: 'four.jpg', buffer: await jpeg('#ffff00') },
  ]);
  await expect(page.getByLabel('What photo 4 shows')).toBeVisible();

  await page.getByRole('button', { name: 'Update Destination' }).click();
  await expect(page.getByText('Say what the photo shows')).toHaveCount(4);
  await expect(page.getByLabel('What photo 1 shows')).toBeFocused();
  for (const [index, text] of ['Red', 'Green', 'Blue', 'Yellow'].entries()) {
    await page.getByLabel(`What photo ${index + 1} shows`).fill(text);
  }

  await page.getByRole('button', { name: 'Move photo 3 up' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move photo 2 up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('What photo 1 shows')).toHaveValue('Blue');
  await page.getByRole('button', { name: 'Remove photo 4' }).press('Enter');
  await expect(page.getByLabel('What photo 3 shows')).toBeFocused();
  await save(page);

  await page.goto('/destination/paris-france');
  const photos = page.getByRole('region', { name: 'Photos' }).getByRole('img');
  await expect(photos).toHaveCount(3);
  const texts = await photos.evaluateAll((all) => all.map((image) => image.getAttribute('alt')));
  expect(texts).toEqual(['Blue', 'Red', 'Green']);
  await photos.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => photos.first().evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/images\/[0-9a-f]{64}\/300\.avif$/);
  await expect
    .poll(() => photos.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('an upload shows progress, delays saving, and can be cancelled', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/admin/destinations/paris-france');
  const network = await page.context().newCDPSession(page);
  // In bytes a second: the large file would take longer than a test may.
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 6000 };
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', slow);
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const large = await sharp({
    create: { width: 1000, height: 700, channels: 3, background: '#888', noise },
  })
    .png()
    .toBuffer();
  await choose(page, 'Choose photos', [
    { name: 'large.png', buffer: large },
    { name: 'next.jpg', buffer: await jpeg('#ff0000') },
  ]);
  const progress = page.getByRole('progressbar', { name: 'Uploading large.png' });
  await expect(progress).toBeVisible();
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
  await expect
    .poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value))
    .toBeGreaterThan(0);
  expect(await progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeLessThan(1);
  await page.getByRole('button', { name: 'Cancel uploading large.png' }).click();
  await expect(progress).toHaveCount(0);
  await expect(page.getByLabel('What photo 1 shows')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update Destination' })).toBeEnabled();
  await expect(page.getByLabel('What photo 2 shows')).toHaveCount(0);
});

test('each refused file gives a reason, the others are uploaded', async ({
  page,
  signIn,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 422/);
  await signIn();
  await page.goto('/admin/destinations/paris-france');
  await choose(page, 'Choose photos', [
    { name: 'letter.jpg', buffer: Buffer.from('Dear administrator') },
  ]);
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(15 * 1024 * 1024 + 1)], 'vast.jpg'));
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    document.querySelector('section[aria-label="Add photos"]')?.dispatchEvent(drop);
  });
  await choose(page, 'Choose photos', [{ name: 'good.jpg', buffer: await jpeg('#ff0000') }]);
  const uploads = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect(uploads.filter({ hasText: 'letter.jpg' })).toContainText(
    'This file is not a JPEG, PNG, WebP or AVIF image',
  );
  await expect(uploads.filter({ hasText: 'vast.jpg' })).toContainText(
    'This image is larger than 15 MB',
  );
  await expect(page.getByLabel('What photo 1 shows')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss letter.jpg' }).click();
  await page.getByRole('button', { name: 'Dismiss vast.jpg' }).click();
  await expect(uploads).toHaveCount(0);
});

test('the failure of an image of the destination leaves with the next one', async ({
  page,
  signIn,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 422/);
  await signIn();
  await page.goto('/admin/destinations/paris-france');
  const refusal = page.getByText('This file is not a JPEG, PNG, WebP or AVIF image');
  const letter = { name: 'letter.jpg', buffer: Buffer.from('Dear administrator') };
  await choose(page, 'Upload', [letter]);
  await expect(refusal).toBeVisible();
  await choose(page, 'Upload', [{ name: 'good.jpg', buffer: await jpeg('#ff0000') }]);
  await expect(page.getByLabel('Image URL')).toHaveValue(/^\/images\//);
  await expect(refusal).toHaveCount(0);

  await choose(page, 'Upload', [letter]);
  await expect(refusal).toBeVisible();
  await page.getByLabel('Image URL').fill('/posters/hero.svg');
  await expect(refusal).toHaveCount(0);
});

test('an external photo is added by its address, if it exists', async ({
  page,
  signIn,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 404/);
  await signIn();
  await page.route('https://photos.example/**', async (route) =>
    route.request().url().endsWith('/river.jpg')
      ? route.fulfill({ contentType: 'image/jpeg', body: await jpeg('#0000ff') })
      : route.fulfill({ status: 404 }),
  );
  await page.goto('/admin/destinations/paris-france');
  const address = page.getByLabel('Address of a photo');
  await address.fill('https://photos.example/absent.jpg');
  await address.press('Enter');
  await expect(page.getByText('No image could be loaded from this address')).toBeVisible();
  await address.fill('https://photos.example/river.jpg');
  await address.press('Enter');
  await page.getByLabel('What photo 1 shows').fill('The river');
  await save(page);
  await page.goto('/destination/paris-france');
  await expect(page.getByRole('link', { name: 'The river' })).toHaveAttribute(
    'href',
    'https://photos.example/river.jpg',
  );
});

test('the image is uploaded by button and by paste', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/admin/destinations/paris-france');
  const imageUrl = page.getByLabel('Image URL');
  await expect(imageUrl).toHaveValue('/posters/paris-france.svg');
  await hand(page, 'paste', 'input[name="imageUrl"]', [
    { name: 'pasted.jpg', buffer: await jpeg('#00ff00', 500) },
  ]);
  await expect(imageUrl).toHaveValue(/^\/images\/[0-9a-f]{64}\/500x500\.webp$/);
  await expect(page.getByLabel('What photo 1 shows')).toHaveCount(0);
  await choose(page, 'Upload', [{ name: 'image.jpg', buffer: await jpeg('#ff0000', 1200) }]);
  await expect(imageUrl).toHaveValue(/\/1200x1200\.webp$/);
  await save(page);

  await page.goto('/');
  const picture = page.getByRole('article').filter({ hasText: 'Paris' }).locator('picture');
  await expect(picture.locator('source').first()).toHaveAttribute('type', 'image/avif');
  await expect(picture.locator('source').first()).toHaveAttribute(
    'srcset',
    /480\.avif 480w, \S+960\.avif 960w, \S+1200\.avif 1200w$/,
  );
  const image = picture.locator('img');
  await expect(image).toHaveAttribute('width', '1200');
  await expect
    .poll(() => image.evaluate((shown: HTMLImageElement) => shown.currentSrc))
    .toMatch(/\.avif$/);
});
