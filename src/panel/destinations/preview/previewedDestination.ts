import { DEFAULT_BEST_TIME, type DestinationForm } from '#core/inputs/destination.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';

/** The destination as the fields would publish it, even if incomplete. */
export function previewedDestination({
  fields,
  countries,
  descriptionHtml,
  id,
}: {
  fields: DestinationForm;
  countries: RouterOutputs['country']['listAll'];
  descriptionHtml: string;
  id: string;
}): RouterOutputs['destination']['byId'] {
  const { slug: _, status = 'published', publishAt = null, ...shown } = fields;
  const { imageUrl, images, weather, name } = fields;
  return {
    ...shown,
    status,
    publishAt,
    id,
    name: name || 'Name',
    country: countries.find(({ code }) => code === fields.countryCode)?.name ?? '',
    imageUrl: isAddress(imageUrl) ? imageUrl : '/posters/hero.svg',
    descriptionHtml,
    english: false,
    translatedInto: ['en'],
    weather: {
      bestTimeToVisit: weather.bestTimeToVisit || DEFAULT_BEST_TIME,
      english: false,
      seasons: weather.seasons.filter(({ temperature: { min, max }, rainfall }) =>
        [min, max, rainfall].every(Number.isFinite),
      ),
    },
    images: images.map((image) => ({ ...image, id: image.src })),
    version: 0,
    createdAt: '',
    updatedAt: '',
  };
}

/** An incomplete address would be requested at every keystroke. */
function isAddress(text: string): boolean {
  return /^\/(posters|images)\/.+\.\w{3,4}$/.test(text) || /^https?:\/\/[^/]+\/.+/.test(text);
}
