import type { DestinationFields } from '#db/queries/destinations/destinationRow.ts';
import type { Faq } from '#db/queries/records/faqs.ts';
import type { VisaRequirementFields } from '#db/queries/visaRequirements/visaRequirements.ts';

export type SampleDestination = {
  destination: Omit<DestinationFields, 'images'> & { id: string };
  requirements: VisaRequirementFields[];
};

export type SampleFaq = Omit<Faq, 'id'>;

/** The last paragraph of every sample. */
export const sampleNotice =
  'This destination came with the site as a sample. Its rating, costs and documents are examples: nobody has judged the place or confirmed the details.';

type Requirement = SampleDestination['requirements'][number];
type Season = SampleDestination['destination']['weather']['seasons'][number];

/** A requirement: a tourist visa before the journey, which can't be extended, unless it is said. */
export function requirement(
  fields: Partial<Requirement> &
    Pick<Requirement, 'countryCode' | 'durationDays' | 'cost' | 'notes'>,
): Requirement {
  return {
    type: 'tourist',
    required: true,
    onArrival: false,
    processingTime: null,
    documents: [],
    eligibility: [],
    restrictions: [],
    extensions: { possible: false, maxDuration: 0, cost: '', requirements: [] },
    ...fields,
  };
}

/** A season with its lowest and highest temperature in degrees Celsius, and rainfall in millimetres. */
export function season(
  name: string,
  months: string,
  [min, max]: [min: number, max: number],
  rainfall: number,
): Season {
  return { name, months, temperature: { min, max }, rainfall };
}
