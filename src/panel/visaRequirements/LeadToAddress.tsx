import { Navigate } from '@tanstack/react-router';

/** Redirects from a page at a destination's former address to the same page at its current one. */
export function LeadToAddress({
  destination,
  openedId,
}: {
  destination: { id: string } | undefined;
  /** The id in the page's address. */
  openedId: string;
}) {
  if (!destination || destination.id === openedId) return null;
  const { id: destinationId } = destination;
  return (
    <Navigate to="." params={(params: object) => ({ ...params, destinationId })} search replace />
  );
}
