import type { DestinationFields } from '../destinationRow.ts';
import type { Faq } from '../faqs.ts';
import type { VisaRequirementFields } from '../visaRequirements.ts';

export type SampleDestination = {
  destination: Omit<DestinationFields, 'pictures'> & { id: string };
  requirements: VisaRequirementFields[];
};

export type SampleFaq = Omit<Faq, 'id'>;
