import { entryConditions } from './entryConditions.ts';
import { faqs } from './faqs.ts';
import type { AnyFileKind } from './kind.ts';
import { officialLinks } from './officialLinks.ts';
import { transitPolicies } from './transitPolicies.ts';
import { translations } from './translations/translations.ts';
import { waysToWork } from './waysToWork.ts';
import { workAreas } from './workAreas.ts';
import { workProgrammes } from './workProgrammes.ts';

/** The kinds of records that are stored, changed, deleted and restored in one way. */
export const recordKinds: readonly AnyFileKind[] = [
  entryConditions,
  officialLinks,
  workProgrammes,
  waysToWork,
  faqs,
  translations,
  transitPolicies,
  workAreas,
];

/** The kind that the history and the trash know by this name; `undefined` for what has its own service. */
export function recordKindOf(entity: string): AnyFileKind | undefined {
  return recordKinds.find((kind) => kind.entity === entity);
}
