import type { OfficialLinkInput } from '#core/inputs/records/officialLink.ts';
import type { RecordWords } from './recordWords.ts';
import { sourceLabels } from './sourceLabels.ts';

export const officialLinkWords = {
  noun: ['official link', 'official links'],
  title: ['Official link', 'Official links'],
  file: 'official-links',
  param: 'link',
  page: '/admin/entry-conditions',
  labels: {
    scheme: 'Applied for',
    title: 'Title',
    address: 'Address',
    priceAmount: 'Price',
    priceCurrency: 'Currency',
    priceNote: 'Note on the Price',
    inOperation: 'In operation',
    purposes: 'Kinds of Stay',
    foreignersOnly: 'For foreigners only',
    passports: 'Passports',
    binding: 'How binding',
    processingMin: 'Shortest processing time',
    processingMax: 'Longest processing time',
    processingUnit: 'Unit of processing time',
    validityDays: 'Valid For (Days)',
    stayDays: 'Longest Stay (Days)',
    entries: 'Entries',
    earliestDays: 'First Day to Send It (Days Before Arrival)',
    note: 'Note',
    ...sourceLabels,
  },
} as const satisfies RecordWords<OfficialLinkInput>;

export const schemeNames: Record<OfficialLinkInput['scheme'], string> = {
  eta: 'ETA',
  e_visa: 'e-Visa',
  visa: 'Visa',
  visa_on_arrival: 'Visa on arrival',
  arrival_card: 'Arrival card',
  authority: 'Authority',
};

export const linkBindingNames: Record<NonNullable<OfficialLinkInput['binding']>, string> = {
  required: 'Required',
  optional: 'Optional',
};

export const processingUnitNames: Record<
  NonNullable<OfficialLinkInput['processingUnit']>,
  string
> = { minutes: 'Minutes', days: 'Days', working_days: 'Working days' };

export const entriesNames: Record<NonNullable<OfficialLinkInput['entries']>, string> = {
  single: 'Single',
  double: 'Double',
  multiple: 'Multiple',
};
