import { Navigate } from '@tanstack/react-router';

/** Leads from a page at an old address of a destination to the same page at the address it has. */
export function LeadToAddress({
  destination,
  openedId,
}: {
  destination: { id: string } | undefined;
  /** Of the page's own address. */
  openedId: string;
}) {
  if (!destination || destination.id === openedId) return null;
  const { id: destinationId } = destination;
  return (
    <Navigate to="." params={(params: object) => ({ ...params, destinationId })} search replace />
  );
}
