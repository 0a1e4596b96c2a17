import type { RecordKindName } from '#core/records/files.ts';
import { fileKindOf } from '../file.ts';
import { recordKinds } from '../kinds.ts';
import { destinationKind } from './destinationKind.ts';
import type { RecordKind } from './recordKind.ts';
import { requirementKind } from './requirementKind.ts';

const kinds = [destinationKind, requirementKind, ...recordKinds.map(fileKindOf)];

/** The kind of record with this name. */
export function kindOf(name: RecordKindName): RecordKind {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw new Error(`No kind of records has the name ${name}`);
  return kind;
}
