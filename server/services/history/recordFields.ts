import type { Destination } from '../../../db/queries/destinations/destinationRow.ts';
import type { VisaRequirement } from '../../../db/queries/visaRequirements.ts';
import type { VisaType } from '../../../db/schema.ts';

/** What the history holds of a destination: the fields of its form. */
export function fieldsOfDestination(destination: Destination): object {
  const { id, version, createdAt, updatedAt, country, images, ...fields } = destination;
  return { ...fields, images: images.map(({ id: _, ...image }) => image) };
}

/** What people call a destination. */
export function titleOfDestination({ name, country }: { name: string; country: string }): string {
  return `${name}, ${country}`;
}

/** What the history holds of a visa requirement: the fields of its form. */
export function fieldsOfRequirement(requirement: VisaRequirement): object {
  const { id, destinationId, version, createdAt, updatedAt, ...fields } = requirement;
  return fields;
}

/** What people call a visa requirement: its destination, the passport's country and the kind of stay. */
export function titleOfRequirement(
  destination: { name: string; country: string },
  passport: string,
  type: VisaType,
): string {
  return `${titleOfDestination(destination)}: ${passport}, ${type}`;
}
