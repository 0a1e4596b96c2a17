import type { DestinationInput } from '../../../../server/schemas/destination.ts';
import type { SiteContact } from '../../../../server/schemas/settings.ts';
import type { VisaRequirementInput } from '../../../../server/schemas/visaRequirement.ts';

/** What the forms call their fields, for messages that name one away from its place. */

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
};

export const visaRequirementLabels: Record<keyof VisaRequirementInput, string> = {
  countryCode: 'Country',
  type: 'Visa Type',
  required: 'Visa Required',
  onArrival: 'Available on Arrival',
  durationDays: 'Duration (days)',
  cost: 'Cost',
  processingTime: 'Processing Time',
  notes: 'Notes',
  documents: 'Documents',
  eligibility: 'Eligibility',
  restrictions: 'Restrictions',
  extensions: 'Extension',
};

export const contactLabels: Record<keyof SiteContact, string> = {
  postalAddress: 'Postal Address',
  email: 'Email',
  phone: 'Phone',
  officeHours: 'Office hours',
  socialLinks: 'Social media',
  hidden: 'What is hidden',
};
