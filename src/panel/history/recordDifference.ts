import { hashKey } from '@tanstack/react-query';
import type { HistoryEntity } from '#core/records/history.ts';
import { recordWords } from '#core/records/kinds.ts';
import type { RequirementStanding } from '#core/siteVocabulary.ts';
import { destinationLabels } from '../destinations/destinationLabels.ts';
import { ruleLabels } from '../rules/ruleLabels.ts';
import { contactLabels } from '../settings/contactLabels.ts';
import { visaRequirementLabels } from '../visaRequirements/visaRequirementLabels.ts';

type Fields = Record<string, unknown>;

/** The versions of a record before and after a change. */
export type Versions = { entity: string; before: Fields | null; after: Fields | null };

/** The form's labels for each kind of record. */
const labels: Partial<Record<HistoryEntity, Record<string, string>>> = {
  destination: destinationLabels,
  visa_requirement: { ...visaRequirementLabels, standing: 'Vouched for by' },
  rule: { ...ruleLabels, verifiedOn: 'Last confirmed', refusedOn: 'Refused' },
  ...Object.fromEntries(
    Object.entries(recordWords).map(([entity, words]) => [entity, words.labels]),
  ),
  setting: contactLabels,
};

/** Who vouches for a requirement, in words. */
const vouching: Record<RequirementStanding, string> = {
  team: 'Our team',
  carried_over: 'Our team, not confirmed since the upgrade',
  set_aside: 'Nobody: put back below the country’s answer',
  sample: 'Nobody: an unchanged sample',
};

/** Fields that only an undo reads. */
const unshown: ReadonlySet<string> = new Set(['ruleVersions', 'writes']);

/** A version's value of a field; codes that no form shows are in words. */
export function shownValue({ entity }: Pick<Versions, 'entity'>, field: string, value: unknown) {
  if (entity !== 'visa_requirement' || field !== 'standing') return value;
  return vouching[value as RequirementStanding] ?? value;
}

/** A field's label in its form. */
export function labelOf({ entity }: Pick<Versions, 'entity'>, field: string): string {
  return labels[entity as HistoryEntity]?.[field] ?? inWords(field);
}

/**
 * The fields in which the versions differ, in the form's order; for a new record, its non-empty
 * fields.
 */
export function differingFields({ entity, before, after }: Versions): string[] {
  const known = Object.keys(labels[entity as HistoryEntity] ?? {});
  const held = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const inOrder = [...known.filter((name) => held.has(name)), ...held];
  return [...new Set(inOrder)].filter((name) => {
    if (unshown.has(name)) return false;
    const [old, now] = [before?.[name], after?.[name]];
    return hashKey([old ?? null]) !== hashKey([now ?? null]) && !(isEmpty(old) && isEmpty(now));
  });
}

/** Whether a field is empty. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return Array.isArray(value) && value.length === 0;
}

/** `heroTitle` as "Hero title". */
export function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
