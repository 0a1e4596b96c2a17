import type { DestinationFields } from '../../queries/destinations/destinationRow.ts';
import type { Faq } from '../../queries/faqs.ts';
import type { VisaRequirementFields } from '../../queries/visaRequirements.ts';

export type SampleDestination = {
  destination: Omit<DestinationFields, 'images'> & { id: string };
  requirements: VisaRequirementFields[];
};

export type SampleFaq = Omit<Faq, 'id'>;
