/** Identifies a message to the server: its id alone may have been reused. */
export function sameMessage({ id, createdAt }: { id: number; createdAt: string }) {
  return { id, createdAt };
}
