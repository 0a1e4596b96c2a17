import type { VisaRequirementInput } from '#core/inputs/visaRequirement.ts';
import type { FieldLabels } from '../forms/versions/compareVersions.ts';

/** The form's labels, for messages that name a field elsewhere. */
export const visaRequirementLabels: FieldLabels<VisaRequirementInput> = {
  countryCode: 'Country',
  type: 'Visa type',
  required: 'Visa Required',
  onArrival: 'Available on Arrival',
  durationDays: 'Duration (days)',
  cost: 'Cost',
  processingTime: 'Processing time',
  notes: 'Notes',
  documents: 'Documents',
  eligibility: 'Eligibility',
  restrictions: 'Restrictions',
  extensions: 'Extension',
  'extensions.possible': 'Extension Possible',
  'extensions.maxDuration': 'Maximum Extension (days)',
  'extensions.cost': 'Extension cost',
  'extensions.requirements': 'Extension requirements',
  sourceAddress: 'Source address',
  sourceDate: 'Source date',
};
