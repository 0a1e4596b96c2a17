import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { addPhotos } from '../fixtures/destination.ts';
import { pageSiteOfFile, sqlOf } from './pageSite.ts';
import { plainBrowser } from './plainBrowser.ts';

const site = pageSiteOfFile();

describe('the photos of a destination', () => {
  test('replace the frames, and are links to the large image', async () => {
    const { open, click } = plainBrowser(site());
    addPhotos(sqlOf(site()), 2);
    const page = await open('/destination/paris-france');
    const photos = page.getByRole('region', { name: 'Photos' });
    expect(within(photos).getAllByRole('img')).toHaveLength(2);
    expect(within(photos).queryByText(/no photos yet/)).toBeNull();
    expect(photos.querySelectorAll('img')).toHaveLength(2);
    const large = await click(
      within(photos).getByRole('link', { name: 'Photo of bali-indonesia' }),
    );
    expect([large.address, large.status]).toEqual(['/posters/bali-indonesia.svg', 200]);
  });
});

test('the poster of a destination is always the same and cached', async () => {
  const poster = (id: string) => site().app.inject(`/posters/generated/${id}.svg`);
  const first = await poster('paris-france');
  expect(first.headers).toMatchObject({
    'content-type': expect.stringContaining('image/svg+xml'),
    'cache-control': 'public, max-age=3600',
  });
  expect((await poster('paris-france')).body).toBe(first.body);
  expect(first.rawPayload.length).toBeLessThan(10_000);
  expect((await poster('nowhere')).statusCode).toBe(404);
});
