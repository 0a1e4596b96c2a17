import type { VisaRequirementInput } from '../../../../server/schemas/visaRequirement.ts';

/** What the form calls its fields, for messages that name one away from its place. */
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
  sourceAddress: 'Source Address',
  sourceDate: 'Source Date',
};
