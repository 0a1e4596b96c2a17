import type { DestinationFields } from '../destinations.ts';
import type { Faq } from '../faqs.ts';
import type { VisaRequirementFields } from '../visaRequirements.ts';

export type SampleDestination = {
  destination: DestinationFields & { id: string };
  requirements: VisaRequirementFields[];
};

export type SampleFaq = Omit<Faq, 'id'>;
