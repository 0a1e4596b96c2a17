import type pg from 'pg';

/** Time for a regular end of the connection, in ms. */
const END_TIMEOUT_MS = 1000;

/** Ends the connection; by force when PostgreSQL, stopped or cut off, doesn't respond. */
export async function endClient(
  client: pg.ClientBase & { end: () => Promise<void> },
): Promise<void> {
  const force = setTimeout(() => destroySocket(client), END_TIMEOUT_MS);
  await client.end().catch(() => {});
  clearTimeout(force);
}

/** Closes the connection at once: pending statements on it fail. */
export function destroySocket(client: pg.ClientBase): void {
  (client as unknown as { connection: pg.Connection }).connection.stream.destroy();
}
