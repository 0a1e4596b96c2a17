import type { RecordKindName } from '../../schemas/admin/recordImport.ts';
import { destinationKind } from './destinationKind.ts';
import { faqKind } from './faqKind.ts';
import type { RecordKind } from './recordKind.ts';
import { requirementKind } from './requirementKind.ts';

const kinds: Record<RecordKindName, RecordKind> = {
  destinations: destinationKind,
  requirements: requirementKind,
  faqs: faqKind,
};

/** The kind of record with this name. */
export function kindOf(name: RecordKindName): RecordKind {
  return kinds[name];
}
