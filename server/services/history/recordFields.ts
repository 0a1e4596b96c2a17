import type { Destination } from '../../../db/queries/destinations/destinationRow.ts';
import type { StoredRule } from '../../../db/queries/rules/ruleColumns.ts';
import type { VisaRequirement } from '../../../db/queries/visaRequirements.ts';

/** What the history holds of a destination: the fields of its form. */
export function fieldsOfDestination(destination: Destination): object {
  const { id, version, createdAt, updatedAt, country, images, ...fields } = destination;
  return { ...fields, images: images.map(({ id: _, ...image }) => image) };
}

/** What the history holds of a visa requirement: the fields of its form. */
export function fieldsOfRequirement(requirement: VisaRequirement): object {
  const { id, destinationId, version, createdAt, updatedAt, ...fields } = requirement;
  return fields;
}

/** What the history holds of a rule: the fields of its form, and when it was last confirmed. */
export function fieldsOfRule(rule: StoredRule): object {
  const { id, sourceId, editionId, version, ...fields } = rule;
  return fields;
}
