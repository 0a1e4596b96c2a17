import type { DestinationFields } from '../../queries/destinations/destinationRow.ts';
import type { Faq } from '../../queries/faqs.ts';
import type { VisaRequirementFields } from '../../queries/visaRequirements.ts';

export type SampleDestination = {
  destination: Omit<DestinationFields, 'images'> & { id: string };
  requirements: VisaRequirementFields[];
};

export type SampleFaq = Omit<Faq, 'id'>;

/** The last paragraph of every sample. */
export const sampleNotice =
  'This destination came with the site as a sample. Its rating, costs and documents are examples: nobody has judged the place or confirmed the details.';
