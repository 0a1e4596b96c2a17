import type { DestinationInput } from '../../server/schemas/destination.ts';
import type { SiteContact } from '../../server/schemas/settings.ts';
import type { VisaRequirementInput } from '../../server/schemas/visaRequirement.ts';

/** A destination as the form sends it. */
export function destinationInput(changes: Partial<DestinationInput> = {}): DestinationInput {
  return {
    name: 'Paris',
    countryCode: 'FR',
    continent: 'Europe',
    imageUrl: 'https://pictures.example/paris.jpg',
    types: ['tourist'],
    shortDescription: 'The city of light',
    description: 'Museums, bridges and bread.',
    highlights: ['Bridges at night'],
    rating: 4.8,
    currency: 'EUR',
    timeZone: 'Europe/Paris',
    languages: ['French'],
    popular: false,
    emergencyNumbers: { police: '17', ambulance: '15', fire: '18' },
    weather: {
      bestTimeToVisit: 'April to June',
      seasons: [
        { name: 'Spring', months: 'March to May', temperature: { min: 7, max: 16 }, rainfall: 53 },
      ],
    },
    images: [],
    ...changes,
  };
}

/** A visa requirement as the form sends it: a tourist visa, to be obtained in advance. */
export function requirementInput(
  changes: Partial<VisaRequirementInput> = {},
): VisaRequirementInput {
  return {
    countryCode: 'DE',
    type: 'tourist',
    required: true,
    onArrival: false,
    durationDays: 30,
    cost: 'EUR 90',
    processingTime: '15 days',
    notes: 'Apply at the consulate.',
    documents: ['Passport', 'Photo'],
    eligibility: ['Over 18'],
    restrictions: ['No work'],
    extensions: {
      possible: true,
      maxDuration: 15,
      cost: 'EUR 30',
      requirements: ['Apply a week before the end of your stay'],
    },
    ...changes,
  };
}

/** The contact block as the settings form sends it: nothing hidden. */
export function contactInput(changes: Partial<SiteContact> = {}): SiteContact {
  return {
    postalAddress: '2 Quay Road, Port City',
    email: 'desk@example.com',
    phone: '+1 555 0199',
    officeHours: [{ days: 'Every day', hours: '8 AM to 8 PM' }],
    socialLinks: { facebook: '', instagram: 'https://instagram.com/landfall', x: '' },
    hidden: {
      postalAddress: false,
      email: false,
      phone: false,
      facebook: false,
      instagram: false,
      x: false,
    },
    ...changes,
  };
}
