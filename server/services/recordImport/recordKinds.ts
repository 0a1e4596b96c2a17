import type { RecordKindName } from '../../schemas/recordImport.ts';
import { destinationKind } from './destinationKind.ts';
import type { RecordKind } from './recordKind.ts';
import { requirementKind } from './requirementKind.ts';

const kinds: Partial<Record<RecordKindName, RecordKind>> = {
  destinations: destinationKind,
  requirements: requirementKind,
};

/** The records of this name. */
export function kindOf(name: RecordKindName): RecordKind {
  const kind = kinds[name];
  if (!kind) throw new Error(`${name} can't be exported yet`);
  return kind;
}
