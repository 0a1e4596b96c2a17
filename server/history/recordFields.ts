import type { Destination } from '#db/queries/destinations/destinationRow.ts';
import type { VisaRequirement } from '#db/queries/visaRequirements/visaRequirements.ts';

/** A destination's fields in the history: those of its form. */
export function fieldsOfDestination(destination: Destination): object {
  const { id, version, createdAt, updatedAt, country, images, ...fields } = destination;
  return { ...fields, images: images.map(({ id: _, ...image }) => image) };
}

/** A visa requirement's fields in the history: those of its form, and who vouches for it. */
export function fieldsOfRequirement(requirement: VisaRequirement): object {
  const { id, destinationId, version, createdAt, updatedAt, ...fields } = requirement;
  return fields;
}
