import type { DestinationInput } from '../../server/schemas/destination.ts';
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
    pictures: [],
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
