/** How the server is told which message is meant: its id alone may be another one's by then. */
export function sameMessage({ id, createdAt }: { id: number; createdAt: string }) {
  return { id, createdAt };
}
