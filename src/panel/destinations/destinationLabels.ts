import type { DestinationForm } from '#core/inputs/destination.ts';
import type { PublishStatus } from '#core/siteVocabulary.ts';
import type { FieldLabels } from '../forms/versions/compareVersions.ts';

/** The form's labels, for messages that name a field elsewhere. */
export const destinationLabels: FieldLabels<DestinationForm> = {
  name: 'Name',
  countryCode: 'Country',
  continent: 'Continent',
  imageUrl: 'Image URL',
  types: 'Types',
  shortDescription: 'Short description',
  description: 'Full description',
  highlights: 'What makes it special',
  rating: 'Rating',
  currency: 'Currency',
  timeZone: 'Time zone',
  languages: 'Languages',
  popular: 'Popular',
  emergencyNumbers: 'Emergency numbers',
  'emergencyNumbers.police': 'Police',
  'emergencyNumbers.ambulance': 'Ambulance',
  'emergencyNumbers.fire': 'Fire',
  weather: 'Weather',
  'weather.bestTimeToVisit': 'Best time to visit',
  'weather.seasons': 'Seasons',
  images: 'Photos',
  status: 'Status',
  publishAt: 'Publish at',
  slug: 'Page address',
};

export const statusLabels: Record<PublishStatus, string> = {
  published: 'Published',
  draft: 'Draft',
  scheduled: 'Scheduled',
};
