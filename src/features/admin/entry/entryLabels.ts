import type { EntryConditionInput } from '../../../../server/schemas/records/entryCondition.ts';
import type { OfficialLinkInput } from '../../../../server/schemas/records/officialLink.ts';
import { commonLabels } from '../records/countryRecordKind.ts';

export const conditionKindNames: Record<EntryConditionInput['kind'], string> = {
  passport_validity: 'Validity of the passport',
  passport_age: 'Age of the passport',
};

export const conditionLabels: Record<keyof EntryConditionInput, string> = {
  kind: 'Asked For',
  months: 'Months',
  countedFrom: 'Counted From',
  ...commonLabels,
};

export const schemeNames: Record<OfficialLinkInput['scheme'], string> = {
  eta: 'ETA',
  e_visa: 'e-Visa',
  visa: 'Visa',
  arrival_card: 'Arrival card',
  authority: 'Authority',
};

export const linkLabels: Record<keyof OfficialLinkInput, string> = {
  scheme: 'Applied For',
  title: 'Title',
  address: 'Address',
  priceAmount: 'Price',
  priceCurrency: 'Currency',
  priceNote: 'Note on the Price',
  inOperation: 'In operation',
  purposes: 'Kinds of Stay',
  foreignersOnly: 'For foreigners only',
  ...commonLabels,
};
