import { destinationTypes } from '#core/siteVocabulary.ts';
import type { VisaType } from '#core/vocabulary.ts';

/** Categories of the home search: kinds of destinations and of visas; labels are messages. */
export const searchCategories = [
  { value: 'tourist', label: 'tourist' },
  { value: 'transit', label: 'transit' },
  { value: 'nomad', label: 'nomad' },
  { value: 'tourist-visa', label: 'touristVisa' },
  { value: 'transit-visa', label: 'transitVisa' },
  { value: 'working-visa', label: 'workingVisa' },
] as const;

export type SearchCategory = (typeof searchCategories)[number]['value'];

const visaCategories = {
  'tourist-visa': 'tourist',
  'transit-visa': 'transit',
  'working-visa': 'working',
} as const satisfies Partial<Record<SearchCategory, VisaType>>;

type VisaCategory = keyof typeof visaCategories;

export function isVisaCategory(category: SearchCategory): category is VisaCategory {
  return category in visaCategories;
}

/** The kind of visa for a visa category. */
export function visaTypeOf(category: VisaCategory): VisaType {
  return visaCategories[category];
}

/** The category of a kind of visa. */
export function categoryOf(type: VisaType): VisaCategory {
  return `${type}-visa`;
}

export function isDestinationCategory(value: string): value is (typeof destinationTypes)[number] {
  return destinationTypes.some((type) => type === value);
}
