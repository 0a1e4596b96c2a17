/** Shipped posters, in `src/public/posters`: these never fail to load. */
const posters = new Set([
  '/posters/bali-indonesia.svg',
  '/posters/dubai-united-arab-emirates.svg',
  '/posters/hero.svg',
  '/posters/paris-france.svg',
  '/posters/tokyo-japan.svg',
]);

export function isPoster(address: string): boolean {
  return posters.has(address);
}
