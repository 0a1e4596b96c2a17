import type { AgeStatement, StatementQuality } from '#core/policyVocabulary.ts';

export const pageQualityNames: Record<StatementQuality, string> = {
  law: 'A law',
  own_government: 'The country’s own government',
  other_government: 'Another government',
  operator: 'An airline or airport',
  collected: 'Somebody who collected it: named, not linked',
  named: 'An official page that nobody has read',
};

export const ageNames: Record<AgeStatement, string> = {
  stated: 'Stated on the page',
  checked: 'Read on this day',
  copy: 'Archived on this day',
  unknown: 'Not known',
};
