import type { DestinationInput } from '../../../../server/schemas/destination.ts';

/** What the form calls its fields, for messages that name one away from its place. */
export const destinationLabels: Record<keyof DestinationInput, string> = {
  name: 'Name',
  countryCode: 'Country',
  continent: 'Continent',
  imageUrl: 'Image URL',
  types: 'Types',
  shortDescription: 'Short Description',
  description: 'Full Description',
  highlights: 'What makes it special',
  rating: 'Rating',
  currency: 'Currency',
  timeZone: 'Time Zone',
  languages: 'Languages',
  popular: 'Popular',
  emergencyNumbers: 'Emergency numbers',
  weather: 'Weather',
  images: 'Photos',
  status: 'Status',
  publishAt: 'Publish at',
};
